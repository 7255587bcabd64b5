// What is asked about the plan that stands: a stop, its times, the way, what it costs, what there is in a part of the day.
import type { Answer } from '../../../chat/answer.ts';
import type { PlanCosts, PlannedDay, PlannedStop, PlanToldAnswer, TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { Situation, TalkState } from '../../../chat/state.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import { isAlwaysFree } from '../../../hours/free-entry.ts';
import type { PlanQuestion } from '../../../nlp/frame.ts';
import { isLaid } from '../../../nlp/table.ts';
import { isForTheTable } from '../../../vocabulary/categories.ts';
import { grants } from '../../../wishes/grants.ts';
import { must } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import type { Scene } from '../world.ts';
import { stopMeant } from './outcome.ts';
import { plannedDays, told, wayOf } from './timetable.ts';

export function toldPlan(
  scene: Scene,
  { conversation }: { readonly conversation: TalkState },
  question: PlanQuestion,
): Answer {
  const { plan } = conversation;
  const { about, of } = question;
  if (!plan) return { kind: 'plan_trouble', trouble: 'no_plan' };
  if (about === 'all' || about === 'after')
    return { ...retold(scene, conversation, plan), ...(question.isAddressed && { isAddressed: true as const }) };
  if (about === 'part') return partOf(retold(scene, conversation, plan), question);
  const whole = plannedDays(scene, conversation, plan);
  const days = of ? whole : daysAsked(whole, question);
  const all = days.flatMap((day) =>
    day.stops.map((stop, at) => ({ day, stop, from: day.stops[at - 1]?.card.place.name })),
  );
  const ofThatDay = daysAsked(plan.days, question);
  const meant = of && stopMeant(scene, conversation, { ...plan, days: ofThatDay }, of);
  const asked = all.findIndex(({ stop }) => stop.card.place.id === meant);
  if (of && asked < 0) return { kind: 'plan_trouble', trouble: of.kind === 'meal' ? 'no_such_meal' : 'which_stop' };
  const at = about === 'end' ? all.length - 1 : asked + (STEPS[about] ?? 0);
  const found = all[Math.max(0, at)];
  if (!found || at >= all.length) return { kind: 'plan_trouble', trouble: 'no_more_stops' };
  const legs = all.map(({ stop }) => stop.leg);
  const minutesOf = (isRide: boolean) =>
    legs.reduce((sum, { minutes, lines }) => (lines.length > 0 === isRide ? sum + minutes : sum), 0);
  const { day, stop, from } = found;
  const way =
    about === 'leg'
      ? wayFrom(
          scene,
          conversation,
          plan,
          question,
          all.map((each) => each.stop),
          stop,
        )
      : {};
  const answer: PlanToldAnswer = {
    kind: 'plan_told',
    about,
    ...(!OF_THE_WHOLE.has(about) && {
      stop: {
        ...stop,
        number: all.indexOf(found) + 1,
        of: all.length,
        ...(from !== undefined && { from }),
        ...way,
      },
    }),
    ...(about === 'cost' && {
      costs: costsOf(
        all.map((each) => each.stop),
        payers(conversation.situation),
      ),
    }),
    ...(about === 'tables' && {
      tables: tablesFor(
        all.map((each) => each.stop),
        conversation.situation,
      ),
    }),
    ...(about === 'free' && { sorted: sortedBy(all.map((each) => each.stop).filter(isVisited), isFreeOf) }),
    ...(about === 'outdoors' && {
      sorted: sortedBy(
        all.map((each) => each.stop).filter(isVisited),
        ({ card }) => OUTDOORS[grants(card.place, outdoors, wishContextOf(scene)).answer],
      ),
    }),
    ...(about === 'shut' && {
      sorted: sortedBy(
        all.map((each) => each.stop),
        ({ open }) => open,
      ),
    }),
    ...(about === 'rides' && {
      rides: all.flatMap(({ stop: to, from: before }) =>
        to.leg.lines.length > 0
          ? { to: to.card.place.name, leg: to.leg, ...(before !== undefined && { from: before }) }
          : [],
      ),
    }),
    ...(about === 'length' && { hours: days.flatMap(hoursOf) }),
    day,
    walkMinutes: minutesOf(false),
    rideMinutes: minutesOf(true),
  };
  const named = namesIn(answer);
  const cards = all.map((each) => each.stop.card).filter(({ place }) => named.has(place.name));
  return answer.stop || cards.length === 0 ? answer : { ...answer, cards };
}

/** From the first door to the last. */
function hoursOf({ stops }: PlannedDay): readonly { readonly from: number; readonly until: number }[] {
  const [first, last] = [stops[0], stops.at(-1)];
  return first && last ? [{ from: first.arriveMinutes, until: last.leaveMinutes }] : [];
}

/** The stops that a reply to it names. */
function namesIn({ about, costs, tables, sorted, rides = [] }: PlanToldAnswer): ReadonlySet<string> {
  return new Set([
    ...(tables?.of.map(({ name }) => name) ?? []),
    ...(costs ? [...costs.paid.map(({ name }) => name), ...costs.unknown] : []),
    ...(costs?.tables ?? []).flatMap(({ name, level }) => (level === undefined ? [] : name)),
    ...(sorted?.yes ?? []),
    ...(sorted && about !== 'outdoors' ? [...sorted.no, ...sorted.unknown] : []),
    ...rides.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])),
  ]);
}
const STEPS: Readonly<Partial<Record<PlanQuestion['about'], number>>> = { next: 1, previous: -1 };
const OF_THE_WHOLE: ReadonlySet<PlanQuestion['about']> = new Set([
  'walk',
  'cost',
  'tables',
  'free',
  'outdoors',
  'rides',
  'length',
  'shut',
]);

