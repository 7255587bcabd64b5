// Spanish words that name what places are compared by.
import type { MeasureWords } from '../measure-words.ts';

export const NATURE_ES =
  /(?<!\b(?:mas|mejor|mucho|buen|un|con|tiene|tenga|hay|de) )\b(?:ambiente|ambientacion|estilo|rollo)\b/u;

export const MEASURE_WORDS_ES: MeasureWords = [
  // «¿Cuál está más cerca y es más barato, el Prado o el Thyssen?»
  ['cheaper', /\b(?:mas (?:barat|car|economic)[oa]s?|precios?|cuestan? menos|mejor de precio)\b/u],
  ['nearer', /\b(?:mas cerca(?:n[oa]s?)?|mas proxim[oa]s?|menos lejos|(?:andar|camina[rn]?) menos)\b/u],
  ['quieter', /\b(?:mas (?:tranquil|calmad)[oa]s?|menos (?:gente|ruido|colas?|jaleo)|aglomeraciones|colas)\b/u],
  ['closes_later', /\b(?:cierran? mas tarde|abiert[oa]s? hasta mas tarde)\b/u],
  ['better_rated', /\b(?:mejor (?:valorad|puntuad)[oa]s?|opiniones|valoraciones)\b/u],
  [
    'better_for_children',
    /\b(?:mejor|mas (?:divertid|adecuad)[oa]) (?:\S+ )?(?:para|con) (?:\S+ ){0,3}?(?:nin[oa]s?|peques?|bebes?|cri[oa]s|hij[oa]s?)\b/u,
  ],
  ['faster', /\b(?:mas rapid[oa]|menos tiempo|tarda menos)\b/u],
  [
    'more_accessible',
    /\b(?:mas accesibles?|mejor acceso|(?:menos|sin) (?:\S+ [oy] )?(?:escalones|escaleras|peldanos))\b/u,
  ],
];
