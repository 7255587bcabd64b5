// Spanish words by which people tell how their day is bound.
import type { ToldWords } from '../told-words.ts';

export const TOLD_WORDS_ES: ToldWords = {
  diet: / (?:soy|somos|es|son|mi \S+|mis \S+|uno de nosotros|una de nosotras|alguno es|hay un[oa]?) (?:\S+ ){0,3}(?:vegan\S*|vegetarian\S*|veggie|celia\S*|gluten|lactosa|halal|kosher|musulman\S*|judi\S*)/,
  ofChildren:
    /(?:niñ[oa]s?|hij[oa]s?|cr[ií][oa]s?|peques?|niet[oa]s?|sobrin[oa]s?)(?:,? de)?,? \S+(?:,? (?:y|&) \S+)?$/iu,
  bound:
    /\b((?:(?:mi|nuestro|su) |al |del |el (?=[^,.;?]{1,40} (?:no )?(?:me |nos )?(?:sale|parte|despega|es a)))(?:tren|vuelo|avi[oó]n|autob[uú]s|bus|autocar|ave)(?: de vuelta)?) (?:a|para|hacia|hasta|con destino a) (?:la ciudad de )?(?!(?:las?|los|el|mi|nuestr[oa]|t\d|terminal|aeropuerto|estaci[oó]n)\b)\p{L}+(?: capital| ciudad)?|\b((?:me|nos) (?:voy|vamos|vuelvo|volvemos|marcho|marchamos)|(?:vuelvo|volvemos|regreso|regresamos)) (?:a|para) (?!(?:las?|los|el|mi|casa)\b)\p{L}+(?= (?:en|con el) (?:tren|ave|avi[oó]n|autob[uú]s|bus|coche))/giu,
  staying: [
    /\b(?:estoy|estamos|me (?:alojo|hospedo|quedo)|nos (?:alojamos|hospedamos|quedamos)|tengo|tenemos) (?:en )?(?:un|una|mi|nuestro|el) (?:hotel|hostal|airbnb|piso|apartamento|apartotel|habitaci[oó]n)(?: (?:muy|justo))? (?:cerca de|junto a|al lado de|en|por|frente a|enfrente de) (?=\p{L})/giu,
    'me alojo cerca de ',
  ],
  farther: [
    /\b(?:(?:no (?:me|nos) importa|(?:me |nos )?da igual|aunque)(?: si)?(?: (?:tengo|tenemos|tenga|tengamos|haya|hay) que)? (?:coger|tomar|pillar|ir en|usar) (?:el |un )?(?:taxi|metro|bus|autob[uú]s|uber)|pueden? estar (?:a |hasta a )?(?:\d+|diez|quince|veinte|treinta) (?:minutos|min) en (?:taxi|metro|bus|autob[uú]s|coche))\b/giu,
    'un poco más lejos no importa',
  ],
  journey:
    /\b(?:(?:mi|nuestro|el|su) (?:\w+ )?(?:tren|vuelo|avion|autobus|bus|autocar|ave)(?: de vuelta)?(?: que)?(?: no)?(?: me| nos)? (?:sale|salia|es|parte|despega|va|lo (?:cojo|tomo|cogemos|tomamos))\b|(?:tengo|tenemos|cojo|cogemos|tomo|tomamos|agarro|agarramos) (?:que (?:coger|tomar|agarrar) )?(?:(?:el|un|mi|nuestro) )?(?:\S+ )?(?:tren|vuelo|avion|autobus|bus|autocar|ave)\b|(?:me|nos) (?:voy|vamos|vuelvo|volvemos|marcho|marchamos)(?: \w+){0,2} (?:en|con) (?:el )?(?:tren|ave|avion|autobus|bus|coche)\b|(?:volamos|vuelo|viajo|viajamos) (?:de vuelta|manana|hoy|esta (?:tarde|noche)|a las?|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b|me (?:refiero|referia) (?:al?|del?) (?:\w+ )?(?:tren|vuelo|avion|autobus|ave)\b|hablo del (?:tren|vuelo|avion))/u,
  means: {
    air: /\b(?:vuelos?|avion(?:es)?|volamos|aeropuerto|t[1-4]|terminal|embarque)\b/u,
    rail: /\b(?:tren(?:es)?|ave|renfe)\b/u,
    road: /\b(?:autobus(?:es)?|bus|autocar)\b/u,
  },
  wayTo: 'cómo llego a ',
  airport: 'el aeropuerto',
  home: 'tu hotel',
  leavesFrom:
    /\b(?:desde|sale de|salgo de|salimos de|parte de|es (?:en|desde)) (.{2,40}?)(?= (?:a las?|hoy|manana|el|por|esta|sobre)\b|[,.;]|$)/u,
  lodging:
    /\b(?:(?:habitacion|cuarto|piso|apartamento|airbnb|hotel|check ?-?in|depa)(?: \w+){0,6}? (?:hasta|antes de|desde|a partir de|es a) las? (?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|doce)(?:[:.]\d\d)?\b|no (?:nos|me) (?:da|dan|dejan?) (?:\w+ ){0,2}?(?:entrar|la habitacion|el cuarto|el piso|hacer el check ?-?in)|(?:ya )?(?:tengo|tenemos)(?: ya)? (?:un |el |mi |nuestro )?(?:hotel|alojamiento|habitacion|airbnb|hostal|donde dormir)(?: (?:ya|reservado|reservada|cogido))?(?=\W*$)|no (?:busco|buscamos|necesito|necesitamos|quiero|queremos) (?:un |ningun |una )?(?:hotel(?:es)?|hostal|alojamiento|habitacion))/u,
  whenToLeave:
    /\b(?:(?:a que hora|cuando|a partir de que hora|sobre que hora|hacia que hora)(?: (?:mas o menos|como muy tarde|como maximo|maximo))? (?:tengo que|tenemos que|hay que|debo|debemos|deberia|deberiamos|tendria que|tendriamos que|conviene|me conviene|nos conviene|es mejor|seria mejor|necesito|me recomiendas|toca|me toca|me aconsejas)(?: \w+)? ?(?:salir|irme|irnos|ir|estar|llegar|marchar\w*|coger|tomar|partir|agarrar)|(?:a que hora|cuando) (?:salgo|salimos|me voy|nos vamos|voy saliendo)\b|con cuanta? (?:antelacion|tiempo|anticipacion)|cuanto (?:tiempo )?antes)/u,
  ways: /\b(?:metro|taxis?|uber|cabify|bus|buses|autobus(?:es)?|cercanias|tren(?:es)?)\b/u,
  inTime:
    /\b(?:(?:me|nos) (?:da|dara|daria|va a dar) (?:el )?tiempo|llego (?:a tiempo|bien)|llegamos (?:a tiempo|bien)|llegare|llegaremos|alcanzo a|alcanzamos a|hay tiempo (?:para|de))/u,
  complaint:
    /\b(?:no (?:te |le |os )?(?:pregunt(?:o|e|aba|amos|abamos)|he preguntado|pedi|pedia|pido|he pedido|dije|he dicho|hemos (?:dicho|pedido|preguntado)|queria decir)\b|no (?:es|era) (?:eso|esto|mi pregunta|lo que)\b|no (?:me |nos )?(?:has|ha|habeis|han) (?:contestado|respondido|entendido|hecho caso|dicho nada|leido)|no (?:me |nos )(?:contest|respond|entend|entiend|escuch)\w+|(?:me|nos) (?:has|habeis|ha) entendido mal|que (?:dices|tiene que ver|me dices|me estas diciendo)|(?:me|nos) (?:dijiste|diste|has dado|has dicho|pusiste|has puesto)|quien (?:ha hablado|hablo|dijo|ha dicho|te ha (?:pedido|preguntado))|(?:esto|eso) (?:no (?:me )?(?:sirve|vale|ayuda)|es un desastre|esta mal|no tiene sentido))/u,
  restated:
    /\b(?:lo que (?:yo )?(?:quiero|queremos|necesito|necesitamos|pregunto|pregunte|preguntaba|pedi|pedia|digo|decia|queria|queriamos|te pregunto|te pregunte)(?: saber)?(?: ahora)? (?:es|era|son)\b|(?:me referia a|te preguntaba por|te pregunte por)\b)/u,
  denies: /^\W*(?:no|que no|nada de)\b/u,
  isFor: / (?:es|son|era|parece|parecen)(?: (?:solo|mas|bien|sobre|todo|demasiado|claramente|muy|no))* para $/,
};
