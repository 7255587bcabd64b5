// Facts in English words: distances, ratings, hours, prices. Every number comes from a card.
import { clockOf, DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { Price } from '../../../domain/place.ts';
import { type HoursNow, isAlwaysOpen, isNeverOpen, momentOf, weekInRuns } from '../../../hours/hours-now.ts';
import type { OpenSpan } from '../../../hours/rule.ts';
import type { Card, Spends } from '../../card.ts';
import { currencySign } from '../currency.ts';
import { inWords, joined, MONTHS, WEEKDAYS } from './nouns.ts';

export function distance(metres: number): string {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000 ? `${tens} m` : `${(metres / 1000).toFixed(1)} km`;
}

const rating = ({ rating: { mean, count } }: Card): string | undefined =>
  count > 0 ? `rated ${mean.toFixed(1)}` : undefined;

export const ratingWithCount = ({ rating: { mean, count } }: Card): string | undefined => {
  if (count === 0) return undefined;
  return `rated ${mean.toFixed(1)} by ${count === 1 ? 'one person' : `${count.toLocaleString('en-GB')} people`}`;
};

export function time(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  if (ofDay === 0) return 'midnight';
  return clockOf(ofDay);
}

export function duration(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const wholeHours = hours === 1 ? 'an hour' : `${inWords(hours)} hours`;
  return rest === 0 ? wholeHours : `${hours} h ${rest} min`;
}

const SOON_MINUTES = 60;

/** Of this moment, after a name: "open until 20:00". */
export function moment(hours: HoursNow | undefined): string | undefined {
  if (!hours) return undefined;
  const now = momentOf(hours);
  switch (now.kind) {
    case 'always':
      return 'always open';
    case 'never':
      return 'closed all this week';
    case 'open':
      return 'open now';
    case 'closed':
      return 'closed now';
    case 'closes':
      if (now.inMinutes <= SOON_MINUTES) return `closes in ${duration(now.inMinutes)}`;
      return now.daysAhead > 1 ? 'open now' : `open until ${time(now.atMinutes)}`;
    case 'opens':
      return `closed now, ${opening(now.atMinutes, now.inMinutes, now.daysAhead, now.weekday)}`;
  }
}

function opening(atMinutes: number, inMinutes: number, daysAhead: number, weekday: number): string {
  if (inMinutes <= SOON_MINUTES) return `opens in ${duration(inMinutes)}`;
  if (daysAhead === 0 || (daysAhead === 1 && atMinutes === 0)) return `opens at ${time(atMinutes)}`;
  const day = daysAhead === 1 ? 'tomorrow' : `on ${WEEKDAYS[weekday]}`;
  return `opens ${day} at ${time(atMinutes)}`;
}

/** The whole week: "Tuesday to Saturday 10:00 to 20:00, Sunday 10:00 to 15:00, closed on Mondays". */
export function week(hours: HoursNow): string {
  if (isAlwaysOpen(hours)) return 'open day and night, every day';
  if (isNeverOpen(hours)) return 'closed all this week';
  const runs = weekInRuns(hours);
  if (runs.length === 1) return `every day ${spans(runs[0]!.spans)}`;
  const open = runs.filter((run) => run.spans.length > 0).map((run) => `${days(run.days)} ${spans(run.spans)}`);
  const closed = runs.filter((run) => run.spans.length === 0).flatMap((run) => run.days);
  if (closed.length > MOST_CLOSED_DAYS) return `only ${open.join('; ')}`;
  const closedOn = closed.length > 0 ? [`closed on ${joined(closed.map((day) => `${WEEKDAYS[day]}s`))}`] : [];
  return [...open, ...closedOn].join('; ');
}

/** Hours of free entry: only when it is, for on other days one pays. */
export const freeWeek = (hours: HoursNow): string =>
  weekInRuns(hours)
    .filter((run) => run.spans.length > 0)
    .map((run) => `${run.days.length === 7 ? 'every day' : days(run.days)} ${spans(run.spans)}`)
    .join('; ');

/** Closed on more days than these: shorter to say when it is open. */
const MOST_CLOSED_DAYS = 3;

export const spans = (list: readonly OpenSpan[]): string => joined(list.map(span));

function span({ start, end }: OpenSpan): string {
  if (end - start >= DAY_MINUTES) return 'all day';
  return `${time(start)} to ${time(end)}`;
}

export function days(list: readonly number[]): string {
  const names = list.map((day) => WEEKDAYS[day] ?? '');
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : joined(names);
}

const money = (amount: number, currency: string): string =>
  amount === 0 ? 'free' : `${currencySign(currency)}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** "about €10 to 30 a person"; of several people, what they spend together. */
export function spending({ from, to, currency }: Spends, people = 1): string {
  const each = people === 1 ? ' a person' : '';
  if (to === undefined) return `${money(from * people, currency)}${each} and more`;
  const most = to * people;
  return from === 0
    ? `up to about ${money(most, currency)}${each}`
    : `about ${money(from * people, currency)} to ${most}${each}`;
}

export const price = ({ what, amount, currency }: Price): string => {
  const name = what.en ?? what.es;
  return name ? `${name.charAt(0).toLowerCase()}${name.slice(1)} ${money(amount, currency)}` : money(amount, currency);
};

export const PRICE_LEVELS = ['', 'inexpensive', 'mid-range', 'on the expensive side', 'very expensive'] as const;

/** A guess, where the level is not known. */
export const LIKELY_PRICES = { affordable: 'likely affordable', expensive: 'likely on the expensive side' } as const;

/** "2026-05-12" as "May 2026". */
export function month(date: string | undefined): string | undefined {
  const [year, number] = (date ?? '').split('-');
  const name = MONTHS[Number(number) - 1];
  return year && name ? `${name} ${year}` : undefined;
}

/** Of a fact that is older than such facts usually hold. @param date YYYY, YYYY-MM or YYYY-MM-DD */
export const asOf = (date: string | undefined): string =>
  date === undefined ? '' : `That is as of ${month(date) ?? date.slice(0, 4)} and may have changed.`;

const promotion = ({ promotedBy }: Card): string | undefined => promotedBy && `promoted by ${promotedBy}`;

/** Of the day that the list is for, else of this moment. */
function opens({ past, ...card }: Card): string | undefined {
  if (!past || card.hours) return opensBy(card);
  const then = opensBy({ ...card, ...past });
  return then && `probably ${then}`;
}

/** After "is": of that day where one was spoken of, else of this moment. */
export function openState({ past, ...card }: Card): string | undefined {
  const { hours, hoursThen, isThenToday } = card.hours ? card : { ...card, ...past };
  const day = isThenToday ? 'today' : 'that day';
  const isOfDay = hoursThen !== undefined && !(hours && isAlwaysOpen(hours));
  const then = hoursThen?.length ? `open ${spans(hoursThen)} ${day}` : `closed ${day}`;
  const state = isOfDay ? then : moment(hours)?.replace(/^closes/u, 'open, but closes');
  return state && `${card.hours ? '' : 'probably '}${state}`;
}

function opensBy({ hours, hoursThen, isThenToday }: Card): string | undefined {
  if (!hoursThen || (hours && isAlwaysOpen(hours))) return moment(hours);
  return hoursThen.length === 0 ? undefined : `${spans(hoursThen)} ${isThenToday ? 'today' : 'that day'}`;
}

/** In a list of what is free: when, where it is not always. */
function free({ freeThen }: Card): string | undefined {
  if (!freeThen) return undefined;
  const { when, weekday, spans: list } = freeThen;
  const day = { today: 'today', that_day: 'that day', weekday: `on ${WEEKDAYS[weekday]}` }[when];
  return `free ${day} ${spans(list)}`;
}

/** Hours of some years ago, where none of today are known. */
export const pastWeek = ({ past }: Card): string =>
  past?.hours
    ? `In ${month(past.asOf) ?? past.asOf.slice(0, 4)} it was open as follows, so check first: ${week(past.hours)}.`
    : '';

/** What stands in brackets behind a name in a list. */
export function brief(card: Card, what?: string): string {
  return [distance(card.distanceM), what, rating(card), opens(card), free(card), promotion(card)]
    .filter(Boolean)
    .join(', ');
}

/** Where somebody may find out: the website, else the telephone. */
export function whereToAsk({ place: { website, phone, address } }: Card): string {
  if (website) return `Its website may say: ${website}`;
  if (phone) return `You could ring and ask: ${phone}.`;
  return `I have neither its phone nor its website${address ? `; it is at ${address}` : ''}.`;
}
