// The rules that a resident would sign, each measured on one list. They read facts of the catalogue and what the person said,
// and nothing of how the list was made.
import { DISLIKED_AT_MOST } from '../../src/domain/person.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { RecommendationList } from '../../src/domain/recommendation.ts';
import { distanceM, type Point } from '../../src/geo/point.ts';
import { isOpenAt } from '../../src/hours/city-hours.ts';
import { personalReasons } from '../../src/recommend/explain.ts';
import type { Snapshot } from '../../src/recommend/snapshot.ts';
import type { Persona } from './personas.ts';

interface Asked {
  readonly snapshot: Snapshot;
  readonly persona: Persona;
  readonly spot: Point;
  readonly now: Date;
  readonly list: RecommendationList;
  /** The list of the same method at the same spot for a person of whom nothing is known. */
  readonly unknown: RecommendationList;
  /** 1 for rows that are closed for works or for the season. */
  readonly closed: Uint8Array;
}

/** A share of 1 is perfect; undefined where the rule has nothing to say of this list. */
type Rule = (asked: Asked) => number | undefined;

const TOP = 5;
/** What was rated so is liked. */
const LIKED_FROM = 3.5;
/** Known beyond its street. */
const WELL_KNOWN = 3;

export const RULES: Readonly<Record<string, Rule>> = {
  'right in the top five': rightInTop,
  'not beaten by one of its kind': unbeaten,
  'near enough': nearEnough,
  'every liking served by its rating': served,
  'no main category disliked': notDisliked,
  variety,
  'nothing closed for long': (asked) => shareOf(asked.list.items, ({ row }) => asked.closed[row] === 0),
  'not shut now, top five': openNow,
  'like unknown where no taste': asForNobody,
  'reasons that are true': trueReasons,
};

/** The place is of a liked category in the first place; for a person without taste, it is well known or among the near. */
function rightInTop({ persona, list, snapshot, spot }: Asked): number {
  const liked = likedCategories(persona.profile, snapshot);
  if (!persona.isWithoutTaste) {
    return shareOf(list.items.slice(0, TOP), ({ place }) => liked.has(place.categories[0] ?? ''));
  }
  const near = bestKnownWithin(snapshot, spot, NEAR_M);
  return shareOf(
    list.items.slice(0, TOP),
    ({ place }) => place.prominence >= WELL_KNOWN_TO_STRANGERS || near.has(place),
  );
}
const WELL_KNOWN_TO_STRANGERS = 4;
const NEAR_M = 2_000;
const NEAR_PLACES = 10;

function bestKnownWithin({ catalogue, eligible }: Snapshot, spot: Point, withinM: number): ReadonlySet<Place> {
  const around = [...eligible].map((row) => catalogue.places[row]!).filter(isWithin(spot, withinM));
  return new Set(around.sort((a, b) => b.prominence - a.prominence).slice(0, NEAR_PLACES));
}

const isWithin = (spot: Point, withinM: number) => (place: Place) => distanceM(spot, place.position) <= withinM;

/** No place that is left out is of the same main category, at least as well known, open and half as far. */
function unbeaten({ list, snapshot: { catalogue, eligible }, spot, closed, persona }: Asked): number {
  const listed = new Set(list.items.map(({ row }) => row));
  return shareOf(list.items.slice(0, TOP), ({ place }) => {
    const metres = distanceM(spot, place.position);
    const isBeaten = [...eligible].some((row) => {
      const other = catalogue.places[row]!;
      if (listed.has(row) || closed[row] === 1 || persona.profile.places.has(other.id)) return false;
      if (other.categories[0] !== place.categories[0] || other.prominence < place.prominence) return false;
      return distanceM(spot, other.position) < Math.min(metres / 2, metres - WORTH_TURNING_M);
    });
    return !isBeaten;
  });
}
const WORTH_TURNING_M = 500;

/**
 * The mean way to the top five, beside the way to the five nearest well-known places of liked main categories: 1 where it
 * is no longer than twice that and a kilometre, less in proportion.
 */
function nearEnough({ list, snapshot, spot, persona }: Asked): number | undefined {
  const liked = likedCategories(persona.profile, snapshot);
  const places = [...snapshot.eligible].map((row) => snapshot.catalogue.places[row]!);
  const good = places.filter(
    ({ categories: [main = ''], prominence }) => prominence >= WELL_KNOWN && (liked.size === 0 || liked.has(main)),
  );
  const ways = good.map(({ position }) => distanceM(spot, position)).sort((a, b) => a - b);
  if (ways.length < TOP) return undefined;
  const own = mean(list.items.slice(0, TOP).map(({ place }) => distanceM(spot, place.position)));
  return Math.min(1, (2 * mean(ways.slice(0, TOP)) + 1_000) / own);
}

