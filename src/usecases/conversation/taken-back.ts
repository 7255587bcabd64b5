// A question that the message itself takes back before it asks another.
import { LANGUAGES } from '../../domain/language.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { foldedAlike } from '../../nlp/temporal/find-whens.ts';

/** "Is there one on Castellana? Never mind. Where can I eat?": only what comes after it is asked. */
export function withoutTakenBack(message: string): string {
  const folded = foldedAlike(message);
  const ends = LANGUAGES.flatMap((language) =>
    [...folded.matchAll(grammarOf(language).corrections.takenBack)].map((match) => match.index + match[0].length),
  );
  const rest = message.slice(Math.max(0, ...ends));
  return rest.trim().split(/\s+/u).length >= FEWEST_WORDS ? rest : message;
}
const FEWEST_WORDS = 3;
