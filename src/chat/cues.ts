// Small words that tie a message to the one before, in both languages: "and ...", "which of these", "here".
import { foldAccents } from '../domain/text.ts';
import type { Understanding } from '../nlp/understanding.ts';

const CUES = {
  /** "And cafes?", "¿y cerca de Atocha?": the rest stays as it was. */
  continues: /^\W*(?:and|what about|how about|but|y|e|pero|que tal)\b/u,
  /** "Which ones are open?", "¿alguno tiene terraza?": of those on the table, not new ones. */
  ofThese:
    /\b(?:which (?:ones?|of)|(?:any|one|some) of (?:them|these|those)|cual(?:es)?|algun[oa]s?|de (?:estos|estas|esos|esas|ellos|ellas)|de los que|de las que)\b/u,
  /** "Which is the oldest?", "which would you pick?": by a measure that no catalogue has. */
  whichIsMost:
    /\b(?:(?:which|what)(?: ones?| of (?:these|those|them))?(?:'?s| is| are| would be) (?:the )?(?:most \w+|better|best|\w{2,}est)(?: (?:one|ones|place|option))?(?: of (?:all|them|these|those))?(?=\W*$)|(?:which|what)(?: one| of (?:these|those|them))? (?:would|do|should) (?:you|i|we) (?:pick|choose|prefer|recommend|go for|take|see|visit)|cual(?:es)?(?: de \w+(?: \w+)?)? (?:es|son|seria|serian|crees que es) (?:el |la |los |las )?(?:mas \w+|mejor(?:es)?)|cual(?: de \w+)? (?:me recomiendas|elegirias|eliges|escogerias|escoges|prefieres))\b/u,
  /** "Near me": away from whatever the talk was about. */
  here: /\b(?:here|near me|around me|close to me|where i am|my location|aqui|cerca de mi|donde estoy|mi ubicacion)\b/u,
  question: /\?|^\W*(?:is|are|does|do|can|has|have|es|esta|estan|tiene|tienen|hay|se puede|abre|cierra)\b/u,
} as const;

export const hears = (cue: keyof typeof CUES, { text }: Pick<Understanding, 'text'>): boolean =>
  CUES[cue].test(foldAccents(text));

/** "Near Atocha", and nothing else: the same things, there. */
export function isOnlyAPlaceName({ request, text }: Understanding): boolean {
  if (!request.anchor) return false;
  return text.length - (request.anchor.end - request.anchor.start) <= 16;
}
