// Cards: places with the facts a reply may use, measured from where the person asks.
import type { Card } from '../../chat/card.ts';
import { dayOfSearch } from '../../chat/lists/wish-times.ts';
import type { WishSearch } from '../../chat/state.ts';
import { distanceToCityM } from '../../city/city.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { type DatedFact, factDates } from '../../domain/freshness.ts';
import { pastHoursOf } from '../../domain/past-hours.ts';
import type { Place } from '../../domain/place.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { straightLineM } from '../../domain/walk.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays, weekdayOf } from '../../hours/civil-time.ts';
import { freeSchedule, freeSpansOn, isAlwaysFree } from '../../hours/free-entry.ts';
import { type HoursNow, hoursNow, isAlwaysOpen, isNeverOpen } from '../../hours/hours-now.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { namedIn } from '../../vocabulary/convenience-names.ts';
import { SPENT_AT_LEVEL } from '../../wishes/prices.ts';
import type { Wish } from '../../wishes/wish.ts';
import { ordinaryDay } from './hours-asked.ts';
import type { Start } from './lists/hunt.ts';
import { dayOfMeal } from './lists/meal-hours.ts';
import { placeOf, type Scene } from './world.ts';

/** @param search what the place is told of for: for another day, the hours of that day are told */
export function cardFor(scene: Scene, place: Place, from: Place['position'], search?: WishSearch): Card {
  const { catalogue, ratings } = scene.world.recommend;
  return {
    place: said(scene, place),
    rating: ratings.summaryOf(catalogue.rowOf.get(place.id) ?? -1),
    distanceM: straightLineM(from, place.position),
    ...outsideOf(scene, place),
    ...hoursOf(scene, place, search),
    ...spendsOf(scene, place),
    ...freeAtTimes(scene, place),
    doubtful: doubtfulOf(scene, place),
  };
}

function outsideOf({ world }: Scene, { position }: Place): Pick<Card, 'outsideM'> {
  const outsideM = Math.round(distanceToCityM(world.recommend.city, position));
  return outsideM > 0 ? { outsideM } : {};
}

/** Of tables and bars: a level says little to whoever asks what it costs. */
function spendsOf({ world }: Scene, { priceLevel, categories: [main] }: Place): Pick<Card, 'spends'> {
  if (priceLevel === undefined || main === undefined || !(servesFood(main) || main === 'pubs/bars')) return {};
  const [from, to] = SPENT_AT_LEVEL[priceLevel];
  const { currency } = world.recommend.city;
  return { spends: { from, currency, ...(Number.isFinite(to) && { to }) } };
}

/** Cards of the places that are still in the catalogue. */
export const cardsOf = (scene: Scene, start: Start, ids: readonly Place['id'][], search?: WishSearch): Card[] =>
  ids.flatMap((id) => {
    const place = placeOf(scene, id);
    return place ? [cardFor(scene, place, start.position, search)] : [];
  });

/** @param search the list that the card stands in: for another day, the hours of that day are told */
export function cardOf(
  scene: Scene,
  { place, rating, distanceM, contributions }: Recommendation,
  search: WishSearch,
): Card {
  const promotion = contributions.find((part) => part.kind === 'promotion');
  return {
    place: said(scene, place),
    rating,
    distanceM,
    ...outsideOf(scene, place),
    ...hoursOf(scene, place, search),
    ...spendsOf(scene, place),
    ...(promotion && { promotedBy: promotion.promoter }),
    ...freeThenOf(scene, place, search),
    doubtful: doubtfulOf(scene, place),
  };
}

/** Hours of now and of the day that was spoken of, and those of some years ago where none of today are known. */
function hoursOf(
  scene: Scene,
  place: Place,
  search: WishSearch | undefined,
): Pick<Card, 'hours' | 'hoursThen' | 'isThenToday' | 'past'> {
  const hours = openingOf(scene, place.openingHours);
  const hoursThen = search && hoursThenOf(scene, place.openingHours, search);
  const past = pastOf(scene, place, search);
  return {
    ...(hours && { hours }),
    ...(hoursThen && { hoursThen }),
    ...(search && (hoursThen ?? past?.hoursThen) && isForToday(scene, search) && { isThenToday: true }),
    ...(past && { past }),
  };
}

