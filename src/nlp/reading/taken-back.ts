// Words that name a condition and take it back: "budget isn't a problem", "I'm not in a wheelchair", "we've seen the palace".
import { overlap } from '../../domain/span.ts';
import { WHAT, type Wish } from '../../wishes/wish.ts';
import type { Change, SituationFact } from '../frame.ts';
import type { Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

const PRICES: ReadonlySet<string> = new Set(['price_level', 'amount']);

/** @param told what the message says of its asker */
export const withoutTakenBack = (
  wishes: readonly Wish[],
  changes: readonly Change[],
  told: readonly SituationFact[],
): readonly Wish[] =>
  wishes.filter(
    ({ attribute, operator, said }) =>
      !(attribute === 'wheelchair' && isWithoutAccess(told)) &&
      !(
        PRICES.has(attribute) &&
        operator !== 'at_least' &&
        said !== undefined &&
        changes.some(
          (each) => each.kind === 'relax' && each.attribute === 'price' && each.said && overlap(each.said, said),
        )
      ),
  );

/** The wishes of earlier messages that these words take back. */
export const takenBack = (told: readonly SituationFact[]): readonly Change[] =>
  isWithoutAccess(told) ? [{ kind: 'remove', wish: { attribute: 'wheelchair' } }] : [];

const isWithoutAccess = (told: readonly SituationFact[]): boolean =>
  told.some((fact) => fact.kind === 'access' && fact.value === 'none');

/** "They've seen the Prado and the palace": what was seen is not looked for, by whichever noun it goes. */
export function withoutSeen(
  { grammar, document: { words } }: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
): readonly Wish[] {
  const been = sentence.phrases.find(({ family, meaning }) => family === 'more' && meaning === 'been');
  if (!been) return wishes;
  return wishes.filter(({ attribute, polarity, said }) => {
    const at = said ? words.findIndex(({ start }) => start === said.start) : -1;
    const isSeen = at > been.from && grammar.definite.has(words[at - 1]?.norm ?? '');
    return !(isSeen && polarity === 'want' && WHAT.has(attribute));
  });
}
