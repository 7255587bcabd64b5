// Opening hours in Spanish sentences: of a day, at a moment, and the days on which it stays shut.
import { isAlwaysOpen, runsOf } from '../../../hours/hours-now.ts';
import type { Card } from '../../card.ts';
import type { DayFact, MomentFact, PlaceFact } from '../../facts/facts.ts';
import { days, month, pastWeek, spans, theTime, week } from './facts.ts';
import { capitalised, everyWeekday, joined, ofPlace, subject, withArticle } from './nouns.ts';
import { dateOf } from './wishes.ts';

type OpeningFact = Extract<PlaceFact, { about: 'day' | 'moment' | 'closed_through' | 'closing_days' | 'weekdays' }>;

export function opening(fact: OpeningFact, card: Card): string {
  const { name } = card.place;
  switch (fact.about) {
    case 'day':
      return daySentence(fact, card);
    case 'moment':
      return momentSentence(fact, card);
    case 'closed_through':
      return `${subject(name)} no abre del ${dateOf(fact.day)} al ${dateOf(fact.untilDay)}.`;
    case 'weekdays':
      return onWeekdays(fact, card);
    case 'closing_days':
      return closingDays(fact.days, card);
  }
}

/** «¿Y entre semana?» */
function onWeekdays({ days: asked, week }: Extract<OpeningFact, { about: 'weekdays' }>, card: Card): string {
  const { name } = card.place;
  if (!week) return withPast(`No tengo el horario ${ofPlace(name)} ${days(asked)}.`, card);
  const runs = runsOf(asked, week);
  const told = runs.map((run) => `${days(run.days)} ${run.spans.length > 0 ? spans(run.spans) : 'no abre'}`);
  const isOpen = runs.some((run) => run.spans.length > 0);
  return isOpen ? `${subject(name)} abre así: ${told.join('; ')}.` : `${subject(name)} no abre ${days(asked)}.`;
}

function closingDays(days: readonly number[] | undefined, card: Card): string {
  const { name } = card.place;
  if (!days) return withPast(`No sé qué días cierra ${withArticle(name)}.`, card);
  if (days.length === 0) return `${subject(name)} abre todos los días de la semana.`;
  const open = [0, 1, 2, 3, 4, 5, 6].filter((each) => !days.includes(each));
  return days.length > open.length
    ? `${subject(name)} solo abre los ${joined(open.map(everyWeekday))}.`
    : `${subject(name)} cierra los ${joined(days.map(everyWeekday))}.`;
}

export const HOLIDAYS = ' En festivos el horario puede cambiar: compruébalo antes de ir.';

export const day = ({ day, isToday }: { readonly day: string; readonly isToday: boolean }): string =>
  isToday ? 'hoy' : `el ${dateOf(day)}`;

const dayAsked = (fact: DayFact): string => (fact.every === undefined ? day(fact) : `los ${everyWeekday(fact.every)}`);

function daySentence(fact: DayFact, card: Card): string {
  const { name } = card.place;
  const once = onceOpen(fact, card);
  if (once) return once;
  if (!fact.spans) return withPast(`No tengo el horario ${ofPlace(name)} para ${dayAsked(fact)}.`, card);
  const holiday = fact.isHoliday ? ', que es festivo' : '';
  const ordinary = fact.isHoliday ? HOLIDAYS : '';
  const only = fact.opensOn ? `solo abre los ${joined(fact.opensOn.map(everyWeekday))}` : undefined;
  if (fact.spans.length === 0)
    return `${capitalised(dayAsked(fact))}${holiday}, ${withArticle(name)} no abre${only ? `: ${only}` : ''}.`;
  if (fact.isLikelyShut)
    return [
      `${capitalised(dayAsked(fact))}${holiday}, ${withArticle(name)} probablemente no abre: su horario`,
      `(${spans(fact.spans)}) es el de los días normales y no habla de festivos, en los que estos sitios suelen cerrar.${waysToCheck(card)}`,
    ].join(' ');
  if (card.hours && isAlwaysOpen(card.hours)) return `${subject(name)} abre a todas horas, también ${dayAsked(fact)}.`;
  const no = fact.isShutThen ? 'No, a esas horas no: ' : '';
  const when = fact.isShutThen ? dayAsked(fact) : capitalised(dayAsked(fact));
  return `${no}${when}${holiday}, ${withArticle(name)} abre ${spans(fact.spans)}.${only ? ` ${capitalised(only)}.` : ''}${ordinary}`;
}

/** «Según su horario de abril de 2019, el viernes abre a las 21:00»: lo que se sigue de él, y la semana de la que se sigue. */
function onceOpen({ once }: DayFact | MomentFact, { place, past }: Card): string | undefined {
  if (!once || !past?.hours) return undefined;
  const isOpen = once.about === 'moment' ? once.answer === 'yes' : (once.spans?.length ?? 0) > 0;
  const list = once.about === 'day' && once.spans && isOpen ? ` ${spans(once.spans)}` : '';
  const when = once.about === 'moment' ? `${day(once)} a ${theTime(once.minute)}` : dayAsked(once);
  const then = month(past.asOf) ?? past.asOf.slice(0, 4);
  const holiday = once.about === 'day' && once.isHoliday ? ', que es festivo,' : '';
  const opens = once.about === 'moment' ? (isOpen ? 'está abierto' : 'está cerrado') : isOpen ? 'abre' : 'no abre';
  return `Según su horario de ${then}, ${withArticle(place.name)} ${opens} ${when}${holiday}${list} (${week(past.hours)}). Compruébalo antes, que puede haber cambiado.`;
}

const waysToCheck = ({ place: { phone, website } }: Card): string => {
  const way = phone ?? website;
  return way ? ` Compruébalo antes: ${way}` : ' Compruébalo antes.';
};

/** What is not known of today, and what was. */
const withPast = (unknown: string, card: Card): string => [unknown, pastWeek(card)].filter(Boolean).join(' ');

function momentSentence(fact: MomentFact, card: Card): string {
  const once = onceOpen(fact, card);
  if (once) return once;
  const when = day(fact);
  const at = `a ${theTime(fact.minute)}`;
  const name = withArticle(card.place.name);
  if (fact.answer === 'unknown') return withPast(`No sé si ${name} abre ${when} ${at}.`, card);
  const isYes = fact.answer === 'yes';
  if (!fact.spans || fact.spans.length === 0)
    return isYes ? `Sí, ${when} ${at} se puede ir a ver ${name}.` : `No, ${when} ${name} no abre.`;
  return isYes
    ? `Sí: ${when} ${name} abre ${spans(fact.spans)}, así que ${at} se puede ir.`
    : `No, ${when} ${at} no: ${name} abre ${spans(fact.spans)}.`;
}
