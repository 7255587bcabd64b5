// A change that somebody makes on the page, with a way back and with word of what went wrong.
import { changePlan, dayInFocus, plan, restore } from '../../state/plan.ts';
import type { Change } from '../../state/plan-changes.ts';
import { report, say } from '../toast.tsx';

/** Changes the plan; what is said of it comes with a way back. */
export async function act(change: Change, said?: () => string): Promise<void> {
  const before = plan.get();
  try {
    const after = await changePlan(() => change);
    if (said && before) say(said(), () => restore(before).catch(report));
    if (after.days.length <= dayInFocus.get()) dayInFocus.set(0);
  } catch (error) {
    report(error);
  }
}