/** Hours of free entry, as far as the place is open then. */
export function freeHoursOf({ world, now }: Scene, place: Place): HoursNow | undefined {
  const { hours } = world.recommend;
  return hoursNow(hours, isAlwaysFree(place) ? hours.read(place.freeEntry) : freeSchedule(hours, place), now);
}

/** Of places that are free at times and not always. */
function freeAtTimes(scene: Scene, place: Place): Pick<Card, 'freeHours'> {
  const free = isAlwaysFree(place) ? undefined : freeHoursOf(scene, place);
  return free && !isNeverOpen(free) && !isAlwaysOpen(free) ? { freeHours: free } : {};
}

/** "Free museums": of one that is free at times, when. */
function freeThenOf(scene: Scene, place: Place, search: WishSearch): Pick<Card, 'freeThen'> {
  const isFree = search.filters.includes('free') || (search.wishes ?? []).some(isOfFree);
  if (!isFree || place.freeEntry === undefined || isAlwaysFree(place)) return {};
  const { hours } = scene.world.recommend;
  const { day: today, minute } = civilNow(hours.clock, scene.now);
  const asked = dayOfSearch(search) ?? usualDay(scene, search);
  const freeOn = (day: CivilDay) =>
    (freeSpansOn(hours, place, day) ?? []).filter(
      ({ end, uncertain }) => !uncertain && (day !== today || end > minute),
    );
  const days = asked === undefined ? Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)) : [asked];
  const day = days.find((each) => freeOn(each).length > 0);
  if (day === undefined) return {};
  const spans = freeOn(day);
  // Free for as long as it is open, as on every such day.
  const open = hours.read(place.openingHours)?.spansOn(day) ?? [];
  if (asked !== undefined && JSON.stringify(open) === JSON.stringify(spans)) return {};
  const when = day === today ? 'today' : day === asked ? 'that_day' : 'weekday';
  return { freeThen: { when, weekday: weekdayOf(day), spans } };
}
const isOfFree = ({ attribute, polarity }: Wish): boolean => attribute === 'free' && polarity === 'want';

const said = ({ language }: Scene, place: Place): Place => (language ? namedIn(place, language) : place);

const doubtfulOf = ({ world, now }: Scene, place: Place): Readonly<Partial<Record<DatedFact, string>>> => {
  const dates = factDates(place, civilNow(world.recommend.hours.clock, now).day);
  return Object.fromEntries(dates.flatMap(({ fact, asOf, isDoubtful }) => (isDoubtful ? [[fact, asOf]] : [])));
};

/** Opening hours of the day that a list is for; undefined where it is for this moment, or the hours are not known. */
function hoursThenOf(
  scene: Scene,
  openingHours: string | undefined,
  search: WishSearch,
): readonly OpenSpan[] | undefined {
  const day = dayTold(scene, search) ?? usualDay(scene, search);
  if (day === undefined) return undefined;
  const spans = scene.world.recommend.hours.read(openingHours)?.spansOn(day);
  return spans?.some(({ uncertain }) => uncertain) ? undefined : spans;
}

/** "Which of them open on Mondays?": the next Monday that is no holiday. */
const usualDay = (scene: Scene, { filters, weekday }: WishSearch): CivilDay | undefined =>
  filters.includes('open_on') && weekday !== undefined ? ordinaryDay(weekday, scene) : undefined;

const dayTold = (scene: Scene, search: WishSearch): CivilDay | undefined =>
  dayOfSearch(search) ?? dayOfMeal(scene, search);

const isForToday = (scene: Scene, search: WishSearch): boolean =>
  dayTold(scene, search) === civilNow(scene.world.recommend.hours.clock, scene.now).day;

/** The same of hours of some years ago, where they are all that is known. */
function pastOf(scene: Scene, place: Place, search?: WishSearch): Card['past'] {
  const past = pastHoursOf(place);
  if (!past) return undefined;
  const hours = openingOf(scene, past.hours);
  const hoursThen = search && hoursThenOf(scene, past.hours, search);
  return { asOf: past.asOf, ...(hours && { hours }), ...(hoursThen && { hoursThen }) };
}

const openingOf = ({ world, now }: Scene, openingHours: string | undefined): HoursNow | undefined => {
  const { hours } = world.recommend;
  return hoursNow(hours, hours.read(openingHours), now);
};
