// The grammar of Spanish as the reader needs it: negation, pointing words, ordinals, numbers with units, and words without
// content of their own. Everything is read without accents.
import type { Grammar } from '../grammar.ts';
import { AREA_TRAITS_ES } from './area-traits.ts';
import { ASIDES_ES } from './asides.ts';
import { CHOICE_WORDS_ES } from './choice-words.ts';
import { CORRECTIONS_ES } from './corrections.ts';
import { CUES_ES } from './cues.ts';
import { deedForms } from './deeds.ts';
import { MEASURE_WORDS_ES, NATURE_ES } from './measure-words.ts';
import { ORDINALS_ES } from './ordinals.ts';
import { PAYER_WORDS_ES } from './payer-words.ts';
import { PLAN_WORDS_ES } from './plan-words.ts';
import { RELATIVES_ES } from './relatives.ts';
import { REMARK_WORDS_ES } from './remark-words.ts';
import { SMALL_TALK_WORDS_ES } from './small-talk-words.ts';
import { numberInSpanish } from './temporal.ts';
import { TOLD_WORDS_ES } from './told-words.ts';
import { TOPIC_WORDS_ES } from './topic-words.ts';
import { WISH_WORDS_ES } from './wish-words.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** From its first digit on: tried at every digit of a long number, a pattern would take the square of its length. */
const NUMBER =
  '(?:(?<!\\d)\\d+(?:[.,]\\d+)?|uno|un par de|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|cien|media|una?|unos|unas)';
const COUNT = NUMBER.replace('|una?|unos|unas', '').replace('|uno', '').replace('|media', '');

/** Before "te", the drink, written without its accent. */
const DRUNK = wordsOf('un el del de tomar tomo tomamos tomarme beber bebo con quiero cafe mi mucho');
/** The same, where nothing follows it that somebody does: "y te dije". */
const DRUNK_BESIDE = wordsOf('y o');
const BEHIND_DRINK = /^(?:[^\p{L}]*|con|para|en|por|o|y)$/u;