/** Each stated liking is in the top ten, and none is there less often than one that was rated lower. */
function served({ list, persona }: Asked): number | undefined {
  if (persona.isWithoutTaste) return undefined;
  const stated = [...persona.profile.categories].filter(([, rating]) => rating >= 4).sort(([, a], [, b]) => b - a);
  if (stated.length < 2) return undefined;
  const counts = stated.map(([category]) => list.items.filter(({ place }) => place.categories[0] === category).length);
  return shareOf(counts, (count, at) => {
    const isLeast = counts.every((other, of) => stated[of]![1] >= stated[at]![1] || count >= other);
    return count > 0 && isLeast;
  });
}

function notDisliked({ list, persona: { profile } }: Asked): number | undefined {
  const isDisliked = (category = '') => (profile.categories.get(category) ?? LIKED_FROM) <= DISLIKED_AT_MOST;
  if (![...profile.categories.keys()].some(isDisliked)) return undefined;
  return shareOf(list.items, ({ place }) => !isDisliked(place.categories[0]));
}

/** No chain twice; for a person without taste, no more than four of one main category. */
function variety({ list, persona, snapshot }: Asked): number {
  const seen = new Map<string, number>();
  return shareOf(list.items, ({ place, row }) => {
    const chain = snapshot.chain[row] ?? 0;
    const keys = [...(chain === 0 ? [] : [`chain ${chain}`]), place.categories[0] ?? ''];
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    const isRepeated = chain !== 0 && (seen.get(`chain ${chain}`) ?? 0) > 1;
    return !isRepeated && !(persona.isWithoutTaste && (seen.get(place.categories[0] ?? '') ?? 0) > MOST_OF_ONE);
  });
}
const MOST_OF_ONE = 4;

/** What is known to be shut at the moment of asking; unknown hours are not held against a place. */
function openNow({ list, snapshot, now }: Asked): number {
  return shareOf(list.items.slice(0, TOP), ({ place }) => isOpenAt(snapshot.hours, place.openingHours, now) !== false);
}

/** Share of the unknown person's list that is in this one too, disliked categories apart. */
function asForNobody({ list, unknown, persona }: Asked): number | undefined {
  if (!persona.isWithoutTaste || persona.profile.categories.size === 0) return undefined;
  const { categories } = persona.profile;
  const own = new Set(list.items.map(({ row }) => row));
  const expected = unknown.items.filter(({ place }) =>
    place.categories.every((category) => (categories.get(category) ?? LIKED_FROM) > DISLIKED_AT_MOST),
  );
  return shareOf(expected, ({ row }) => own.has(row));
}

/** Each liking that the sentence names is one of the place's categories and was rated well, or has well-rated places. */
function trueReasons({ list, persona: { profile }, snapshot }: Asked): number {
  const { catalogue, city } = snapshot;
  const liked = likedCategories(profile, snapshot);
  return shareOf(list.items, (item) => {
    const reasons = personalReasons(item, { city, list, profile, catalogue, language: 'en' });
    return reasons.every((reason) => {
      if (reason.kind === 'likes') return item.place.categories.includes(reason.category) && liked.has(reason.category);
      if (reason.kind === 'rated') return reason.rating >= LIKED_FROM;
      return reason.kind === 'words';
    });
  });
}

/** Stated well, or nothing stated and a place of that main category rated well. */
function likedCategories({ categories, places }: Profile, { catalogue }: Snapshot): ReadonlySet<string> {
  const liked = new Set([...categories].filter(([, rating]) => rating >= LIKED_FROM).map(([category]) => category));
  for (const [id, rating] of places) {
    const place = catalogue.places[catalogue.rowOf.get(id) ?? -1];
    const stated = (category: string) => categories.get(category) ?? LIKED_FROM;
    for (const category of rating >= LIKED_FROM ? (place?.categories ?? []) : []) {
      if (stated(category) >= LIKED_FROM) liked.add(category);
    }
  }
  return liked;
}

function shareOf<Thing>(things: readonly Thing[], holds: (thing: Thing, at: number) => boolean): number {
  return things.length === 0 ? 1 : things.filter(holds).length / things.length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
