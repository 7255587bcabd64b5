// One clause of Spanish opening hours: for which part of the year, which days, which times, or what is closed.
import type { Token } from './tokens.ts';

export interface YearDay {
  /** 0 to 11; `day` absent means the whole month. */
  readonly month: number;
  readonly day?: number;
}

export interface Season {
  readonly from: YearDay;
  readonly to: YearDay;
}

/** Minutes since midnight; `to` at or before `from` means the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Clause {
  readonly season?: Season;
  /** Days of the week from Monday, 0; and whether public holidays are named. */
  readonly days: readonly number[];
  readonly holidays: boolean;
  readonly spans: readonly Span[];
  readonly closed: boolean;
  /** Dates and months on which it is closed. */
  readonly closedOn: readonly YearDay[];
  readonly closedOnHolidays: boolean;
}

/** @returns the clauses of a sentence, or undefined when any part of it is not understood */
export function clausesOf(tokens: readonly Token[]): readonly Clause[] | undefined {
  if (tokens.some((token) => token.kind === 'word')) return undefined;
  const clauses: Clause[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = new ClauseReader(tokens, at);
    const clause = read.clause();
    if (!clause || read.at === at) return undefined;
    clauses.push(clause);
    at = read.at;
  }
  return clauses;
}

interface NamedDays {
  readonly days: readonly number[];
  readonly holidays: boolean;
}

const NO_DAYS: NamedDays = { days: [], holidays: false };
const isEmpty = ({ days, holidays }: NamedDays): boolean => days.length === 0 && !holidays;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

class ClauseReader {
  readonly #tokens: readonly Token[];
  at: number;

  constructor(tokens: readonly Token[], at: number) {
    this.#tokens = tokens;
    this.at = at;
  }

  clause(): Clause | undefined {
    this.#skip('and');
    const dated = this.#datedClosing();
    if (dated) return dated;
    const season = this.#season();
    this.#skip('and');
    const closedBefore = this.#take('closed');
    if (closedBefore) this.#skip('and');
    const daysBefore = this.#days();
    const closed = closedBefore || this.#take('closed');
    if (closed) return this.#closing(daysBefore);
    const spans = this.#spans();
    if (!spans) return undefined;
    const days = spans.length > 0 && isEmpty(daysBefore) ? this.#daysAtEnd() : daysBefore;
    const except = this.#take('except') ? this.#dates() : { dates: [], holidays: false };
    if (!except) return undefined;
    this.#skip('and');
    const clause = { ...days, spans, closed: false, closedOn: except.dates, closedOnHolidays: except.holidays };
    if (spans.length === 0 && days.days.length === 0 && !days.holidays && !season) return undefined;
    return season ? { ...clause, season } : clause;
  }

  /** "9:30 a 20:30, todos los días": only as the last words, or they would belong to what follows. */
  #daysAtEnd(): NamedDays {
    const start = this.at;
    this.#skip('and');
    const days = this.#days();
    this.#skip('and');
    if (this.at < this.#tokens.length) this.at = start;
    return this.at === start ? NO_DAYS : days;
  }

