// A change that somebody makes on the page, with a way back and with word of what went wrong.
import type { Plan } from '../../../api-client/client.ts';
import { changePlan, dayInFocus, plan, restore } from '../../state/plan.ts';
import { type Change, type Fill, laterEnds, withDay } from '../../state/plan-changes.ts';
import type { PlanWords } from '../../words/plan/index.ts';
import { offer, report, say } from '../toast.tsx';

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

interface Filling {
  /** Of the day. */
  readonly index: number;
  readonly fill: Fill;
  /** Said where something was added. */
  readonly done: string;
  /** What was to be added, such as "lunch"; absent for stops of any kind. */
  readonly meal?: string;
}

/** Adds stops that the service chooses; where none fits, says so and offers a longer day. */
export async function fillDay(filling: Filling, words: PlanWords): Promise<void> {
  const before = plan.get();
  const day = before?.days[filling.index];
  if (!before || !day) return;
  try {
    if (await isFilled(before, filling, day.until)) return sayFilled(filling, before);
    const text = words.noRoom(day.until, filling.meal);
    if (laterEnds(day).length === 0) say(text);
    else offer(text, words.lengthen, () => lengthen(before, filling, words).catch(report));
  } catch (error) {
    report(error);
  }
}

/** The first later end of the day at which something fits; the day stays as it was where there is none. */
async function lengthen(before: Plan, filling: Filling, words: PlanWords): Promise<void> {
  for (const until of laterEnds(before.days[filling.index]!)) {
    if (await isFilled(before, filling, until)) return sayFilled(filling, before);
  }
  await restore(before);
  say(words.nothingFits);
}

/** Whether the day has more stops than before. */
async function isFilled({ days }: Plan, { index, fill }: Filling, until: string): Promise<boolean> {
  const after = await changePlan(() => withDay(days, index, { until, fill }));
  return (after.days[index]?.stops.length ?? 0) > days[index]!.stops.length;
}

const sayFilled = ({ done }: Filling, before: Plan): void => say(done, () => restore(before).catch(report));
