// Spanish corrections and complaints.
import type { Corrections } from '../corrections.ts';

export const CORRECTIONS_ES: Corrections = {
  notOnly:
    /(?:^| )no (?:(?:hace falta|quiero|queremos|busco|buscamos|tiene|tienen|que|sea|sean|es|son|ser|tienen que ser) )*(?:solo|solamente|unicamente|exclusivamente|tod[oa]s?|del todo|puramente|necesariamente|100%?)(?: (?:sea|sean|ser|tiene que ser))? (?:(?:el|la|los|las|un|una|unos|unas|sitios?|restaurantes?|cosas?|comida|de|que|sean|sea) )*$/,
  evenIf:
    /(?:^| )aunque (?:no )?(?:sea|sean|tenga|tengan|haya|este|esten|sirvan|den|pongan|salga|cueste) (?:(?:de|del|un|una|el|la|los|las|con|al|algo|un poco|muy|mas) )*$/,
  notAsked:
    /(?:^| )no (?:(?:te|le|os|les|lo|me) )?(?:(?:estoy|estaba|estamos|he|hemos) )?(?:pregunt[oae]\S*|preguntad[oa]|ped[ií]\S*|pido|pedimos|busc[oa]\S*|dij[eo]\S*|dich[oa]|decia|hablo|hablaba|hablamos|quise|refiero|referia|refer\S*|(?:queria|quiero|quise) (?:buscar|preguntar|saber))(?: (?:por|a|de|del|al|sobre|decir|buscar|si|que))* (?:(?:el|la|los|las|un|una|lo|eso|ese|esa) )*$/,
  none: /(?:^|(?<!hay|tienes|conoces|sabes|de) )ningun[oa]? (?:de |que sea |sea )?$|(?:^| )no (?:me|nos) (?:des|deis|den|pongas|digas|recomiendes|ensenes|muestres|mandes|sugieras|propongas|saques)(?: (?:mas|otr[oa]s?|ningun|ninguna|solo|el|la|los|las|un|una))* $/,
  notWanted:
    /^ (?:(?:y|o|ni|,) \S+ )?no (?:es|son|era|eran|fue) (?:(?:eso|precisamente|exactamente) )?lo que (?:te |le |os |yo )*(?:ped\S+|pid\S+|quer\S+|quier\S+|busc\S+|dij\S+|dec\S+|preguntab\S+|pregunt\S+|he (?:dicho|pedido|preguntado)|necesit\S+) /,
  hasAlready:
    /(?:^| )ya (?:tengo|tenemos|tiene|tienen|hemos reservado|he reservado|reserve|reservamos|contamos con) (?:(?:un|una|el|la|los|las|mi|nuestro|nuestra) )*$/,
  isAt: /(?:^| )(?:estoy|estamos|me alojo|nos alojamos|alojad[oa]s?|duermo|dormimos|me quedo|nos quedamos|parando|paro|paramos)(?: (?:alojad[oa]s?|parando))? en (?:(?:un|una|el|la|mi|nuestro) )?$/,
  bound: {
    before:
      /(?:^| )(?:menos de|a|maximo|max|hasta|mucho|mas de|unos|unas|sobre|de|por|como|tipo|entre|y|o|en|pase de|pasen de|presupuesto|gastar|pagar|alrededor de|cerca de|pasar de|algo de|digamos|son|es) (?:(?:los|las|unos|unas) ){0,2}$/,
    after: /^ (?:cada|por|max|maximo|como|o|en|p|total|de presupuesto|para|y) /,
    within: /^(?:a menos|max|como|no m[aá]s|hasta|en un|sin)/iu,
  },
  takenBack:
    /(?:^|[.!?…\n])\s{0,2}(?:(?:bueno|vale|ok|ay|pues|va|nada),? )?(?:da igual|dejalo|dejelo|olvidalo|olvidelo|deja|no importa|me da igual)(?: (?:eso|ya|pues|entonces))?\s?[.!,…\n]{1,3}\s{0,2}(?=\S)/g,
  eatenAfter: /^ (?:si|tambien|vale|sin problema|le va bien|lo come|si que|si come|si puede)(?: |$)/,
  askedAbout:
    /(?:^| )(?:pregunt\S*|interes\S*|decid\S*|opt\S*|vot\S*|referia|refiero) (?:por|a|al|de) (?:(?:el|la|los|las|lo) )*(?:(?:de|del) )?$/,
  there: / (?:ahi|alli|alla|ahi cerca|por la zona|por esa zona) /,
  one: /(?:^| )(?:un solo|una sola|solo un|solo una|un unico|una unica|1) (?:(?!de |o |y |en |a |con |para |es |dia |hora )\S+ ){0,3}$/,
  due: /(?:^| )(?:tengo|tenemos|hay|debo|debemos|necesito|necesitamos) (?:que )?(?:salir|irme|irnos|estar|llegar|volver|volverme|marcharme|marcharnos|partir|arrancar)(?: (?:al|a|en|pal|pa|para|hacia|del|de|por)(?: el| la| las)?(?: \S+){0,3})? $|(?:^| )(?:salir|irme|irnos|salgo|salimos|partir|me voy|nos vamos|me marcho|nos marchamos|marcharnos|marcharme) (?:pal|pa|para|hacia|rumbo|al)(?: el| la| a)?(?: \S+){0,2} $|(?:^| )(?:tren|vuelo|avion|ave|autocar|ferry)(?: \S+){0,5} (?:a|de|desde|para|hacia|sale|despega|parte|es)(?: \S+){0,2} $|(?:^| )(?:habitacion|check ?in|check ?out|embarque|cita|reunion|apartamento|cuarto|llaves)(?: \S+){0,2} (?:hasta|desde|a|es|esta|lista|listo|libre) (?:las? )?$/,
  dueAfter:
    /^ (?:(?:es )?cuando |(?:ya )?(?:me|nos) )?(?:tengo|tenemos|hay|debo|debemos|necesito|quiero|queremos) (?:que )?(?:salir|irme|irnos|estar|llegar|volver|marcharme|marcharnos)|^ (?:(?:es )?cuando )?(?:me|nos) (?:dan|da|abren|entregan|recogen|vamos|voy|marcho|marchamos)|^ (?:sale|salgo|salimos|despega) (?:el |mi |nuestro |la )?(?:tren|vuelo|avion|ave|bus|pal|para|hacia|al)/,
  arrived:
    /(?:^| )(?:acab(?:o|amos) de (?:llegar|aterrizar|entrar|bajar(?:me|nos)?)|(?:he|hemos) (?:llegado|aterrizado)|recien (?:llegad[oa]s?|llegue|llegamos)) (?:ahora |ya )?(?:a|al|en|de|del)(?: el| la)? $/,
};
