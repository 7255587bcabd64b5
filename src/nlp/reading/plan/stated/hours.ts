// Which half of the clock the hours of stated stops are of: "drinks at 8, dinner 9.30". The stop itself, its neighbours and the
// part of the day decide; one stop after the other never goes back in time.
import type { Category } from '../../../../domain/category.ts';
import { DAY_MINUTES, HALF_DAY } from '../../../../domain/civil-day.ts';
import type { PlanStop, When } from '../../../frame.ts';
import { categoriesOfWish } from '../../../table.ts';

/** @param part a part of the day that was said of all stops */
export function hoursInTurn(stops: readonly PlanStop[], part?: When): readonly PlanStop[] {
  const said = stops.filter(isAtHour);
  const best = bestOf(said, part);
  const isTurned = best.some((minute, at) => at > 0 && minute < best[at - 1]!);
  const at = new Map(said.map((stop, index) => [stop, best[index]!]));
  const settled = stops.map((stop) => (at.has(stop) ? { ...stop, at: atMinute(stop.at!, at.get(stop)!) } : stop));
  return isTurned ? byHour(settled) : settled;
}

const isAtHour = ({ at }: PlanStop): boolean => at !== undefined && at.label === undefined && at.fromMin !== undefined;

function atMinute({ isEitherHalf: _, ...at }: When, minute: number): When {
  const shift = minute - at.fromMin!;
  return { ...at, fromMin: minute, ...(at.toMin !== undefined && { toMin: at.toMin + shift }) };
}

/** The hours that cost least together. */
function bestOf(stops: readonly PlanStop[], part: When | undefined): readonly number[] {
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const walk = (chosen: readonly number[], cost: number): void => {
    const stop = stops[chosen.length];
    if (cost >= least) return;
    if (!stop) {
      [best, least] = [chosen, cost];
      return;
    }
    const before = chosen.at(-1);
    for (const minute of halvesOf(stop)) {
      const back = before !== undefined && minute <= before ? BACK_IN_TIME : 0;
      const gap = before === undefined ? 0 : Math.abs(minute - before) * GAP_COST;
      walk([...chosen, minute], cost + back + gap + unusual(stop, minute) + outside(part, minute));
    }
  };
  walk([], 0);
  return best;
}
const BACK_IN_TIME = 5_000;
const GAP_COST = 0.1;

/** "At one", of a club, is after midnight. */
function halvesOf({ at }: PlanStop): readonly number[] {
  const minute = at!.fromMin!;
  if (!at!.isEitherHalf) return [minute];
  const early = minute % HALF_DAY;
  const night = early < LATEST_NIGHT ? [early + DAY_MINUTES] : [];
  return [...new Set([minute, early, early + HALF_DAY, ...night])];
}
const LATEST_NIGHT = 6 * 60;

/** How many minutes an hour lies outside those at which people go there. */
function unusual({ meal, reference, wish }: PlanStop, minute: number): number {
  const category = reference?.kind === 'name' ? reference.candidates[0]?.entry.categories?.[0] : categoryOf(wish);
  const spans = (meal && OF_MEALS[meal]) ?? (category && OF_KINDS[category]) ?? BY_DAY;
  return Math.min(...spans.map(([from, until]) => Math.max(0, from - minute, minute - until)));
}

function categoryOf(wish: PlanStop['wish']): Category | undefined {
  if (wish === undefined) return undefined;
  return wish.attribute === 'cuisine' ? 'restaurants' : categoriesOfWish(wish)[0];
}

type Spans = readonly (readonly [from: number, until: number])[];
const at = (hour: number, minute = 0): number => hour * 60 + minute;
const BY_DAY: Spans = [[at(9), at(21)]];
const OUT: Spans = [[at(18), at(27)]];
const OF_MEALS: Readonly<Record<NonNullable<PlanStop['meal']>, Spans>> = {
  breakfast: [[at(7), at(12)]],
  lunch: [[at(12, 30), at(16, 30)]],
  coffee: [
    [at(8, 30), at(11, 30)],
    [at(15), at(20)],
  ],
  dinner: [[at(18, 45), at(24)]],
  drinks: [
    [at(12), at(14)],
    [at(18), at(27)],
  ],
};
const OF_KINDS: Readonly<Partial<Record<Category, Spans>>> = {
  restaurants: [
    [at(13), at(16)],
    [at(19), at(24)],
  ],
  'pubs/bars': OF_MEALS.drinks,
  'dance clubs': [[at(22), at(29)]],
  'music halls': OUT,
  theatres: [[at(16), at(24)]],
  cinemas: [[at(15), at(25)]],
  museums: [[at(9), at(19, 30)]],
  'art galleries': [[at(9), at(19, 30)]],
};

/** "Tonight: drinks at 8": none of them is in the morning. */
const outside = (part: When | undefined, minute: number): number =>
  part?.fromMin === undefined ? 0 : Math.max(0, part.fromMin - AHEAD_MINUTES - minute);
const AHEAD_MINUTES = 120;

/** "Dinner at nine, and before it a drink at eight": hours say the order, and a stop without one stays behind the one before it. */
function byHour(stops: readonly PlanStop[]): readonly PlanStop[] {
  let hour = 0;
  const keyed = stops.map((stop) => {
    hour = isAtHour(stop) ? stop.at!.fromMin! : hour;
    return { stop, hour };
  });
  return keyed.toSorted((a, b) => a.hour - b.hour).map(({ stop }) => stop);
}
