// Chooses the stops of a day: the orienteering problem with time windows. Greedy insertion gives a first day, local
// search improves it. Source: Vansteenwegen, Souffriau & Van Oudheusden (2011), "The orienteering problem: a survey",
// sections 3.3 and 4. Departures: a kind that comes again is worth less, and meals are slots that one place fills.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { DAY_MINUTES } from '../domain/civil-day.ts';
import { MAX_STOPS_A_DAY, type Meal, type PlanDay, type Stop } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';
import { OPEN_LATE, OUT_FROM, OVER_BY } from './habits.ts';
import { schedule, type Timetable, type Visit } from './schedule.ts';
import { asVisits, isBrief, LONG_VISIT_MINUTES } from './visit-lengths.ts';
import type { PlannedPlace, PlanWorld } from './world.ts';

export interface Candidate {
  readonly place: PlannedPlace;
  /** How much the person would like to go, above 0; comparable within one call. */
  readonly reward: number;
}

export interface DayWishes {
  readonly day: Omit<PlanDay, 'stops'>;
  /** Already decided: they stay in the day, in whichever order is best. */
  readonly fixed: readonly Stop[];
  readonly visits: readonly Candidate[];
  readonly meals: readonly { readonly meal: Meal; readonly places: readonly Candidate[] }[];
  /** Most visits, meals not counted; a short one counts less. */
  readonly mostVisits: number;
  /** What a minute on the way costs, in shares of the best reward. */
  readonly travelCost?: number;
  /** Kinds of place that the person said to like: another one is as welcome as the first. */
  readonly liked?: ReadonlySet<Category>;
  /** Stops that come in this order, by their place, or by their meal. */
  readonly order?: readonly StopKey[];
  /** The stop that the day begins with. */
  readonly first?: StopKey;
  /** The stop that the day ends with. */
  readonly last?: StopKey;
  /** Ways on foot that take more minutes are shunned, and so are long rides. */
  readonly longestWalk?: number;
  /** Where people must be when the day is over. */
  readonly end?: Point;
}

/** A table is not known before it is chosen: its meal stands for it. */
type StopKey = PlaceId | Meal;

/** What a minute on the way and a minute before a closed door cost, in shares of the best reward. */
const TRAVEL_COST = 0.006;
const WAIT_COST = 0.004;
/** A second museum is worth this much of the first, a third the square of it. */
const REPEATED_KIND = 0.55;
const REPEATED_LIKED = 0.9;
/** Nobody wants two long afternoons of paintings on one day. */
const REPEATED_LONG = 0.4;
/** A door of unknown hours may be closed. */
const UNKNOWN_HOURS = 0.8;
/** A table may not be laid either. */
const UNKNOWN_TABLE = 0.85;
/** A meal is worth more than any visit: nobody skips lunch for a better museum. */
const MEAL_BONUS = 2;
/** What was asked for stays in the day even behind a closed door, though any order in which the door is open is better. */
const CLOSED_DOOR = 10;
/** Drinks that were asked for at no hour in particular wait until people go out for them, where something else comes before. */
const TOO_EARLY = 0.5;
/** What a minute on foot costs that is one too many. */
const LONG_WALK = 0.1;
const BROKEN_BOUND = 2;
const EASY_RIDE_MINUTES = 20;
const MOST_ROUNDS = 40;
/** So many neighbours that are worth less are grown all the same. */
const SHAKEN = 12;
const NIGHT_FROM_MIN = 20 * 60 + 30;
const MORNING_FROM_MIN = 9 * 60;
/** A square that one looks at on the way is not a whole visit. */
const SHORT_MINUTES = 30;
const SHORT_SHARE = 0.75;

/** The day with its stops chosen and ordered. Deterministic; among equals the earlier candidate wins. */
export function chooseDay(wishes: DayWishes, world: PlanWorld): PlanDay {
  const search = new DaySearch(wishes, world);
  const fixed = wishes.fixed.filter(({ placeId }) => world.placeOf(placeId));
  let stops: readonly Item[] = search.grow(fixed.map((stop) => ({ stop, reward: 0, isFixed: true })));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const better = search.improved(stops);
    if (better) {
      stops = search.grow(better);
      continue;
    }
    const shaken = search.shaken(stops);
    if (!shaken) break;
    stops = shaken;
  }
  return { ...wishes.day, stops: stops.map(({ stop }) => stop) };
}

interface Item {
  readonly stop: Stop;
  readonly reward: number;
  readonly isFixed?: boolean;
}

class DaySearch {
  readonly #wishes: DayWishes;
  readonly #world: PlanWorld;
  readonly #unit: number;
  readonly #visits: readonly Item[];

  constructor(wishes: DayWishes, world: PlanWorld) {
    this.#wishes = wishes;
    this.#world = world;
    this.#unit = Math.max(1e-9, ...wishes.visits.map(({ reward }) => reward));
    this.#visits = wishes.visits.flatMap((each) => asVisits(each, isBrief(wishes)));
  }

