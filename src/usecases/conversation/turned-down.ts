// A place that a message names only to turn it down: what comes next in the message is not about it.
import { foldedLine } from '../../domain/text.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';

/** "Not the Acme", "Acme no, it is too far": nothing but a no stands between the name and the next pause. */
export function isTurnedDown(named: Reference, { wishes, text, language }: Frame): boolean {
  const [, word] = /^,? ?(\p{L}+) ?(?:[,.;!]|$)/u.exec(text.slice(named.said.end)) ?? [];
  const isDenied = word !== undefined && grammarOf(language).negation.test(foldedLine(word));
  return (
    isDenied ||
    wishes.some(
      ({ attribute, value, polarity }) => attribute === 'place' && polarity === 'avoid' && value === placeIdIn(named),
    )
  );
}
