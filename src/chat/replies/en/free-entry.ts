// Free entry in English: for everybody, at which hours, or for some alone.
import type { Card } from '../../card.ts';
import type { FreeFact, FreeTicket } from '../../facts/facts.ts';
import { freeWeekdays } from '../free-weekdays.ts';
import { days } from './facts.ts';
import { joined, WEEKDAYS } from './nouns.ts';
import { day, hoursText, inside } from './opening.ts';
import { costs, lowered } from './places.ts';

export function freeEntry(fact: FreeFact, name: string, card: Card): string {
  if (fact.isUnknown) return `I don't know what entry to ${inside(name)} costs, or whether it is ever free.`;
  if (fact.isAlways) return `Entry to ${inside(name)} is always free.`;
  if (fact.weekdays) return onWeekdays(fact, fact.weekdays, name);
  if (fact.day !== undefined) return onDay(fact, name);
  const cost = costs(card);
  // Whoever asks whether it is free wants to know what it costs.
  return isNeverFree(fact) && cost !== ''
    ? `I know of no free hours at ${inside(name)}: ${lowered(cost)}.`
    : inWeek(fact, name);
}

const isNeverFree = ({ week = [], forSome }: FreeFact): boolean =>
  forSome.length === 0 && week.every((list) => list.length === 0);

function onDay(fact: FreeFact, name: string): string {
  const when = day(fact as never);
  if (!fact.spans) return `I can't say whether ${inside(name)} is free ${when}.`;
  if (fact.spans.length > 0)
    return `${lead(fact, fact.spans)}: ${when} entry to ${inside(name)} is free ${hoursText(fact.spans)}.`;
  const [ticket] = fact.forSome;
  if (!ticket) return `No, entry to ${inside(name)} is not free ${when}.`;
  if (!ticket.spans) return `I know of no hours ${when} at which it is free for everybody. ${onlyFor(fact, name)}`;
  if (ticket.spans.length === 0) return `No, entry to ${inside(name)} is not free ${when}. ${onlyFor(fact, name)}`;
  if (ticket.isForAsker === false) return `Not for you, as far as I know. ${onlyFor(fact, name)}`;
  const hours = hoursText(ticket.spans);
  return ticket.isForAsker
    ? `${lead(fact, ticket.spans)}: ${when} entry to ${inside(name)} is free for you ${hours} (${conditionOf(ticket)}).`
    : `Not for everybody: ${when} entry to ${inside(name)} is free ${hours} on this condition: ${conditionOf(ticket)}.`;
}

function inWeek(fact: FreeFact, name: string): string {
  const free = (fact.week ?? []).flatMap((list, weekday) =>
    list.length > 0 ? [`${WEEKDAYS[weekday]} ${hoursText(list)}`] : [],
  );
  if (free.length > 0) return `Entry to ${inside(name)} is free at these times in the coming week: ${free.join('; ')}.`;
  const [ticket] = fact.forSome;
  if (!ticket) return `I know of no free hours at ${inside(name)}.`;
  const hours = ticket.spans && ticket.spans.length > 0 ? ` These days that is ${hoursText(ticket.spans)}.` : '';
  if (ticket.isForAsker === false) return `Not for you, as far as I know. ${onlyFor(fact, name)}`;
  return ticket.isForAsker
    ? `Yes, for you entry to ${inside(name)} is free at times: ${conditionOf(ticket)}.${hours}`
    : `${onlyFor(fact, name)}${hours}`;
}

/** "And on weekdays?" */
function onWeekdays(fact: FreeFact, weekdays: readonly number[], name: string): string {
  const { free, isAlike } = freeWeekdays(fact, weekdays);
  const [first] = free;
  if (!first)
    return fact.forSome.length > 0
      ? inWeek({ ...fact, week: [] }, name)
      : `No, entry to ${inside(name)} is not free ${days(weekdays)}.`;
  const told = isAlike
    ? `${days(weekdays)} ${hoursText(first.spans)}`
    : free.map((each) => `on ${WEEKDAYS[each.weekday]} ${hoursText(each.spans)}`).join('; ');
  return `Yes: entry to ${inside(name)} is free ${told}.`;
}

/** "Is it free now?", an hour before it is. */
function lead({ minute, untilMinute, isNow }: FreeFact, free: NonNullable<FreeTicket['spans']>): string {
  if (minute === undefined) return 'Yes';
  const until = untilMinute ?? minute + 1;
  if (free.some(({ start, end }) => start < until && minute < end)) return 'Yes';
  if (!isNow) return 'Not at that hour';
  return free.some(({ start }) => start > minute) ? 'Not yet' : 'Not any more';
}

const onlyFor = ({ forSome }: Pick<FreeFact, 'forSome'>, name: string): string =>
  `Entry to ${inside(name)} is free only in this case: ${joined(forSome.map(conditionOf))}.`;

const conditionOf = ({ what }: FreeTicket): string => lowered(what.en ?? what.es ?? '').replace(/:$/u, '');
