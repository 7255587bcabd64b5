// Answers about the plan that stands, in English: one stop, when it begins, how far it is on foot, what it costs, what was not
// possible.
import type { PlanToldAnswer, PlanTrouble } from '../../plan/answer.ts';
import { leaveBy } from '../../plan/answer.ts';
import type { Saying } from '../voice.ts';
import { duration, time } from './facts.ts';
import { limits } from './limits.ts';
import { capitalised, joined } from './nouns.ts';
import { costsTold } from './plan-costs.ts';
import { notDone } from './plan-not-done.ts';
import { MEALS, wayThere } from './plans.ts';

export const planTold: Saying<'plan_told'> = ({
  about,
  stop,
  walkMinutes,
  rideMinutes,
  costs,
  tables,
  sorted,
  rides,
  hours,
}) => {
  if (costs) return costsTold(costs);
  if (tables) return tablesTold(tables);
  if (sorted) return about === 'free' ? freeOf(sorted) : about === 'shut' ? shutOf(sorted) : outdoorsOf(sorted);
  if (rides) return ridesOf(rides);
  if (!stop) {
    const ride = rideMinutes > 0 ? `, and ${rideMinutes} minutes by metro` : '';
    if (hours) return lengthOf(hours, `about ${walkMinutes} minutes of that on foot${ride} (my estimate)`);
    return `About ${walkMinutes} minutes on foot in all${ride} (my estimate, from stop to stop).`;
  }
  const { card, arriveMinutes, leaveMinutes, leg, meal, number, of, from } = stop;
  const { name } = card.place;
  const times = `${time(arriveMinutes)} to ${time(leaveMinutes)}`;
  switch (about) {
    case 'begin':
      return `The plan begins at ${time(arriveMinutes)}, at ${name}.`;
    case 'depart':
      return `To be at ${name} at ${time(arriveMinutes)}, leave ${from ? `${from} ` : ''}by ${time(leaveBy(arriveMinutes, leg.minutes))}: ${wayThere(leg)} (my estimate).`;
    case 'end':
      return `The plan is over at ${time(leaveMinutes)}, after ${name}.`;
    case 'when':
      return `You are at ${name} from ${time(arriveMinutes)} until ${time(leaveMinutes)}.`;
    case 'stay':
      return `${leaveMinutes - arriveMinutes} minutes at ${name}, from ${times}.`;
    case 'open':
      return OPEN_THEN[stop.open](name, times);
    case 'leg':
      return `${from ? `From ${from} to ${name} it is` : `To ${name} it is`} ${wayThere(leg)} (my estimate).`;
    default: {
      const what = meal ? `${capitalised(MEALS[meal])} is at ${name}` : `Stop ${number} of ${of} is ${name}`;
      return `${what}, ${times}: ${wayThere(leg)}${from ? ` from ${from}` : ''}.`;
    }
  }
};

function lengthOf(hours: NonNullable<PlanToldAnswer['hours']>, walk: string): string {
  const [first, another] = hours;
  const total = hours.reduce((sum, { from, until }) => sum + until - from, 0);
  const span = first && !another ? `, from ${time(first.from)} to ${time(first.until)}` : ' in all';
  return `${capitalised(duration(total))}${span}; ${walk}.`;
}

const OPEN_THEN: Readonly<Record<'yes' | 'no' | 'unknown', (name: string, times: string) => string>> = {
  yes: (name, times) => `Yes: you are at ${name} from ${times}, and it is open all that time.`,
  no: (name, times) => `No: you would be at ${name} from ${times}, and it is not open for all of that.`,
  unknown: (name, times) => `You are at ${name} from ${times}; I don't know its hours.`,
};

const isOrAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

function freeOf({ yes, no, unknown }: NonNullable<PlanToldAnswer['sorted']>): string {
  const free = yes.length > 0 ? `${joined(yes)} ${isOrAre(yes)} free.` : 'I know of no stop that is always free.';
  const paid = no.length > 0 ? `You pay at ${joined(no)}.` : '';
  const open = unknown.length > 0 ? `I have no price for ${joined(unknown)}.` : '';
  return [free, paid, open].filter(Boolean).join(' ');
}

