// The catalogue as planning sees it, one view a snapshot: hours a day and ways are worked out once.
import type { PlaceId } from '../domain/branded.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Place } from '../domain/place.ts';
import { type CityHours, hoursOn } from '../hours/city-hours.ts';
import { daylightOn } from '../hours/daylight.ts';
import { BY_DAYLIGHT, OPEN_LATE } from '../plan/habits.ts';
import { mealTimesOf } from '../plan/meals.ts';
import type { Leg, OpenSpan, PlannedPlace, PlanWorld } from '../plan/world.ts';
import type { ConversationWorld } from './conversation/world.ts';
import { legBetween } from './ways.ts';

type PlannableWorld = Pick<ConversationWorld, 'recommend'>;

const worlds = new WeakMap<PlannableWorld, PlanWorld>();

export function planWorldOf(world: PlannableWorld): PlanWorld {
  const known = worlds.get(world);
  if (known) return known;
  const { catalogue, hours, city } = world.recommend;
  const places = new Map<PlaceId, PlannedPlace>();
  const lightOn = eachDay((day) => daylightOn(hours.clock, day));
  const made: PlanWorld = {
    placeOf(id) {
      const planned = places.get(id);
      if (planned) return planned;
      const place = catalogue.places[catalogue.rowOf.get(id) ?? -1];
      if (!place) return undefined;
      const view = plannedPlace(hours, place, lightOn);
      places.set(id, view);
      return view;
    },
    legBetween: remembered((from, to) => legBetween(city, from, to)),
    meals: mealTimesOf(city.country),
    duskOn: (day) => lightOn(day)?.end,
  };
  worlds.set(world, made);
  return made;
}

/** Choosing a day asks for the same ways thousands of times, and a way by metro is dear to find. */
function remembered(find: PlanWorld['legBetween']): PlanWorld['legBetween'] {
  const legs = new Map<string, Leg>();
  return (from, to) => {
    const key = `${from.latDeg},${from.lngDeg},${to.latDeg},${to.lngDeg}`;
    const known = legs.get(key);
    if (known) return known;
    if (legs.size >= MOST_LEGS) legs.clear();
    const leg = find(from, to);
    legs.set(key, leg);
    return leg;
  };
}
const MOST_LEGS = 20_000;

/** So is every day. */
function eachDay<Value>(find: (day: CivilDay) => Value): (day: CivilDay) => Value {
  const days = new Map<CivilDay, Value>();
  return (day) => {
    if (!days.has(day)) {
      if (days.size >= MOST_DAYS) days.clear();
      days.set(day, find(day));
    }
    return days.get(day) as Value;
  };
}
const MOST_DAYS = 60;

function plannedPlace(hours: CityHours, place: Place, lightOn: (day: CivilDay) => OpenSpan | undefined): PlannedPlace {
  return {
    id: place.id,
    name: place.name,
    position: place.position,
    categories: place.categories,
    ...(place.address !== undefined && { address: place.address }),
    ...(place.website !== undefined && { website: place.website }),
    ...(place.visitMinutes !== undefined && { visitMinutes: place.visitMinutes }),
    ...(isByDaylight(place) && { lightOn }),
    spansOn: eachDay((day) => sureSpans(hours, place, day)),
  };
}

const isByDaylight = ({ categories: [main, ...others] }: Place): boolean =>
  main !== undefined && BY_DAYLIGHT.includes(main) && !others.some((each) => OPEN_LATE.includes(each));

/** "Perhaps open" is not known to be open. */
function sureSpans(
  hours: CityHours,
  { openingHours, closedForGood }: Place,
  day: CivilDay,
): readonly OpenSpan[] | undefined {
  if (closedForGood) return [];
  const spans = hoursOn(hours, openingHours, day);
  return spans?.some(({ uncertain }) => uncertain) ? undefined : spans;
}
