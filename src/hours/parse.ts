// Reads the everyday part of OSM's `opening_hours` syntax: years, months, dates, weekdays, holidays, times, `off`, `24/7`.
// What says more (sunrise, weeks, open ends, comments on open hours) is left to the library (`library.ts`).
import { DAY_MINUTES } from '../domain/civil-day.ts';
import type { DateRange, DaySelector, OpenSpan, Rule } from './rule.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const TOKEN = /\s*(?:"([^"]*)"|(24\/7|\d{1,2}:\d{2}|\d+|[A-Za-z]+|\|\||[-,;:]))/uy;

/** Undefined when the text says more than is read here. */
export function parseEveryday(text: string): readonly Rule[] | undefined {
  const tokens = tokensOf(text.trim());
  if (!tokens || tokens.length === 0) return undefined;
  try {
    return new Parser(tokens).rules();
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

class Unsupported extends Error {}

/** A word, number or sign; a comment begins with a quotation mark. */
function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return undefined;
    tokens.push(match[1] === undefined ? match[2]! : `"${match[1]}`);
  }
  return tokens;
}

const isTime = (token = ''): boolean => token.includes(':') && token !== ':';
const isMonth = (token = ''): boolean => MONTHS.includes(token);
const isYear = (token = ''): boolean => /^(?:19|20)\d\d$/u.test(token);
const isDay = (token = ''): boolean => WEEKDAYS.includes(token) || token === 'PH' || token === 'SH';

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  rules(): readonly Rule[] {
    const rules: Rule[] = [];
    let additional = false;
    while (this.#at < this.#tokens.length) {
      const rule = this.#rule(additional);
      if (rule) rules.push(rule);
      const separator = this.#next();
      if (separator === undefined) break;
      if (separator !== ';' && separator !== ',') throw new Unsupported();
      additional = separator === ',';
    }
    if (rules.length === 0) throw new Unsupported();
    return rules;
  }

  /** Undefined for a rule about school holidays alone: their days are not known, so they are ordinary days. */
  #rule(additional: boolean): Rule | undefined {
    const from = this.#at;
    const always = this.#take('24/7');
    const dates = always ? undefined : this.#dates();
    const days = always ? undefined : this.#days();
    const spans = always ? undefined : this.#times();
    const state = ['off', 'closed', 'open'].find((word) => this.#take(word));
    const comment = this.#peek()?.startsWith('"') ? this.#next()!.slice(1) : undefined;
    // A comment alone makes open hours "perhaps".
    if (this.#at === from || (comment !== undefined && state === undefined)) throw new Unsupported();
    if (days && days.weekdays === 0 && !days.holidays) return undefined;
    return {
      additional,
      isOpen: state === undefined || state === 'open',
      ...(dates && { dates }),
      ...(days && { days }),
      ...(spans && { spans }),
      ...(comment && { comment }),
    };
  }

  #dates(): readonly DateRange[] | undefined {
    if (!isMonth(this.#peek()) && !isYear(this.#peek())) return undefined;
    const ranges = [this.#dateRange()];
    while (this.#peek() === ',' && (isMonth(this.#peek(1)) || isYear(this.#peek(1)))) {
      this.#at++;
      ranges.push(this.#dateRange());
    }
    this.#take(':');
    return ranges;
  }

  #dateRange(): DateRange {
    const start = this.#date();
    if (!this.#take('-')) {
      const { year, month, day } = start;
      const years = year === undefined ? {} : { years: [year, year] as const };
      return { from: (month ?? 1) * 100 + (day ?? 1), to: (month ?? 12) * 100 + (day ?? 31), ...years };
    }
    const isDayOnly = start.day !== undefined && /^\d{1,2}$/u.test(this.#peek() ?? '');
    const end = isDayOnly ? { ...start, day: this.#dayOfMonth() } : this.#date();
    const from = (start.month ?? 1) * 100 + (start.day ?? 1);
    const to = (end.month ?? 12) * 100 + (end.day ?? 31);
    if ((start.month === undefined) !== (end.month === undefined)) throw new Unsupported();
    if (start.year === undefined && end.year === undefined) return { from, to };
    if (start.year === undefined) throw new Unsupported();
    // "2026 Nov 5-Jan 8" ends in the year after.
    const lastYear = end.year ?? (to < from ? start.year + 1 : start.year);
    return { from, to, years: [start.year, lastYear] };
  }

  #date(): { readonly year?: number; readonly month?: number; readonly day?: number } {
    const year = isYear(this.#peek()) ? Number(this.#next()) : undefined;
    const month = isMonth(this.#peek()) ? MONTHS.indexOf(this.#next()!) + 1 : undefined;
    const day = month !== undefined && /^\d{1,2}$/u.test(this.#peek() ?? '') ? this.#dayOfMonth() : undefined;
    if (year === undefined && month === undefined) throw new Unsupported();
    return { ...(year !== undefined && { year }), ...(month !== undefined && { month }), ...(day && { day }) };
  }

  #dayOfMonth(): number {
    const day = Number(this.#next());
    if (day < 1 || day > 31) throw new Unsupported();
    return day;
  }

  #days(): DaySelector | undefined {
    if (!isDay(this.#peek())) return undefined;
    let weekdays = 0;
    let holidays = false;
    do {
      const first = this.#next();
      if (first === 'PH') holidays = true;
      else if (first !== 'SH') weekdays |= this.#weekdaysFrom(first!);
    } while (this.#peek() === ',' && isDay(this.#peek(1)) && this.#take(','));
    this.#take(':');
    return { weekdays, holidays };
  }

  #weekdaysFrom(first: string): number {
    const from = WEEKDAYS.indexOf(first);
    const to = this.#take('-') ? WEEKDAYS.indexOf(this.#next() ?? '') : from;
    if (to < 0) throw new Unsupported();
    let bits = 0;
    for (let day = from; ; day = (day + 1) % 7) {
      bits |= 1 << day;
      if (day === to) return bits;
    }
  }

  #times(): readonly OpenSpan[] | undefined {
    if (!isTime(this.#peek())) return undefined;
    const spans = [this.#span()];
    while (this.#peek() === ',' && isTime(this.#peek(1))) {
      this.#at++;
      spans.push(this.#span());
    }
    return spans;
  }

  #span(): OpenSpan {
    const start = this.#minute();
    if (!this.#take('-')) throw new Unsupported();
    const end = this.#minute();
    if (start >= DAY_MINUTES || end === start || end > 2 * DAY_MINUTES) throw new Unsupported();
    return { start, end: end < start ? end + DAY_MINUTES : end };
  }

  #minute(): number {
    const [hour, minute] = (this.#next() ?? '').split(':').map(Number);
    if (hour === undefined || minute === undefined || minute > 59 || Number.isNaN(hour)) throw new Unsupported();
    return hour * 60 + minute;
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #next(): string | undefined {
    return this.#tokens[this.#at++];
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at++;
    return true;
  }
}
