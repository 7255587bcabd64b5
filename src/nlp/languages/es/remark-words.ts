// Spanish remarks on what was shown. Accents are folded.
import type { RemarkWords } from '../remark-words.ts';

export const REMARK_WORDS_ES: RemarkWords = {
  again: / (?:otra vez|de nuevo|mas|otr[oa]s?|siempre) /,
  turnsDown:
    /^ (?:no|nop|que no|ja\S*|je\S*|pero|perdona|dije|dijimos|he dicho|te (?:dije|he dicho|pedi|he pedido)|pedi|pedimos|queria|queriamos|quiero|queremos|buscaba|buscabamos|busco|esta lloviendo|llueve|hace frio|hace calor|olvida|anda ya|venga|uf|uff|puf|madre|en serio|de verdad) /,
  judges:
    /^ (?:(?:pero|no|y|oye|a ver|uy|jo|vaya|perdona|mmm|hmm|,) )*(?!(?:lo|mi|mis|nuestro|nuestra|donde|cual|cuales|quien|hay|algo|algun) )(?:\S+ ){0,5}?(?<! (?:que|q|donde) )(?:es|son|esta|estan|parece|parecen|suena|suenan|queda|quedan|veo|vemos) (?:(?:un poco|algo|muy|demasiado|bastante|super|tan|mas bien|todos|todas|todo|un pelin) ){1,3}(?:\S+ y (?:muy|demasiado|bastante|un poco) )?$/,
  serves:
    /^ (?:(?:pero|no|y|oye|a ver|uy|jo|vaya|perdona|que|si|,) )*(?!(?:lo|mi|mis|nuestro|nuestra|hoy|manana|donde|cual|cuales|quien|hay|la cena|la comida|algo|algun) )(?!(?:\S+ ){0,3}(?:plan|idea|ideal|objetivo|presupuesto|cumple|cumpleanos|quiero|queremos|busco|buscamos|prefiero) )(?:\S+ ){1,4}(?:(?:es|son|era|eran) (?:(?:solo|todo|pura?|de|mas bien|basicamente) )*|solo (?:tiene|tienen|hay|ponen|sirven|dan|hacen) )$/,
  isJudged: /^ (?:es|parece|suena|queda|veo) (?:un poco|algo|muy|demasiado|bastante|mas bien|super|tan) /,
  known: / (?:ya )?(?:lo )?(?:se|sabemos) que (?:\S+ ){0,4}$| ya (?:lo )?(?:se|sabemos) (?:\S+ ){0,3}$/,
  missing:
    /(?<! (?:que|q|donde)) no (?:es|son|era|eran|esta|estan|tiene|tienen|tenia|tenian|parece|parecen) (?:(?:muy|tan|nada|nada de|precisamente|del todo|para|una?|ningun|ninguna) )*$/,
  asksForNone:
    / no (?:hay|tienes|teneis|tienen|existe|existen|conoces|conoceis|habra|queda|quedan|sabes de|me puedes dar)(?: (?:por aqui|cerca))? (?:(?:ningun|ninguna|algun|alguna|nada|algo|un|una) )?(?:(?:sitio|lugar|bar|restaurante|opcion|de) )*$/,
};
