// Spanish words that judge a stop of a plan.
import type { PlanVerdictWords } from '../plan-verdict-words.ts';

export const PLAN_VERDICT_WORDS_ES: PlanVerdictWords = {
  verdicts: {
    for: [
      /(?<! (?:no|ni|nunca|tampoco)(?: \S{1,15}){0,2}) (?:vale|perfecto|perfecta|genial|bien|si|gusta|gustan|encanta|encantan|mola|guay|ok|okey|de acuerdo|me quedo con|nos quedamos con|quedate con|dale|deja|deje|dejad|dejame|dejanos|dejen|mant\S{1,8}|conserv\S{1,6}|quiero|queremos)(?: (?:con|lo|de|que|a|ver|y|mucho|,)){0,5} @ /,
      /(?<! no) @ (?:(?:lo|la|me|nos|les|le|que|pinta|suena|parece|esta|es|va|muy|super|todo|,|,|tiene|buena) ){0,5}(?:mola|molan|genial|perfect[oa]|bien|gusta|gustan|encanta|encantan|pinta|guay|estupend[oa]|fenomenal|se queda|vale|barbaro|lind[oa]|bonit[oa]|chul[oa]|buenisim[oa])(?= )/,
    ],
    against: [
      / @ (?:\S{1,8} ){0,2}(?:complet[oa]|no (?:hay|tienen|queda|tiene) (?:mesa|sitio|hueco)s?|cerrad[oa]|reservad[oa])(?= )/,
      / no (?:\S{1,8} ){0,2}(?:fan|fans|muy de|mucho de|amig[oa]s? de)(?: (?:de|los|las|el|la))* @ /,
      / @ (?:\S{1,10} ){0,4}no (?:me|nos|le|les|te) (?:dicen?|llaman?|convencen?|tiran?|emocionan?|entusiasman?|cuadran?|hacen?)(?= )/,
      / (?:no|ni|tampoco) @ (?:\S{1,10} ){0,6}(?:me|nos|le|les) (?:dicen?|llaman?|convencen?|tiran?|emocionan?|entusiasman?|cuadran?|hacen?)(?= )/,
      /(?:^| )(?:no|ni|tampoco) (?:me|nos|le|les) (?:\S{1,10} )?(?:van|tiran|dicen?|hacen?|entusiasman?|emocionan?)(?: (?:mucho|nada|demasiado|los|las|el|la|gracia|lo|de|eso)){0,4} @ /,
      / @ (?:\S{1,10} ){0,3}(?:me|nos|le|les) (?:cae|caen|sienta|sientan|hace|da) (?:pesad\S+|mal|fatal|dano|alergia)(?= )/,
      / no (?:me |nos )?(?:has|habeis|ha|han) (?:quitado|cambiado|sacado|eliminado|borrado)(?: (?:el|la|los|las)){0,1} @ /,
      / (?:has dejado|dejaste|sigues poniendo|sigue saliendo|sigue estando|sigue)(?: (?:el|la|los|las|ahi)){0,2} @ /,
      / @ (?:sigue|siguen|todavia esta|aun esta) (?:ahi|alli|en el plan|puest[oa]|saliendo)(?= )/,
      /(?:^| )(?:no|ni|nada de|otra vez|de nuevo|sin|que no sea|excepto|odio|odiamos|paso de|pasamos de|ni hablar de|menos|no (?:te )?(?:pedi|pedimos|he pedido|hemos pedido|dije))(?: (?:a|al|de|del|en|ir|al?|con|mas|otra|vez|ese|esa)){0,5} @ (?!(?:cierra|abre|tiene|esta|estan|es|son|queda|sirve|hay|admite) )/,
      /(?:^| )(?:no|ni|tampoco) (?:\S{1,10} )?(?:gusta|gustan|interesa|interesan|convence|convencen|apetece|apetecen|va|mola|molan|copa|copan|late|cierra|llama|veo|vemos|quiero|queremos|queria|queriamos|quiere|quieren|encaja|cuadra|necesito|necesitamos)(?: (?:nada|mucho|ir|a|al|de|ver|en|lo|comer|cenar|tanto|para|el|que|volver|visitar|estar)){0,5} @ /,
      / @ (?:(?:mejor|otra vez|de nuevo|ya|pues|la verdad|a mi|a nosotros|a mi \S{1,10}|a los ninos|ese|esa|,) ){0,5}no (?:(?:me|nos|le|les|te|lo|la|se|es|va|esta|para|del todo|nada|mucho|muy|a) ){0,5}(?:gusta|gustan|interesa|interesan|convence|convencen|apetece|apetecen|va|mola|molan|copa|copan|late|cierra|llama|veo|vemos|encaja|cuadra|pega|es para|para|sirve|vale|queremos|quiero|hace falta|adecuad[oa]|buena idea|lo nuestro|aguanta|aguantan|puede|pueden)(?= )/,
      / @ (?:(?:otra vez|de nuevo|ya|tampoco|mejor|pues|si que|alli|por favor) ){0,5}(?:no|tampoco|ni hablar|ni de broma|nada|no gracias|fuera)(?: (?:gracias|por favor|porfa|eh|por dios|jaja\S*)){0,5}(?= (?:$|[,.!?;:)]))/,
      /(?<! no) @ (?:(?:ya|me|nos|parece|pero|creo|que|se|pilla|la|verdad|resulta|eso|ese|sitio|,|le|les) ){0,5}(?:es|esta|estan|son|queda|quedan|sale|salen|suena|parece|cae|seria|sera|va a ser) (?:(?:un|una|de|los|las|muy|demasiado|bastante|super|tan|mas|un poco|algo|mucho|para|mi|nuestro|nosotros|el|la|como|solo) ){0,5}(?:car[oa]s?|carisim\S{1,3}|lejos|lejisimos|lejano|aburrid\S{1,3}|cutre|ruidos\S{1,3}|turistic\S{1,3}|llen[oa]s?|a tope|tope|de pie|cerrad\S{1,3}|fe[oa]|rollo|pijo|pija|formal|serio|larg[oa]|pesad[oa]|guiri|taberna|cervezas|bareto|antro|vegan[oa]|vegetarian[oa]|trampa|turistada|cadena|comida rapida|parado|parados|barra|gritos)(?= )/,
      / @ (?:\S{1,12} ){0,9}no (?:lo|la|los|las) (?:veo|vemos)(?= )/,
      / @ (?:dura|lleva|ocupa|tarda|nos lleva) (?:demasiado|mucho|muchisimo|un monton)/,
      / (?:es|esta|queda|sale|parece|pilla) (?:(?:muy|demasiado|bastante|super|tan|un poco|algo) ){1,2}(?:car[oa]s?|lejos|aburrid[oa]|turistic[oa]|llen[oa]|ruidos[oa]|larg[oa])(?: (?:la verdad|para nosotros|no)){0,1} @ /,
    ],
    known: [
      / (?:vimos|hemos visto|he visto|vi|visitamos|hemos visitado|he visitado|estuvimos|estuve|hemos estado|he estado|fuimos|fui|conocemos|conozco)(?: (?:ya|en|a|al)){0,2} @ (?:(?:ya|ayer|antes|otra|varias|el|la|hace|muchas) |$|[.,!;])/,
      / @ (?:ya )?(?:lo|la|los|las) (?:vimos|hemos visto|he visto|vi|visitamos|conocemos|conozco|tenemos vist[oa])(?= )/,
    ],
    doubt: [
      / @ (?:pero )?(?:\S{1,8} )?no (?:es|esta|son|era|sera|queda|sale) /,
      / no (?:es|esta|son|queda|sera) @ (?:(?:muy|un poco|demasiado|mas|de|algo|bastante|como|un|una) )/,
      /^ (?:\S{1,8} ){0,3}@ (?:(?:con|bajo) (?:la |esta |este |el )?(?:lluvia|frio|nieve|calor) |(?:lloviendo|de noche|a oscuras) )?[?¿!.…]/,
      / @ (?:es|esta|queda|son) (?:\S{1,10} ){1,6}(?:no|verdad) /,
    ],
    missing: [
      / (?:falta|faltan|faltaba|faltaban|falto|olvid\S{1,6}|te comiste|se comio|os comisteis|te saltaste|(?<! no | no me | no nos )has quitado|quitaste|no veo|no vemos|no aparece|no sale|no esta|no estan|no hay|no has puesto|no pusiste|no metiste|no has metido|no incluye|donde esta|donde estan|donde quedo|donde quedaron|que paso con|que pasa con|que hay de|(?<! no)(?<! no te) (?:pedi|pedimos)|te pedi|queria|queriamos|y lo de|lo de|queda)(?: (?:el|la|los|las|un|una|de|lo|con|ver|poner|meter|incluir|ningun|ninguna|que|del|nada|por|ningun lado)){0,5} @ /,
      / @ (?:(?:ya|todavia|aun) )?no (?:(?:esta|estan)(?! (?:en|cerca|por) (?!el plan |la lista ))|sale|salen|aparece|aparecen|lo veo|la veo|los veo|las veo|hay)(?= )/,
      /^ (?:(?:y|pero|,|oye|vale|si|no|eh|bueno|entonces) ){1,5}@ [?]/,
    ],
  },
  wanting:
    / (?:algo|algun (?:sitio|lugar|restaurante)|(?:un|otro) (?:sitio|lugar|restaurante|local)|otra cosa|mejor (?:un|una|algo|otro|otra)|pref(?:er|ier)\S{1,10}|querria\S{0,3}|quisiera\S{0,3}|un[oa] (?:mas|que|de|con|donde|cerca|buen[oa]|a menos|en|por|al lado|junto|para)|tipo (?:un|una))(?= )/,
  orSo: / (?:o (?:algo|asi|parecido|similar|lo que sea|cualquier cosa)(?: (?:asi|similar|por el estilo))?|por ejemplo|tipo|quiza|quizas) /,
  having: new Set(['tuvieron', 'tenian', 'tuvimos', 'vieron', 'vimos', 'hicieron', 'hicimos', 'visitaron']),
  without: new Set(['sin']),
  indifferent: / (?:da igual|no importa|no pasa nada|aunque)(?: \S{1,12}){0,3} $/,
  asksOfIt: / (?:tiene|tienen|tendra|tendran|sirve|sirven) (?:ahi |alli )?(?:algo|algun\S{0,2}) /,
  wantingElse: / (?:si no|sino|de lo contrario)(?= )/,
  wantingNamed:
    / (?:(?:me|nos|le|les) (?:apetec|gusta|mola|va|tira|interesa|pide|hace)\S* (?:mas|ilusion|el cuerpo)|que tal|y si (?:vamos|hacemos|ponemos|metemos|cenamos|comemos)?(?: (?:a|en))?|por que no|quiza\S?|a lo mejor|mejor|pref(?:er|ier)\S{1,8}|mas bien|(?:me|nos) referia(?:mos)? (?:a|al)|(?:queria|queriamos) decir|(?:yo )?decia)(?= )/,
  wouldBe:
    / @ (?:\S{1,12} ){0,4}?(?:(?:estaria|seria|iria|quedaria|vendria) (?:muy |mucho )?(?:bien|mejor|genial|ideal|perfect\S|estupend\S|guay|bonito|de lujo|de perlas)|(?:me|nos|le|les) (?:va|pega|gusta|apetece|llama|tira|encaja)n? mas|(?:suena|pinta) mejor) /,
  wantingAnother: / (?:otro|otra(?! vez )|uno distinto|una distinta)(?= )/,
  besideWant: new Set(['entonces', 'mejor', 'porfa', 'favor', 'pues', 'plis', 'porfis', 'gracias', 'dale']),
  onlyThose:
    /^ (?:(?:no|vale|mejor|bueno|pues|y|por|favor|a|ver|queremos|quiero|nos|quedamos|con|entonces|ya|eso|si|dejalo|en|deja|deje) ){0,5}(?:solo|solamente|unicamente|nomas|nada mas|nada mas que)(?: (?:con|queremos|quiero|ver|ir|a|al|deja|deje)){0,5} @ /,
  eatenAtHome:
    / (?:cen\S{1,5}|com\S{1,5}|almorz\S{1,5}|desayun\S{1,5})(?: (?:ya|todos|luego|nosotros|algo|mejor)){0,5} (?:en (?:casa|el hotel|el piso|el apartamento|casa de \S{1,10}|el tren|el avion)|a casa) | a (?:cenar|comer) a casa /,
};
