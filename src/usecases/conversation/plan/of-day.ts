// A change that names a day of a plan touches that day only.
import type { TalkState } from '../../../chat/state.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { PlanEdit } from '../../../nlp/frame.ts';
import { placesOf, withDayAt } from '../../../plan/edit.ts';
import { daysMeant } from './drops.ts';
import type { Outcome } from './outcome.ts';

/** The change carried out on a plan of that day alone, and put back among the others. Their stops do not come into it. */
export function ofItsDay(
  conversation: TalkState,
  plan: Plan,
  edit: PlanEdit,
  carryOut: (conversation: TalkState, plan: Plan) => Outcome,
): Outcome {
  const [only, another] = daysMeant(plan, edit);
  if (!only || another || plan.days.length < 2 || !isOfWholeDay(edit)) return carryOut(conversation, plan);
  const others = plan.days.filter((day) => day !== only);
  const known = [...(conversation.known ?? []), ...placesOf({ ...plan, days: others })];
  const outcome = carryOut({ ...conversation, known }, { ...plan, days: [only] });
  if (!('plan' in outcome)) return outcome;
  const [changed = only] = outcome.plan.days;
  return { ...outcome, plan: withDayAt(plan, plan.days.indexOf(only), changed) };
}

/** What points at one stop is found in the whole plan, by the numbers that were told. */
const isOfWholeDay = (edit: PlanEdit): boolean =>
  OF_A_DAY.has(edit.kind) || (edit.kind === 'drop' && (edit.isAll ?? edit.isHalf ?? edit.isOne) === true);
const OF_A_DAY: ReadonlySet<PlanEdit['kind']> = new Set([
  ...(['shift', 'less', 'more', 'count', 'shorter_walks', 'cheaper', 'suit', 'indoors'] as const),
]);
