// Spanish opinions without a verb that judges.
import type { OpinionForms } from '../opinion-forms.ts';

export const OPINION_FORMS_ES: OpinionForms = {
  beforeWish: /^(?:no|me|nos|solo|lo|que|asi|y)$/,
  notThis:
    /^ (?:(?:perdon|perdona|espera|no|uy|bueno) ,? ?)*(?:no (?:(?:un|una|unos|unas|el|la|los|las) )?@c|(?:(?:el|la|los|las) )?@c tampoco) ,? ?$/,
  echoes: {
    denied:
      /^ (?:, |pero |y |aunque |en cambio |personalmente )*(?:(?:yo|nosotr[oa]s|a mi|a nosotr[oa]s|a mi personalmente) (?:, )?(?:no|nada|para nada|menos|no tanto|ni de lejos|tampoco tanto)|no a mi)(?: tanto| mucho| nada| para nada)* (?:[.!] )*$/,
    affirmed:
      /^ (?:, |pero |y |aunque |en cambio |personalmente )*(?:yo|nosotr[oa]s|a mi|a nosotr[oa]s) (?:, )?si (?:[.!] )*$/,
  },
  someoneElse:
    / (?:mis?|nuestr[oa]s?|l[oa]s|el) (?:mujer|marido|pareja|novi[oa]|amig[oa]s?|hij[oa]s?|nin[oa]s|madre|padres?|herman[oa]s?|familia|jef[ea]|suegr[oa]s?|colegas?|demas|resto) /,
  speaker: / (?:me|nos|yo|soy|somos|adoro|amo|prefiero|disfruto|odio|detesto|mi favorit[oa]) /,
  wishedNow:
    / (?:gustaria\S*|encantaria\S*|apetec\S*|quisier\S*|querriamos|quiero|queremos|vamos a|pensamos|pensabamos) /,
  pastHabits:
    / (?:soli(?:a|amos|an) |(?:antes|de joven|de pequen[oa]) (?:yo |siempre )?(?:iba|ibamos|iban|salia|saliamos|hacia|haciamos|frecuentaba|visitaba) )/,
  bareVerdicts: [
    [/^(?:regular|asi asi|normal|meh|pse|ni fu ni fa)$/, 0],
    [/^(?:(?:muy )?bien|genial|guay|perfecto|siempre|de lujo)$/, 0.6],
    [/^(?:fatal|(?:muy )?mal|horrible|lo peor)$/, -0.7],
  ],
  verdicts: {
    refused:
      /^(?:(?:\S+ )?(?:no|tampoco|nunca|jamas)|por encima de mi cadaver|(?:no )?(?:para|a) (?:mi|nosotros) no|no para mi|no rotundo|un no|va a ser que no|(?:desde luego|claro|por supuesto|evidentemente|obviamente) que no|(?:muy )?mal|fatal|de ningun[oa]? (?:manera|modo|forma)|de eso nada|ni por asomo|en la vida|en mi vida|ni regalad[oa]s?|antes muert[oa]|ni (?:harto|harta) de vino|ni (?:de )?(?:borracho|borracha|muerto|muerta|broma|cona|lejos|palo|loco|loca|hablar)|ni en (?:pintura|broma|suenos)|no (?:tanto|mucho|demasiado)|para nada|en absoluto|nada de nada|que va|paso|fuera|no gracias|no por favor|no porfa)$/,
    accepted: /^(?:\S+ )?(?:si|tambien)(?: por favor| porfa)?$/,
  },
  moreInstead: /@c (?:, |; |y |pero )*mas $/,
  counting: new Set(['lejos', 'mal', 'muchos', 'muchas', 'malo']),
  butNot: /^ (?:[,;] )?(?:pero|aunque) no (?:(?:del?|a|al|con|para|por|sin|el|la|los|las|mi|un|una) ){0,3}$/,
  refusing: /^(?:no |nada)/,
  leavesOut: /^"(?:evit\w+|pas\w+ de|nada de|basta de)"/,
  refusedInSearch: /^(?:"(?:nada|sin|no|ni)(?: de| a)?"|.*(?:al+[eé]rg|intoler))/,
  still: / (?:todavia|aun) /,
  goesOn: /^(?:y|@c)$/,
  aroundRefused: { before: /^de$/, behind: /^nada$/ },
  givesReason: /^(?:q|que|porque|pq)$/,
  graded: {
    whole:
      / (?:@c (?:solo )?(?:mucho|muchisimo|un monton|bastante|un poco|poco|algo|no tanto|menos|nada)|(?:mucho|muchisimo|un monton|bastante|un poco|algo|nada|poco) (?:(?:el|la|los|las) )?@c) $/,
    degrees: [
      [/ nada /, -0.6],
      [/ (?:no tanto|menos) /, -0.35],
      [/ (?:un poco|poco|algo) /, 0.3],
      [/ (?:mucho|muchisimo|un monton|bastante) /, 0.8],
    ],
  },
  tooMuch: { opens: /^(?:super|demasiado|muy) /, forWhom: / para mi$/ },
  denied: [{ words: /^no$/, behind: /^(?:el|la|los|las)$/ }],
  courtesies: new Set(['por', 'favor', 'porfa', 'gracias', 'otra', 'vez', 'mas']),
  between: [
    ...[
      'otro',
      'otra',
      'otros',
      'otras',
      'ese',
      'esos',
      'esa',
      'esas',
      'el',
      'la',
      'los',
      'las',
      'un',
      'una',
      'unos',
      'unas',
    ],
    ...[
      'mas',
      'ningun',
      'ninguna',
      'de',
      'del',
      'a',
      'al',
      'ir',
      'ver',
      'visitar',
      'muchos',
      'muchas',
      'tantos',
      'tantas',
    ],
    ...['\\S+ ni', '\\S+ o', '@c y', '@c ni', '@c o', '@c ,'],
  ],
  takesItUp: / (?:l[oa]s?|les) /,
  notCrazy: /^"(?:encantan?|vuelven? loc[oa]s?|apasionan?|chiflan?|flipan?|entusiasman?|fascinan?)", 1 x negated/,
  soughtSo: / nada /,
  takenBack:
    /^(?:[\s,.;:…-]|no|ay|uy|bueno)*(?:mejor dicho|perdon|perdona|quiero decir|queria decir|quise decir|digo|corrijo|rectifico|no espera|espera no|me he equivocado)(?:[\s,.;:…-]|no|quiero|queria|quise|decir|mejor|mejor dicho|el|la|los|las|un|una|unos|unas|de|cerca|en)*$/u,
  correcting: new Set([
    'perdon',
    'perdona',
    'perdone',
    'queria',
    'quise',
    'quiero',
    'decir',
    'digo',
    'broma',
    'mentira',
  ]),
  verbCompany: {
    before: new Set(['no', 'me', 'te', 'se', 'nos', 'lo', 'le', 'yo', 'ha', 'he', 'han']),
    after: new Set(['me', 'te', 'se', 'nos', 'lo', 'le']),
  },
};
