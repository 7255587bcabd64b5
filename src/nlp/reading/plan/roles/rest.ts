// What the rows of phrases read in the words that the roles have left.
import type { Said } from '../../../../wishes/wish.ts';
import type { PlanEdit } from '../../../frame.ts';
import { type Reading, saidOf } from '../../context.ts';
import { clauseOf } from '../../sentence.ts';
import { editsIn } from '../edits.ts';
import type { PlanSentence } from '../stops-said.ts';
import type { Spanned } from './role-words.ts';

/** What the words of a sentence change that the roles have left: each stretch of them by itself. */
export function editsOfRest(
  reading: Reading,
  { sentence, references, wishes }: PlanSentence,
  taken: readonly Spanned[],
): readonly PlanEdit[] {
  const { from, to } = sentence;
  const cuts = [...new Set([from, to, ...taken.flatMap((each) => [each.from, each.to])])]
    .filter((cut) => cut >= from && cut <= to)
    .sort((a, b) => a - b);
  if (cuts.length === 2 && !taken.some((each) => each.from <= from && each.to >= to))
    return editsIn(reading, sentence, references, wishes);
  const isTaken = (at: number) => taken.some((each) => each.from <= at && at < each.to);
  return cuts.slice(0, -1).flatMap((cut, at) => {
    const next = cuts[at + 1]!;
    if (next - cut < 2 || isTaken(cut)) return [];
    const said = saidOf(reading, cut, next);
    const isWithin = (each: Said) => each.start >= said.start && each.end <= said.end;
    return editsIn(
      reading,
      clauseOf(sentence, reading, cut, next),
      references.filter(({ reference }) => isWithin(reference.said)),
      wishes.filter((wish) => wish.said === undefined || isWithin(wish.said)),
    );
  });
}
