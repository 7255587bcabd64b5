// Judges a plan: its stops, times, meals, changes; and in every plan that no door is shut and no place comes twice.
import type { PlaceFacts } from '../../relevance/facts.ts';
import { spansOn } from '../../relevance/hours.ts';
import type { PlanWanted } from '../goals.ts';
import { dayAfter } from './days.ts';
import { planIn } from './plan-told.ts';
import type { Facts, Fault, JudgedTurn, PlanTold, StopTold } from './turn.ts';

const GRACE_MINUTES = 15;
const DAY_MINUTES = 1_440;
const EVENING = 17 * 60;
const LUNCH = { from: 12 * 60 + 30, until: 16 * 60 + 30 };
const DINNER = 19 * 60 + 30;
const EATING = ['restaurants', 'pubs/bars', 'cafes', 'markets', 'bakeries', 'burger/pizza shops'];
const OUTDOORS = ['parks', 'gardens', 'view points', 'nature'];
const FOR_CHILDREN = ['parks', 'zoo', 'amusement parks', 'museums'];
const NOT_FOR_CHILDREN = ['pubs/bars', 'dance clubs'];

type Test<Member extends keyof PlanWanted> = (
  plan: PlanTold,
  wanted: NonNullable<PlanWanted[Member]>,
  before: PlanTold | undefined,
) => boolean;

const stopsOf = ({ days }: PlanTold): readonly StopTold[] => days.flat();
const isOf = ({ categories }: PlaceFacts, some: readonly string[]) => categories.some((one) => some.includes(one));
const isTablao = ({ types }: PlaceFacts) => types.some((type) => /tablao/u.test(type));

const TESTS: { readonly [Member in keyof PlanWanted]-?: Test<Member> } = {
  stops_min: (plan, least) => stopsOf(plan).length >= least,
  stops_max: (plan, _, before) => before !== undefined && stopsOf(plan).length < stopsOf(before).length,
  window: (plan, [from, until]) =>
    stopsOf(plan).every(
      ({ begin, end }) => begin >= minutes(from) - GRACE_MINUTES && end <= minutes(until) + GRACE_MINUTES,
    ),
  evening: (plan) => stopsOf(plan).every(({ begin }) => begin >= EVENING),
  meal: (plan) =>
    stopsOf(plan).some(
      ({ place, begin }) => isOf(place, EATING) && ((begin >= LUNCH.from && begin <= LUNCH.until) || begin >= DINNER),
    ),
  includes_category: (plan, some) => stopsOf(plan).some(({ place }) => isOf(place, some)),
  includes_place: (plan, ids) => ids.every((id) => stopsOf(plan).some(({ place }) => place.id === id)),
  changed_stop: (plan, number, before) => before !== undefined && differsAt(plan, before, number - 1),
  starts_later_minutes: (plan, later, before) =>
    before !== undefined && Math.abs(startOf(plan) - startOf(before) - later) <= GRACE_MINUTES,
  days: ({ days }, count) => days.length === count,
  indoors: (plan) => !stopsOf(plan).some(({ place }) => isOf(place, OUTDOORS)),
  kids: (plan) =>
    stopsOf(plan).some(({ place }) => place.features?.includes('kids') || isOf(place, FOR_CHILDREN)) &&
    !stopsOf(plan).some(({ place }) => isOf(place, NOT_FOR_CHILDREN) || isTablao(place)),
};

export function planFaults(turn: JudgedTurn, wanted: PlanWanted, facts: Facts): Fault[] {
  const plan = planIn(turn.reply.text, turn.reply.listed, turn.now.slice(0, 10), facts);
  if (!plan) return ['plan: none'];
  const failed = Object.entries(wanted).filter(([member, value]) => {
    const test = TESTS[member as keyof PlanWanted] as Test<keyof PlanWanted> | undefined;
    if (!test) throw new Error(`a plan has no member "${member}"; known are ${Object.keys(TESTS).join(', ')}`);
    return !test(plan, value, turn.previousPlan);
  });
  const ids = stopsOf(plan).map(({ place }) => place.id);
  return [
    ...failed.map(([member]) => `plan: not as asked (${member})`),
    ...(new Set(ids).size < ids.length ? ['plan: a place twice'] : []),
    ...(plan.firstDates.some((date) => opensFor(plan, date)) ? [] : ['plan: a stop behind shut doors']),
  ];
}

function differsAt(plan: PlanTold, before: PlanTold, index: number): boolean {
  const [now, then] = [plan, before].map((each) => stopsOf(each).map(({ place }) => place.id));
  const isOther = now![index] !== undefined && now![index] !== then![index];
  return isOther && then!.every((id, at) => at === index || now!.includes(id));
}

const startOf = (plan: PlanTold): number => stopsOf(plan)[0]!.begin;

/** Whether no stop's known hours are shut, were the first day this date. */
function opensFor({ days }: PlanTold, first: string): boolean {
  return days.every((stops, ahead) => stops.every((stop) => isOpenFor(stop, dayAfter(first, ahead))));
}

function isOpenFor({ place, begin, end }: StopTold, date: string): boolean {
  const spans = spansOn(place.opening_hours, date);
  const nights = (spansOn(place.opening_hours, dayAfter(date, -1)) ?? []).map((span) => ({
    start: span.start - DAY_MINUTES,
    end: span.end - DAY_MINUTES,
  }));
  return spans === undefined || [...nights, ...spans].some((span) => span.start <= begin && end <= span.end);
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
