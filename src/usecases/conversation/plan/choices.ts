// What a day of a plan is chosen from: stops as they were asked for, places of known hours before others, what the money allows.
import type { PlaceId } from '../../../domain/branded.ts';
import type { Meal, PlanDay, Stop } from '../../../domain/plan.ts';
import { isAlwaysFree } from '../../../hours/free-entry.ts';
import type { PlanStop } from '../../../nlp/frame.ts';
import type { Candidate } from '../../../plan/choose.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';

/** A show at nine is over after eleven: the day lasts as long. */
export const withRoomForFixed = (day: Omit<PlanDay, 'stops'>, stops: readonly Stop[]): Omit<PlanDay, 'stops'> => ({
  ...day,
  until: Math.max(
    day.until,
    ...stops.flatMap(({ fixedAt, stayMinutes: stay }) => (fixedAt === undefined ? [] : [fixedAt + stay])),
  ),
});

/** A museum that is reached two hours before it closes is seen for less than the three that it takes. */
export const untilDoorsClose = (
  stops: readonly Stop[],
  day: Omit<PlanDay, 'stops'>,
  world: PlanWorld,
): readonly Stop[] =>
  stops.map((stop) => {
    const place = world.placeOf(stop.placeId);
    const ends = place?.spansOn(day.day)?.at(-1)?.end;
    if (stop.meal || stop.fixedAt !== undefined || !place || ends === undefined) return stop;
    const left = ends - day.from - world.legBetween(day.start.position, place.position).minutes;
    const stay = Math.floor((left - SPARE_MINUTES) / 5) * 5;
    return stay < stop.stayMinutes && stay >= SHORTEST_LOOK_MINUTES ? { ...stop, stayMinutes: stay } : stop;
  });
const SPARE_MINUTES = 5;
const SHORTEST_LOOK_MINUTES = 40;

/** Nobody has lunch at a flea market. */
export const atTables = (scene: Scene, found: readonly Candidate[]): readonly Candidate[] =>
  found.filter(({ place: { id } }) => {
    const place = placeOf(scene, id);
    return place !== undefined && !VOCABULARY.isOf(place, 'kind', 'flea_market');
  });

/** What a meal is meant to be like, beside what is eaten. */
interface Sitting {
  readonly meal: Meal;
  /** What one person means to spend on it. */
  readonly budget?: number | undefined;
  /** An anniversary, a birthday: more than any other day's. */
  readonly isSpecial?: boolean | undefined;
  readonly like?: readonly Wish[];
}

/**
 * Tables at which people sit down for that meal, where there are a few: a bite is had standing. A festive dinner is at one that
 * is worth the money.
 */
export function suitedTables(
  scene: Scene,
  found: readonly Candidate[],
  { meal, budget, isSpecial = false, like = [] }: Sitting,
): readonly Candidate[] {
  if (meal !== 'lunch' && meal !== 'dinner') return found;
  const of = ({ place: { id } }: Candidate) => placeOf(scene, id);
  const isSat = (each: Candidate) => (of(each)?.visitMinutes ?? USUAL_MEAL_MINUTES) >= SHORTEST_MEAL_MINUTES;
  const sat = found.filter(isSat);
  const seated = sat.length >= ENOUGH_TABLES ? sat : found;
  const isFestive = isSpecial || like.some(isSmart) || (meal === 'dinner' && (budget ?? 0) >= FINE_DINNER_EUR);
  if (!isFestive) return seated;
  const isFine = (each: Candidate) =>
    (of(each)?.priceLevel ?? 0) >= FINE_LEVEL && of(each)?.categories[0] === 'restaurants';
  const fine = seated.filter(isFine);
  return fine.length > 0 ? fine : seated;
}
const USUAL_MEAL_MINUTES = 60;
const SHORTEST_MEAL_MINUTES = 50;
const FINE_DINNER_EUR = 45;
const FINE_LEVEL = 3;
const isSmart = ({ attribute, value, polarity }: Wish): boolean =>
  attribute === 'feature' && polarity === 'want' && (value === 'fancy' || value === 'romantic');

/** Where enough places are known to be open on the day, those of unknown hours are left out. */
export function knownFirst(found: readonly Candidate[], day: PlanDay['day'], enough: number): readonly Candidate[] {
  const known = found.filter(({ place }) => place.spansOn(day) !== undefined);
  return known.length >= enough ? known : found;
}
export const ENOUGH_VISITS = 10;
export const ENOUGH_TABLES = 3;

