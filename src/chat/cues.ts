// Whether a message holds small words that tie it to the one before. Those of every language count, for visitors mix them.
import { LANGUAGES } from '../domain/language.ts';
import { foldAccents } from '../domain/text.ts';
import type { Cues } from '../nlp/languages/cues.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { Understanding } from '../nlp/understanding.ts';

export function hears(cue: Exclude<keyof Cues, 'dated'>, { text }: Pick<Understanding, 'text'>): boolean {
  const folded = foldAccents(text);
  return LANGUAGES.some((language) => grammarOf(language).cues[cue]?.test(folded));
}

/** "Near Atocha", and nothing else: the same things, there. */
export function isOnlyAPlaceName({ request, text }: Understanding): boolean {
  if (!request.anchor) return false;
  return text.length - (request.anchor.end - request.anchor.start) <= 16;
}
