// Spanish words by which people settle on a place.
import type { ChoiceWords } from '../choice-words.ts';

export const CHOICE_WORDS_ES: ChoiceWords = {
  lead: /^(?:\s*(?:ok|vale|perfecto|genial|(?:muy )?bien|bueno|venga|pues|guay|estupendo|si|ah|oh|uy|ya|(?:muchas )?gracias|(?:ja){2,}|entonces|mm+|y)\b[\s,.!]*)+/u,
  chooses:
    /\b(?:entonces|(?:me|nos) (?:vale|sirve|gusta|mola|convence|encaja|(?:suena|parece) (?:muy )?bien|va bien|viene bien|quedo con|quedamos con|apetece)|(?:vamos|voy|me voy|nos vamos|ire|iremos) (?:al?|para)|(?:elijo|elegimos|prefiero|preferimos|cojo|cogemos|reservo|reservamos)|(?:esta|suena|pinta) (?:muy )?(?:bien|genial|perfecto)|tiene (?:muy )?buena pinta|perfecto)\b/u,
  known: /\b(?:(?:ya )?(?:l[oa]s? )?(?:conozco|conocemos))\b/u,
  others: /\botr[oa]s?\b/u,
  relative: /^\s*(?:que|porque|ya que|al menos|por lo menos|pues|si)\b[^?.!;\n]*[.!;\n]+\s*/u,
  pointsThere: /\b(?:ahi|alli|por la zona|al lado|cerca|cerquita)\b/u,
  refuses:
    /\b(?:no|ni|pero|menos|tampoco|demasiado|nunca|jamas|otr[oa]s?|en vez|car[oa]|lejos|mas|o|que|cual|donde|cuando|cuanto|como|sin)\b|\?/u,
  reason:
    /^\s*(?:es|son|esta|estan|queda|pilla|luego|ya|(?:los|las|les) (?:llamo|llamare)|llamare|parece)\b[^?.!;,\n]*[.!;\n]+\s*/u,
};
