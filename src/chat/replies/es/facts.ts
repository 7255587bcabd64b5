// Facts in Spanish words: distances, ratings, hours, prices. Every number comes from a card.
import { clockOf, DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { Price } from '../../../domain/place.ts';
import { type HoursNow, isAlwaysOpen, isNeverOpen, momentOf, weekInRuns } from '../../../hours/hours-now.ts';
import type { OpenSpan } from '../../../hours/rule.ts';
import type { Card, Spends } from '../../card.ts';
import { currencySign } from '../currency.ts';
import { everyWeekday, inWords, joined, MONTHS, WEEKDAYS } from './nouns.ts';

export function distance(metres: number): string {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000 ? `${tens} m` : `${decimal(metres / 1000)} km`;
}

export const decimal = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',');

const rating = ({ rating: { mean, count } }: Card): string | undefined =>
  count > 0 ? `nota ${decimal(mean)}` : undefined;

export const ratingWithCount = ({ rating: { mean, count } }: Card): string | undefined => {
  if (count === 0) return undefined;
  return `nota media de ${decimal(mean)} con ${count === 1 ? 'una valoración' : `${count.toLocaleString('es-ES')} valoraciones`}`;
};

export function time(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  if (ofDay === 0) return 'medianoche';
  return clockOf(ofDay);
}

/** "las 20:00", "la 01:00". */
export function theTime(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) return time(minutes);
  return `${Math.floor((minutes % DAY_MINUTES) / 60) === 1 ? 'la' : 'las'} ${time(minutes)}`;
}

export function duration(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const wholeHours = hours === 1 ? 'una hora' : `${inWords(hours)} horas`;
  return rest === 0 ? wholeHours : `${hours} h y ${rest} min`;
}

const SOON_MINUTES = 60;

/** Of this moment, after a name, with verbs, for a name may have either gender: "abre hasta las 20:00". */
export function moment({ hours }: Card): string | undefined {
  if (!hours) return undefined;
  const now = momentOf(hours);
  switch (now.kind) {
    case 'always':
      return 'abre a todas horas';
    case 'never':
      return 'esta semana no abre';
    case 'open':
      return 'abre a esta hora';
    case 'closed':
      return 'no abre a esta hora';
    case 'closes':
      if (now.inMinutes <= SOON_MINUTES) return `cierra en ${duration(now.inMinutes)}`;
      return now.daysAhead > 1 ? 'abre a esta hora' : `abre hasta ${theTime(now.atMinutes)}`;
    case 'opens':
      return opening(now.atMinutes, now.inMinutes, now.daysAhead, now.weekday);
  }
}

function opening(atMinutes: number, inMinutes: number, daysAhead: number, weekday: number): string {
  if (inMinutes <= SOON_MINUTES) return `abre en ${duration(inMinutes)}`;
  if (daysAhead === 0 || (daysAhead === 1 && atMinutes === 0)) return `abre a ${theTime(atMinutes)}`;
  return `abre ${daysAhead === 1 ? 'mañana' : `el ${WEEKDAYS[weekday]}`} a ${theTime(atMinutes)}`;
}

/** The whole week: "de martes a sábado, de 10:00 a 20:00; domingo, de 10:00 a 15:00; los lunes no abre". */
export function week(hours: HoursNow): string {
  if (isAlwaysOpen(hours)) return 'a todas horas, todos los días';
  if (isNeverOpen(hours)) return 'no abre esta semana';
  const runs = weekInRuns(hours);
  if (runs.length === 1) return `todos los días ${spans(runs[0]!.spans)}`;
  const open = runs.filter((run) => run.spans.length > 0).map((run) => `${days(run.days)} ${spans(run.spans)}`);
  const closed = runs.filter((run) => run.spans.length === 0).flatMap((run) => run.days);
  if (closed.length > MOST_CLOSED_DAYS) return `solo ${open.join('; ')}`;
  const closedOn = closed.length > 0 ? [`no abre los ${joined(closed.map(everyWeekday))}`] : [];
  return [...open, ...closedOn].join('; ');
}

/** Hours of free entry: only when it is, for on other days one pays. */
export const freeWeek = (hours: HoursNow): string =>
  weekInRuns(hours)
    .filter((run) => run.spans.length > 0)
    .map((run) => `${run.days.length === 7 ? 'todos los días' : days(run.days)} ${spans(run.spans)}`)
    .join('; ');

/** Closed on more days than these: shorter to say when it is open. */
const MOST_CLOSED_DAYS = 3;

export const spans = (list: readonly OpenSpan[]): string => joined(list.map(span));

function span({ start, end }: OpenSpan): string {
  if (end - start >= DAY_MINUTES) return 'las 24 horas';
  return `de ${time(start)} a ${time(end)}`;
}