  /** Inserts whatever gains most, where it gains most, until nothing does. */
  grow(items: readonly Item[]): readonly Item[] {
    for (let current = items; ; ) {
      const next = this.#bestOf(this.#additionsTo(current).flatMap((item) => insertions(current, item)));
      if (!next || this.worth(next) <= this.worth(current) + 1e-9) return current;
      current = next;
    }
  }

  /** The best neighbour that is worth more: a stop moved, turned around, swapped for another, or dropped. */
  improved(items: readonly Item[]): readonly Item[] | undefined {
    const neighbours = [
      ...items.flatMap((item) => insertions(without(items, item), item)),
      ...reversals(items),
      ...items.filter(({ isFixed }) => !isFixed).flatMap((item) => this.#replacements(items, item)),
    ];
    const best = this.#bestOf(neighbours);
    return best && this.worth(best) > this.worth(items) + 1e-9 ? best : undefined;
  }

  /** A stop moved and the gap filled anew, where both together are worth more: out of the local optimum. */
  shaken(items: readonly Item[]): readonly Item[] | undefined {
    const moved = items
      .flatMap((item) => insertions(without(items, item), item))
      .map((day) => ({ day, worth: this.worth(day) }))
      .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
      .sort((a, b) => b.worth - a.worth)
      .slice(1, SHAKEN + 1);
    const best = this.#bestOf(moved.map(({ day }) => this.grow(day)));
    return best && this.worth(best) > this.worth(items) + 1e-9 ? best : undefined;
  }

  /** Sum of rewards less the costs of ways and waits; minus infinity when the day does not work. */
  worth(items: readonly Item[]): number {
    const { day } = this.#wishes;
    // However long the way into town, a day with one stop is better than none.
    if (items.length === 0) return Number.NEGATIVE_INFINITY;
    const timetable = schedule(
      { ...day, stops: [] },
      this.#world,
      items.map(({ stop }) => stop),
    );
    const wayToEnd = this.#wayToEnd(timetable);
    if (timetable.leave + wayToEnd > day.until || !this.#isInOrder(items)) return Number.NEGATIVE_INFINITY;
    const seen = new Map<Category | undefined, number>();
    const { travelCost = TRAVEL_COST } = this.#wishes;
    const travelled = timetable.travelMinutes + wayToEnd;
    let worth = -this.#unit * (travelCost * travelled + WAIT_COST * timetable.waitMinutes);
    for (const [at, visit] of timetable.visits.entries()) {
      const item = items[at]!;
      const isInTime = this.#isInTime(visit.stop, visit);
      if (!item.isFixed && !(isInTime && isHourFor(visit))) return Number.NEGATIVE_INFINITY;
      // Each fault counts: a zoo in the dark should at least be reached when it was asked for.
      worth -= LONG_WALK * this.#unit * this.#minutesTooFar(visit);
      if (!isInTime) worth -= CLOSED_DOOR * this.#unit * faultsOf(visit);
      if (item.isFixed && isTooEarly(visit)) worth -= TOO_EARLY * this.#unit;
      const kind = visit.stop.meal ? undefined : visit.place.categories[0];
      const before = kind === undefined ? 0 : (seen.get(kind) ?? 0);
      seen.set(kind, before + 1);
      const isLong = visit.stop.stayMinutes > LONG_VISIT_MINUTES;
      const again = isLong ? REPEATED_LONG : REPEATED_KIND;
      const share = kind !== undefined && this.#wishes.liked?.has(kind) ? REPEATED_LIKED : again;
      worth += item.reward * share ** before * (visit.open === 'unknown' ? UNKNOWN_HOURS : 1);
      if (visit.stop.meal) worth += MEAL_BONUS * this.#unit * (visit.open === 'unknown' ? UNKNOWN_TABLE : 1);
    }
    return worth;
  }

  #minutesTooFar({ leg }: Pick<Visit, 'leg'>): number {
    const { longestWalk } = this.#wishes;
    if (longestWalk === undefined) return 0;
    // Who is spared a long walk is spared a long ride as well.
    const bound = leg.mode === 'walk' ? longestWalk : Math.max(longestWalk, EASY_RIDE_MINUTES);
    // One minute too many breaks the bound as well.
    return leg.minutes > bound ? leg.minutes - bound + BROKEN_BOUND : 0;
  }

  #wayToEnd({ visits }: Pick<Timetable, 'visits'>): number {
    const { day, end } = this.#wishes;
    return end ? this.#world.legBetween(visits.at(-1)?.place.position ?? day.start.position, end).minutes : 0;
  }

