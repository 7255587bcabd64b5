// Stops of plans that the pack of the city names by a topic: the lights and the market of the season, stalls of old books.
import type { TalkState } from '../../chat/state.ts';
import { isInSeason, type Topic } from '../../city/topics.ts';
import { asPlaceId } from '../../domain/branded.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { entryOf } from '../../domain/gazetteer.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { PlanStop } from '../../nlp/frame.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import { topicsHeard } from './topics-heard.ts';
import { type Heard, withTopics } from './topics-told.ts';
import type { ConversationWorld } from './world.ts';

/** Those that are there now, or will be within the time for which people plan. */
export function namedStopsOf({ recommend }: ConversationWorld, today: CivilDay): Pick<ReadContext, 'namedStops'> {
  const { catalogue, city } = recommend;
  const namedStops = (city.topics ?? []).flatMap(({ id, stop }) => {
    const place = stop && catalogue.places[catalogue.rowOf.get(asPlaceId(stop.place)) ?? -1];
    if (!place || ![0, SOON_DAYS].some((days) => isInSeason(stop, addDays(today, days)))) return [];
    const { minutes, named, isAfterDark } = stop;
    return [{ topic: id, entry: entryOf(place), minutes, named, ...(isAfterDark && { isAfterDark }) }];
  });
  return namedStops.length > 0 ? { namedStops } : {};
}
const SOON_DAYS = 21;

/** What is told beside a plan of the stops that it has for them. */
export const topicsOfStops = (
  { recommend: { city } }: ConversationWorld,
  stops: readonly PlanStop[],
): readonly Topic[] => {
  const ids = stops.flatMap(({ reference }) => (reference?.kind === 'name' ? (reference.asStop?.topic ?? []) : []));
  return (city.topics ?? []).filter(({ id }) => ids.includes(id));
};

/** Stops that are stated are planned, whatever is told of such things; what cannot be a stop, the lights of the season, is told beside. */
export function besideStated(
  world: ConversationWorld,
  whole: Heard,
  message: string,
  state: TalkState | undefined,
): Heard {
  const { leftOut = [], stops = [] } = whole.frame.plan ?? {};
  const told = leftOut.length > 0 ? topicsHeard(world, leftOut.join('. '), state) : undefined;
  const own = topicsOfStops(world, stops);
  const topics = [...(told?.topics ?? []), ...own];
  const parts = told?.told && { told: [...told.told, ...own.map((topic) => ({ topic, aspects: [] }))] };
  return topics.length > 0 ? withTopics(whole, { ...told, ...parts, topics, rest: message }, whole.frame) : whole;
}
