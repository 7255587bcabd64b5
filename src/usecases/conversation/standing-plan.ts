// What a message is understood against where a plan stands: its stops, and the place that "it" means beside them.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { entryOf } from '../../domain/gazetteer.ts';
import type { ReadContext, StandingStop } from '../../nlp/reading/context.ts';
import { stopsOf } from '../../plan/edit.ts';
import { schedule } from '../../plan/schedule.ts';
import { planWorldOf } from '../plan-world.ts';
import type { ConversationWorld } from './world.ts';

/** The stops of the plan that stands, and what "it" means beside them. */
export function standingIn(
  world: ConversationWorld,
  { plan, focus, lastAct, planVersions = [] }: TalkState,
): Pick<ReadContext, 'standing' | 'stood' | 'standingDays' | 'inFocus'> {
  if (!plan) return {};
  const { catalogue } = world.recommend;
  const placeOf = (placeId: PlaceId | undefined) => placeId && catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
  const before = planVersions.at(-1);
  const was = new Set(before && stopsOf(before).map(({ placeId }) => placeId));
  // The one stop that came into the plan in the turn before.
  const [added, another] =
    before && lastAct === 'edit_plan' ? stopsOf(plan).filter(({ placeId }) => !was.has(placeId)) : [];
  const inFocus = placeOf(added && !another ? added.placeId : focus);
  const standing = plan.days.flatMap((day) =>
    schedule(day, planWorldOf(world)).visits.flatMap(({ stop: { placeId, meal }, begin, leg }): StandingStop[] => {
      const place = placeOf(placeId);
      return place ? [{ place, ...(meal && { meal }), day: day.day, begin, wayMinutes: leg.minutes }] : [];
    }),
  );
  const is = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  const gone = planVersions.toReversed().flatMap(stopsOf);
  const stood = gone.flatMap(({ placeId, meal }, at): StandingStop[] => {
    const place =
      is.has(placeId) || gone.findIndex((each) => each.placeId === placeId) < at ? undefined : placeOf(placeId);
    return place ? [{ place, ...(meal && { meal }) }] : [];
  });
  const standingDays = plan.days.map(({ day }) => day);
  return {
    standing,
    ...(stood.length > 0 && { stood }),
    standingDays,
    ...(inFocus && { inFocus: entryOf(inFocus) }),
  };
}
