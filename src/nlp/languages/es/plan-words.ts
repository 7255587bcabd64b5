// Spanish words of plans. Everything is read without accents.
import type { PlanWords } from '../plan-words.ts';
import { PLAN_ANEW_WORDS_ES } from './plan-anew-words.ts';
import { PLAN_CHANGE_WORDS_ES } from './plan-change-words.ts';
import { PLAN_DAY_WORDS_ES } from './plan-day-words.ts';
import { PLAN_ROLE_WORDS_ES } from './plan-role-words.ts';
import { PLAN_STATED_WORDS_ES } from './plan-stated-words.ts';
import { PLAN_VERDICT_WORDS_ES } from './plan-verdict-words.ts';

export const PLAN_WORDS_ES: PlanWords = {
  ...PLAN_ANEW_WORDS_ES,
  ...PLAN_CHANGE_WORDS_ES,
  ...PLAN_DAY_WORDS_ES,
  ...PLAN_ROLE_WORDS_ES,
  ...PLAN_STATED_WORDS_ES,
  ...PLAN_VERDICT_WORDS_ES,
  pace: [
    [
      'relaxed',
      / (?:tranquil[oa]|tranquilit[oa]|tranqui|relajad[oa]|perezos[oa]|vag[oa]|de relax|sin prisas?|sin agobios?|con calma|despacio|despacito|jubilad[oa]s?|(?:se|me|nos) cans\S+|sin cansar\S*|mal de (?:la|las|los) \S+|(?:7|8|9)\d anos) /,
    ],
    ['packed', / (?:a tope|aprovech\S+|lo maximo|intens[oa]) /],
  ],
  parts: [
    [
      'morning',
      / (?:plan|itinerario|ruta|recorrido) (?:matinal|matutin[oa]|mananer[oa]|de mananas?|para la manana|por la manana) | (?:la|una|nuestra|mi) manana (?:libre|entera) /,
    ],
    [
      'afternoon',
      / (?:plan|itinerario|ruta|recorrido) (?:vespertin[oa]|de tardes?|para la tarde) | (?:la|una|nuestra|mi) tarde |^ tarde de | y tarde de /,
    ],
    ['night', / (?:noche loca|salir de (?:noche|fiesta|marcha|copas)|noche de (?:fiesta|marcha|juerga|copas)) /],
    [
      'evening',
      / noche (?:por|en) (?!casa)| (?:plan|itinerario|ruta|recorrido) (?:nocturn[oa]|de noche|para la noche) | velada | (?:la|una|nuestra|mi) noche |^ noche de | y noche de /,
    ],
  ],
  longHours: / (24|36|48|72|96) ?(?:h|horas) /,
  tripOfDays: / (?:escapada|viaje|visita|estancia|plan|itinerario|ruta) de (dos|tres|cuatro|cinco|\d) dias /,
  lateRiser: / (?:sin madrug\S+|no madrug\S+|nada de madrug\S+|no somos de madrugar|dormilones|dormir hasta tarde) /,
  hours: [
    ' (?:tengo|tenemos|dame|me quedan|nos quedan) (@n) horas? ',
    ' (@n) horas? (?:por|en|libres?|para) ',
    ' (?:de|unas) (@n) horas ',
  ],
  mostStops:
    / (?:no mas de|como mucho|como maximo|maximo|hasta) (dos|tres|cuatro|2|3|4) (?:paradas|sitios|cosas|visitas) | (dos|tres|cuatro|2|3|4) (?:paradas|sitios|cosas|visitas) (?:como mucho|como maximo|maximo) /,
  firstFew:
    / l[oa]s (?:(dos|tres|cuatro|2|3|4) primer[oa]s|primer[oa]s (dos|tres|cuatro|2|3|4)) (?!dias?|horas?|noches?|semanas?)/,
  counts: { dos: 2, tres: 3, cuatro: 4, 2: 2, 3: 3, 4: 4 },
  ofPlan: / (?:paradas?|(?<! en )plan|ruta|itinerario) /,
  before: / antes /,
  freeFrom:
    / (?:acabo|acabamos|termino|terminamos|salgo|salimos|libro|libramos|quedo libre|quedamos libres)(?: \S+){0,4} $/,
  endsAt:
    / (?:(?:(?:en|a|para|pa) casa|en (?:el|nuestro|mi) hotel|al (?:hotel|hostal|apartamento|piso)|de vuelta|de regreso|vuelta|regres\S*|vuelv\S*|volv\S*|acab\S*|termin\S*|hasta|de aqui(?: a)?|tren|vuelo|avion|autobus|bus|ave|autocar|volamos|nos vamos|me voy|irnos|irme|marchar\S*|recog\S*|en la cama|(?:tengo|tenemos|hay) que (?:estar|salir|irse|irme|irnos|ir(?= antes )|parar|dejarlo))(?: (?:sale|despega|es|todo|al|el|la|hotel|estacion|aeropuerto|en|casa|de|vuelta|alli|para|como|mucho|estar)){0,5})(?: (?:a|antes|de|sobre|hacia|para|la|las|el|hasta|no|mas|muy|como|tarde)){0,4} $/,
  endsBehind:
    /^ (?:(?:en|a|para|pa) casa|(?:en el|al|a mi|a nuestro|en mi|en nuestro) (?:hotel|hostal|apartamento|piso)|de vuelta|de regreso|fuera|tope|como (?:muy|mucho) tarde|como maximo|maximo|(?:lo )?mas tardar|(?:ya )?(?:acab|termin)\S*|(?:nos |me )?(?:vamos|voy|marchamos|marcho|volvemos|vuelvo|recogemos)|(?:ya )?(?:me|nos) (?:recog\S+|busca\S*|esperan?|(?:viene|vienen|pasa|pasan) a \S+)|(?:(?:ya|todos|estamos|estar|estoy|queremos|quiero) ){1,2}(?:en casa|de vuelta|en el hotel)|(?:hay|tenemos|tengo) que (?:estar|irse|irnos|irme|volver|salir|dejarlo|parar)|(?:sale|cojo|cogemos|tengo|tenemos)(?: (?:el|mi|nuestro|un))? (?:tren|ave|vuelo|avion|autobus|bus|autocar)) /,
  sunset: /(?<! (?:antes|despues)(?: del?(?: la| el)?)?) (?:atardecer|atardeceres|ocaso|puesta del? sol) $/,
  wholeDay:
    /(?<! (?:no|ni|nada)(?: \S{1,15}){0,2})(?<! (?:llev[ao]\S{0,6}|trabaj\S{1,9}|despues|tras|hemos|he|estamos|estoy|estuv\S{1,9}|ocupad\S{1,3})(?: \S{1,15}){0,4}) (?:(?:dia|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|@t) (?:entero|completo)|(?:para|tenemos|tengo|libres?|plan|plan (?:de|para)) todo el dia|jornada (?:entera|completa)|(?:de|desde)(?: por)? la manana (?:a|hasta)(?: por)? la (?:tarde|noche)) /,
  compact:
    / (?:(?:todo|todos|todas|que quede|que queden|que este|que esten) (?:\S+ ){0,2}(?:cerca|cerquita|a mano|junt[oa]s?|pegad[oa]s?)|(?:cerca|cerquita|al lado) (?:el |la |los |las )?un[oa]s? de otr[oa]s?|sin (?:(?:necesidad de |tener que )?(?:coger|pillar|usar) )?taxis?(?: entre medias)?|(?:todo )?(?:en|por) la misma zona) /,
  homeward:
    /^ (?:ya )?(?:nos |me )?(?:(?:volvemos|vuelvo|regresamos|regreso|marchamos|marcho)(?: ya)?(?: (?:a|para) (?!el |la |los |las |mi |nuestro )\S+)?|(?:vamos|voy)(?: ya)?(?: (?:a casa|para casa|de vuelta))?) (?:$|[.!?])/,
  strolls: [
    / (?:ir|vamos|voy|and\S+|camin\S+|pase\S+|camino|ruta|llegar|recorrido)(?: \S+){1,12} (?:viendo|pasando por|con (?:\S+ ){0,3}(?:que ver|paradas|sitios|monumentos)|(?:cosas?|sitios?|lugares?|rincones)(?: \S+){0,5} (?:por|de|en) (?:el )?camino|por (?:sitios|calles|lugares|rincones) (?:bonit|chul|interes|con )\S*) /,
    / (?:camino|ruta|recorrido|paseo) (?:mas )?(?:bonit|chul|agradable|pintoresc|recomendable)\S*(?: \S+){0,4} (?:a|al|hasta|hacia) /,
    / (?:paseo|paseito|caminata|vuelta|ruta (?:a pie|andando|turistica)|recorrido (?:a pie|andando|turistico))(?: \S+){0,4} (?:de|desde|del|entre) (?:\S+ ){1,5}(?:a|al|hasta|y|hacia|acabando|terminando) /,
    / (?:ha[zg]\S*|dame|prepar\S*|prop\S+|plan\S*|mont\S*|conviert\S*|organi\S*|quiero|queremos|sugier\S*|disen\S*|ponme|arm\S+|apetece|recom\S+)(?: \S+){0,4} (?:un|el|en un) (?:\S+ )?(?:paseo|paseito|recorrido)(?= )/,
    /^ (?:un|una) (?:\S+ )?(?:paseo|paseito|caminata)(?: \S+){0,2} (?:por (?!donde)|para (?:hoy|esta|este|manana|el)|esta|este|manana|despues|antes) /,
    / (?:ruta|recorrido|tour) (?:a pie|andando|caminando|turistic[oa]) /,
  ],
  strollAsked:
    / (?:cuanto|cuanta|se puede|puedo ir|podemos ir|esta lejos|que tal esta|hay que|a que hora|(?:por|en|a) (?:algun|alguna|un) (?:sitio|lugar|parque|jardin|rincon|zona)|perr[oa]s?|barcas?|guiad[oa]s?|guia|en barco|a caballo|mapa) /,
  strollFrom: / (?:de|desde|del|entre|sal\S+ (?:de|desde)|empez\S+ (?:en|por))(?: (?:la|el|los|las))? $/,
  strollTo: / (?:a|al|hasta|hacia|acab\S+ (?:en|por)|termin\S+ (?:en|por)|y)(?: (?:la|el|los|las))? $/,
  homeBy:
    / (?:en casa|en el hotel|en nuestro hotel|de vuelta|acabamos|acabar|terminamos|terminar)(?: (?:a|antes|de|sobre|hacia|como|muy|mucho|tarde))* @t | @t (?:en casa|de vuelta|acabamos|terminamos|como (?:muy|mucho) tarde) /,
  endsBare: / (?:en casa|de vuelta) (?:sobre|antes de|a|para)(?: las?)? (\d{1,2}) /,
  untilThen: / (?:hasta|de aqui(?: a)?|antes de) (?:\S+ ){0,3}(?:cena|cenar|comida|comer|mesa|reserva)(?: \S+){0,3} $/,
  thenArranged: /^ (?:que |cuando |donde )(?:ya )?(?:ceno|cenamos|como|comemos|tengo|tenemos|hemos|he) /,
  lateHalf: / tarde (?:y (?:la )?)?noche | tarde-noche | tardenoche /,
  night: / (?:noche|noches|esta noche|fiesta|madrugada|copas|discotecas?|marcha|bares|amanecer|antros?|pubs?) /,
  outing:
    / (?:de fiesta|de marcha|de copas|de canas|de bares|de tapas|noche de \S+|una noche loca|salida|despedida|ir de tascas|por ahi) /,
  dayAlone: /^(?:el |la )?\p{L}+$/iu,
  length: {
    half: / media hor(?:a|ita) /,
    andMore: [
      [30, / (?:(\S+) )?hor(?:as?|itas?) y media /],
      [15, / (?:(\S+) )?hor(?:as?|itas?) y (?:un )?cuarto /],
    ],
    unit: '(?:horas?|horitas?|h|minutos?|minutitos?|min)',
    hours: /^h/,
  },
  everything:
    / (?:todo(?! (?:el|la) (?:dia|finde|fin|tarde|manana|noche|semana))|todos|todas|tod[oa]s ell[oa]s|(?<! (?:despues de|antes de|por) )(?:eso|esto)|esos|esas|estos|estas|lo (?:dicho|hablado|acordado)|\S{3,}(?:alo|elo)) /,
  firstThen: / (?:primero|antes) (?:\S+ ){0,12}?(?:luego|despu[eé]s)/,
  openEnd:
    / (?:(?:y )?(?:luego|despues|a continuacion|tras eso)(?: (?:de eso|de ahi))? (?:que|adonde|a donde|donde)(?: \S+){0,3}|(?:que|adonde|donde)(?: \S+){0,3} (?:luego|despues|a continuacion|el resto(?: del dia)?)|y (?:luego|despues)) $/,
  amid: / (?:entre medias|entremedias|en medio|por medio|entre (?:los|las) dos|entre (?:uno|una) y otr[oa]) /,
  wholePart:
    / (?:tengo|tenemos|con|libre|libres) (?:\S+ ){0,4}?(?:tod[oa] (?:la|el) (?:tarde|manana|dia|noche)|(?:la|el) (?:tarde|manana|dia|noche) (?:enter[oa]|libre)) /,
  stay: [
    / (?:lleg\S*|aterriz\S*|ven(?:go|imos)|vamos|estamos desde|desde) /,
    / (?:(?:me |nos )?(?:vamos|voy|marcho|marchamos|vuelvo|volvemos|salgo|salimos)|hasta|regres\S*) /,
  ],
  goesAway:
    / (?:nos vamos|me voy|vuelv\S*|volv\S*|vuelta|sal(?:imos|go|e)|salida|escala|conexion|regres\S*|marcha\S*|despeg\S*) /,
  deniedEnd: / no (?:solo |solamente )?hasta(?: (?:las?|el))? $/,
  peopleFrom:
    / (?:amig[oa]s?|padres|familia|herman[oa]s?|prim[oa]s?|colegas?|suegros|cunad[oa]s?|tios?|jef[ea]s?|clientes?|gente|visita|novi[oa]|soy|somos|vienen)(?: \S+){0,3} del? $/,
  order:
    / (?:(?<!hasta )luego|despues|mas tarde|a continuacion|entre medias|entremedias|y (?:acabar|terminar|rematar|de postre|(?:una )?(?:tarde|noche) de)|antes (?:un|una|unos|unas|de eso)|y antes) /,
  lingering:
    / (?:(?:algun|un) (?:sitio|lugar)|sent\S+|quedar\S*|descansar|leer|trabajar|estudiar|charlar|hablar|aparcar|estar|relajar\S*|pensar|escribir|dibujar|esperar|llorar|respirar|refugiar\S*|tumbar\S*|calentar\S*)(?: \S+){0,3} (?:durante |por |como |unas? |un par de )?$/,
  halfDay: / (?:medio dia|media jornada) /,
  swappedBy: new Set(['por', 'con']),
  served: new Set(['con']),
  at: /^ (?:en|al|a) (?:el |la |los |las )?$/,
  early: / (?:am|de la manana|por la manana|desayun\S*|amanecer) /,
  startsAt:
    / (?:empez\S+|empiez\S+|desde|a partir de|salid[ao]|salir|salimos|arranc\S+) (?:a )?(?:las )?(\d{1,2})(?! (?:euros?|personas?|paradas?|minutos?|bares|por|cada) ) /,
  leaving: [
    ['flight', / (?:vuelo|avion|volamos|vuelo de vuelta|aeropuerto|despeg\S+|embarc\S+|escala de) /],
    ['train', / (?:(?<!museo (?:del?|de el) )tren|ave|autocar|(?:autobus|bus) (?:sale|de vuelta|es|de|a las)) /],
  ],
  flying: / (?:aterriz\S*|vuelos?|avion|aeropuerto|volamos) /,
  layover: / (?:escala de|escala en|una escala|entre vuelos) /,
  railing: / (?:trenes|tren|ave|estacion) /,
  endsWhere:
    / (?:(?:tren|ave|bus|autobus|autocar)(?: (?!lleg|viene|y )\S+){0,6} (?:de|desde|en)|(?:antes de|hasta) (?:mi |la |una |el |un )?(?:\S+ )?(?:reunion|cita|entrevista|congreso|concierto|partido|boda)(?: \S+)? (?:en|por|cerca de)|(?:tengo|tenemos|hay|tiene) que (?:estar|volver|llegar)(?: de vuelta)? (?:a|en|al|por)|de (?:vuelta|regreso) (?:a|en|al|por)|(?:acabar|terminar|acabando|terminando|acabe|termine) (?:en|por|cerca de))(?: (?:el|la))? $/,
  whatToDo:
    / (?:que|algo|ideas|cosas|como)(?: \S+){0,4} (?:hago|hacemos|haria\S*|hacer|veo|vemos|verias?|ver|visit\S+|pierdo|perdemos|perder\S*|perderm?e?|recomiend\S+|propon\S+|aconsej\S+|suger\S+|sugier\S+|(?:me|nos) da tiempo|lleno|llenamos|aprovech\S+)|(?:imprescindibles?|imperdibles?)|propon(?:me|nos)? algo /,
  backHome:
    / (?:en casa|a casa|de vuelta|(?:en|al|a) (?:el |la |mi |nuestro )?(?:hotel|hostal|apartamento|piso|alojamiento)|volver|regresar) /,
  inTown: / (?:en|al|por) el (?:puro )?centro /,
  arriving: / (?:lleg\S+|aterriz\S+|baj(?:o|amos) (?:del|en)) /,
  atEnd: / (?:al final|para (?:acabar|terminar|rematar)|lo ultimo|de cierre) /,
  last: / (?:acab\S+|termin\S+|remat\S+|por ultimo|al final|para (?:acabar|terminar))(?: (?:con|en|un|una|unas|unos|el|la|de))* $/,
  beforehand: / (?:antes|primero)(?: porfa| por favor)? $/,
  crawl:
    / (?:ruta de (?:(?:\S+ )?bares|tapas|pinchos|copas|canas|cervezas|vermut|tabernas|tascas)|de (?:bares|tascas|tabernas)) /,
  late: / hasta (?:tarde|las tantas|que cierren|que el cuerpo aguante) /,
  wakesAt: / (?:levant\S+|despert\S+|despiert\S+|duerm\S+|dorm\S+) (?:\S+ ){0,3}(?:tipo|como|sobre) (\d{1,2}) /,
  themed: [
    / (?:solo|solamente|unicamente|nada mas que|(?:dia|manana|tarde|jornada|maraton|ruta) de|todo)(?: los| las| el| la)? $/,
    /^ (?:y nada mas|nada mas|solo|solamente|todo el dia) /,
  ],
  likes: / (?:me|nos|les|le) (?:gusta|gustan|encanta|encantan|flipa|flipan|apasiona|apasionan|interesa|interesan) /,
  liking:
    / (?:gust(?!ari)\S+|encant(?!ari)\S+|flip\S+|interes\S+|apasion\S+|ador\S+|amo|amamos|mola\S*|fans? de|chifl\S+)(?: \S+){0,8} $/,
  joining: new Set(['y', 'e', 'pero', 'luego']),
  and: 'y',
  byMeal: / (?:antes del?|despues del?|tras) /,
  besides: { antes: 'before', despues: 'after', tras: 'after' },
  toward: [
    ['earlier', / (?:mas (?:temprano|pronto)|antes)(?: (?:porfa|por favor|mejor|si se puede))? $/],
    ['later', / (?:mas tarde|despues)(?: (?:porfa|por favor|mejor|si se puede))? $/],
  ],
  tooLong:
    / (?:tan|muy|demasiado) larg[oa]s? | (?:es|son|parecen?|sera|seran) (?:muchas?|mucho|demasiad[oa]s?) | (?:tant[oa]s?|demasiad[oa]s?) (?:tiempo|rato|horas?) /,
  briefer: / (?:mas (?:cort[oa]|breve|rapid[oa]|pequen[oa]|chic[oa])|(?:muy|demasiado) larg[oa]) /,
  alsoToward: [
    ['earlier', / mas (?:temprano|pronto) /],
    ['later', / mas tarde /],
  ],
  proposing:
    / (?:(?:y|que tal|mejor) si|por que no|no podriamos|te importa|podemos|puedes|podrias|puede ser|podria ser|se puede|podriamos) /,
  dropping:
    / (?:quita\S*|quitar\S*|elimin\S+|borra\S*|suprim\S+|salta\S*(?! (?:la|las) colas? )|saca\S*|cancela\S*|fuera|sobra|sobran|prescind\S+|ahorra\S*|tacha\S*|omit\S+|deja(?:r)? fuera|demasiad[oa]s?) /,
  oneOf: / (?:un[oa]? de|un[oa]?|algun[oa]?|cualquier[a]?) /,
  someStops:
    / (?:(una|dos|tres|2|3) (?:paradas?|cosas?|visitas?|sitios?)|un sitio|alguna (?:parada|cosa|visita)|algo|un[oa](?= $)|algun[oa](?= $)|la parada) /,
  walking: / (?:pasear|and(?:ar|amos|ando|e|emos)|camin\S+|a pie|paseo|pateo|patear\S*|piernas) /,
  lessOnFoot:
    / (?:(?:menos|demasiad[oa]|mucho|tanto|muchisimo) (?:que )?(?:metro|autobus|bus|transporte|trayecto|desplazamiento|and(?:ar|ando|amos)|camin(?:ar|ando|amos|ata)|pateo|patear|paseo|tramo a pie|trote)|(?:andar|caminar|patear) (?:mucho |bastante )?menos|(?:reduc|acort|recort)\S* (?:\S+ ){0,2}(?:paseos?|caminatas?|trayectos?|pateo|andar|caminar)|sin (?:tanto|tanta|mucho) (?:andar|caminar|caminata|pateo)) /,
  easier:
    / (?:mas (?:relajad|tranqui|liger|suave|holgad|calmad|descansad|llevader)\S*|(?:con )?mas calma|menos (?:cargad|apretad|intens|llen|cosas)\S*|(?:muy|demasiado|bastante) (?:cargad|apretad|llen|intens|apretujad|ajustad|cansad)\S*|demasiad[oa]s? (?:cosas|paradas|trote|tute|ajetreo)|(?:es|son|parece) (?:mucho|demasiado)|mucho (?:trote|tute|ajetreo|tralla)|vais a matarnos|nos vas a matar|sin (?:tanta|tanto) \S+) /,
  startLater: / (?:empez\S+|empiec\S+|empiez\S+|arranc\S+|sal\S+|comenz\S+|comienz\S+) (?:\S+ ){0,2}mas tarde /,
  bareLater:
    /^ (?:vale |y |pero |todo |que sea |ponlo |puede ser |podria ser |mejor |empezando |empezar )*(?:un poco |algo |una hora |bastante )?mas tarde(?: por favor| porfa| mejor)? $/,
  bareEarlier:
    /^ (?:vale |y |pero |todo |que sea |ponlo |puede ser |podria ser |mejor |empezando |empezar )*(?:un poco |algo |una hora |bastante )?(?:mas (?:pronto|temprano)|antes)(?: por favor| porfa| mejor)? $/,
  elsewhere:
    / (?:(?:en |por |de )?(?:otra|otro|distint[oa]|diferente) (?:zona|barrio|parte|lado)|(?:zona|barrio) (?:distint[oa]|diferente)|en otr[oa] (?:parte|sitio|lado)) /,
  localer:
    / (?:(?:menos|demasiado|muy|tan) (?:turistic\S+|turistas|guiri\S*|tipic\S+|topicazo)|menos turistas|mas (?:local|autentic[oa]|castiz[oa]|de barrio)|menos conocid[oa]s?|menos visto|donde (?:van|vaya) (?:la gente|los de aqui)|fuera de lo (?:tipico|turistico)) /,
  waking:
    / (?:levant\S+|despert\S+|despiert\S+|dorm\S+|duerm\S+|en pie|amanec\S+|madrug\S+) (?:\S+ ){0,3}?(?:hasta|antes|a|sobre|como) /,
  starting:
    / (?:empez\S+|empiez\S+|empiec\S+|arranc\S+|comenz\S+|salir|salimos) (?:(?:\S+ ){0,2}(?:a|desde|sobre)|(?:mas |un poco mas )?(?:tarde|pronto)) /,
  dearest: / (?:mas car[oa]|que mas (?:cuesta|vale)|mas cost[oa]s[oa]) /,
  nightOut:
    / (?:noche de (?:fiesta|copas|marcha|juerga|bares)|de (?:fiesta|marcha|juerga|copas|bares)|salir de noche|noche loca) /,
  notBefore:
    / (?:antes de (?:las? )?\S+ (?:\S+ )?(?:no|imposible|nada|ni)|nada antes de|hasta (?:las? )?\S+ (?:de la manana )?(?:,? ?nada|no(?= ))|no(?: \S+){0,4} (?:antes de|hasta)|solo (?:desde|a partir de)) /,
  ending:
    / (?:acab\S+|termin\S+|en casa|de vuelta|volve\S+|recoge\S+|retirarnos|que no pase de|dejarlo|cerrar el dia) (?:\S+ ){0,4}/,
  shortening: / (?:quita|acorta|recorta|reduc|resta)\S* (?:\S+ ){0,2}?(media|una|dos|tres|\d) horas? /,
  lasting:
    / (?:que sean?|que dure|dejalo en|solo|maximo|reducelo a|que no pase de) (una|dos|tres|cuatro|cinco|seis|\d) horas? /,
  pausing: / (?:descanso|descansar|pausa|respiro|sentar(?:nos|me|se)|parar un rato|reponer fuerzas) /,
  betweenAny: / entre (?!medias|todos|todas|nosotros)/,
  thenSomething:
    / (?:luego|despues|y) (?:algo|algun sitio)(?: \S+)? (?:despues|luego)|(?:luego|despues|y luego|y despues) (?:algo|alguna cosa) (?:divertid[oa]|chul[oa]|animad[oa]|de fiesta|mas|que mole|guay) /,
  nothing: / (?:nada|sin planes|libre) /,
  begins: / (?:empez|empiez|empiec|arranc|comenz|comienz|sal)\S+ /,
  afterLunch:
    / (?:despues|tras|al salir|saliendo) (?:de )?(?:(?:la|esa|esta|nuestra) )?(?:comer|comida|almorzar|almuerzo) /,
  retelling:
    / (?:(?:pasa|manda|envia|repite|lee|escribe|dame|ponme|dime|pon)\S*(?: \S+){0,4} (?:direcciones|otra vez|de nuevo|en limpio|lista|whatsapp)|solo la lista|(?:tarde|noche|dia|manana|plan|finde) (?:enter[oa]|complet[oa]) (?:otra vez|de nuevo|una vez mas)|con (?:las |sus )?direcciones|(?:el )?plan (?:final|definitivo)|en limpio) /,
  addresses: / direccion(?:es)? /,
  steps:
    / (?:de|desde) (?:la |el )?(?:parada )?(\d|uno|una|dos|tres|cuatro|cinco|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]) (?:a|al|hasta) (?:la |el )?(?:parada )?(\d|dos|tres|cuatro|cinco|seis|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]) /,
  onArrival:
    / (?:abiert[oa]s?|abren?|abrira) (?:\S+ ){0,2}(?:cuando|a esa hora|entonces|para entonces|al llegar)|(?:cuando lleguemos|a esa hora|al llegar)(?: \S+){0,4} (?:abiert[oa]s?|abren?) /,
  ridesAsked:
    / (?:(?:coger|cogemos|tomar|hace falta|pillar|hay que coger|usar|necesitamos) (?:el |un |algun )?(?:metro|bus|autobus|taxi|transporte)|algun metro|vamos en metro) /,
  walkAsked:
    / (?:(?:no )?(?:es|sera|hay) (?:mucho|demasiado|mucha|demasiada) (?:que )?(?:andar|caminar|caminata|paseo)|(?:hay|tenemos|vamos) (?:que |a )?(?:andar|caminar) (?:mucho|demasiado)|(?:se|nos) (?:anda|camina) (?:mucho|demasiado)|cuanto(?: \S+){0,4} (?:and|camin)\S+|cuant[oa]s? (?:pasos|kilometros|km|minutos)(?: \S+){0,3} (?:and|camin|a pie)\S*|tiempo (?:total )?(?:andando|a pie|de paseo)|cuanto(?: \S+){0,3} a pie) /,
  lengthAsked:
    / cuant[oa]s? (?:tiempo |horas |rato )?(?:\S+ ){0,3}?(?:dura|durara|tarda|tardamos|tardaria|lleva|llevaria|nos lleva|ocupa|hay que calcular|necesit\S+)(?: \S+){0,4} /,
  endAsked: / (?:a que hora|cuando)(?: \S+){0,2} (?:acab|termin|volv|vuelv|regres|estam|estar)\S*(?: \S+){0,3} /,
  freeAsked: / (?:cual|cuales|que|alguno|alguna|hay|son)(?: \S+){0,5} (?:gratis|gratuit[oa]s?|no cuestan?|libre) /,
  costAsked:
    / (?:cuanto(?: \S+){0,4} (?:gast|pag|cuest|cost|sal|son|ser|val)\S*(?: \S+){0,2} entradas|cuanto (?:dinero|se me va|se nos va)(?: \S+){0,3}|(?:cuanto|por cuanto|a cuanto)(?: \S+){0,3} (?:todo|cada (?:cosa|uno|una|sitio|parada)|total|en total|por cabeza)|(?:cuanto|por cuanto) (?:cuesta|sale|vale|seria|es) (?:el plan|el dia)(?= $)|precio(?:s)? de (?:cada|todo)) /,
  outdoorsAsked: / (?:cual|cuales|que|alguna|algun)(?: \S+){0,6} (?:aire libre|exterior(?:es)?|en la calle|al raso) /,
  departAsked:
    / (?:a que hora|cuando)(?: \S+){0,4} (?:salir|salgo|salimos|salgamos|sal(?:dr)?iamos|irme|irnos|arrancar|ponerme en marcha|ponernos en marcha) /,
  shutAsked:
    / (?:(?:cierra|cierran) (?:\S+ ){0,2}?(?:algo|alguno|alguna|nada)|(?:hay|habra|estara|esta|tenemos) (?:\S+ ){0,2}?(?:algo|alguno|alguna|nada)(?: \S+){0,2} cerrad[oa]s?|(?:algo|alguno|alguna)(?: \S+){0,3} (?:cierra|cerrad[oa])|(?:esta|estan|estara|estaran) (?:todo|todos|todas) (?:abiert[oa]s?|cerrad[oa]s?)|(?:abre|abren|abriran)(?: \S+){0,2} (?:todo|todos|todas)|todos? (?:abiertos?|abre|abren)) /,
  sporting:
    / (?:rutas?|recorridos?|circuitos?|vueltas?|sitios?) (?:\S+ ){0,2}?(?:para|de|pa) (?:\S+ )?(?:correr|running|runners?|footing|trotar|bici|bicicleta|ciclismo|patinar|patines|senderismo) | (?:salir|ir|voy|salgo|vamos|quiero) (?:a |hacer )?(?:correr|trotar|running|footing) /,
  filler:
    /(?<! (?:comer|cenar|desayunar|tomar|beber|picar|almorzar)) (?:algo|alguna cosa|lo que sea|cualquier cosa)(?: (?!para|de|con)\S+){0,2} (?:por la (?:manana|tarde|noche)|despues|luego|mas tarde) /,
  seeing:
    / (?:ver (?:cosas|algo|cositas|sitios|un poco|monumentos|la ciudad)|algo (?:bonito |chulo |interesante )?que ver|algo de (?:ver|turismo|visita)|hacer turismo|turistear|dar una vuelta) /,
  sparing:
    / (?:(?:un|1|uno|una|dos|2) (?:(?!horas?|kms?|kilomet|euros?|personas|min)\S+ )?(?:como (?:mucho|maximo)|maximo|a lo sumo|y ya|y gracias|y punto)|\S+ (?:un|1|uno|una|dos|2) como (?:mucho|maximo)|(?:como (?:mucho|maximo)|maximo|a lo sumo|solo|solamente|no mas de|vale) (?:un|1|una|dos|2) (?:museos?|galerias?|iglesias?)|(?:un|una) (?:solo|sola|unico|unica) (?:museo|galeria|iglesia)|(?:con )?(?:un|1|una|uno) (?:museo|galeria|iglesia) (?:(?:ya )?(?:nos |me |os )?(?:vale|basta|sobra|llega|es suficiente|es bastante)|(?:suficiente|bastante)(?= (?:$|para|con eso))|y (?:ya|listo|vale|no mas))|con (?:un|1|una|uno) (?:ya )?(?:nos |me |os )?(?:vale|basta|sobra|llega)|(?:pero )?(?:no|sin que sea) (?:todo el (?:rato|dia|tiempo)|solo eso|demasiad[oa]s (?:museos|galerias|iglesias)|muchos museos)|mas(?: (?!museos|galerias|iglesias)\S+){1,3} que (?:los |las )?(?:museos|galerias|iglesias)|sin pasarse|sin tant[oa]s? (?:museos?|galerias?|iglesias?)) /,
  partOfStay: / (?:lo|la parte|los planes|las cosas|las paradas|el plan|todo lo)(?: (?:del?|de la))? $/,
  otherDay:
    / (?:mejor|en vez|en lugar|lo mismo|igual|pas(?:a|ar|amos|alo|arlo)|cambi\S+|muev\S+|mover\S*|y si|que tal|lo dejamos|dejarlo|dejamoslo|(?:puede|podria|podemos)|se puede|aplaz\S+) /,
  same: / (?:lo mismo|igual|el mismo|la misma) /,
  lighter:
    / (?:mas liger\S*|liger\S+|menos pesad\S*|que no sea (?:tan )?pesad\S*|mas san[oa]|algo san[oa]|picar algo|algo rapido|poca cosa) /,
  something: / (?:algo|alguna cosa|un rato|un ratito|una hora|tiempo|algun sitio|la tarde)(?: \S+)? $/,
  notNeeded:
    /^ (?:ya )?(?:no (?:(?:la |lo |las |los |nos |me )?(?:hace|hacen) falta|es necesari[oa]|son necesari[oa]s|(?:la |lo |las |los )?(?:quiero|queremos|necesito|necesitamos))|sobran?) /,
  glimpsed:
    /^ (?:(?:solo|solamente|aunque sea|pero) )*(?:por fuera|desde fuera|de lejos|de pasada|de paso|(?:para )?(?:un vistazo|una foto|unas fotos|hacer(?:nos)? (?:una|unas) fotos?)) /,
  tooManyOf: / (?:tant[oa]s?|much[oa]s?|demasiad[oa]s?|un monton de|mucha cantidad de) $/,
  noThanks:
    /^ (?:(?:uy|ay|eh|pues|perdona|pero) )*(?:no(?: muchas)?(?: gracias)?|no (?:me|nos) (?:interesa|apetece|hace falta)|ni hablar|paso|pasamos|que va|nada de eso)(?= )/,
  forMeal: /^ (?:para|a) (?:un |una |el |la |los |tomar |tomar un |tomar una |hacer una |hacer un )?(?:buen |buena )?$/,
  soughtThere:
    / (?:hay(?! tiempo)|habra|algun|alguna|conoces?|donde (?:hay|puedo|podemos|esta)|por (?:ahi|alli|aqui|alla)|cerca(?: de (?:ahi|alli|aqui|alla))?|al lado|cerquita) /,
  tableSought:
    / (?:(?:un sitio|algun sitio|un lugar|algun lugar|algo|un restaurante|un bar|alguna cosa)(?: \S+){0,2} (?:para|pa|donde) (?:cenar|comer|picar|tapear|almorzar|tomar)|donde (?:cenar|comer|picar|tapear|almorzar|podemos (?:cenar|comer)|puedo (?:cenar|comer)|cenamos|comemos)) /,
  thoseAre:
    /^ (?:(?:pero|no|oye|perdone|perdona|bueno) )*(?:eso|esos|esas|estos|estas|esto|esa|ese)(?: no)? (?:son|es|eran|era) /,
  whereElse:
    / (?:donde mas|en que otros?|que otros? (?:sitios?|lugar(?:es)?|discotecas?|bares?|locales?)|algun otro (?:sitio|lugar|local|bar)|alguna otra (?:discoteca|sala)|otro sitio (?:para|donde)|a donde mas)(?= )/,
  spent:
    / (?:llevo|llevamos|llevaba|llevabamos|hace|estuve|estuvimos|(?:he|hemos) (?:estado|pasado))(?: (?!y|pero|me|nos|tengo|tenemos)\S+){0,4} $/,
  wrongHour: [
    ['earlier', /(?<! no (?:\S+ )?)(?: (?<! como )(?:muy|demasiado|bastante|algo|un poco) tarde| tardisimo) /],
    ['later', /(?<! no (?:\S+ )?) (?:muy|demasiado|bastante|algo|un poco) (?:pronto|temprano) /],
  ],
  eating: / (?:cen(?:an|as|amos|o|ar|en|emos|aria|ariamos)|com(?:en|es|emos|er|an|amos|eria|eriamos)) /,
  fewer: [
    / (?:menos|(?:no|sin)(?: (?:quier|quer|pong|met|hag|nos|me|necesit)\S*)? (?:tant[oa]s|much[oa]s|demasiad[oa]s)) $/,
    /^ (?:me |nos )?(?:gustan |encantan |interesan |estan bien )?(?:, )?(?:pero )?(?:no tant[oa]s|tant[oa]s no|no much[oa]s) (?:[,.!;]|$)/,
  ],
  moreOf: / mas $/,
  enoughOf:
    / (?:un|una|1|una sola|un solo) @ (?:ya )?(?:nos |me |os )?(?:basta|sobra|llega|vale|es suficiente|es bastante|va que chuta) | (?:basta|sobra|llega|vale|suficiente) con (?:un|una|1|una sola|un solo) @ /,
  another: / (?:no|ni|sin) (?:otr[oa]s?|un segundo|una segunda) $/,
  tooDear:
    / (?:carisim[oa]s?|(?:muy|demasiado|super|tan) car[oa]s?|un robo|fuera de presupuesto|se (?:nos |me )?(?:va|sale|escapa|pasa|dispara) (?:mucho |bastante )?(?:de|del) (?:presupuesto|precio)|(?:cuesta|vale) (?:demasiado|una pasta|un dineral)) /,
  dull: /(?<! (?:no|menos|nunca)(?: \S{1,15})?) (?:aburr\S+|un rollo|un tostonazo|un peñazo|un tost[oó]n) /,
  thenComes: / (?:luego|despues|a continuacion|mas tarde) /,
  canSee:
    / (?:se puede|se podria|podemos|puedo|podriamos|podria) (?:conocer|ver|visitar|incluir|meter|ir a|entrar (?:a|en))(?: (?:el|la|los|las|al))? $/,
  untilHour: / (?:hasta|pasadas) (?:como |sobre )?(?:las )?(\d{1,2}) /,
};
