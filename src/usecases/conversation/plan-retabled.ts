// Another table for a meal that a plan has, near one of its stops.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Plan, Stop } from '../../domain/plan.ts';
import { stopsOf } from '../../plan/edit.ts';
import { brokenStops } from '../../plan/mend.ts';
import { planWorldOf } from '../plan-world.ts';
import { applied, dayOf, type Outcome } from './plan-outcome.ts';
import { mealOf, stopsFor, tableWish, type WantedStop } from './plan-stops.ts';
import { placeOf, type Scene } from './world.ts';

/** "Lunch near the second stop", of a plan that has lunch elsewhere. */
export function retabled(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { stop, closeTo }: { readonly stop: WantedStop; readonly closeTo: PlaceId },
): Outcome {
  const at = placeOf(scene, closeTo)?.position;
  const day = dayOf(plan, placeId);
  const index = plan.days[day]!.stops.findIndex((each) => each.placeId === placeId);
  const taken = new Set(stopsOf(plan).map((each) => each.placeId));
  const world = planWorldOf(scene.world);
  const meal = mealOf(stop.meal)!;
  const wanted = { ...stop, wish: stop.wish ?? tableWish(meal), around: at };
  const isWhole = (outcome: Outcome) =>
    'plan' in outcome && brokenStops(outcome.plan.days[day]!, world) <= brokenStops(plan.days[day]!, world);
  const found = stopsFor(scene, conversation, wanted, plan.days[day]!, taken, world)
    .slice(0, MOST_TRIED)
    .map((each) =>
      applied(scene, plan, { op: 'replace', placeId, by: { ...each, ...kept(plan.days[day]!.stops[index]!) } }),
    );
  return found.find(isWhole) ?? { trouble: 'not_found' };
}
const MOST_TRIED = 8;

const kept = ({ meal, stayMinutes }: Stop): Pick<Stop, 'meal' | 'stayMinutes'> => ({
  stayMinutes,
  ...(meal && { meal }),
});