  #isInOrder(items: readonly Item[]): boolean {
    const { order = [], first, last } = this.#wishes;
    const keys = items.map(({ stop }) => stop.meal ?? stop.placeId);
    const places = order.map((key) => keys.indexOf(key)).filter((at) => at >= 0);
    const isLast = last === undefined || !keys.includes(last) || keys.at(-1) === last;
    const isFirst = first === undefined || !keys.includes(first) || keys[0] === first;
    return isFirst && isLast && places.every((at, index) => index === 0 || at > places[index - 1]!);
  }

  #isInTime({ meal }: Stop, visit: Pick<Visit, 'begin' | 'open' | 'place' | 'isDark' | 'isLate'>): boolean {
    if (meal !== undefined) return !visit.isLate && visit.open !== 'no' && visit.begin <= this.#world.meals[meal].until;
    // A church of unknown hours is shut at night.
    if (visit.isDark || visit.isLate) return false;
    const isNight = visit.begin >= NIGHT_FROM_MIN || visit.begin < MORNING_FROM_MIN;
    const isOut = visit.place.categories.some((each) => OPEN_LATE.includes(each));
    return visit.open === 'yes' || (visit.open === 'unknown' && (isOut || !isNight));
  }

  #additionsTo(items: readonly Item[]): readonly Item[] {
    if (items.length >= MAX_STOPS_A_DAY) return [];
    const { meals, mostVisits } = this.#wishes;
    const hungry = meals.filter(({ meal }) => items.every(({ stop }) => stop.meal !== meal));
    const dishes = hungry.flatMap(({ meal, places }) => places.map((each) => this.#asMeal(each, meal)));
    const visited = items
      .filter(({ stop }) => !stop.meal)
      .map(({ stop }) => (stop.stayMinutes <= SHORT_MINUTES ? SHORT_SHARE : 1));
    const isFull = visited.reduce<number>((sum, each) => sum + each, 0) >= mostVisits;
    return [...dishes, ...(isFull ? [] : this.#visits)].filter((item) => !holds(items, item));
  }

  #replacements(items: readonly Item[], item: Item): readonly (readonly Item[])[] {
    const { meals } = this.#wishes;
    const { meal } = item.stop;
    const pool = meal
      ? (meals.find((each) => each.meal === meal)?.places ?? []).map((each) => this.#asMeal(each, meal))
      : this.#visits;
    return pool
      .filter((other) => !holds(items, other))
      .map((other) => items.map((each) => (each === item ? other : each)));
  }

  #asMeal({ place, reward }: Candidate, meal: Meal): Item {
    return { stop: { placeId: place.id, stayMinutes: this.#world.meals[meal].stayMinutes, meal }, reward };
  }

  #bestOf(days: readonly (readonly Item[])[]): readonly Item[] | undefined {
    let best: readonly Item[] | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const day of days) {
      const worth = this.worth(day);
      if (worth > most) [best, most] = [day, worth];
    }
    return best;
  }
}

/** After a late dinner nobody looks at squares: what is open late comes then, and not before its hour. */
export function isHourFor({ stop, begin, open, place: { categories } }: Visit): boolean {
  const [main] = categories;
  if (stop.meal !== undefined || main === undefined) return true;
  const isOut = categories.some((each) => OPEN_LATE.includes(each));
  const hour = begin < MORNING_FROM_MIN ? begin + DAY_MINUTES : begin;
  // A stage of unknown hours has no show at midnight.
  if (open === 'unknown' && isOut && main !== 'pubs/bars' && main !== 'dance clubs' && hour > LAST_SHOW_MIN)
    return false;
  return hour >= (OUT_FROM[main] ?? 0) && hour < (OVER_BY[main] ?? DAY_MINUTES * 2) && (isOut || hour < LATE_FROM_MIN);
}
const LAST_SHOW_MIN = 21 * 60 + 30;
const LATE_FROM_MIN = 22 * 60 + 45;

const isTooEarly = ({ stop, begin, place: { categories } }: Visit): boolean =>
  stop.meal === undefined &&
  stop.fixedAt === undefined &&
  begin < (categories[0] === undefined ? 0 : (OUT_FROM[categories[0]] ?? 0));

const faultsOf = ({ isLate, isDark, open }: Visit): number =>
  Math.max(1, (isLate ? 1 : 0) + (isDark ? 1 : 0) + (open === 'no' ? 1 : 0));

const holds = (items: readonly Item[], { stop }: Item): boolean =>
  items.some((each) => each.stop.placeId === stop.placeId);
const without = (items: readonly Item[], item: Item): readonly Item[] => items.filter((each) => each !== item);

const insertions = (items: readonly Item[], item: Item): readonly (readonly Item[])[] =>
  Array.from({ length: items.length + 1 }, (_, at) => [...items.slice(0, at), item, ...items.slice(at)]);

/** 2-opt: every stretch of two stops or more the other way round. */
function reversals(items: readonly Item[]): readonly (readonly Item[])[] {
  const turned: (readonly Item[])[] = [];
  for (let from = 0; from < items.length - 1; from++) {
    for (let to = from + 2; to <= items.length; to++) {
      turned.push([...items.slice(0, from), ...items.slice(from, to).reverse(), ...items.slice(to)]);
    }
  }
  return turned;
}
