// A day around one stop that has another hour now: it stands where its hour is, and all others keep their order. Where the day is
// too short for that, it ends later if its end is open, and long visits are cut short.
import type { PlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { OPEN_LATE } from './habits.ts';
import { brokenStops } from './mend.ts';
import { schedule } from './schedule.ts';
import { cut } from './slack.ts';
import type { PlanWorld } from './world.ts';

interface Around {
  readonly world: PlanWorld;
  readonly isEndOpen: boolean;
  /** So many faults the day had before. */
  readonly tolerated: number;
  /** The stops were asked for in their order: the one with the hour leaves its place only where it must. */
  readonly isInOrder: boolean;
}

/** Undefined where some door is shut however the others are arranged. */
export function arrangedAround(
  before: PlanDay,
  day: PlanDay,
  timed: PlaceId,
  { world, isEndOpen, tolerated, isInOrder }: Around,
): PlanDay | undefined {
  const own = day.stops.find(({ placeId }) => placeId === timed);
  if (!own) return undefined;
  const was = day.stops.indexOf(own);
  const rest = day.stops.filter((stop) => stop !== own);
  const wait = longWaitsIn(before, world);
  const late = lateOnes(before, world);
  const shut = shutIn(before, world);
  const laters = isEndOpen ? LATER_MINUTES : [0];
  for (const share of SHARES) {
    const found = [...rest.keys(), rest.length].flatMap((at) =>
      laters.flatMap((later): Found[] => {
        const stops = rest.map((stop) => cut(stop, share));
        const table = { ...day, stops: [...stops.slice(0, at), briefer(own, share), ...stops.slice(at)] };
        const placed = endingLater(table, world, later);
        const isWhole =
          brokenStops(placed, world) <= tolerated &&
          shutIn(placed, world) <= shut &&
          isInItsEvening(placed, world, late);
        return isWhole ? [{ day: placed, wait: longWaitsIn(placed, world), moved: Math.abs(at - was) }] : [];
      }),
    );
    // It stays among the same neighbours where nobody waits much longer for that.
    const kept = found.find((each) => each.moved === 0 && each.wait <= wait + MORE_WAIT);
    const byOrder = (a: Found, b: Found) => a.moved - b.moved || a.wait - b.wait;
    const byWait = (a: Found, b: Found) => a.wait - b.wait || a.moved - b.moved;
    const [best] = found.sort(isInOrder ? byOrder : byWait);
    const chosen = kept ?? best;
    if (chosen) return chosen.day;
  }
  return undefined;
}

/** Its hour is fixed, and not how long it takes. */
function briefer({ fixedAt, ...stop }: Stop, share: number): Stop {
  return { ...cut(stop, share), ...(fixedAt !== undefined && { fixedAt }) };
}

/** Stops before whose doors people would stand. */
const shutIn = (day: PlanDay, world: PlanWorld): number =>
  schedule(day, world).visits.filter(({ open, isLate }) => open === 'no' || isLate).length;

/** What people go out for when it gets late stays late. */
const lateOnes = (day: PlanDay, world: PlanWorld): ReadonlySet<PlaceId> =>
  new Set(
    schedule(day, world).visits.flatMap(({ begin, stop, place }) =>
      begin >= EVENING && stop.meal === undefined && OPEN_LATE.includes(place.categories[0]!) ? stop.placeId : [],
    ),
  );

const isInItsEvening = (day: PlanDay, world: PlanWorld, late: ReadonlySet<PlaceId>): boolean =>
  schedule(day, world).visits.every(({ begin, stop }) => begin >= EVENING || !late.has(stop.placeId));
const EVENING = 19 * 60;
const MORE_WAIT = 120;

interface Found {
  readonly day: PlanDay;
  readonly wait: number;
  readonly moved: number;
}

/** What is left of a long visit, the least cut first. */
const SHARES = [1, 0.75, 0.6, 0.5] as const;
/** By how much the day may end later, the least first: after a late dinner there is still a drink to be had. */
const LATER_MINUTES = [0, 60, 150] as const;

function endingLater(day: PlanDay, world: PlanWorld, minutes: number): PlanDay {
  const { leave } = schedule(day, world);
  return leave > day.until && leave <= day.until + minutes ? { ...day, until: leave } : day;
}

/** Minutes of waits that are longer than a rest on a bench. */
const longWaitsIn = (day: PlanDay, world: PlanWorld): number =>
  schedule(day, world).visits.reduce((sum, { arrive, begin, stop }) => sum + overLong(begin - arrive, stop), 0);

const overLong = (wait: number, { meal }: Stop): number => (wait > (meal ? LONG_WAIT + 30 : LONG_WAIT) ? wait : 0);
const LONG_WAIT = 60;
