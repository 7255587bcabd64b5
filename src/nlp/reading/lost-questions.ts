// A question that no row reads beside others that are read: "how do I get there, until when, and do I need a card?" Its thing
// is asked as a detail, so that the answer says at least that it is not known.
import type { Ask, Unread } from '../frame.ts';
import type { PlacedReference } from './context.ts';
import type { Sentence } from './sentence.ts';

interface Asked {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly asks: readonly Ask[];
  readonly wishes: readonly unknown[];
  readonly changes: readonly unknown[];
  readonly situation: readonly unknown[];
}

/** @param startOf where a word of the message begins, by its index */
export function lostQuestions(
  parts: readonly Asked[],
  unread: readonly Unread[],
  startOf: (word: number) => number,
): readonly Ask[] {
  if (!parts.some(({ asks }) => asks.some(({ kind }) => kind === 'fact'))) return [];
  return parts.filter(isUnheard).flatMap(({ sentence }): Ask[] => {
    const [from, to] = [startOf(sentence.from), startOf(sentence.to)];
    const left = unread.filter(({ start, end }) => start >= from && end <= to);
    const things = left.filter(({ isThing }) => isThing);
    const said = things[0];
    return said && left.length <= FEW ? [{ kind: 'fact', attribute: 'detail', said }] : [];
  });
}
/** Of a question in which more words are not read, one of them would be no answer. */
const FEW = 2;

const isUnheard = ({ sentence, references, asks, wishes, changes, situation }: Asked): boolean =>
  sentence.isQuestion &&
  asks.length + wishes.length + changes.length + situation.length === 0 &&
  references.every(({ reference }) => reference.kind === 'pronoun') &&
  sentence.phrases.length === 0 &&
  sentence.chunks.every(({ when }) => when === undefined);