export const GRAMMAR_ES: Grammar = {
  smallTalk: SMALL_TALK_WORDS_ES,
  sales: /\b(?:black friday|cyber monday)\b/giu,
  negation:
    /(?:^| )(?:no|sin|nada|ni|nunca|tampoco|(?:nadie(?! mas)|ningun[oa](?: de (?:nosotr[oa]s|ell[oa]s|l[oa]s \S+))?)(?: \S+){0,2} (?:come|comemos|comen|bebe|bebemos|toma|tomamos|quiere|queremos|prueba)|excepto|salvo|(?<! de )menos|evitar|evitando|evita|excluyendo|excluye|no (?:quier[eo]n?|queremos) estar (?:rodead[oa]s? de|cerca de|donde haya|con)|quita|quitando|prohibid[oa]s?|vetad[oa]s?|descartad[oa]s?|ni hablar de|ni oir hablar de|hablen de|huyo de|huimos de|huir de|prescindir de|odio|odiamos|odian?|detestan?|no soportan?|no aguantan?|detesto|detestamos|no soporto|no soportamos|no aguanto|no aguantamos|harto ya de|libre de|aparte de|en vez de|en lugar de|fuera|paso de|pasamos de|pasan de|hart[oa]s? de|cansad[oa]s? de|hasta (?:el mono|las narices|el gorro|la coronilla|arriba) de|se acabaron|(?:miedo|panico|terror|fobia|pavor) (?:a|de)|dan? (?:mucho |algo de |un poco de )?(?:miedo|panico|terror|pavor|yuyu)|(?:me|le|les|nos) asustan|basta de|ya vale de|ya esta bien de) (?:(?:un|una|unos|unas|el|la|los|las|del|de|al|a|en|con|que|sea|sean|este|esten|tenga|tengan|haya|muy|tan|demasiado|ser|quiero|queremos|quieren?|me|nos|les?|gusta|gustan|apetece|apetecen|puedo|puede|podemos|come|como|comemos|comer|tomar|tomo|toma|tomamos|beber|bebo|bebe|lleve|lleven|contenga|sirva|sirvan|otro|otra|mas|ir|ver|nada|ningun|ninguna|demasiada|mucho|mucha|es|son|sirve|pongan|poner|estar|por|cosas|hace falta|me va|nos va|comida|algo|probar|ni|sitios?|lugares?|locales|donde|hay) ){0,4}$/,
  dropping:
    /(?:^| )(?:quita|quitando|quitame|quitadme|quitar|deja fuera|dejando fuera|dejemos fuera|fuera|sin|sin contar|descarta|descartando|descartemos|elimina|eliminando|salta|saltate|saltandonos|excluye|excluyendo|omite|ya conozco|conozco|ya he visto|que no sean?|menos|salvo) (?:a )?(?:el |la |los |las |al |del |lo del )?$/,
  complaint:
    /(?:^| )(?:muy|demasiado|tan|suenan?|parecen?|pintan?|resultan?|salen?|es|son|estan?|un poco|un pelin|bastante|super|mogollon de|ven|veo|que) $/,
  aged: wordsOf('viejo vieja viejos viejas antiguo antigua antiguos antiguas mayor mayores'),
  spoken:
    / (?:habl(?:o|a|an|as|amos|ar|ando)|entiend(?:o|e|en)|entendemos|chapurre\S+|aprend\S+)(?: (?:nada|ni|papa|palabra|una|de|poco|algo|bien|mucho|un|el|solo|apenas))* $| sab(?:e|en|emos) (?:nada de|ni papa de|ni palabra de|algo de|un poco de|poco) $/,
  notNegation:
    /(?:^| )(?:no hay (?:un[oa]?|algun[oa]?)|no (?:sabes|conoces|tendras|tienes) (?:de )?(?:un[oa]?|algun[oa]?)) $|(?:^| )menos (?:(?:turistic|tipic|famos|ruidos|clasic|centric)[oa]s?|conocid[oa]s?|visitad[oa]s?|masificad[oa]s?|concurrid[oa]s?|llen[oa]s?|car[oa]s?) (?:\S+ ){0,6}$|(?:^| )(?:no solo|no me importa|no importa|no hay problema|no pasa nada|por que no|no se si|ni idea|no estaria mal|al menos|por lo menos|mas o menos|no muy lejos|nada mejor que|no hay nada (?:como|mejor)|no tan|echo de menos) (?:\S+ ){0,3}$/,
  continuing: /^ (?:(?:pues|vale|bueno) )*(?:y|que tal) /,
  correcting: wordsOf(''),
  listed: /^(?:,|o|u|ni|y|e|el|la|los|las|un|una|de|del|con|sin|otros|otras|a|al)$/,
  negationAfter: /^ (?:free)(?: |$)/,
  refusedBehind: /^ no (?:pega|pegan|encaja|encajan|cuadra|va|vale|mola|me apetece|nos apetece|me gusta|nos gusta) /,
  intolerance:
    /(?:alergi\S*|alergen\S*|intoleran\S*|anafila\S*|(?:no|ni) (?:puedo|puede|podemos|pueden|debo|debe) (?:comer|tomar|beber|probar|consumir)|(?:no|ni) (?:como|comemos|come|comen|tomo|tomamos|toma|bebo|bebemos|bebe|pruebo|prueba)|(?:nadie|ningun[oa](?: de (?:nosotr[oa]s|ell[oa]s|l[oa]s \S+))?) (?:\S+ )?(?:come|comemos|toma|tomamos|bebe|bebemos|prueba)|me sienta mal|le sienta mal)/,
  softener:
    /(?: |^)(?:si (?:es|puede ser|fuera) posible|si puede ser|a poder ser|a ser posible|preferiblemente|preferentemente|mejor si|estaria (?:bien|genial|guay)|seria (?:ideal|perfecto|genial|lo ideal)|idealmente|posiblemente|a lo mejor|igual con|quizas?|tal vez|si hay|ojala|prefiero que)(?: |$)/,
  or: 'o',
  meanwhile:
    /(?:^| )mientras(?: (?:\S+ ){0,4}(?:est[ae]n?|sigue[n]?) (?:en|con)| se \S+ (?:el|la|los|las|mi|mis) \S+ en)(?: (?:el|la|un|una|los|las))? ?$/,
  nounLeftOut: /(?<![\p{L}\p{N}])((?:el|la|al|del) )(del? [\p{L}\p{N}]{1,30}(?: [\p{L}\p{N}]{1,30}){0,4})/giu,
  sideBySide:
    /\b(?:diferenci\w+|compar\w+|vs|versus|mejor|prefier\w+|elig\w+|elegir\w+|recomiendas?|te quedas|mas (?:barat|cerca|tranquil|bonit|grande|econom)\w*)\b/u,
  numbersOfList: {
    run: /(?<![\p{L}\p{N}€$:.,]|\b(?:para|somos|desde|x) )(?:(?:la|el|n[oº]\.?|#) ?)?\d{1,2}(?:(?: ?[,/&] ?| (?:vs|versus|y|o|u|e|con) )(?:(?:la|el|n[oº]\.?|#) ?)?\d{1,2}){1,4}(?![\p{L}\p{N}€$:%]| ?(?:pax|personas|noches|dias|horas|minutos|euros?|am|pm)\b)/gu,
    one: /(?:(?:la|el|n[oº]\.?|#) ?)?(\d{1,2})/giu,
  },
  placeOfList: /^(?:el |la |los |al |del )?(\d{1,2})[ºªoa]?$/iu,
  andAHalf: / y media/,
  numberInList: 'número',
  if: 'si',
  modifierFirst: false,
  either: wordsOf('o u'),
  having: wordsOf('con'),
  goal: wordsOf('en por'),
  hasAlone: /^ (?:y |pero |tambien )*(?:tienen?|sirven?|venden?|ofrecen?) /,
  city: 'ciudad',
  existing: / hay /,
  being: / (?:es|son|era|eran|esta|estan|sera) /,
  possessing: / (?:tienen?|hay|sirven?|venden?|ofrecen?) /,
  buying:
    / (?:comprar\S*|compr[oae]|compras|venden?|vendan|venta|conseguir|pillar|necesit\S+|arregl\S+|repar\S+|falta|quisiera|busco|buscamos|hay|sacar|tiendas?|tiendecitas?|comercios?|puestos?|regal(?:ar\S*|os?)|llevarme|llevar(?:nos|le|les|se)? (?:a|para) (?:mi |nuestra )?(?:casa|mi|tu)|encontrar|(?:cosas|sitios?) de|compramos|compro) /,
  fond: / (?:especializad[oa]s? en|fan(?:s|atic[oa]s?)? (?:de|del)|(?:friki|frikis|freak|loc[oa]s?|amante|coleccionista|apasionad[oa]s?|aficionad[oa]s?|forofo|forofa|devot[oa]) (?:de|del|por|a|al)|(?:obsesionad[oa]s?|flipad[oa]s?) con|enganchad[oa]s? (?:a|al|con)|coleccion\S*|flipan?|molan?|pirran?|chiflan?|encantan?|vuelve(?:n)? loc[oa]s?|(?:soy|somos|es|son) (?:muy |mas )?de (?:los |las |la |el )?) /,
  owned: / (?:mis?|con|en|llevo|llevamos|tengo|tenemos|nuestr[oa]s?|sus?|sin) (?:el |la |las |los |una? )?$/,
  inside: wordsOf('en dentro al'),
  measuredFrom: wordsOf('de del'),
  beginsWay: wordsOf('de del desde'),
  adding: wordsOf('y con'),
  definite: wordsOf('el la los las su sus del al'),
  definiteOne: wordsOf('el la del al'),
  demonstrative: wordsOf('ese esa eso esos esas este esta esto estos estas aquel aquella'),
  ofOne: wordsOf('el la del al ese esa este esta aquel aquella'),
  indefinite: wordsOf(
    'un una unos unas algun alguna algunos algunas otro otra otros otras cualquier mas ningun ninguna buen buena que cual cuales',
  ),
  pronounOne:
    /(?:^| )(eso|esto|ese(?! (?:rato|momento|dia) )|esa(?! hora )|(?<! (?:que|no|donde|cuando|aunque) )este|(?<! (?:que|no|donde|cuando|aunque) )esta(?! (?:bien|hora|noche|tarde|manana|semana|abiert\S*|cerrad\S*|lejos|cerca|muy|en|a|el|la|por|lejos|adaptad\S*|incluid\S*|todo|un|bastante|cansad\S*|lloviendo|mi|rota?|llen\S*))|alli|ahi|ese sitio|este sitio|ese lugar|el sitio|ese mismo|esa misma|ello|verlo|verla|visitarlo|visitarla|lo(?= (?:abren|cierran|recomiendas|construy\S*))|(?<! cual )(?:tiene|abre|cierra))(?= |$)/g,
  pronounMany:
    /(?:^| )(ellos|ellas|esos|esas|estos|estas(?! (?:seguro|bien|ahi))|(?<! cuales )(?:tienen(?! que )|abren|cierran)|esos sitios|estos sitios)(?= |$)/g,
  pointing:
    'eso|esto|ese|esa|este|esta|esos|esas|estos|estas|alli|ahi|ellos|ellas|(?:ese|este|el) (?:sitio|lugar|bar|restaurante|museo|parque|hotel)|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]|otr[oa])|el numero \\d+',
  ordinal:
    /(?:^| )(?:el |la |del |al |lo de |de la )?(?<! (?:ver|vemos|visitar|visitamos|vamos|ir|hacer|hacemos|comer) )(primer|primero|primera|segundo|segunda|tercer|tercero|tercera|cuarto|cuarta|quinto|quinta|sexto|sexta|septimo|octavo|noveno|decimo)(?: sitio| lugar| opcion| parada| de (?:ellos|ellas|la lista|los|las)| museo| restaurante| bar)?(?= |$)(?! (?:vez|hora|plana|mano|cita|visita|dia|plato|planta|fila|piso|mitad|de (?:hora|siglo)|fin))|(?:^| )(?:numero|opcion|parada|sitio|visita|n|num|[#]) ?[#]?(\d{1,2}|uno|dos|tres|cuatro|cinco|seis)(?= |$)|(?:^| )(?:el |la )?(de arriba del todo)(?= |$)|(?:^| )(?:el|la|del|al|de la) (\d{1,2}|uno)[ºªoa]?(?= |$)(?! (?:de|por|h|horas?|euros?|personas?|minutos?|%|que|mas)(?: |$))/g,
  ordinals: ORDINALS_ES,
  lastButOne: /(?:^| )(?:el |la )?(?:penultim[oa])(?= |$)/,
  last: /(?:^|(?<! una) )(?:el |la |del |al |de la )?(?:ultim[oa]s?)(?: sitio| opcion| parada| de (?:ellos|ellas|la lista))?(?= |$)(?! (?:hora|vez|entrada|pase|metro|tren|acceso|momento|semana|plato|noche|planta|pregunta|preguntita|duda|cosa|cosita|consulta|favor))/,
  middle: /(?:^| )(?:el |la )?(?:de en medio|del medio|de enmedio)(?= |$)/,
  other:
    /(?:^| )(?:el|la|del|al) otr[oa](?: sitio| museo| restaurante| bar| parque| hotel)?(?= |$)(?! (?:dia|lado|vez))/,
  all: /(?:^| )(?:tod[oa]s(?: (?:ell[oa]s|es[oa]s|est[oa]s))?(?! (?:los|las))|(?:cual|cuales|alguno|alguna|algunos|que|quien) de (?:ell[oa]s|es[oa]s|est[oa]s|l[oa]s)|los (?:tres|cuatro|cinco|seis)|l[oa]s (?:sitios )?que me (?:has (?:dado|dicho|puesto)|diste|dijiste|pusiste)|cuales|algun[oa]s?(?= (?:abren?|cierran?|tienen?|con|es|sea|este|esta|admit\S+|acept\S+|sirv\S+)(?: |$)))(?= |$)/,
  firstOf:
    /(?:^| )(?:(?:cual(?:es)? )?de )?(?:l[oa]s (dos|tres|cuatro|cinco|[2-5]) primer[oa]s|l[oa]s primer[oa]s (dos|tres|cuatro|cinco|[2-5]))(?: sitios| opciones)?(?= |$)(?! (?:dias|horas|noches|semanas|paradas|plantas|veces))/,
  both: /(?:^| )(?:amb[oa]s|l[oa]s dos|de l[oa]s dos|cualquiera de l[oa]s dos|est[oa]s dos|es[oa]s dos)(?= |$)/,
  superlative: [
    [
      'cheaper',
      /(?:^| )(?:el|la|al|del) (?:(?:sitio|opcion) )?(?:mas )?(?:barat[oa]|economic[oa]|asequible)(?= |$)(?! (?:de|del|que|cerca|en)(?: |$))/,
    ],
    [
      'nearer',
      /(?:^| )(?:el|la|al|del) (?:(?:sitio|opcion) )?(?:mas (?:cercan[oa]|proxim[oa])|(?:que (?:esta|queda|cae|pilla)|de) mas cerca)(?= |$)(?! (?:de|del|a|al)(?: |$))/,
    ],
    ['better_rated', /(?:^| )(?:el|la|al|del) mejor (?:valorad[oa]|puntuad[oa])(?= |$)/],
    ['more_famous', /(?:^| )(?:el|la|al|del) (?:mas )?(?:famos[oa]|conocid[oa])(?= |$)/],
  ],
  ofThem:
    /(?:^| )(?:cual(?:es)?|algun[oa]s?|un[oa]s?|tod[oa]s|ningun[oa]|amb[oa]s|mas \S+|mejor(?:es)?|dos|tres)(?: es| son)? de (?:los|las|esos|esas|estos|estas|aquellos|aquellas) $/,
  superlativeBefore: wordsOf('mejor mejores'),
  superlativeAfter: wordsOf('mas'),
  generic:
    /(?:^| )(?:mejor|quizas?|o|gust\S*|encant\S*|odi\S*|apasion\S*|interes\S*|ir|vamos|voy|no|sin|deja|quita|olvida) (?:mucho |mas |a |al )*(?:el|la|al)? ?$/,
  fromBefore:
    /^ (?:de antes|de (?:el )?principio|del principio|anterior|que (?:\S+ )?(?:dijiste|dijimos|vimos|viste|salio|mencionaste|propusiste|ensenaste|teniamos|miramos|habias dicho)(?: (?:antes|primero|al principio))?|de la (?:primera|otra) lista)(?= |$)/,
  fromList:
    /^ (?:que (?:me |nos )?(?:has |habias )?(?:diste|dado|dijiste|dicho|listaste|mostraste|mostrado|ensenaste|ensenado|recomendaste|recomendado|pusiste|puesto|mencionaste|mencionado|nombraste|nombrado)|de (?:tu|la|esa) lista)(?: antes)?(?= |$)/,
  each: /(?:^| )(?:de |en |a |para )?cada un[oa](?: de (?:ell[oa]s|es[oa]s|est[oa]s))?(?= |$)/,
  rest: /(?:^|(?<!(?:deja|dejas|dejame|dejad|manten|conserva|con|para|todo)) )(?:¿ )?(?:(?:y|que tal|cual(?:es)?|algun[oa]s?|digo|de) ){0,3}(?:l[oa]s (?:demas|otr[oa]s(?: (?:dos|tres|cuatro))?)|el resto)(?= (?:[.,:;?!]|que|cuando|cuanto|como|donde|hasta|a que|desde|tienen?|abren?|cierran?|estan?|son|es|hay|cuestan?|admiten?|sirven?|tambien|no|si|por|pero|de la lista) | $)/,
  describedHead:
    /(?<= )(?:el|la|al|del|ese|esa|aquel|aquella)(?: sitio| lugar)? (?=(?:de|del|con|que|en|junto|cerca) )/g,
  describing:
    /^ (?:del?|con|(?:de la lista )?que (?:tiene|tenga|tenia|hay en|esta en|esta por|sirve|da)|en|junto al?|cerca del?) (?:el |la |los |las |una? |al )*/,
  describingNoun: /^ (?:con (?:el|la|una?)|que (?:tiene|tenia)|del?|en|junto al?) (?:el |la |una? )?/,
  describedEnd: wordsOf(
    'es esta estan tiene tienen abre abren cierra cierran cuesta cuestan vale cobran cobra cuanto cuanta que cuando donde como cual hay y o pero por favor porfa se admite admiten acepta aceptan queda quedan hasta a para desde puedo podemos hace sigue mola suena parece hoy manana ahora entonces mejor dijiste',
  ),
  beside:
    /^ (?:de al lado|al lado|de enfrente|enfrente|de la esquina|que (?:hay|esta|queda|tiene|tienes) (?:justo )?(?:al lado|enfrente|cerca|pegad[oa])|junto a (?:el|ella)|de ahi|de alli|de cerca)(?= )/,
  pronounLoose: wordsOf('tienen abren cierran ellos ellas'),
  here: /(?:^| )(?:aqui|cerca de mi|mi (?:ubicacion|posicion|zona)|donde (?:estoy|estamos|me encuentro|nos encontramos)|(?:lejos|cerca|distancia) (?:de|para) (?:mi|nosotros)(?= ?$| ahora)|por aqui|desde aqui|a mi lado|esta zona|al lado mio)(?= |$)/,
  stay: /(?:^| )(?:(?:mi|nuestro|del|el) (?:hotel|hostal|apartamento|airbnb|piso|alojamiento)|(?:mi|nuestra) casa(?! de )|(?<= (?:cerca|cerquita|lado|lejos) de |cercan[oa] a )casa(?! de )|donde (?:(?:me|nos) (?:aloj|hosped|qued)\S+|dormimos|duermo|est(?:oy|amos) alojad\S+))(?= |$)/,
  question:
    /^ ?(?:(?:y|pero|oye|hola|buenas|perdona|perdon|vale|ok|gracias|entonces|por favor|pues|a ver|bueno|porfa|tambien|disculpa) )*(?:que|cual|cuales|cuando|donde|adonde|como|cuanto|cuanta|cuantos|cuantas|quien|quienes|por que|a que|de que|en que|hasta que|hasta cuando|desde cuando|hay|tiene|tienen|esta abierto|es(?! que )|son|puedo|podemos|se puede|se pueden|abre|abren|cierra|cierran|admiten|aceptan|hace falta|hay que|merece|vale la pena|sabes|conoces|tienes|puedes|podrias|me (?:recomiendas|puedes|dices|podrias)|nos (?:recomiendas|puedes)|esta|estan|queda|sirven)(?: |$)/,
  near: /(?:^| )(?:(?:cerca|cerquita)(?: de| del| a| al)?|(?:lejos|zonas?|barrios?|sitios?),? (?:como|tipo)|junto a|junto al|al lado de|al lado del|alrededor de|alrededores de|alrededores del|en los alrededores de|(?<!(?:pregunt|refer|interes)\S{1,6} )por|por la zona del?|en la zona del?|zona del?|zona|proxim[oa]s? al?|cercan[oa]s? al?|mas cerca(?: \S+)? del?|no (?:(?:este|esten|quede|queden|pille|pillen|caiga|sea|esta|queda) )?(?:muy |demasiado |tan |mucho |excesivamente )?lejos de(?:l)?|(?:mudado|mudar|mudarme|mudarnos|mude|mudamos|mudo) al?|enfrente de|frente a|frente al|a un paso de|a \S+ minutos de|a \S+ minutos andando de|andando de|pegad[oa] a|pegado al|detras de|detras del|por los alrededores de) (?:el |la |los |las |un |una |mi |ese |esa |este |esta |nuestro )?$/,
  to: /(?:^| )(?:a|al|hasta|hacia|para|hasta el|rumbo a) (?:el |la |los |las |ese |esa )?$/,
  negatedQuestion: /^ ?(?:y |pero |oye |che |ah )*no (?:es|era|esta|tiene|cierra|abre|estaba) (?:el |la |los |las )?$/,
  askedAbout:
    /(?:^| )(?:pregunt\S+|refer\S+|refier\S+|habl(?:o|aba|aba de|amos)|digo|decia|duda|interes\S+|saber|cuentame|dime)(?: \S+)? (?:por|a|al|de|del|en|sobre) (?:el |la |los |las |ese |esa )?$/,
  than: /(?:^| )(?:mas|menos|mejor|peor|antes)(?: \S+)? que (?:el |la |los |las )?$/,
  from: /(?:^| )(?:desde(?: (?:casa|mi casa|el piso|mi piso|(?:el|mi|nuestro) (?:hotel|hostal|airbnb|apartamento))(?: (?:en|por|de|junto al?))?(?: [(,]| -)?)?|(?:saliendo|salgo|salimos|partiendo|vengo|venimos) del?) (?:(?:el|la|los|las|mi|mis|nuestr[oa]|es[ea]|est[ea]|aquel|aquella|un|una) )?$/,
  like: /(?:^| )(?:(?:mas|algo|sitios?|alguno|otro|uno|lugares|museos?|bares?|parques?|restaurantes?) (?:como|parecid[oa]s? a|parecid[oa]s? al|similar(?:es)? a|del estilo de|tipo|estilo)|parecid[oa]s? a|parecid[oa]s? al|similar(?:es)? a|similar(?:es)? al|del estilo de|al estilo de|tipo|estilo|como) (?:el |la )?$/,
  except:
    /(?:^| )(?:excepto|menos|salvo|quitando|sin contar|exceptuando|aparte de|aparte del|que no sea|que no sean|que no este|que no esten|no este|no esten|no sea|no sean|no|ademas de|en vez de|en lugar de|fuera de|fuera del|(?<!(?:^| )no (?:\S+ ){0,2})lejos de|(?<!(?:^| )no (?:\S+ ){0,2})lejos del|nada de|nada|evitando|hart[oa]s? de|hart[oa]s? del|ni) (?:en |por |cerca de |cerca del |ir a |de )?(?:el |la |los |las |al |del |pleno |plena )?$/,
  wornOut:
    /^ (?:ya )?(?:(?:l[oa]s? )?(?:ya )?(?:ten(?:go|emos)|he|hemos|esta|estan) (?:(?:muy|mas que|super|demasiado|ya) )?(?:vist|pisad|trillad|hart|quemad|pasad)\S*|(?:ya )?l[oa]s? (?:(?:conozco|conocemos)(?! de (?:oidas|nombre|vista|fama))|hicimos|vimos)|ya (?:esta|estan|he|hemos)|(?:me|nos) (?:aburre|cansa|tiene|satura)n?) /,
  open: /(?:^| )(?:abiert[oa]s?|abr[aei]n?|abrir|cerrad[oa]s?|cierr[ae]n?)(?= |$)/,
  payers: PAYER_WORDS_ES,
  means: [
    ['bus', /(?:^| )en (?:bus|autobus)(?= |$)/],
    ['metro', /(?:^| )metro(?= |$)/],
    ['bus', /(?:^| )(?:bus|autobus|buses|autobuses)(?= |$)/],
    ['foot', /(?:^| )(?:andando|a pie|caminando|paseando|andar)(?= |$)/],
    ['car', /(?:^| )(?:coche|conduciendo)(?= |$)/],
    ['bike', /(?:^| )(?:bici|bicicleta)(?= |$)/],
    ['taxi', /(?:^| )(?:taxi|uber|cabify)(?= |$)/],
    ['train', /(?:^| )(?:tren|cercanias)(?= |$)/],
  ],
  wayTo:
    / (?:voy|vamos|va|ir|llego|llegar|llegamos|llega|vuelv\S+|volv\S+|regres\S+|camino|ruta|llevame|lleva|deja|directo|linea|autobus|bus|metro|tren|paradas|andando|a pie|taxi|hasta|hacia) (?:(?:a|hasta|hacia|al|para|en) )?(?:la |el )?$/,
  leadingTo: wordsOf('a al hasta'),
  rides: / (?:metro|trenes|tren|cercanias|lineas?|paradas?|transporte) /,
  withoutChange:
    / (?:direct[oa]|sin (?:hacer )?(?:transbordos?|cambiar|cambios?)|(?:hay|tengo) que (?:hacer transbordo|cambiar)) /,
  meals: [
    ['breakfast', /(?:^| )(?:desayun\S+)(?= |$)/],
    [
      'lunch',
      /(?:^| )(?:donde como|como algo|comer|comida|comidita|comiendo|comemos|comeremos|comamos|coman|almuerzo|almorzar|almorzamos|algo (?:de|para|pa) picar|picar algo|picoteo|tentempie|bocado)(?= |$)/,
    ],
    ['coffee', /(?:^| )(?:cafe|merienda|merendar|merendamos|merendaremos|te|algo dulce)(?= |$)/],
    ['dinner', /(?:^| )(?:cenar|cena|cenita|cenando|cenamos|cenaremos|cenemos|cenen)(?= |$)/],
    ['drinks', /(?:^|(?<! (?:me|te|le|nos|os|les)) )(?:copas?|canas?|vermut|cervezas?|vinos?|cocteles|tragos?)(?= |$)/],
  ],
  closing: /(?<! (?:no|nunca)) (?:cierra|cierran|cerrados|cerradas|cerrado|cerrada) (?:todos |todo |cada )?$/,
  isOtherWord: (surface, before, after) =>
    (/^te$/iu.test(surface) && !(DRUNK.has(before) || (DRUNK_BESIDE.has(before) && BEHIND_DRINK.test(after)))) ||
    (/^tost[oó]n$/iu.test(surface) && before === 'un'),
  deedForms,
  relative: wordsOf('que cierran abren'),
  genitive: wordsOf('de del'),
  origin: wordsOf('de del'),
  plans: PLAN_WORDS_ES,
  relatives: RELATIVES_ES,
  notOwn: new Set(['su', 'sus', 'un', 'una', 'unos', 'unas']),
  cues: CUES_ES,
  areaTraits: AREA_TRAITS_ES,
  topics: TOPIC_WORDS_ES,
  told: TOLD_WORDS_ES,
  choice: CHOICE_WORDS_ES,
  measures: MEASURE_WORDS_ES,
  nature: NATURE_ES,
  remarks: REMARK_WORDS_ES,
  wishes: WISH_WORDS_ES,
  corrections: CORRECTIONS_ES,
  sameDay: /(?<![a-z])(?:ese|aquel) (?:mismo )?dia(?![a-z])/u,
  dayAfter:
    /(?<![a-z])(?:(?:el|al) dia (?:siguiente|despues)|al otro dia|un dia despues|(?:a )?la manana siguiente|a la manana)(?![a-z])/u,
  afterMeal:
    / (?:despues de(?: la)?|tras(?: la)?|antes de(?: la)?|hasta la|ya hemos|ya he|no) (?:desayun\S+|comer|comida|comido|almorzar|almuerzo|merendar|merienda|cenar|cena|cenado) /,
  mealBound:
    / (?:antes de|hasta) (?:(?:la|el|la hora de|ir a) )?(?:desayunar|comer|comida|almorzar|almuerzo|merendar|cenar|cena) $/,
  asides: ASIDES_ES,
  light: wordsOf(`
    entrar tres cuatro cinco seis siete ocho nueve diez viajo viajamos quita comprar salir comer comiendo viendo
    roja espacio hueco cabeza maximo hija hijo
    a acaso ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alla alli alta alto ambas ambos ante antes anda apetece apetecen aqui aquel aquella asi aun
    aunque ayuda ayudar bajo bastante bien buen buena buenas bueno buenos busca buscamos buscando busco cada casi claro como con conmigo conoces contra cosa cosas creo
    cual cuales cualquier cualquiera cuando cuanta cuanto cuantos cuesta da dame dar de debe deberia deja del demas demasiado desde despues dia dias dice dices digo dime
    donde dos durante e el ella ellas ellos en encima encontrar entonces entre era eramos eran eres es esa esas ese eso esos esta estaba estado estamos estan estar estaria
    estas este esten esto estos estoy estuve eh fin forma fue fuera fui gente genial gracias gran grande gustaria gusta ha haber habia habra hablar hace hacemos hacen hacer hacia hago han
    haria has hasta hay haya haz he hemos hola hora horas hoy iba idea ideas igual ir iremos jo la las le les llega llegar lo los luego lugar lugares ciudad mas mejor
    mejores menos mi mia mientras mio mira mis misma mismo momento muchas mucho muchos muy nada nadie necesita necesitamos necesito ni ningun ninguna ninguno no noche nos nosotras
    nosotros nuestra nuestro nunca o ojala opcion opciones oso otra otras otro otros para parece parte pasa pasado pasar pero persona personas plan plis poca poco pocos podamos
    podemos poder podria podriamos podrias por porfa porfi porque posible prefiero primero pronto propio pueda puede pueden puedes puedo pues que queda quedar queremos queria
    querria quien quienes quiera quiere quieren quieres quiero quisiera quizas recomendar recomendacion recomiendame recomiendas recomienda sabe saber sabes sabria se sea sean segun
    sentido ser sera seria si sido siempre sin sino sitio sitios sobre sois solo somos son soy su sugerencia sugieres super supuesto sus tal tambien tampoco tan tanta tanto tarde te
    tenemos tener tengamos tengan tengo ti tiempo tiene tienen tienes toda todas todavia todo todos toma tomar total trata tras tu tus tuvo u un una unas uno unos usted
    va vais vale vamos van vaya venga venir veo ver vez veces viene vienen vista visitar voy y ya yo zona zonas verdad ciudad tipo minuto minutos rato rollo tio tia
    meto fresquita fresquito fresquitas fresquitos fria frias fresca frescas aparte quitando salvo excepto harta harto hartos hartas
    metemos meternos meterme metamos pela refugiarnos refugiamos confianza fiar fie guay chulo apano muerte vicio
    quepa quede encanta espana ensename muestrame ok okay gustan tranquilamente llevar llevo pasear
  `),
  number: NUMBER,
  numberOf: numberInSpanish,
  money: [
    /(?<![\p{L}\d])(?:€|\$|eur ?) ?(\d+(?:[.,]\d+)?)(?: ?(?:-|a|y) ?€?(\d+(?:[.,]\d+)?))?(?!\d)/gu,
    new RegExp(
      `(?<![\\p{L}\\d.,])(${COUNT})(?: ?(?:-|a|o|y) ?(\\d+))? ?(?:€|euros?|eur|eurillos|euritos|leuros|pavos|dolares|\\$|libras)(?![\\p{L}])(?: ?(?:la|por|/) ?noche(?![\\p{L}]| del?))?`,
      'gu',
    ),
    // "Unos 80 por cabeza": a number of what one person pays.
    /(?<![\p{L}\d.,])(\d{1,3})(?= ?(?:por (?:cabeza|persona|barba|comensal)|cada uno|p\/p)(?![\p{L}]))/gu,
    // "Que no pase de 150", "máximo 20 la noche": a bound without its currency.
    /(?<=(?:no (?:pase|pasen|suba|suban|supere|superen|exceda|cueste mas|cobren mas) de|no (?:llegue|lleguen) a(?: los)?|menos de|maximo|max|como mucho|hasta) )(\d{1,3})(?: ?(?:la noche|por noche|noche)(?![\p{L}])|(?= ?(?:para (?:comer|cenar)|en total|el menu)(?![\p{L}])))/gu,
    // «Unos 100 la noche»
    /(?<![\p{L}\d.,:])(\d{2,3}) ?(?:la noche|por noche)(?![\p{L}])/gu,
    // «Un hotel por menos de 120»: ni una edad ni un número de otra cosa.
    /(?<=(?<!(?:nin[oa]s?|hij[oa]s?|gente|adultos|jovenes|mayores|personas) (?:de )?)(?:menos de|por debajo de|como mucho|maximo|max) )([2-9]\d|[1-9]\d\d)(?![\p{L}\d:%]|[.,]\d| ?(?:m|km|metros?|min|mins|minutos?|personas|comensales|anos|horas?|dias?|grados|pasos|paradas|plazas)(?![\p{L}]))/gu,
    /(?<=barat[oa]s?,? (?:tipo|como|sobre|unos|de unos|rollo) )(\d{2,3})(?![\p{L}\d:%]| ?(?:min|mins|minutos?|m|km)(?![\p{L}]))/gu,
    /(?<=no (?:(?:pase|pasen|suba|suban|cueste mas|cobren mas) de|(?:llegue|lleguen) a(?: los)?) )(\d{1,3})(?![\p{L}\d:]| ?(?:m|km|metros|min|minutos|personas)(?![\p{L}]))/gu,
    /(?<=presupuesto (?:de |es de |unos |maximo |max ){0,3})(\d{1,3})(?![\p{L}\d:])/gu,
  ],
  distanceM: new RegExp(
    `(?:a )?(?:menos de|como maximo a|maximo a|no mas de|hasta|en un radio de|a unos|unos|a como mucho)? ?(${NUMBER})(?:(?<=\\d) ?| )(m|metros?|km|kms|kilometros?|manzanas?)(?![\\p{L}])`,
    'gu',
  ),
  walkMinutes: new RegExp(
    `(?:(?:sin )?(?:andar|caminar) (?:mas de|como mucho|no mas de|menos de) (${NUMBER}) ?(?:min|mins|minutos?|minutitos)|(?:a )?(?:menos de|como maximo a|no mas de|hasta|unos|en|a unos)? ?(${NUMBER}) ?(?:min|mins|minutos?|minutitos)(?: como mucho)? ?(?:andando|a pie|caminando|de paseo|de camino|paseando)|(?<![\\p{L}])a (?:menos de |unos |como mucho )?(?:\\d{1,2} ?(?:o|a|-) ?)?(\\d{1,2}|cinco|diez|quince|veinte) ?(?:min|mins|minutos)(?![\\p{L}]| (?:en|de) (?:metro|bus|coche|taxi|tren|que)))`,
    'gu',
  ),
  partySize: new RegExp(
    `(?:(?:mesa|reserva|sitio|cena|comida|plan|lugar) para|grupo de|para|somos|seremos|vamos a ser|iremos|vamos)(?: unos| unas| como| un grupo de)? (${COUNT})(?: personas| adultos| pax| comensales| amigos| amigas| colegas| compis| de nosotros)(?![\\p{L}])|(?<![\\d:.,])(\\d{1,2}) (?:colegas|amig[oa]s|compis|chavales)(?![\\p{L}])|(?<=(?:cabemos|caben|quepamos|quepan) )(?:los |las )?(\\d{1,2})(?![\\p{L}\\d:])|(?:mesa|reserva|grupo|cena|comida) (?:para|de) (${COUNT})(?![\\p{L}:])|(?:somos|seremos|vamos a ser|iremos)(?: unos| como)? (\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?= *(?:$|[,.!?]|y|personas|en (?:total|una|la)|con))|estamos (\\d{1,2}|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?= *(?:$|[,.!?]|en |con |y |aqui))|(${COUNT}) (?:personas|comensales)`,
    'gu',
  ),
  ages: /(?<=(?:nin[oa]s?|hij[oa]s?|cri[oa]s?|peques?|nen[oa]s?|chic[oa]s|nietos?|niet[oa]s|sobrin[oa]s?),? de )(\d{1,2})(?:,? (?:y|o) (?:de )?(\d{1,2}))?(?![\d:.])|(?<=tienen )(\d{1,2})(?: y (\d{1,2}))(?= *$)|(?<!(?:hacemos|cumplimos|celebramos|llevamos|hace|desde hace) )(\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?:,? (?:y|o) (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))? (?:anos|anitos|ano)(?! (?:viviendo|aqui|en|que))/gu,
  stars:
    /(?:al menos|mas de|minimo|por encima de|como minimo|de|con)?(?: un| una)? ?(\d(?:[.,]\d)?)(?: o mas)? ?(?:estrellas?|\/ ?5|de (?:5|cinco)|puntos)(?: o mas)?(?! (?:personas|adultos))/gu,
  howMany:
    /(?:^| )(?:solo|otr[oa]s|solamente) (\d{1,2}|dos|tres|cuatro|cinco|seis)(?= (?:por favor |porfa )?$)|(?:^| )(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho) mas(?= (?:por favor |porfa )?$)|(?:^| )(?:dame|dime|digame|diganos|deme|denos|recomiendame|recomiendanos|recomiendeme|sugiereme|danos|dinos) (?:(?:solo|solamente) (un[oa]?)(?! (?:par|poco|cosa|momento|idea))(?= )|(un[oa])(?= (?:por favor |porfa |$|con |cerca |que |en ))|(un[oa]?)(?= sol[oa] ))|(?:^| )(?:solo|solamente) (un[oa])(?= (?:sitio |opcion |por favor |porfa |de cada )*$)|(?:^| )(?:solo|solamente|nada mas que) (un[oa]?)(?= (?:buen[oa]? )?(?:sitio|lugar|restaurante|bar|cafeteria|cafe|opcion|recomendacion|nombre|museo|local) )|(?:^| )(?:(?:dame|dime|muestrame|ensename|recomiendame|quiero|busco|ponme|sugiere(?:me)?|busca|necesito|dinos|recomienda|muestra)|(?:los|las)|top) (?:l[oa]s )?(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: mejores| buenos)?(?= \p{L})(?! (?:personas|horas?|dias?|minutos?|euros?|km|metros|ninos|hijos|amigos|estrellas?|noches|semanas?|meses|anos|de la|y |en punto|menos|primer\S*|ultim\S*|paradas?|solos))/u,
  minutesFree: new RegExp(
    `(?:tengo|tenemos|quedan|queda|dispongo de|disponemos de|con|en|solo|hay|durante|proximas?)(?: solo| unas| unos| como| libre| libres| apenas| un par de){0,4} ?(${NUMBER}|un par de) ?(horas?|h|minutos?|min)(?![\\p{L}])(?: y media)?(?: libres?)?(?! (?:andando|a pie|caminando|de camino|en metro|en coche|despues|mas tarde))`,
    'gu',
  ),
  together: {
    each: / (?:por (?:persona|cabeza|barba|comensal|pax)|cada uno|cada una|p p|pp) /,
    pair: / (?:(?:para|entre) (?:los|las) dos|los dos|las dos|entre ambos) /,
    total:
      / (?:en total|entre todos|entre todas|para todos|para todas|todo incluido|para (?:los|las) (?:tres|cuatro|cinco|seis)|el grupo entero) /,
  },
  minutesLeft: new RegExp(
    `(?<![\\p{L}\\d])(${NUMBER}|un par de) ?(horas?|h|minutos?|min)(?: y media)? (?:libres?|muert[oa]s?|(?:para|que|por) (?:matar|perder|llenar|rellenar)|antes (?:de|del|de que) (?:mi|nuestr[oa]|el|la|que|coger|salir|volar|embarcar)|hasta (?:que|mi|nuestr[oa]|el|la) (?:tren|vuelo|avion|ave|bus|autobus|salg|sale|vuel)?)`,
    'gu',
  ),
  days: new RegExp(
    `(?<!(?:llevo|llevamos|lleva|llevan|hace|desde hace|ultimos)(?: ya)? )(${NUMBER}) (?:dias?)(?! (?:despues|mas tarde|laborables))`,
    'gu',
  ),
};
