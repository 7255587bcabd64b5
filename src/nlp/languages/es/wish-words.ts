// Spanish words of money, meals and hours, and of what is given up.
import type { WishWords } from '../wish-words.ts';

export const WISH_WORDS_ES: WishWords = {
  budget: new Set(['presupuesto']),
  eating: new Set(['comer', 'come', 'como', 'comemos', 'beber']),
  furtherNeed: new Set(
    'y e o u ni a al la las los el tambien tampoco ademas mas ah ay perdona perdon no por favor de'.split(' '),
  ),
  askedBehind: /^ (?:donde|adonde|algun sitio|alguna idea|alguna sugerencia) /,
  lessLiked:
    / (?:prefiero|preferimos|preferiria|prefeririamos|mejor|antes)(?: \S+){1,6} (?:que|antes que|en vez de)(?: (?:estar|ir|comer|cenar|quedarme|quedarnos)(?: (?:de pie|de pies|a|en))?)? (?:(?:un|una|el|la|los|las|en|a) ){0,3}$/,
  hadByOne:
    / (?:un[oa]s?|algun[oa]s?|otr[oa]s?) (?:con|que tengan?|que tuviera) (?:un |una |el |la |unas |unos |muchas |muchos |buenas |buenos )?$/,
  having: / (?:con|tenga|tiene|tengan|sin|(?:donde|que) hay(?:a|an)?) (?:un |una |el |la )?$/,
  years: / anos? $/,
  onFoot: / (?:and|camin)(?:ar|ando) /,
  spentAfter:
    /^ (?:pag|gast)ar(?:me|nos|se)? (?:mas|mucho|demasiado|tanto|una?(?! (?:centimo|euro|duro|solo|sola|peso|perra|moneda) )|muchos|lo|mil)(?= )/,
  freeOf: /(?:tengo|estoy) $/,
  afterwards: /^(?:despues|tras|luego)\b/,
  beforehand: /^antes\b/,
  morning: /\da\.?m\b|\ba\.?m\b|(?:la|esta|una) manana|madrugada/,
  afternoon: /p\.?m\b|tarde|mediodia/,
  night: /noche|madrugada/,
  bounds: new Set(['pero', 'sino', 'aunque', 'porque', 'asi', 'quien']),
  mine: new Set(['mi', 'mis', 'nuestro', 'nuestra']),
  beingPerson:
    /(?:^| )(?:soy|somos|mi (?:mujer|marido|pareja|novi[oa]|amig[oa]|madre|padre) es)(?: (?:de|un|una|unos|unas|medio|tod[oa]s|originalmente)){0,2} $|(?:^| )(?:un|una|unos|unas|\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|viene|vienen|somos|son|con|para|mis?|nuestr[oa]s|los|las) (?:familia|pareja|grupo|amig[oa]s?|clientes?|turistas|suegr[oa]s?|novi[oa]|marido|mujer|jef[ea]s?|companer[oa]s?|colegas?|estudiantes|visitantes|invitad[oa]s?) $/,
  openNow:
    /(?<! (?:no|nada|ni|ningun\S{0,3})(?: \S{1,15}){0,2}) (?:abiert[oa]s?|abran?|abren?) (?:ya |todavia )?(?:ahora(?: mismo)?(?! o )|a estas? horas?(?! (?:el|los|las|del|manana|pasado|cada|entre) )|en este (?:mismo )?momento) /,
  personBehind: /(?!)/,
  closesNotBefore: / no (?:cierren?|cierran?)(?: \S+){0,3} $/,
  opensAt: / (?:abran?|abren?)(?: (?:ya|desde|sobre|a))? (?:a )?(?:las? )?$/,
  ownTime:
    / (?:tengo|tenemos|(?:me|nos) quedan?|estoy|estamos|dispongo|disponemos)(?: (?:solo|de|libre|libres|tiempo|aqui|por aqui|solamente)){0,2}(?: hasta)? $| (?:mientras|que (?:puedo|podemos) hacer|que hago|que hacemos|esperar|esperamos|espero|hacer tiempo)(?: (?!abre|abra|abran|abren|abiert|cierr)\S+){0,6} $/,
  home: / (?:soy|somos|es|son|originari[oa]s?|jubilad[oa]s|pensionistas|amig[oa]s?|abuel[oa]s?|padres|papas|suegr[oa]s?|prim[oa]s?|ti[oa]s?|herman[oa]s?|familia|familiares|parientes|parej[ao]|companer[oa]s|colegas|estudiantes|alumn[oa]s|profes|profesor[ae]s|chic[oa]s|senoras|vecin[oa]s|gente|visita|grupo|peregrinos) de $/,
  notToSeem:
    / (?:no|sin|ni) (?:me |nos |te )?(?:parezca|parezcamos|parecer|sienta|sintamos|sentir|sentirme|sentirnos|parezco|parecemos)(?: como)? (?:una?|un[oa]s) $/,
  allBut: new Set([]),
  nor: new Set(['o', 'u', 'ni']),
  indifferentAfter:
    /^ (?:(?:me |nos )?da igual|(?:me |nos )?da lo mismo|(?:me |nos )?es igual|no (?:me |nos )?importa|(?:ya )?no hace falta|(?:ya )?no (?:la |lo |las |los )?necesit(?:o|amos)|ya no (?:me |nos )?(?:importa|importan|interesa)|sobran?|no es (?:tan |muy )?(?:necesari[oa]|imprescindible|importante)|es lo de menos|es opcional) (?=$|[,.;:!?]|(?:pero|aunque|si|que no) )/,
  weighs: / (?:es|son) (?:lo |el |la )?$/,
  example: /[,;(]\s?(?:por ejemplo |tipo |en plan )(?:una? |el |la )?$/,
  nobodyComes:
    /(?:^| )no (?:hay|vienen|viene|van|tenemos|tengo|llevamos|llevo|vamos con|voy con|somos con|traemos)(?: (?:ningun|los|el|con))? $/,
  indifferent:
    /(?:^| )(?:no (?:hace falta|tiene por que|tiene que|tienen que|es necesario|necesito|necesitamos|es imprescindible|necesariamente|me obsesiona)|(?:me|nos) (?:da igual|da lo mismo|es igual|es indiferente|la suda)|da igual|da lo mismo|lo mismo (?:me|nos) da|(?:no|ni) (?:me|nos) (?:importa|preocupa|molesta) (?:que|si|el|la|lo|los|las)|con o sin) (?:\S+ ){0,4}$/,
  tooFarAfter:
    /^ (?:(?:andando|a pie|caminando) )?(?:no )?(?:es|son|esta|estan|queda|quedan|me|nos|se|ya|sigue|parece|parecen) (?:\S+ ){0,2}?(?:lejos|mucho|demasiado|cerca|cerquita|al lado|muchisimo|tela) /,
  anywhereButNeed:
    / (?:no (?:hace falta|tienen? por que|tienen? que|es necesario|necesariamente|es imprescindible|hay necesidad de)|da igual (?:si|que) no)(?: (?:q|que))? (?:(?:sean?|esten?|estar|ser|queden?|quedar|justo|solo|en|por|cerca|al|del?|lado|junto|a|el|la|los|las|zona) )*$/,
  unminded: /(?:^| )(?:no|ni) (?:me|nos) (?:importa|importan|preocupa|preocupan|molesta|molestan) (?:\S+ ){0,3}$/,
  lookedAt:
    / (?:(?:vistas?|fotos?|mirando|dando|que mire|que de)(?: (?:a|al|del|de|sobre))|desde (?:donde|(?:el|la|los|las) (?:que|cual|cuales)) (?:se )?(?:vean?|ven?|pueda ver|puede ver|divisen?|veamos|podamos ver|contemple)(?: bien)?)(?: el| la| los| las)? $| donde se (?:vean?|ven?)(?: bien)? (?:el|la|los|las) $| (?:pued[ao]|podamos|podemos|para|quiero|queremos) (?:\S+ )?(?:vender|donar|deshacer(?:me|nos) de) (?:(?!(?:y|e|o|luego|despues|cerca|en) )\S+ ){0,4}$/,
  lacking: /^ (?:no tiene|no hay|esta cerrad[oa]|estaba cerrad[oa]|estaba llen[oa]|esta llen[oa]) /,
  notBeing: /^ (?:[a-z]{3,12} )?no (?:es|son|sera|parece|era) (?!$|[?])/,
  saysWhatItIs:
    /^ (?:(?:pero|no|y|oye|a ver|uy|jo|vaya|perdona|que|si|,|\.) )*(?!(?:lo|mi|mis|nuestro|nuestra|hoy|manana|donde|cual|cuales|quien|hay|la cena|la comida) )(?!(?:\S+ ){0,3}(?:plan|idea|ideal|objetivo|presupuesto|cumple|cumpleanos|quiero|queremos|busco|buscamos|prefiero) )(?:\S+ ){1,5}(?:es|son|era|eran) (?:solo |mas bien |realmente |en realidad )?(?:una?|unos|unas|todos|todas) (?:\S+ ){0,2}$/,
  isSaidToBe: /^ (?:es|era) (?:solo |mas bien |realmente |en realidad )?una? /,
  deedBehind:
    /^ (?:a|para) (?:comer|cenar|beber|ver|comprar|tomar|desayunar|almorzar|merendar|descansar|trabajar)(?:[^a-z]|$)/,
  anywhere:
    / (?:en |por )?cualquier (?:sitio|zona|parte|barrio|lugar|lado)(?: de (?:la )?ciudad)? (?=$|[,.;!?]|(?:me|nos|vale|sirve|esta|si|pero|que|con) )| (?:en |por )?tod[oa] (?:la )?ciudad |(?:me |nos )?da igual (?:la zona|el barrio|donde|el sitio|que zona)| donde sea |(?:aunque|asi|si) (?:me |nos )?(?:est[ae]n?|sean?|qued[ae]n?|pill[ae]n?) (?:un poco |algo |muy |mas )*lejos|no (?:me |nos )?importa (?:la distancia|que (?:este|quede|pille) lejos|ir lejos|donde|la zona)/,
  statesHours:
    /(?<! (?:que|q|donde|si|cuando|hora)) (?:abren?|cierran?|cierra)(?: solo| ya)?(?: (?:a|hasta|desde|de|sobre))?(?: las?)? $/,
  asksWhether:
    /^ (?:(?:vale|pero|y|oye|a ver|ok|bueno|,|\.|¿) )*(?:(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|ultim[oa]|otr[oa]|numero \d)|es[eoa]s?|est[eao]s?) (?:no )?(?:es|son)(?: (?:solo|solamente|todo|un|una|de|el|la|los|las|donde|como|mas bien))* $/,
  eats: {
    eaten:
      / (?:(?<! (?:no|ni|nunca|nadie|tampoco) )(?:come|comemos|como|comen|toma|tomamos|tomo|toman)|(?:pero|aunque|pescado|carne|,) si|(?<= carne(?: ,)? )(?:solo|unicamente))(?= )/g,
    notEaten:
      / (?:(?:no|ni|nunca|nadie|tampoco|ningun[oa](?: de \S+)?(?: \S+)?) (?:(?:puedo|puede|podemos|pueden|quiero|quiere|queremos) )?(?:come|comer|comemos|como|comen|toma|tomar|tomamos|tomo|toman|bebe|bebo|prueba|pruebo)|no|ni|sin|alerg\S*|intoleran\S*|odia|odio)(?= )/g,
  },
  broken:
    / (?:se (?:me|nos|le|les) (?:ha|han) (?:roto|caido|estropeado|rasgado|descosido|pinchado|partido|jodido|rajado|quedado sin)|se (?:me|nos|le|les) (?:rompio|cayo|estropeo|rasgo|descosio|partio|pincho|rajo)|(?:esta|estan) (?:rot|hech[oa]s? (?:polvo|trizas|anicos|mierda)|estropead|rajad|reventad|pinchad|descosid)\S*|no (?:me )?(?:enciende|carga|arranca|cierra)|(?:me |nos |lo |la )?(?:arregl|repar|compon)(?:ar?|an|en|e|g\w+|er)(?:me|nos|lo|la)?) /,
  mended: (thing) =>
    ['arreglar el', 'arreglar la', 'arreglar los', 'arreglar las', 'arreglan una', 'arreglar', 'reparar el'].map(
      (lead) => `${lead} ${thing}`,
    ),
  ongoing:
    / (?:llevo|llevamos|llevan|me he pasado|nos hemos pasado|me he tirado|nos hemos tirado|hemos estado|he estado|acabo de pasar)(?: aqui| ya)? (?:tod[oa]|desde) $/,
  anew: /^ , (?:mejor |pero |asi que |y )?algo (?:de |con |tipo |mas )?$/u,
  eaten: {
    before:
      / (?:ayer|anoche|anteayer|antier|ya|el otro dia|esta manana|a mediodia|este mediodia) (?:\S+ ){0,2}?(?:com(?:imos|emos|io|i)|cenamos|almorzamos|desayunamos|probamos|tomamos|cen[eo]|almorce|tom[eo]|comido|cenado|probado|tomado|tuvimos) (?:una? |el |la |los |las |unas? |unos )?$/u,
    beforeDated:
      / (?:com(?:imos|emos|io|i)|cenamos|almorzamos|desayunamos|probamos|tomamos|cen[eo]|almorce|tom[eo]|comido|cenado|probado|tomado|tuvimos) (?:una? |el |la |los |las |unas? |unos )?$/u,
    after: /^ (?:ayer|anoche|anteayer|antier|el otro dia|esta manana|a mediodia|este mediodia|para comer)(?: |$)/u,
    otherwise: /\b(?:otra cosa|otras cosas|algo (?:distinto|diferente|nuevo|que no)|variar|cambiar|cambio)\b/u,
  },
  hadEnough:
    / (?:llevo|llevamos|lleva|llevan|estamos todo el dia|he estado|hemos estado) (?:\S+ ){0,4}(?:comiendo|cenando|bebiendo|tomando|viendo|visitando)(?: solo| mas que)?(?: (?:un|una|unos|unas|el|la|los|las))? $/,
  beforeOrAfter:
    / (?:antes|despues|tras|en cuanto acabe|cuando acabe|cuando salga|saliendo)(?: de|del)?(?: (?:ir|entrar|ver|salir|volver))?(?: (?:al?|del?))?(?: (?:el|la|los|las|un|una|mi|nuestro))? $/,
  past: / (?:murio|fallecio|me dejo) $| (?:(?:he|hemos|ha|han) (?:(?:ya|por fin) )?\S+(?:ado|ido|sto|cho|rto)|(?:me|nos) (?:jubile|case|mude|instale|levante|desperte)|llegue|aterrice|vine|vinimos|estuve|estuvimos|empece|termine|cumpli|naci)(?: (?:a|de|en|desde|por|aqui|aca|@p|\S+))?(?: el| la)? $/,
  departure:
    / (?:mi|nuestro|un|el|tengo|tenemos) (?:\S+ )?(?:tren|vuelo|avion|autobus|bus|ave|autocar)(?: (?:que )?(?:sale|salgo|es|despega|parte))?(?: (?:a|sobre) las?)? ?$| (?:viajo|viajamos|vuelo|volamos|me voy|nos vamos|me marcho|nos marchamos|regreso|regresamos|me vuelvo|nos volvemos)(?: (?:a|para) \S+)?(?: el| este| a las?)? ?$/,
  replacing:
    / (?:vend\S+|compr\S+|encontr\S+|necesit\S+|consig\S+|busc\S+)(?: \S+)? (?:uno|una|otro|otra|nuevo|nueva|repuesto) /,
  quotedAway: /\b(?:no|nada de|sin|ni)(?: (?:solo|sólo|el|la|un|una|otro|otra|lo de|de|quiero|me vale|eso de))* $/iu,
  refusedPrice:
    / (?:(?:nada de|sin|no quiero|no queremos|ni|odio|odiamos|harto de|harta de|hartos de)(?: \S+){1,3} (?:a|de|por)|no (?:quiero |queremos |pienso |vamos a |voy a )?(?:pagar|gastar|gastarme|gastarnos|pago|pagamos)) $/,
  notTooMuch: /(?:^| )(?:no|ni|nada) (?:muy|tan|demasiado|excesivamente|super) $/,
  notes: {},
  centre: /^(?:el )?centro(?: de la ciudad)?$/,
  nearTo:
    /(?:^| )(?:cerca de|cerca del|cerquita de|cerquita del|junto a|junto al|al lado de|al lado del|enfrente de|enfrente del|frente a|frente al|pegado a|pegado al|a un paso de|a un paso del|no lejos de|no lejos del|por la zona de|(?:me|nos) (?:alojo|alojamos|quedo|quedamos|hospedo|hospedamos) en|alojad[oa]s? en|dormimos en|duermo en|hotel es|hotel se llama) (?:el |la |los |las |mi |nuestro )?$/,
  ofOtherSort:
    /^ (?:pero |y )?(?:que|q|k) no (?:(?:sea|sean|son|es|vaya|vayan|va|van|trate|traten|tenga|tengan) )(?:(?:solo|de|del|sobre|la|el|los|las|un|una|nada|muy|tan|que ver con) )*[a-z]|^ (?:pero )?no (?:de|del|sobre) [a-z]/,
  ofOthers:
    /(?:^| )(?:para|con) (?:\S+ ){1,4}?(?:que|q|a quien(?:es)?|al que|a la que|a los que) (?:(?:normalmente|siempre|de verdad|no|le|les|se|nunca|ni) )*(?:odian?|detestan?|aborrecen?|aguantan?|soportan?|gustan?|apasionan?|pisan?|aburren?|interesan?) (?:\S+ ){0,3}$/,
  toPlease:
    /(?:^| )(?:algo|alguno|alguna|sitio|sitios|lugar|comida|plan) (?:que|q) (?:tambien )?(?:le|les|nos|te|me) (?:pueda |puedan )?(?:guste|gusten|gustar|encante|encanten|mole|molen|vaya|vayan|agrade|apetezca) |(?:^| )(?:mejor(?:es)?|buen(?:os)?) (?:sitios?|lugar(?:es)?) (?:para|donde|de) (?:(?:comprar|comer|probar|tomar|un|una|el|la|los|unos|buen|buena) )*$/,
  comingFrom:
    /(?:^| )(?:(?:somos|soy|es|son|vengo|venimos|viene|vienen|llego|llegamos|llega|llegan|visita|amig[oa]s?|colegas|parejas?|padres|familia|gente)(?: \S+){0,3} (?:de|desde|del)|recien llegad[oa]s? de) (?:la |el )?$/,
  inLists: new Set(
    'comida cocina sitio sitios restaurante restaurantes uno una quiza quizas incluso si no de con tipo algo'.split(
      ' ',
    ),
  ),
  ownPlaces: new Set(['casa', 'cama', 'trabajo', 'oficina', 'cole', 'piso', 'apartamento', 'airbnb']),
  addressed: new Set(
    'hotel hostal hostel airbnb apartamento apartamentos pension residencia calle plaza avenida paseo glorieta c'.split(
      ' ',
    ),
  ),
  givenUp: {
    area: /\b(?:zona|barrio|sitio)\b/iu,
    dog: /\b(?:perr[oa]s?|perrit[oa]s?)\b/iu,
    child: /\b(?:ni[ñn][oa]s?|hij[oa]s?|beb[eé]|peques?)\b/iu,
    person: /\b(?:silla|madre|padre|abuel[oa]s?|mujer|marido)\b/iu,
    money: /\b(?:presupuesto|dinero|precio|euros?)\b|€/iu,
    hotel: /\b(?:hotel|hostal|alojamiento)\b/iu,
    diet: /\b(?:dieta|vegan\w*|vegetarian\w*|cel[ií]ac[oa]s?|gluten|halal|kosher)\b/iu,
    allergy: /\b(?:alergi\w+|alérgi\w+)\b/iu,
  },
};
