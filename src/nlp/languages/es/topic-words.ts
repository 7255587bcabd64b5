// Spanish words by which topics of a city are asked about.
import type { TopicWords } from '../topic-words.ts';

export const TOPIC_WORDS_ES: TopicWords = {
  alike: [
    ['puede', /\b(?:puedo|podemos|pueden|puedes|podria|podriamos|podre|dejan|permiten)\b/gu],
    [
      'perro',
      /\b(?:labrador(?:es)?|golden(?: retriever)?|pastor(?:es)? alem(?:an|anes)|caniches?|beagles?|bulldogs?|terriers?|yorkshires?|chihuahuas?|(?:perro )?salchicha|galgos?|mastin(?:es)?|boxers?|podencos?|dalmatas?|huskys?|cachorr(?:os?|as?)|chuchos?|perr(?:ito|ita|itos|itas|azo|ete)s?)\b/gu,
    ],
    ['metro', /\b(?:subte|suburbano)\b/gu],
    ['taxi', /\b(?:taxista|taxis|un (?:uber|cabify|bolt))\b/gu],
    [
      'ninos',
      /\b(?:peques?|pequenos|crios?|crias?|chicos|chiquitos?|nenes?|nenas?|chavales|menores|sobrin[oa]s?|niet[oa]s?|(?:mi|mis|nuestr[oa]s?) (?:hij[oa]s?|pequen[oa]s?|bebe)|(?:de|tiene|con) \d{1,2} anit?os)\b/gu,
    ],
    [
      'jubilados',
      /\b(?:personas? mayor(?:es)?|(?:gente|los|las|para) mayores|ancian[oa]s?|abuel(?:os?|as?|ita|itos?)|pensionistas?|tercera edad|(?:6[5-9]|[78]\d) anos|viejit[oa]s?)\b/gu,
    ],
    ['estudiantes', /\b(?:universitari[oa]s?|carnet? de estudiante|erasmus|alumn[oa]s?)\b/gu],
    [
      'cuanto cuesta',
      /\b(?:(?:que|cual es el) precio|que (?:cuesta|vale|cobran)|(?:por|a) cuanto (?:sale|anda|esta)|cuanto (?:sale|cobran|es|me (?:cobran|cuesta|costaria|sale)))\b/gu,
    ],
    [
      'aeropuerto',
      /\b(?:aterri\w+|(?:mi|nuestro) (?:vuelo|avion) llega|barajas|t[1-4]s?|terminal(?:es)? [1-4]|la terminal)\b/gu,
    ],
    [
      'centro',
      /\b(?:casco (?:antiguo|viejo)|la ciudad|(?:mi|nuestro|al|el) hotel|(?:puerta del |hasta |a )sol|gran via)\b/gu,
    ],
    ['maletas', /\b(?:valijas?|equipajes?|mochilas? grandes?|bultos)\b/gu],
    ['billete', /\b(?:boletos?|pasajes?|bonometro|metrobus|(?:10|diez) viajes|abonos? de (?:10|diez))\b/gu],
  ],
  aspects: {
    when: /\b(?:cuando|que (?:hora|horas|dia|dias|fechas?|horarios?)|(?:a|hasta|desde|de) (?:q|ke|k) hora|hasta cuando|desde cuando|horarios?|cada cuanto|toda la noche|hasta tarde|(?:funciona|circula|sale|pasa)n? (?:a|de|por|toda)|abren?|cierran?|abiert[oa]s?|cerrad[oa]s?)\b/u,
    price:
      /\b(?:cuanto (?:cuesta|cuestan|vale|valen|sale|salen|es|cobran|me|nos|te|se paga|pagan?|pago|pagamos|hay que pagar|seria|costaria|dinero)|precios?|tarifas?|coste|costo|(?<!mas )(?:caro|cara|barat[oa]s?)|euros?|pagan|paga(?! con)|hay que pagar|gratis|descuentos?|reducid[oa]s?|cobran|que (?:cuesta|vale))\b/u,
    how: /\b(?:como (?:se |puedo |podemos |hago |hay que )?(?:va|voy|vamos|ir|llega|llego|llegamos|llegar|compra|compro|saca|saco|reserva|reservo|funciona|alquila|alquilo|hace|pide|pido)|que (?:tren|bus|autobus|linea)|(?:hay|pasan?|va|van) (?:\w+ )?(?:bus|buses|autobus(?:es)?|metro|tren))\b/u,
    where:
      /\b(?:(?:zonas?|barrios?|calles?) (?:hay que |debo |debemos |tengo que )?(?:evitar|evito|evitamos|peligros[oa]s?)|donde|en que (?:calles?|estacion|parada|parte|zona|sitio)|por donde|adonde|desde que)\b/u,
    which:
      /\b(?:cual(?:es)?|mejor(?:es)?|mas (?:barat[oa]|car[oa])|conviene|compensa|recomiendas?|merece|vale la pena|mas (?:bonit[oa]|lind[oa]|guap[oa]|chul[oa]|comod[oa]|rentable)|diferencia|elegirias?|sale a cuenta|que me|me sirve)\b/u,
    duration:
      /\b(?:cuanto (?:tarda|tardan|se tarda|tardo|dura|duran|demora|se demora|tiempo)|tardas?|demora|minutos|da tiempo|en un dia|medio dia|lejos)\b/u,
  },
  tells: { when: /\d:\d\d/u, price: /[€%]|gratis/u, duration: /\b(?:minut|hora)/u },
  custom:
    /\b(?:cuant[oa]s?|hay que|se (?:deja|suele|da|acostumbra)|es (?:normal|obligatori[oa]|costumbre|seguro|legal|de mala educacion))\b/u,
  denied:
    /^\W*(?:(?:no|wow|oye|jaja|pero),? )*(?:no (?:te |os )?(?:pregunt\w+|pedi\w*|quiero (?:un|el) plan)|no (?:por|sobre|del) (?:el|la)? ?)/u,
  pointsBack: /\b(?:les?|ahi|alli|ell[ao]s?|eso)\b/u,
  errand:
    /^(?!.*\b(?:donde|cerca|sitios?|lugar(?:es)?|bibliotecas?|cafeterias?|rincon|plan|itinerario|ruta)\b).*\b(?:(?:escrib\w+|redact\w+|hazme|haceme|haz|hacer?|termin\w+|corrig\w+|prepar\w+|ayud\w+)(?: \w+){0,4} (?:ensayos?|redaccion(?:es)?|deberes|tareas?|tesis|tfg|tfm|poemas?|poesia|carta de (?:presentacion|motivacion|amor)|curriculum|cv|discurso|pie de foto|codigo (?:en|de|para)|script|programa (?:en|informatico)|trabajo (?:de|sobre) (?:historia|mates|matematicas|lengua|ingles|filosofia|clase|literatura|arte))|(?:escribeme|redacta(?:me)?|hazme)(?: \w+){0,3} (?:correo|e-?mail|carta (?:de|para)|texto|cuento|cancion)|(?:ensayo|redaccion|deberes) (?:sobre|de)|\d{3,5} palabras|(?:traduc\w+|resum\w+)(?: \w+){0,3} (?:carta|ensayo|texto|documento|correo|articulo|parrafo|contrato|curriculum|libro)|(?:program\w+|codifica\w*)(?: \w+){0,2} (?:web|app|aplicacion|python|java|javascript|codigo)|(?:resuelv\w+|resolver)(?: \w+){0,3} (?:ecuacion|integral|derivada|ejercicios?)|(?:telefono|numero|direccion|correo|instagram) de (?:mi|un|una) (?:amig[oa]|ex|vecin[oa]|jef[ea]|novi[oa]|companer[oa]|caser[oa]))\b/u,
};
