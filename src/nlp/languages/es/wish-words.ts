// Spanish words of money, meals and hours, and of what is given up.
import type { WishWords } from '../wish-words.ts';

export const WISH_WORDS_ES: WishWords = {
  budget: new Set(['presupuesto']),
  eating: new Set(['comer', 'come', 'como', 'comemos', 'beber']),
  having: / (?:con|tenga|tiene|tengan|sin) (?:un |una |el |la )?$/,
  years: / anos? $/,
  freeOf: /(?:tengo|estoy) $/,
  morning: /\da\.?m\b|\ba\.?m\b|manana/,
  afternoon: /p\.?m\b|tarde|mediodia/,
  night: /noche|madrugada/,
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
