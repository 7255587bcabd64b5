// Spanish words of plans, over lines without accents and with a blank at both ends.
import type { PlanWords } from '../plan-words.ts';

export const PLAN_WORDS_ES: PlanWords = {
  pace: [
    ['relaxed', / (?:tranquil[oa]|relajad[oa]|sin prisas?|con calma) /],
    ['packed', / (?:a tope|aprovech\S+|lo maximo|intens[oa]) /],
  ],
  partsOfDay: [
    [
      'morning',
      / (?:plan|itinerario|ruta|recorrido) (?:matinal|matutin[oa]|mananer[oa]|de mananas?) | (?:la|una|nuestra|mi) manana (?:libre|entera) /,
    ],
    ['afternoon', / (?:plan|itinerario|ruta|recorrido) (?:vespertin[oa]|de tardes?) | (?:la|una|nuestra|mi) tarde /],
    ['evening', / (?:plan|itinerario|ruta|recorrido) (?:nocturn[oa]|de noche) | velada | (?:la|una|nuestra|mi) noche /],
  ],
  ofPlan: / (?:plan|parada|paradas|ruta|itinerario) /,
  longHours: / (24|36|48|72|96) ?(?:h|horas) /,
  hours: (number) => new RegExp(` (?:de|unas) (${number}) horas? `),
  amount: (number) => new RegExp(` (${number}) (hora|horas|minutos)`),
  halfHour: / media hora /,
  before: / antes /,
};
