// What the changes of one message come to together: why a stop goes is no change of its own, and what is complained of says
// which one it is.
import type { PlanEdit } from '../../frame.ts';
import { lineOfWords, type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import type { PlanSentence } from './stops-said.ts';

/** "No museums, more outside": what comes for those that go. */
export function filledLike(edits: readonly PlanEdit[], sentences: readonly PlanSentence[]): readonly PlanEdit[] {
  const like = sentences.flatMap(({ wishes }) =>
    wishes.filter(
      ({ attribute, value, polarity }) => attribute === 'feature' && SIDES.has(value) && polarity === 'want',
    ),
  );
  return like.length > 0 ? edits.map((edit) => (edit.kind === 'drop' && edit.isAll ? { ...edit, like } : edit)) : edits;
}
const SIDES: ReadonlySet<unknown> = new Set(['outdoors', 'indoors']);

/** "Too much walking, cut one stop": one change, for which that stop goes that is farthest out of the way. */
export function joined(edits: readonly PlanEdit[], isOfWalking: boolean): readonly PlanEdit[] {
  const cut = edits.find((edit) => edit.kind === 'less' && edit.count !== undefined);
  const once = cut ? edits.flatMap((edit) => cutOnce(edit, cut, edits)) : edits;
  if (!once.some(({ kind }) => kind === 'shorter_walks') && !isOfWalking) return once;
  return once.flatMap((edit): readonly PlanEdit[] => {
    if (edit.kind === 'shorter_walks') return cut ? [] : [edit];
    if (edit.kind !== 'less') return [edit];
    return edit.count === undefined ? [{ kind: 'shorter_walks' }] : [{ ...edit, by: 'walk' }];
  });
}

/** "Day two is too full. Take something out": why, and then what is to be done about it. */
function cutOnce(edit: PlanEdit, cut: PlanEdit, edits: readonly PlanEdit[]): readonly PlanEdit[] {
  if (edit.kind !== 'less') return [edit];
  const ofDay = edits.find((each) => each.kind === 'less' && (each.ofDay !== undefined || each.on !== undefined));
  return edit === cut
    ? [{ ...(ofDay?.ofDay !== undefined && { ofDay: ofDay.ofDay }), ...(ofDay?.on && { on: ofDay.on }), ...cut }]
    : [];
}

/** "That's a lot of museums, take one out": of that kind one goes, and an easier day was not asked for beside it. */
export function ofComplaint(
  reading: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  edits: readonly PlanEdit[],
): readonly PlanEdit[] {
  const isCut = (edit: PlanEdit) => edit.kind === 'less' && edit.count !== undefined && edit.by === undefined;
  const kind = edits.some(isCut) ? complainedOf(reading, sentences) : undefined;
  const cut = kind
    ? edits.flatMap((edit): readonly PlanEdit[] =>
        edit.kind === 'less' && isCut(edit)
          ? Array.from({ length: edit.count ?? 1 }, () => ({ kind: 'drop', of: kind, isOne: true }) as const)
          : [edit],
      )
    : edits;
  const isSaid = cut.some((edit) => edit.kind === 'drop' || edit.kind === 'swap');
  // "Too much for her, and the palace bores her. Can you make it shorter?" asks for both.
  const isShorter = sentences.some(({ sentence }) => reading.grammar.plans.briefer.test(writtenIn(reading, sentence)));
  return isSaid && !isShorter ? cut.filter((edit) => !isReason(edit)) : cut;
}

/** "It's too full", "we don't like it": why one stop goes, and no change of the whole. */
const isReason = (edit: PlanEdit): boolean =>
  (edit.kind === 'less' && (edit.isEasier || edit.count === undefined) && edit.by === undefined) ||
  (edit.kind === 'anew' && !edit.isElsewhere && !edit.near && !edit.like);

function complainedOf(reading: Reading, sentences: readonly { readonly sentence: Sentence }[]) {
  const { words } = reading.document;
  for (const { sentence } of sentences) {
    for (const { start, end, concept } of sentence.chunks) {
      const category = concept?.categories[0];
      const before = words.filter((word) => word.end <= start).slice(-TOO_MANY_WORDS);
      if (!category || !reading.grammar.plans.tooManyOf.test(lineOfWords(before))) continue;
      return { kind: 'type', category, said: { start, end, text: concept!.text } } as const;
    }
  }
  return undefined;
}
const TOO_MANY_WORDS = 4;

/** Changes that speak of stops as standing: no other plan is asked for. */
export const isOfStanding = (edits: readonly PlanEdit[]): boolean =>
  edits.some(
    (edit) =>
      edit.kind === 'drop' ||
      edit.kind === 'swap' ||
      edit.kind === 'reorder' ||
      edit.kind === 'arrange' ||
      (edit.kind === 'less' && (edit.count ?? edit.ofDay) !== undefined),
  );