  #closing(days: NamedDays): Clause | undefined {
    this.#skip('and');
    const on = this.#dates();
    if (!on) return undefined;
    this.#skip('and');
    if (days.days.length === 0 && !days.holidays && on.dates.length === 0 && !on.holidays) return undefined;
    return { ...days, spans: [], closed: true, closedOn: on.dates, closedOnHolidays: on.holidays };
  }

  /** "24 y 31 diciembre, festivos: cerrado". */
  #datedClosing(): Clause | undefined {
    const start = this.at;
    const on = this.#dates();
    if (!on || on.dates.length === 0 || !this.#take('closed')) return this.#reset(start);
    this.#skip('and');
    return { days: [], holidays: false, spans: [], closed: true, closedOn: on.dates, closedOnHolidays: on.holidays };
  }

  /** "1 octubre a 31 marzo", "octubre a abril", "julio y agosto", or "agosto" before days or times. */
  #season(): Season | undefined {
    const start = this.at;
    const from = this.#yearDay();
    if (from && this.#take('to')) {
      const to = this.#yearDay();
      if (to) return { from, to };
    } else if (from && from.day === undefined && !this.#isAt('closed')) {
      return { from, to: this.#nextMonth(from) ?? from };
    }
    return this.#reset(start);
  }

  /** The second of two months in a row. */
  #nextMonth({ month }: YearDay): YearDay | undefined {
    const next = this.#tokens[this.at + 1];
    if (!this.#isAt('and') || next?.kind !== 'month' || next.month !== (month + 1) % 12) return undefined;
    this.at += 2;
    return { month: next.month };
  }

  #reset(start: number): undefined {
    this.at = start;
    return undefined;
  }

  #yearDay(): YearDay | undefined {
    const [first, second] = [this.#tokens[this.at], this.#tokens[this.at + 1]];
    if (first?.kind === 'month') {
      this.at += 1;
      return { month: first.month };
    }
    if (first?.kind !== 'number' || second?.kind !== 'month' || first.value < 1 || first.value > 31) return undefined;
    this.at += 2;
    return { month: second.month, day: first.value };
  }

  /** "lunes a jueves y domingo", "sábados, domingos y festivos". */
  #days(): NamedDays {
    const days = new Set<number>();
    let holidays = false;
    for (;;) {
      const token = this.#tokens[this.at];
      if (token?.kind === 'day') {
        this.at += 1;
        for (const day of this.#rangeFrom(token.day)) days.add(day);
      } else if (token?.kind === 'everyday' || token?.kind === 'weekend') {
        this.at += 1;
        for (const day of token.kind === 'weekend' ? [5, 6] : EVERY_DAY) days.add(day);
      } else if (token?.kind === 'holiday') {
        this.at += 1;
        holidays = true;
      } else if (token?.kind === 'and' && this.#isDayAt(this.at + 1)) this.at += 1;
      else return { days: [...days], holidays };
    }
  }

  #rangeFrom(from: number): number[] {
    const next = this.#tokens[this.at + 1];
    if (!this.#isAt('to') || next?.kind !== 'day') return [from];
    this.at += 2;
    const length = ((next.day - from + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => (from + step) % 7);
  }

  #isDayAt(at: number): boolean {
    const kind = this.#tokens[at]?.kind;
    return kind === 'day' || kind === 'holiday' || kind === 'everyday' || kind === 'weekend' || kind === 'and';
  }

  /** "9:30 a 14 y 16 a 19"; bare numbers are hours here. Undefined for a time that leads nowhere. */
  #spans(): Span[] | undefined {
    this.#skip('and');
    if (this.#take('allDay')) return [{ from: 0, to: 24 * 60 }];
    const spans: Span[] = [];
    for (;;) {
      const start = this.at;
      if (spans.length > 0) this.#skip('and');
      const from = this.#minutes();
      if (from === undefined || this.#isDateAt(start)) {
        this.at = start;
        return spans;
      }
      if (!this.#take('to')) return undefined;
      const to = this.#minutes();
      if (to === undefined) return undefined;
      spans.push({ from, to });
    }
  }

  /** A number that a month follows is a date: the next season begins. */
  #isDateAt(start: number): boolean {
    const first = this.#tokens[start]?.kind === 'and' ? start + 1 : start;
    return this.#tokens[first]?.kind === 'number' && this.#tokens[first + 1]?.kind === 'month';
  }

  #minutes(): number | undefined {
    const token = this.#tokens[this.at];
    if (token?.kind === 'time') {
      this.at += 1;
      return token.minutes;
    }
    if (token?.kind !== 'number' || token.value > 24 || this.#tokens[this.at + 1]?.kind === 'month') return undefined;
    this.at += 1;
    return token.value * 60;
  }

  /** "1 y 6 enero, 24, 25 y 31 diciembre, festivos": numbers wait for the month that follows them. */
  #dates(): { readonly dates: readonly YearDay[]; readonly holidays: boolean } | undefined {
    const dates: YearDay[] = [];
    let waiting: number[] = [];
    let holidays = false;
    for (;;) {
      const token = this.#tokens[this.at];
      if (token?.kind === 'number') waiting.push(token.value);
      else if (token?.kind === 'month') {
        const { month } = token;
        dates.push(...(waiting.length > 0 ? waiting.map((day) => ({ month, day })) : [{ month }]));
        waiting = [];
      } else if (token?.kind === 'holiday') holidays = true;
      else if (token?.kind !== 'and') break;
      this.at += 1;
    }
    return waiting.length > 0 ? undefined : { dates, holidays };
  }

  #isAt(kind: Token['kind']): boolean {
    return this.#tokens[this.at]?.kind === kind;
  }

  #take(kind: Token['kind']): boolean {
    if (!this.#isAt(kind)) return false;
    this.at += 1;
    return true;
  }

  #skip(kind: Token['kind']): void {
    while (this.#isAt(kind)) this.at += 1;
  }
}
