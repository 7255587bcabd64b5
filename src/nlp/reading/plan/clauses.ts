// Several changes of a plan in one sentence: "put lunch at half past two and finish by seven", each with its own words.
import type { Wish } from '../../../wishes/wish.ts';
import type { PlanEdit } from '../../frame.ts';
import { type PlacedReference, type Reading, saidOf } from '../context.ts';
import { clauseOf, type Sentence } from '../sentence.ts';

type Edits = (
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
) => readonly PlanEdit[];

/**
 * The changes of each clause, where the sentence falls into clauses that change something each; the hours of the whole plan
 * come last, for they say which of the other stops still fit.
 *
 * @param editsOf what one clause changes
 */
export function editsOfClauses(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  editsOf: Edits,
): readonly PlanEdit[] {
  const readPart = (from: number, to: number) => {
    const { start, end } = saidOf(reading, from, to);
    return editsOf(
      clauseOf(sentence, reading, from, to),
      references.filter(({ reference: { said } }) => said.start >= start && said.end <= end),
      wishes.filter(({ said }) => said === undefined || (said.start >= start && said.end <= end)),
    );
  };
  const parts: PlanEdit[] = [];
  let { from } = sentence;
  for (const at of cutsIn(reading, sentence)) {
    if (at <= from) continue;
    const left = readPart(from, at);
    const next = behindJoin(reading, sentence, at);
    const right = readPart(next, sentence.to);
    if (left.length === 0 || right.length === 0 || !isOwn(reading, sentence, at, right)) continue;
    if (isHourOf(left, right)) continue;
    parts.push(...left);
    from = next;
  }
  if (parts.length === 0) return editsOf(sentence, references, wishes);
  const all = [...parts, ...readPart(from, sentence.to)];
  const distinct = all.filter((each, at) => all.findIndex((other) => isSame(each, other)) === at);
  return [...distinct.filter(({ kind }) => kind !== 'shift'), ...distinct.filter(({ kind }) => kind === 'shift')];
}

/** "…, and lunch earlier": what joins two clauses belongs to neither. */
function behindJoin({ document: { words }, grammar }: Reading, { to }: Sentence, at: number): number {
  const next = words.findIndex(({ norm }, index) => index > at && !(norm === grammar.plans.and));
  return next > at && next < to - 1 ? next : at + 1;
}

/** Where a word joins two clauses, or a comma does; never within a time or a name. */
const cutsIn = ({ document: { words }, grammar }: Reading, { from, to, chunks }: Sentence): readonly number[] =>
  words.flatMap((word, at) => {
    const isInside = chunks.some((chunk) => (chunk.when || chunk.name) && chunk.from <= at && at < chunk.to);
    const isJoin = grammar.plans.joining.has(word.norm) || word.surface === ',';
    return isJoin && at > from && at < to - 1 && !isInside ? at : [];
  });

/** "Lunch later, say at three": the hour is that of the stop, and not of the whole. */
const isHourOf = (left: readonly PlanEdit[], right: readonly PlanEdit[]): boolean =>
  left.some((edit) => edit.kind === 'move' && edit.toward !== undefined) &&
  right.every((edit) => edit.kind === 'shift' && edit.startAt !== undefined);

/** A clause says something of its own with a verb or an hour: "the museum and the park" are two nouns. */
function isOwn(reading: Reading, sentence: Sentence, at: number, right: readonly PlanEdit[]): boolean {
  if (right.some((edit) => edit.kind === 'shift' || edit.kind === 'move' || isAgainst(edit))) return true;
  const clause = clauseOf(sentence, reading, at + 1, sentence.to);
  return clause.phrases.some(({ family, from }) => family === 'plan' && from <= at + LEAD_WORDS);
}
/** "The palace would bore them", "no second show": said without a verb of changing. */
const isAgainst = (edit: PlanEdit): boolean =>
  (edit.kind === 'drop' && (edit.of.kind === 'name' || edit.isOther === true || edit.isHalf === true)) ||
  (edit.kind === 'swap' &&
    (edit.cheaper === true ||
      (edit.of.kind === 'meal' && edit.by !== undefined && edit.by.wish?.attribute !== 'category'))) ||
  (edit.kind === 'add' && edit.isMore === true);
const LEAD_WORDS = 2;

const isSame = (a: PlanEdit, b: PlanEdit): boolean => JSON.stringify(a) === JSON.stringify(b);
