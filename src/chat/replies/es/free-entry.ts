// Free entry in Spanish: for everybody, at which hours, or for some alone.
import type { Card } from '../../card.ts';
import type { FreeFact, FreeTicket } from '../../facts/facts.ts';
import { freeWeekdays } from '../free-weekdays.ts';
import { days, spans } from './facts.ts';
import { joined, ofPlace, WEEKDAYS, withArticle } from './nouns.ts';
import { day } from './opening.ts';
import { costs, lowered } from './places.ts';

export function freeEntry(fact: FreeFact, name: string, card: Card): string {
  if (fact.isUnknown) return `No sé cuánto cuesta entrar en ${withArticle(name)} ni si alguna vez es gratis.`;
  if (fact.isAlways)
    return `La entrada ${ofPlace(name)
      .replace(/^de/u, 'a')
      .replace(/^al? la /u, 'a la ')
      .replace(/^al /u, 'al ')} es siempre gratuita.`;
  if (fact.weekdays) return onWeekdays(fact, fact.weekdays, name);
  if (fact.day !== undefined) return onDay(fact, fact.day, name);
  const cost = costs(card);
  // Whoever asks whether it is free wants to know what it costs.
  return isNeverFree(fact) && cost !== ''
    ? `No me consta que entrar en ${withArticle(name)} sea gratis a ninguna hora: ${lowered(cost)}.`
    : inWeek(fact, name);
}

const isNeverFree = ({ week = [], forSome }: FreeFact): boolean =>
  forSome.length === 0 && week.every((list) => list.length === 0);

function onDay(fact: FreeFact, civilDay: NonNullable<FreeFact['day']>, name: string): string {
  const when = day({ day: civilDay, isToday: fact.isToday });
  if (!fact.spans) return `No puedo decirte si ${withArticle(name)} es gratis ${when}.`;
  if (fact.spans.length > 0)
    return `${lead(fact, fact.spans)}: ${when} entrar en ${withArticle(name)} es gratis ${spans(fact.spans)}.`;
  const [ticket] = fact.forSome;
  const never = `No, ${when} entrar en ${withArticle(name)} no es gratis.`;
  if (!ticket) return never;
  if (!ticket.spans) return `No me consta que ${when} sea gratis para todo el mundo. ${onlyFor(fact, name)}`;
  if (ticket.spans.length === 0) return `${never} ${onlyFor(fact, name)}`;
  if (ticket.isForAsker === false) return `En tu caso no, que yo sepa. ${onlyFor(fact, name)}`;
  const hours = spans(ticket.spans);
  return ticket.isForAsker
    ? `${lead(fact, ticket.spans)}: ${when} entras gratis en ${withArticle(name)} ${hours} (${conditionOf(ticket)}).`
    : `No para todo el mundo: ${when} entrar en ${withArticle(name)} es gratis ${hours} con esta condición: ${conditionOf(ticket)}.`;
}

function inWeek(fact: FreeFact, name: string): string {
  const free = (fact.week ?? []).flatMap((list, weekday) =>
    list.length > 0 ? [`${WEEKDAYS[weekday]} ${spans(list)}`] : [],
  );
  if (free.length > 0)
    return `En los próximos siete días, entrar en ${withArticle(name)} es gratis: ${free.join('; ')}.`;
  const [ticket] = fact.forSome;
  if (!ticket) return `No me consta que entrar en ${withArticle(name)} sea gratis a ninguna hora.`;
  const hours = ticket.spans && ticket.spans.length > 0 ? ` Estos días eso es ${spans(ticket.spans)}.` : '';
  if (ticket.isForAsker === false) return `En tu caso no, que yo sepa. ${onlyFor(fact, name)}`;
  return ticket.isForAsker
    ? `Sí, en tu caso hay horas en que ${withArticle(name)} es gratis: ${conditionOf(ticket)}.${hours}`
    : `${onlyFor(fact, name)}${hours}`;
}

/** «¿Y entre semana?» */
function onWeekdays(fact: FreeFact, weekdays: readonly number[], name: string): string {
  const { free, isAlike } = freeWeekdays(fact, weekdays);
  const [first] = free;
  if (!first)
    return fact.forSome.length > 0
      ? inWeek({ ...fact, week: [] }, name)
      : `No, entrar en ${withArticle(name)} no es gratis ${days(weekdays)}.`;
  const told = isAlike
    ? `${days(weekdays)} ${spans(first.spans)}`
    : free.map((each) => `${WEEKDAYS[each.weekday]} ${spans(each.spans)}`).join('; ');
  return `Sí: entrar en ${withArticle(name)} es gratis ${told}.`;
}

/** «¿Es gratis ahora?», una hora antes. */
function lead({ minute, untilMinute, isNow }: FreeFact, free: NonNullable<FreeTicket['spans']>): string {
  if (minute === undefined) return 'Sí';
  const until = untilMinute ?? minute + 1;
  if (free.some(({ start, end }) => start < until && minute < end)) return 'Sí';
  if (!isNow) return 'A esa hora no';
  return free.some(({ start }) => start > minute) ? 'Todavía no' : 'Ya no';
}

const onlyFor = ({ forSome }: Pick<FreeFact, 'forSome'>, name: string): string =>
  `Entrar en ${withArticle(name)} solo es gratis en este caso: ${joined(forSome.map(conditionOf))}.`;

const conditionOf = ({ what }: FreeTicket): string => lowered(what.es ?? what.en ?? '');
