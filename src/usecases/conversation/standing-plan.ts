// What a message is understood against where a plan stands: its stops, and the place that "it" means beside them.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { entryOf } from '../../domain/gazetteer.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import { stopsOf } from '../../plan/edit.ts';
import type { ConversationWorld } from './world.ts';

/** The stops of the plan that stands, and what "it" means beside them. */
export function standingIn(
  { recommend: { catalogue } }: ConversationWorld,
  { plan, focus, lastAct, planVersions = [] }: TalkState,
): Pick<ReadContext, 'standing' | 'standingDays' | 'inFocus'> {
  if (!plan) return {};
  const placeOf = (placeId: PlaceId | undefined) => placeId && catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
  const before = planVersions.at(-1);
  const was = new Set(before && stopsOf(before).map(({ placeId }) => placeId));
  // The one stop that came into the plan in the turn before.
  const [added, another] =
    before && lastAct === 'edit_plan' ? stopsOf(plan).filter(({ placeId }) => !was.has(placeId)) : [];
  const inFocus = placeOf(added && !another ? added.placeId : focus);
  const standing = stopsOf(plan).flatMap(({ placeId, meal }) => {
    const place = placeOf(placeId);
    return place ? [{ place, ...(meal && { meal }) }] : [];
  });
  const standingDays = plan.days.map(({ day }) => day);
  return { standing, standingDays, ...(inFocus && { inFocus: entryOf(inFocus) }) };
}