/**
 * A coffee among other stops is had when its turn comes, not at the hour of the afternoon coffee; so is one of a day that is
 * over before that hour.
 */
export const asCups = (stops: readonly PlanStop[], isOverBefore: boolean): readonly PlanStop[] =>
  stops
    .map(asDrunk)
    .map(({ meal, ...stop }, at) =>
      meal === 'coffee' &&
      (isOverBefore || stops.length > 2 || stops[at - 1]?.meal === 'lunch') &&
      stop.at === undefined &&
      !stop.reference
        ? { ...stop, wish: CAFE }
        : { ...stop, ...(meal && { meal }) },
    );
/** Chocolate in the afternoon is drunk: a shop that sells bars of it serves none. */
const asDrunk = (stop: PlanStop): PlanStop =>
  stop.meal === 'coffee' && stop.wish?.attribute === 'dish' && stop.wish.value === 'chocolates'
    ? { ...stop, wish: { ...stop.wish, value: 'hot_chocolate' } }
    : stop;
const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });

/** What one person means to spend, where that was said. */
export const budgetOf = (wishes: readonly Wish[]): number | undefined =>
  wishes.flatMap((wish) =>
    wish.attribute === 'amount' && wish.operator === 'at_most' && wish.polarity === 'want' ? wish.value : [],
  )[0];

/** Of a small budget the greater part is eaten: a ticket takes a fifth of it at most. */
export function affordable(
  scene: Scene,
  found: readonly Candidate[],
  budget: number | undefined,
): readonly Candidate[] {
  if (budget === undefined) return found;
  const isDear = (id: PlaceId) => {
    const place = placeOf(scene, id);
    return (
      place !== undefined && !isAlwaysFree(place) && place.prices.some(({ amount }) => amount > budget / TICKET_SHARE)
    );
  };
  return found.filter(({ place }) => !isDear(place.id));
}
const TICKET_SHARE = 5;

/** Whoever lists two visits or more, or three stops, wants these and no others; one alone is filled up unless it takes most of the time. */
export function fills(
  fixed: readonly Stop[],
  meals: readonly Meal[],
  { from, until }: Pick<PlanDay, 'from' | 'until'>,
  isLengthSaid: boolean,
): boolean {
  const visits = fixed.filter(({ meal }) => !meal);
  const minutes = visits.reduce((sum, stop) => sum + stop.stayMinutes, 0);
  // "Half a day": what was asked for and takes but a part of it is not all.
  if (isLengthSaid && minutes < HALF_OF_THE_TIME * (until - from)) return false;
  const listed = new Set([...fixed.map(({ meal, placeId }) => meal ?? placeId), ...meals]);
  return visits.length > 1 || listed.size > 2 || minutes > MOST_OF_THE_TIME * (until - from);
}

const MOST_OF_THE_TIME = 0.75;
const HALF_OF_THE_TIME = 0.5;

/** Visits that are longer together than the day are each cut short, though none to less than half an hour. */
export function fitting(
  stops: readonly Stop[],
  { from, until }: Pick<PlanDay, 'from' | 'until'>,
  mealMinutes: number,
): readonly Stop[] {
  const minutes = stops.reduce((sum, stop) => sum + stop.stayMinutes, 0);
  const room = until - from - mealMinutes - stops.length * WAY_MINUTES;
  if (stops.length < 2 || minutes <= room) return stops;
  const share = Math.max(room, 0) / minutes;
  return stops.map((stop) => ({
    ...stop,
    stayMinutes: Math.max(
      Math.min(stop.stayMinutes, SHORTEST_VISIT_MINUTES),
      Math.floor((stop.stayMinutes * share) / 5) * 5,
    ),
  }));
}
/** From one stop to the next. */
export const WAY_MINUTES = 20;
const SHORTEST_VISIT_MINUTES = 30;

/** A good table on the way is worth as much as a famous one. */
export const asTable = (each: Candidate): Candidate => ({ ...each, reward: each.reward * TABLE_SHARE });
const TABLE_SHARE = 0.4;

/** With children nobody stands before a closed door: where something else is open, people go there. */
export const UNKNOWN_SHARE = 0.35;