/** Of several days the one that is asked about. */
function daysAsked<Day extends Pick<PlanDay, 'day'>>(
  days: readonly Day[],
  { when, ofDay }: Pick<PlanQuestion, 'when' | 'ofDay'>,
): readonly Day[] {
  const numbered = ofDay === undefined ? undefined : days.at(ofDay - 1);
  const exact = days.filter(({ day }) => day === when?.day);
  // "The Friday", of a plan for another week.
  const named = exact.length > 0 || !when?.day ? exact : days.filter(({ day }) => isSameWeekday(day, when.day!));
  return numbered ? [numbered] : named.length > 0 ? named : days;
}

const isSameWeekday = (a: CivilDay, b: CivilDay): boolean => (Date.parse(a) - Date.parse(b)) % WEEK_MS === 0;
const WEEK_MS = 7 * 86_400_000;

type Answered = 'yes' | 'no' | 'unknown';

function sortedBy(
  stops: readonly PlannedStop[],
  answerOf: (stop: PlannedStop) => Answered,
): NonNullable<PlanToldAnswer['sorted']> {
  const of = (wanted: Answered) => stops.filter((stop) => answerOf(stop) === wanted).map(({ card }) => card.place.name);
  return { yes: of('yes'), no: of('no'), unknown: of('unknown') };
}

const isFreeOf = ({ card: { place } }: PlannedStop): Answered =>
  isAlwaysFree(place) ? 'yes' : place.prices.some(({ amount }) => amount > 0) ? 'no' : 'unknown';

const outdoors = must({ attribute: 'feature', operator: 'is', value: 'outdoors' });
const OUTDOORS: Readonly<Record<string, Answered>> = { yes: 'yes', no: 'no', unknown: 'no' };

const retold = (scene: Scene, conversation: TalkState, plan: Plan): TimetableAnswer =>
  told(scene, conversation, plan, { isChanged: false, isRetold: true, missing: [], dropped: [] });

/** The way from one stop to another, however many lie between. */
function wayFrom(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { from }: PlanQuestion,
  stops: readonly PlannedStop[],
  to: PlannedStop,
): { readonly from?: string; readonly leg?: PlannedStop['leg'] } {
  const id = from && stopMeant(scene, conversation, plan, from);
  const start = stops.find(({ card }) => card.place.id === id)?.card.place;
  if (!start) return {};
  const leg = planWorldOf(scene.world).legBetween(start.position, to.card.place.position);
  return { from: start.name, leg: wayOf(leg) };
}

/** The stops of the day and the part of it that was asked about, with their numbers in the whole. */
function partOf(answer: TimetableAnswer, { when, ofDay }: PlanQuestion): Answer {
  let number = 0;
  const days = answer.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, number: ++number })).filter((stop) => isThen(stop)),
  }));
  function isThen({ arriveMinutes, leaveMinutes }: PlannedStop): boolean {
    if (when?.label === undefined) return true;
    return leaveMinutes > (when.fromMin ?? 0) && arriveMinutes < (when.toMin ?? Number.POSITIVE_INFINITY);
  }
  const isOfDay = ({ day }: { readonly day: string }) => when?.day === undefined || day === when.day;
  const numbered = ofDay === undefined ? undefined : days.at(ofDay - 1);
  const asked = numbered ? [numbered] : days.some(isOfDay) ? days.filter(isOfDay) : days;
  const left = asked.filter(({ stops }) => stops.length > 0);
  return left.length > 0 ? { ...answer, days: left } : { kind: 'plan_trouble', trouble: 'nothing_then' };
}

const isTable = ({ meal, card: { place } }: PlannedStop): boolean =>
  meal !== undefined || isForTheTable(place.categories);

/** Which of them to ring: where people sit down to a meal, else where they drink. */
function tablesFor(stops: readonly PlannedStop[], situation: Situation | undefined) {
  const seated = stops.filter(isTable);
  const fed = seated.filter((stop) => isLaid(stop));
  const of = (fed.length > 0 ? fed : seated).map(({ card: { place } }) => ({
    name: place.name,
    ...(place.phone && { phone: place.phone }),
  }));
  return { size: situation?.party?.size ?? 0, of };
}

/** Where people eat and drink there is nothing to pay at the door. */
const isVisited = (stop: PlannedStop): boolean => !isTable(stop);

/** How many pay what an adult does, where that is known: children pay less or nothing. */
export const payers = (situation: Situation | undefined): number | undefined =>
  situation?.ages || situation?.company === 'children' || situation?.company === 'baby'
    ? undefined
    : situation?.party?.size;

/** What one person pays, as far as the catalogue knows. */
export function costsOf(stops: readonly PlannedStop[], people = 1): PlanCosts {
  const visits = stops.filter((stop) => !isTable(stop)).map(({ card }) => card.place);
  const paid = visits.filter((place) => !isAlwaysFree(place) && place.prices.length > 0);
  return {
    ...(people > 1 && { people }),
    paid: paid.map(({ name, prices }) => ({ name, amount: prices[0]!.amount })),
    hasFree: visits.some(isAlwaysFree),
    unknown: visits.filter((place) => !isAlwaysFree(place) && place.prices.length === 0).map(({ name }) => name),
    tables: stops.filter(isTable).map(({ card: { place } }) => ({
      name: place.name,
      ...(place.priceLevel !== undefined && { level: place.priceLevel }),
    })),
  };
}