export function days(list: readonly number[]): string {
  const names = list.map((day) => WEEKDAYS[day] ?? '');
  return names.length > 2 ? `de ${names[0]} a ${names.at(-1)}` : joined(names);
}

const money = (amount: number, currency: string): string =>
  amount === 0 ? 'gratis' : `${Number.isInteger(amount) ? amount : decimal(amount, 2)} ${currencySign(currency)}`;

/** "unos 10 a 30 € por persona". */
export function spending({ from, to, currency }: Spends, people = 1): string {
  const each = people === 1 ? ' por persona' : '';
  if (to === undefined) return `${money(from * people, currency)} o más${each}`;
  const most = money(to * people, currency);
  return from === 0 ? `hasta unos ${most}${each}` : `de ${from * people} a ${most}${each}`;
}

export const price = ({ what, amount, currency }: Price): string => {
  const name = what.es;
  return name ? `${name.charAt(0).toLowerCase()}${name.slice(1)}, ${money(amount, currency)}` : money(amount, currency);
};

export const PRICE_LEVELS = ['', 'barato', 'de precio medio', 'tirando a caro', 'muy caro'] as const;

/** A guess, where the level is not known. */
export const LIKELY_PRICES = { affordable: 'seguramente asequible', expensive: 'seguramente tirando a caro' } as const;

/** "2026-05-12" as "mayo de 2026". */
export function month(date: string | undefined): string | undefined {
  const [year, number] = (date ?? '').split('-');
  const name = MONTHS[Number(number) - 1];
  return year && name ? `${name} de ${year}` : undefined;
}

/** Of a fact that is older than such facts usually hold. @param date YYYY, YYYY-MM or YYYY-MM-DD */
export const asOf = (date: string | undefined): string =>
  date === undefined ? '' : `Es un dato de ${month(date) ?? date.slice(0, 4)} y puede haber cambiado.`;

const promotion = ({ promotedBy }: Card): string | undefined => promotedBy && `promocionado por ${promotedBy}`;

/** Of the day that the list is for, else of this moment. */
function opens({ past, ...card }: Card): string | undefined {
  if (!past || card.hours) return opensBy(card);
  const then = opensBy({ ...card, ...past });
  return then && `probablemente ${then}`;
}

/** In a list of what is free: when, where it is not always. */
function free({ freeThen }: Card): string | undefined {
  if (!freeThen) return undefined;
  const { when, weekday, spans: list } = freeThen;
  const day = { today: 'hoy', that_day: 'ese día', weekday: `el ${WEEKDAYS[weekday]}` }[when];
  return `gratis ${day} ${spans(list)}`;
}

/** With its verb: of that day where one was spoken of, else of this moment. */
export function openState({ past, ...card }: Card): string | undefined {
  const known = card.hours ? card : { ...card, ...past };
  const { hours, hoursThen, isThenToday } = known;
  const isOfDay = hoursThen !== undefined && !(hours && isAlwaysOpen(hours));
  const then = hoursThen?.length ? `abre ${spans(hoursThen)}` : 'no abre';
  const state = isOfDay ? then : moment(known);
  const day = isOfDay ? `${isThenToday ? 'hoy' : 'ese día'} ` : '';
  return state && `${day}${card.hours ? '' : 'probablemente '}${state}`;
}

function opensBy(card: Card): string | undefined {
  const { hours, hoursThen, isThenToday } = card;
  if (!hoursThen || (hours && isAlwaysOpen(hours))) return moment(card);
  return hoursThen.length === 0 ? undefined : `${isThenToday ? 'hoy' : 'ese día'} ${spans(hoursThen)}`;
}

/** Hours of some years ago, where none of today are known. */
export const pastWeek = ({ past }: Card): string =>
  past?.hours
    ? `En ${month(past.asOf) ?? past.asOf.slice(0, 4)} abría así, compruébalo antes: ${week(past.hours)}.`
    : '';

/** What stands in brackets behind a name in a list. */
export function brief(card: Card, what?: string): string {
  return [distance(card.distanceM), what, rating(card), opens(card), free(card), promotion(card)]
    .filter(Boolean)
    .join(', ');
}

/** Where somebody may find out: the website, else the telephone. */
export function whereToAsk({ place: { website, phone, address } }: Card): string {
  if (website) return `Quizá lo diga su web: ${website}`;
  if (phone) return `Puedes llamar y preguntar: ${phone}.`;
  return `No tengo ni su teléfono ni su web${address ? `; está en ${address}` : ''}.`;
}

export const about = (minutes: number): string =>
  `${minutes === 1 || minutes >= 60 ? '' : 'unos '}${duration(minutes)}`;
