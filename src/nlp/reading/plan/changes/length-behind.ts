// "Forty minutes in the museum is too little, two hours please": how long it is to be is said behind it, in a clause of its own.
import type { PlanEdit } from '../../../frame.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { mentionsOf } from './clause.ts';
import type { Outcome } from './outcomes.ts';
import { lengthSaid } from './time.ts';

export function withLength(
  reading: Reading,
  edits: readonly PlanEdit[],
  next: Outcome | undefined,
): readonly PlanEdit[] {
  const isOfOther =
    next === undefined ||
    mentionsOf(next.clause).length > 0 ||
    next.clause.items.some(({ kind }) => kind === 'hour') ||
    reading.grammar.plans.walking.test(writtenIn(reading, next.clause));
  if (isOfOther) return edits;
  const minutes = lengthSaid(reading, next.clause);
  if (minutes === undefined) return edits;
  return edits.map((edit) => (edit.kind === 'stay' && edit.minutes === undefined ? { ...edit, minutes } : edit));
}
