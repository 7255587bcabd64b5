// Answers about the plan that stands, in English: one stop, when it begins, how far it is on foot, what it costs, what was not
// possible.
import type { PlanCosts, PlanTrouble } from '../../plan-answer.ts';
import type { Saying } from '../voice.ts';
import { time } from './facts.ts';
import { capitalised, joined } from './nouns.ts';
import { MEALS, wayThere } from './plans.ts';

export const planTold: Saying<'plan_told'> = ({ about, stop, walkMinutes, rideMinutes, costs }) => {
  if (costs) return told(costs);
  if (!stop) {
    const ride = rideMinutes > 0 ? `, and ${rideMinutes} minutes by metro` : '';
    return `About ${walkMinutes} minutes on foot in all${ride} (my estimate, from stop to stop).`;
  }
  const { card, arriveMinutes, leaveMinutes, leg, meal, number, of, from } = stop;
  const { name } = card.place;
  const times = `${time(arriveMinutes)} to ${time(leaveMinutes)}`;
  switch (about) {
    case 'begin':
      return `The plan begins at ${time(arriveMinutes)}, at ${name}.`;
    case 'end':
      return `The plan is over at ${time(leaveMinutes)}, after ${name}.`;
    case 'when':
      return `You are at ${name} from ${time(arriveMinutes)} until ${time(leaveMinutes)}.`;
    case 'stay':
      return `${leaveMinutes - arriveMinutes} minutes at ${name}, from ${times}.`;
    case 'leg':
      return `From ${from} to ${name} it is ${wayThere(leg)} (my estimate).`;
    default: {
      const what = meal ? `${capitalised(MEALS[meal])} is at ${name}` : `Stop ${number} of ${of} is ${name}`;
      return `${what}, ${times}: ${wayThere(leg)}${from ? ` from ${from}` : ''}.`;
    }
  }
};

function told({ paid, hasFree, unknown, tables }: PlanCosts): string {
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const each = joined(paid.map(({ name, amount }) => `${name} ${amountOf(amount)}`));
  const tickets =
    paid.length > 0
      ? `Tickets come to ${amountOf(sum)} a person (${each})${hasFree ? '; the other visits I know of are free' : ''}.`
      : hasFree
        ? 'The visits I know of are free.'
        : '';
  const open = unknown.length > 0 ? `I have no price for ${joined(unknown)}.` : '';
  const known = tables.filter(({ level }) => level !== undefined);
  const levels = known.map(({ name, level }) => `${name} is ${LEVELS[level!]}`);
  const meals =
    tables.length === 0
      ? ''
      : levels.length > 0
        ? `What you eat and drink comes on top: ${joined(levels)}.`
        : 'What you eat and drink comes on top; I have no prices for that.';
  return [tickets, open, meals].filter(Boolean).join(' ');
}

const amountOf = (amount: number): string => `€${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

const LEVELS: Readonly<Record<number, string>> = {
  1: 'inexpensive',
  2: 'mid-priced',
  3: 'on the expensive side',
  4: 'very expensive',
};

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
  none_of_kind: 'There is nothing of that kind in the plan.',
  nothing_nearer: 'I cannot shorten the walks any further with these stops. Tell me one to drop.',
  nothing_cheaper: 'I know of no cheaper place for any of these stops, so the plan stays as it is.',
  nothing_changes: 'That changes nothing: the plan stays as it is.',
  nothing_then: 'Nothing is planned for then. Tell me what you would like and I will add it.',
  not_understood: "I don't know of a place like that, so the plan stays as it is. Name a kind of place or a place.",
  no_such_meal:
    'There is no such meal in the plan yet. Say "add lunch" or "add dinner" and I will find a place for it.',
  no_more_stops: 'That is the last stop: nothing comes after it.',
};

export const planTrouble: Saying<'plan_trouble'> = ({ trouble }) => TROUBLES[trouble];