function shutOf({ yes, no, unknown }: NonNullable<PlanToldAnswer['sorted']>): string {
  const names = yes.length > MOST_NAMED ? 'the stops' : joined(yes);
  const shut =
    no.length > 0
      ? `${joined(no)} ${isOrAre(no)} not open for the whole visit.`
      : yes.length > 0
        ? `As far as I know nothing is shut: ${names} ${isOrAre(yes)} open when you are there.`
        : 'As far as I know nothing is shut.';
  const open = unknown.length > 0 ? `I don't know the hours of ${joined(unknown)}.` : '';
  return [shut, open].filter(Boolean).join(' ');
}

const MOST_NAMED = 6;

const outdoorsOf = ({ yes }: NonNullable<PlanToldAnswer['sorted']>): string =>
  yes.length > 0 ? `Outdoors: ${joined(yes)}.` : 'None of the stops is surely outdoors.';

function ridesOf(rides: NonNullable<PlanToldAnswer['rides']>): string {
  if (rides.length === 0) return 'No, all of it is on foot.';
  const each = rides.map(({ from, to, leg }) => `to ${to}${from ? ` from ${from}` : ''}, ${wayThere(leg)}`);
  return `By metro: ${each.join('; ')}. The rest is on foot.`;
}

const TROUBLES: Readonly<Record<PlanTrouble, string>> = {
  no_plan: 'There is no plan yet to change. Tell me a day and where to start, and I will make one.',
  nothing_fits:
    'I could not put together stops that are open and close enough. Another day, another hour or another starting point may work.',
  which_stop: 'Which stop do you mean? Tell me its number or its name.',
  which_change:
    'What shall I change? Say, for instance, "drop the second stop", "start at eleven" or "a cheaper lunch".',
  not_found: 'I found nothing of that kind that fits into the plan, so it stays as it is.',
  one_stop_left: 'Only one stop is left, so I leave it in.',
  already_there: 'That place is part of the plan already.',
  nothing_to_undo: 'The plan is as I first made it, so there is nothing to undo.',
  none_of_kind: 'There is nothing of that kind in the plan, so it stays as it is.',
  nothing_nearer: 'I cannot shorten the walks any further with these stops. Tell me one to drop.',
  nothing_cheaper: 'I know of no cheaper place for any of these stops, so the plan stays as it is.',
  nothing_dear: 'I know of no price for any of these stops, so the plan stays as it is.',
  nothing_changes: 'That changes nothing: the plan stays as it is.',
  shut_then:
    'The places of that kind that I know near there are closed by then, so the plan stays as it is. Shall I put one in at another time of the day?',
  no_such_order: 'In that order the doors do not stay open long enough for every stop, so the plan stays as it is.',
  nothing_then: 'Nothing is planned for then. Tell me what you would like and I will add it.',
  not_understood: "I don't know of a place like that, so the plan stays as it is. Name a kind of place or a place.",
  no_such_meal:
    'There is no such meal in the plan yet. Say "add lunch" or "add dinner" and I will find a place for it.',
  no_such_day:
    'There is no such day in the plan, so it stays as it is. Say "make it two days" or name a day of the plan.',
  no_more_stops: 'That is the last stop: nothing comes after it.',
};

export const planTrouble: Saying<'plan_trouble'> = (answer) =>
  [
    (answer.undoneOf !== undefined ? notDone(answer.trouble, answer.undoneOf) : undefined) ?? TROUBLES[answer.trouble],
    limits(answer, 'nothing'),
  ]
    .filter(Boolean)
    .join(' ');

/** No catalogue says where so many fit. */
function tablesTold({ size, of }: NonNullable<PlanToldAnswer['tables']>): string {
  const names = of.map(({ name, phone }) => (phone ? `${name} (${phone})` : name));
  const rest = of.length > 1 ? 'The plan stands otherwise' : 'The rest of the plan stands';
  return `For ${size} of you, ring ${joined(names)} and ask for a table: I don't know who can seat so many together. ${rest}.`;
}
