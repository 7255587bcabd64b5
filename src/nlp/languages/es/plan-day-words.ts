// Spanish words of the days of a plan. Everything is read without accents.
import type { PlanDayWords } from '../plan-day-words.ts';

export const PLAN_DAY_WORDS_ES: PlanDayWords = {
  dayNumber:
    / (?:(primer|primero|primera|segundo|segunda|tercer|tercero|tercera|cuarto|cuarta) (?:dia|manana|tarde|noche)|dia (?:numero )?(uno|dos|tres|cuatro|\d)) /,
  lastDay: / ultim[oa] (?:dia|manana|tarde|noche) /,
  ofDays: {
    only: / (?:solo|solamente|unicamente|nada mas(?: que)?|nomas)(?: (?:para|el|la|en|queremos|quiero|con|por))* $/,
    gone: / (?:sin|no|ni|nada|quit\S+|elimin\S+|borr\S+|cancel\S+|olvid\S+|fuera)(?: (?:te|hagas|pongas|metas|planees|nada|para|el|la|en|de|del|todo|lo)){0,5} $/,
    left: [
      /^(?: (?:y|pero|asi|que|q|entonces|pues|el|la|lo|del|deja|todo|dejemos|dejamos))* $/,
      /^ (?:fuera|(?:(?:quit|borr|elimin|cancel|tach|suprim)\S*l[oa]|no cuenta|no vamos a estar)(?: entero| todo| del todo)?|no (?:$|[,.!;]|queremos nada|hagas nada)|nada (?:$|[,.!;])) ?/,
    ],
    better: /^ (?:(?:me|nos|le|les) )?(?:(?:viene|va|vendria|iria|queda|encaja|cuadra)(?:n)? )?mejor(?= )/,
    meant:
      / (?:es|era|sea|seria|va|(?:mover|movemos|muev\S{1,5}|pas(?:a|ar|amos|emos|ad)|cambi(?:a|ar|amos|emos|ad)|dej(?:a|ar|amos|emos|ad)|hac(?:er|emos)|hagamos|haz|retras\S{1,5}|aplaz\S{1,5}|pon)(?:me|nos)?(?:l[oa]|l[oa] todo| todo| el plan)?|lo (?:mismo|dejamos|hacemos|movemos|pasamos|cambiamos)|mejor|quiero|queremos|queria|queriamos|necesito|ponlo|dije|dicho|decia)(?: que)?(?: (?:es|era))?(?: (?:para|en|al?)){0,3}(?: el)? $/,
  },
  dayWished:
    /^ (?:y |pero |mejor |quiero |queremos |prefiero |preferimos |me gustaria |nos gustaria )*que (?:el |la |los |las )(?:\S+ )?(?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde|noche) /,
  mealAsked:
    / (?:d?onde (?:vamos a |nos toca |toca |has puesto |habias puesto |era |es |esta |seria )?(?:\S+ ){0,2}?(?:desayun|com|almorz|almuerz|cen)(?:amos|emos|o|ar|er|ida|ena|a|uerzo)?|d?onde (?:es|era|esta|toca) (?:la |el )(?:comida|cena|desayuno|almuerzo)|(?:comer|cenar|desayunar|comida|cena|desayuno) d?onde(?: \S+){0,3}|(?:que|cual)(?: \S+){0,2} (?:restaurante|sitio|mesa)(?: \S+){0,3} (?:comida|comer|cena|cenar|desayunar)) /,
  eatenAsked: /(?!)/,
  startAsked: / (?:a que hora|cuando)(?: \S+){0,2} (?:empez|empiez|arranc|comenz|comienz|quedam)\S* /,
  firstAsked:
    / (?:que (?:es|hay|toca|va|vamos a ver)|cual es|d?onde vamos) (?:lo |la |el )?primer[oa]?(?: parada| sitio)? /,
  lastAsked: / (?:que (?:es|hay|toca|va)|cual es|d?onde vamos) (?:lo |la |el )?ultim[oa](?: parada| sitio)? /,
  toHour: / (?:a|para) las (\d{1,2}) (?:porfa |mejor )?$/,
  comesIn: / (?:lleg(?:o|amos|a|an|are|aremos)|aterriz(?:o|amos|a|are|aremos)) /,
  landing: / (?:aterriz\S+|vuelo|avion|aeropuerto|volamos) /,
  lateHour: /(?: (?:1[3-9]|2[0-3])(?:[:.h]| )|tarde|noche|mediodia)/,
  departs: / (?:sale|salen|salimos|salgo|despega|parte) /,
};
