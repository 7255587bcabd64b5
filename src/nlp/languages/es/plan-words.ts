// Spanish words of plans. Everything is read without accents.
import type { PlanWords } from '../plan-words.ts';

export const PLAN_WORDS_ES: PlanWords = {
  pace: [
    ['relaxed', / (?:tranquil[oa]|relajad[oa]|sin prisas?|con calma) /],
    ['packed', / (?:a tope|aprovech\S+|lo maximo|intens[oa]) /],
  ],
  parts: [
    [
      'morning',
      / (?:plan|itinerario|ruta|recorrido) (?:matinal|matutin[oa]|mananer[oa]|de mananas?) | (?:la|una|nuestra|mi) manana (?:libre|entera) /,
    ],
    ['afternoon', / (?:plan|itinerario|ruta|recorrido) (?:vespertin[oa]|de tardes?) | (?:la|una|nuestra|mi) tarde /],
    ['evening', / (?:plan|itinerario|ruta|recorrido) (?:nocturn[oa]|de noche) | velada | (?:la|una|nuestra|mi) noche /],
  ],
  longHours: / (24|36|48|72|96) ?(?:h|horas) /,
  hours: [' (?:de|unas) (@n) horas '],
  counts: { dos: 2, tres: 3, cuatro: 4, 2: 2, 3: 3, 4: 4 },
  ofPlan: / (?:paradas?|plan|ruta|itinerario) /,
  before: / antes /,
  endsAt:
    / (?:(?:en casa|de vuelta|vuelta|vuelv\S*|volv\S*|acab\S*|termin\S*|hasta|el tren|el vuelo|el avion|el autobus|el bus|el ave|volamos|nos vamos|me voy|irnos|irme|marchar\S*|recog\S*|en la cama|(?:tengo|tenemos|hay) que (?:estar|salir|irse|parar))(?: (?:sale|despega|es|todo|al|el|la|hotel|en|casa|de|vuelta|alli|para|como|mucho|estar)){0,5})(?: (?:a|antes|de|sobre|hacia|para|la|las|el|hasta|no|mas|tarde)){0,4} $/,
  night: / (?:noche|noches|esta noche|fiesta|madrugada|copas|discotecas?|marcha|bares|amanecer|antros?|pubs?) /,
  outing:
    / (?:de fiesta|de marcha|de copas|de canas|de bares|de tapas|noche de \S+|una noche loca|salida|despedida|ir de tascas|por ahi) /,
  length: { half: / media hor(?:a|ita) /, unit: '(?:horas?|h|minutos?|min)', hours: /^h/ },
  everything:
    / (?:todo|todos|todas|tod[oa]s ell[oa]s|eso|esto|esos|esas|estos|estas|lo (?:dicho|hablado|acordado)|\S{3,}(?:alo|elo)) /,
  order:
    / (?:(?<!hasta )luego|despues|mas tarde|a continuacion|y (?:acabar|terminar|rematar|de postre)|antes (?:un|una|unos|unas|de eso)|y antes) /,
  lingering:
    / (?:sent\S+|quedar\S*|descansar|leer|trabajar|estudiar|charlar|hablar|aparcar|estar|relajar\S*)(?: \S+){0,3} (?:durante |por |como |unas? |un par de )?$/,
  halfDay: / (?:medio dia|media jornada) /,
  swappedBy: new Set(['por', 'con']),
  at: /^ (?:en|al|a) (?:el |la |los |las )?$/,
  early: / (?:am|de la manana|por la manana|desayun\S*|amanecer) /,
  startsAt: / (?:empez\S+|empiez\S+|desde|a partir de|salid[ao]|salir|salimos|arranc\S+) (?:a )?(?:las )?(\d{1,2}) /,
  leaving: [
    ['flight', / (?:vuelo|avion|volamos|vuelo de vuelta|aeropuerto|despeg\S+|embarc\S+) /],
    ['train', / (?:tren|ave|autocar|autobus (?:sale|de vuelta)) /],
  ],
  atEnd: / (?:al final|para (?:acabar|terminar|rematar)|lo ultimo|de cierre) /,
  last: / (?:acab\S+|termin\S+|remat\S+|por ultimo|al final|para (?:acabar|terminar))(?: (?:con|en|un|una|unas|unos|el|la|de))* $/,
  beforehand: / (?:antes|primero)(?: porfa| por favor)? $/,
  crawl:
    / (?:ruta de (?:bares|tapas|pinchos|copas|canas|cervezas|vermut|tabernas|tascas)|de (?:bares|tascas|tabernas)) /,
  late: / hasta (?:tarde|las tantas|que cierren|que el cuerpo aguante) /,
  besides: { antes: 'before', despues: 'after', tras: 'after' },
  toward: [
    ['earlier', / (?:mas (?:temprano|pronto)|antes)(?: (?:porfa|por favor|mejor|si se puede))? $/],
    ['later', / (?:mas tarde|despues)(?: (?:porfa|por favor|mejor|si se puede))? $/],
  ],
  proposing: / (?:podemos|puedes|podrias|puede ser|podria ser|se puede|podriamos) /,
};
