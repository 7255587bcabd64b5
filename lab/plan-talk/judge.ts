// Holds what came of a message against what its author demands: each fault in a few words, none where all is right.
import { clockOf, DAY_MINUTES, minuteOfClock } from '../../src/domain/civil-day.ts';
import type { ChangeMessage, PlanMessage } from './messages.ts';
import { isMeal, isOfKind, isWanted, nameOf, type StopSeen, stopCalled } from './stops.ts';

/** @param before the stops of the plan that stood */
export function faultsOfChange(
  message: ChangeMessage,
  before: readonly StopSeen[],
  after: readonly StopSeen[],
): readonly string[] {
  const isSame = lineOf(before) === lineOf(after);
  if (message.act === 'none') return isSame ? [] : ['a plan that should stay was changed'];
  if (isSame) return ['nothing changed'];
  const stood = new Set(before.map(({ id }) => id));
  const fresh = after.filter(({ id }) => !stood.has(id));
  const called = (of: string) => (of === 'new' ? fresh[0] : stopCalled(after, of));
  return [
    ...faultsOfGone(message, before, after),
    ...faultsOfComing(message, fresh, after),
    ...(message.times ?? []).flatMap(({ of, at, tol = 20 }) => {
      const stop = called(of);
      if (!stop) return [`no stop ${of}`];
      return apart(stop.begin, minuteOfClock(at)) > tol ? [`${of} at ${clock(stop.begin)} and not ${at}`] : [];
    }),
    ...(message.order ?? []).flatMap(([first, then]) => {
      const [a, b] = [called(first), called(then)];
      return !a || !b || after.indexOf(a) >= after.indexOf(b) ? [`${first} is not before ${then}`] : [];
    }),
    ...(message.stays ?? []).flatMap(({ of, longer }) => {
      const [was, is] = [stopCalled(before, of), stopCalled(after, of)];
      if (!was || !is) return [`no stop ${of}`];
      const more = is.end - is.begin - (was.end - was.begin);
      return (longer ? more > 0 : more < 0) ? [] : [`the stay at ${of} changed by ${more} minutes`];
    }),
    ...faultsOfWhole(message, after),
    ...(shutIn(after).length > shutIn(before).length ? [`shut: ${shutIn(after)}`] : []),
  ];
}

export function faultsOfPlan(message: PlanMessage, stops: readonly StopSeen[]): readonly string[] {
  const [first] = stops;
  if (!first) return ['no plan'];
  const { stops: wanted = [], days = 1, most, not = [], from, until, day } = message;
  const used: StopSeen[] = [];
  const missing = wanted.flatMap((each) => {
    const hit = stops.find((stop) => !used.includes(stop) && isWanted(stop, each) && isMeal(stop, each.meal));
    if (hit) used.push(hit);
    return hit ? [] : [`missing: ${each.name ?? each.types?.join('/')}${each.meal ? ` (${each.meal})` : ''}`];
  });
  const places = used.map((stop) => stops.indexOf(stop));
  const isOutOfOrder = missing.length === 0 && places.some((at, index) => index > 0 && at <= places[index - 1]!);
  const meals = stops.flatMap(({ meal, day: on }) => (meal ? [`${on} ${meal}`] : []));
  const end = Math.max(...stops.filter((stop) => stop.day === first.day).map((stop) => stop.end));
  return [
    ...(day && first.day !== day ? [`on ${first.day} and not on ${day}`] : []),
    ...(new Set(stops.map((stop) => stop.day)).size === days ? [] : [`not for ${days} days`]),
    ...missing,
    ...(message.ordered && isOutOfOrder ? ['another order'] : []),
    ...(most !== undefined && stops.length > most ? [`${stops.length} stops, at most ${most}`] : []),
    ...not.flatMap((kind) => {
      const bad = stops.find((stop) => isOfKind(stop, kind) && !used.includes(stop));
      return bad ? [`has ${kind}: ${nameOf(bad)}`] : [];
    }),
    ...(from && first.begin < minuteOfClock(from) - GRACE ? [`begins at ${clock(first.begin)}, before ${from}`] : []),
    ...(from && first.begin > minuteOfClock(from) + LATE
      ? [`begins at ${clock(first.begin)}, long after ${from}`]
      : []),
    ...(until && end > lateHour(until) + GRACE ? [`ends at ${clock(end)}, after ${until}`] : []),
    ...(new Set(meals).size < meals.length ? ['one meal twice'] : []),
    ...(shutIn(stops).length > 0 ? [`shut: ${shutIn(stops)}`] : []),
    ...stops.flatMap((stop, at) => {
      const before = stops[at - 1];
      const gap = before && before.day === stop.day ? stop.begin - before.end : 0;
      return gap > LONGEST_GAP ? [`nothing for ${gap} minutes`] : [];
    }),
  ];
}

