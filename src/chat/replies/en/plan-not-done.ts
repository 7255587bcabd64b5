// Why a change of a plan was not made, in English, of a place that was named.
import type { PlanTrouble } from '../../plan/answer.ts';

/** Undefined where the name says no more than the trouble does. */
export function notDone(trouble: PlanTrouble, name: string): string | undefined {
  if (trouble === 'which_stop') return `${name} is not in the plan.`;
  if (trouble === 'already_there') return `${name} is in the plan already.`;
  if (trouble === 'nothing_fits' || trouble === 'shut_then')
    return `I could not fit in ${name}: the doors are shut then, or the day is full.`;
  return trouble === 'nothing_cheaper' ? `I know of nothing cheaper than ${name} that fits.` : undefined;
}
