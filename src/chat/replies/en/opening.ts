// Opening hours in English sentences: of a day, at a moment, and the days on which it stays shut.
import { isAlwaysOpen, runsOf } from '../../../hours/hours-now.ts';
import type { Card } from '../../card.ts';
import type { DayFact, MomentFact, PlaceFact } from '../../facts/facts.ts';
import { days, month, pastWeek, spans, time, week } from './facts.ts';
import { capitalised, joined, WEEKDAYS } from './nouns.ts';
import { dateOf } from './wishes.ts';

type OpeningFact = Extract<PlaceFact, { about: 'day' | 'moment' | 'closed_through' | 'closing_days' | 'weekdays' }>;

/** @param name the name of the place, or "It" */
export function opening(fact: OpeningFact, card: Card, name: string): string {
  switch (fact.about) {
    case 'day':
      return daySentence(fact, card, name);
    case 'moment':
      return momentSentence(fact, card, name);
    case 'closed_through':
      return `${name} is closed from ${dateOf(fact.day)} to ${dateOf(fact.untilDay)}.`;
    case 'weekdays':
      return onWeekdays(fact, card, name);
    case 'closing_days':
      return closingDays(fact.days, card, name);
  }
}

/** "And on weekdays?" */
function onWeekdays(
  { days: asked, week }: Extract<OpeningFact, { about: 'weekdays' }>,
  card: Card,
  name: string,
): string {
  if (!week) return withPast(`I don't have the opening hours of ${inside(name)} ${days(asked)}.`, card);
  const runs = runsOf(asked, week);
  const told = runs.map((run) => `${days(run.days)} ${run.spans.length > 0 ? hoursText(run.spans) : 'closed'}`);
  const isOpen = runs.some((run) => run.spans.length > 0);
  return isOpen ? `${name} is open ${told.join('; ')}.` : `${name} is closed ${days(asked)}.`;
}

function closingDays(days: readonly number[] | undefined, card: Card, name: string): string {
  if (!days) return withPast(`I don't know on which days ${inside(name)} is closed.`, card);
  if (days.length === 0) return `${name} opens every day of the week.`;
  const open = [0, 1, 2, 3, 4, 5, 6].filter((each) => !days.includes(each));
  return days.length > open.length
    ? `${name} opens only on ${joined(open.map((each) => `${WEEKDAYS[each]}s`))}.`
    : `${name} is closed on ${joined(days.map((each) => `${WEEKDAYS[each]}s`))}.`;
}

export const inside = (name: string): string => (name === 'It' ? 'it' : name);

export const HOLIDAYS = ' Hours on holidays can differ, so check before you go.';

export const day = ({ day, isToday }: { readonly day: string; readonly isToday: boolean }): string =>
  isToday ? 'today' : `on ${dateOf(day)}`;

const dayAsked = (fact: DayFact): string => (fact.every === undefined ? day(fact) : `on ${WEEKDAYS[fact.every]}s`);

function daySentence(fact: DayFact, card: Card, name: string): string {
  const once = onceOpen(fact, card, name);
  if (once) return once;
  if (!fact.spans) {
    const days = fact.every === undefined ? dateOf(fact.day) : `${WEEKDAYS[fact.every]}s`;
    return withPast(`I don't have the opening hours of ${inside(name)} for ${fact.isToday ? 'today' : days}.`, card);
  }
  const holiday = fact.isHoliday ? ', a public holiday' : '';
  const ordinary = fact.isHoliday ? HOLIDAYS : '';
  const only = fact.opensOn ? `only on ${joined(fact.opensOn.map((each) => `${WEEKDAYS[each]}s`))}` : undefined;
  if (fact.spans.length === 0)
    return `${name} is closed ${dayAsked(fact)}${holiday}${only ? `: it opens ${only}` : ''}.`;
  if (fact.isLikelyShut)
    return [
      `${capitalised(dayAsked(fact))}${holiday}, ${inside(name)} is probably closed: its hours (${spans(fact.spans)})`,
      `are those of ordinary days and name no holidays, on which such houses mostly stay shut.${waysToCheck(card)}`,
    ].join(' ');
  if (card.hours && isAlwaysOpen(card.hours)) return `${name} is open day and night, ${dayAsked(fact)} too.`;
  const no = fact.isShutThen ? 'No, not at that time: ' : '';
  const when = fact.isShutThen ? dayAsked(fact) : capitalised(dayAsked(fact));
  return `${no}${when}${holiday}, ${inside(name)} is open ${hoursText(fact.spans)}.${only ? ` It opens ${only}.` : ''}${ordinary}`;
}

const waysToCheck = ({ place: { phone, website } }: Card): string => {
  const way = phone ?? website;
  return way ? ` Check first: ${way}` : ' Check first.';
};

export const hoursText = (list: Parameters<typeof spans>[0]): string => {
  const text = spans(list);
  return text === 'all day' ? text : `from ${text}`;
};

/** "By its hours of April 2019 it is open at 21:00 on Friday": what follows from them, and the week that it follows from. */
function onceOpen({ once }: DayFact | MomentFact, { past }: Card, name: string): string | undefined {
  if (!once || !past?.hours) return undefined;
  const isOpen = once.about === 'moment' ? once.answer === 'yes' : (once.spans?.length ?? 0) > 0;
  const spans = once.about === 'day' && once.spans && isOpen ? ` ${hoursText(once.spans)}` : '';
  const when = once.about === 'moment' ? `at ${time(once.minute)} ${day(once)}` : dayAsked(once);
  const then = month(past.asOf) ?? past.asOf.slice(0, 4);
  const holiday = once.about === 'day' && once.isHoliday ? ', a public holiday' : '';
  return `By its hours of ${then} ${inside(name)} is ${isOpen ? 'open' : 'closed'} ${when}${holiday}${spans} (${week(past.hours)}). Check first, for they may have changed.`;
}

/** What is not known of today, and what was. */
const withPast = (unknown: string, card: Card): string => [unknown, pastWeek(card)].filter(Boolean).join(' ');

function momentSentence(fact: MomentFact, card: Card, name: string): string {
  const once = onceOpen(fact, card, name);
  if (once) return once;
  const when = `at ${time(fact.minute)} ${day(fact)}`;
  if (fact.answer === 'unknown') return withPast(`I don't know whether ${inside(name)} is open ${when}.`, card);
  const known = fact.spans && fact.spans.length > 0 ? `: it opens ${hoursText(fact.spans)} that day` : '';
  if (fact.answer === 'yes') return `Yes, ${inside(name)} is open ${when}${known}.`;
  return `No, ${inside(name)} is closed ${when}${known}.`;
}