const GRACE = 35;
const LATE = 75;
const LONGEST_GAP = 100;

function faultsOfGone(
  { goes = [], may_go = [] }: ChangeMessage,
  before: readonly StopSeen[],
  after: readonly StopSeen[],
): readonly string[] {
  const gone = new Set(goes.flatMap((of) => stopCalled(before, of)?.id ?? []));
  const free = new Set(may_go.flatMap((of) => stopCalled(before, of)?.id ?? []));
  const is = new Set(after.map(({ id }) => id));
  return before.flatMap((stop) => {
    if (gone.has(stop.id)) return is.has(stop.id) ? [`stays: ${nameOf(stop)}`] : [];
    return is.has(stop.id) || free.has(stop.id) ? [] : [`lost: ${nameOf(stop)}`];
  });
}

function faultsOfComing(
  { comes = [] }: ChangeMessage,
  fresh: readonly StopSeen[],
  after: readonly StopSeen[],
): readonly string[] {
  const used = new Set<StopSeen>();
  const missing = comes.flatMap((wanted) => {
    const isFit = (stop: StopSeen) => !used.has(stop) && isWanted(stop, wanted);
    // A snack or a breakfast is eaten where the day has it.
    const meal = wanted.meal === 'snack' || wanted.meal === 'breakfast' ? undefined : wanted.meal;
    const hit = [...fresh, ...after].find((stop) => isFit(stop) && isMeal(stop, meal));
    if (hit) used.add(hit);
    return hit ? [] : [`missing: ${wanted.name ?? wanted.types?.join('/')}${wanted.meal ? ` (${wanted.meal})` : ''}`];
  });
  const extra = fresh.length > comes.length ? fresh.filter((stop) => !used.has(stop)) : [];
  return [...missing, ...(extra.length > 0 ? [`nobody asked for ${extra.map(nameOf).join(', ')}`] : [])];
}

function faultsOfWhole({ starts, ends_by, day }: ChangeMessage, after: readonly StopSeen[]): readonly string[] {
  const [first] = after;
  if (!first) return ['nothing is left'];
  const end = Math.max(...after.map((stop) => stop.end));
  return [
    ...(starts && Math.abs(first.begin - minuteOfClock(starts)) > GRACE
      ? [`starts at ${clock(first.begin)} and not ${starts}`]
      : []),
    ...(ends_by && end > lateHour(ends_by) + 10 ? [`ends at ${clock(end)}, after ${ends_by}`] : []),
    ...(day && first.day !== day ? [`on ${first.day} and not on ${day}`] : []),
  ];
}

const lineOf = (stops: readonly StopSeen[]): string =>
  stops.map(({ id, day, begin }) => `${id} ${day} ${begin}`).join();
const shutIn = (stops: readonly StopSeen[]): readonly string[] =>
  stops.flatMap((stop) => (stop.isShut ? nameOf(stop) : []));

/** An end at one in the morning is of the same evening. */
const lateHour = (hour: string): number => minuteOfClock(hour) + (minuteOfClock(hour) < NIGHT_MIN ? DAY_MINUTES : 0);
const NIGHT_MIN = 5 * 60;
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), Math.abs(a - DAY_MINUTES - b));
/** Past midnight the clock begins anew. */
export const clock = (minutes: number): string => clockOf(minutes % DAY_MINUTES);
