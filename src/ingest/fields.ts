// Reads the fields of one JSON row; an error names the field, its value and the expected form.
import { PLACE_ID_PATTERN } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { Texts } from '../domain/language.ts';
import {
  CITIZENSHIPS,
  type Citizenship,
  type LikelyPrice,
  type OtherSign,
  type Price,
  type PriceLevel,
  type Provenance,
  type TicketLimits,
  type Wheelchair,
} from '../domain/place.ts';
import { CATEGORIES, categoriesNamed, isCategory } from '../vocabulary/categories.ts';

export class FieldError extends Error {}

type Json = Readonly<Record<string, unknown>>;

/** `null` and an empty text mean the same as an absent field. */
export class Fields {
  readonly #row: Json;
  readonly #path: string;

  constructor(row: unknown, path = '') {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new FieldError(`${path === '' ? 'the row' : `"${path}"`} is ${shown(row)}; expected an object`);
    }
    this.#row = row as Json;
    this.#path = path;
  }

  text(name: string): string {
    return this.optionalText(name) ?? this.#missing(name, 'a text');
  }

  id(name: string): string {
    const value = this.#row[name];
    const id = typeof value === 'number' ? String(value) : this.text(name);
    if (new RegExp(PLACE_ID_PATTERN, 'u').test(id)) return id;
    return this.#wrong(name, id, '1 to 128 letters, digits, "_" and "-"');
  }

  number(name: string, from: number, to: number): number {
    return this.optionalNumber(name, from, to) ?? this.#missing(name, `a number from ${from} to ${to}`);
  }

  optionalText(name: string): string | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') return this.#wrong(name, value, 'a text');
    return value.trim() === '' ? undefined : value.trim();
  }

  optionalNumber(name: string, from: number, to: number): number | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= from && value <= to) return value;
    return this.#wrong(name, value, `a number from ${from} to ${to}`);
  }

  /** A list of texts, or one text. */
  optionalTexts(name: string): readonly string[] | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const list = Array.isArray(value) ? value : [value];
    if (!list.every((each): each is string => typeof each === 'string'))
      return this.#wrong(name, value, 'a list of texts');
    return list.map((each) => each.trim()).filter((each) => each !== '');
  }

  /** Canonical names or their aliases; an empty list means "not known". */
  optionalCategories(name: string): readonly Category[] | undefined {
    const names = this.optionalTexts(name);
    if (!names || names.length === 0) return undefined;
    return names.flatMap((each) => {
      const known: readonly Category[] = isCategory(each) ? [each] : categoriesNamed(each);
      return known.length > 0 ? known : this.#wrong(name, each, `one of ${CATEGORIES.join(', ')}`);
    });
  }

  /** A text counts as English, unless its letters and commonest words are Spanish. */
  optionalByLanguage(name: string): Texts | undefined {
    const value = this.#row[name];
    if (typeof value === 'string') {
      const text = this.optionalText(name);
      return text === undefined ? undefined : looksSpanish(text) ? { es: text } : { en: text };
    }
    if (value === undefined || value === null) return undefined;
    const inner = new Fields(value, this.#pathOf(name));
    const [en, es] = [inner.optionalText('en'), inner.optionalText('es')];
    return { ...(en === undefined ? {} : { en }), ...(es === undefined ? {} : { es }) };
  }

  optionalPriceLevel(name: string): PriceLevel | undefined {
    const level = this.optionalNumber(name, 1, 4);
    if (level === undefined) return undefined;
    return Number.isInteger(level) ? (level as PriceLevel) : this.#wrong(name, level, '1, 2, 3 or 4');
  }

  /** `{"is": "affordable", "chance": 0.9}` */
  optionalLikelyPrice(name: string): LikelyPrice | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const inner = new Fields(value, this.#pathOf(name));
    const is = inner.text('is');
    if (is !== 'affordable' && is !== 'expensive') return inner.#wrong('is', is, '"affordable" or "expensive"');
    return { is, chance: inner.number('chance', 0, 1) };
  }

  /**
   * `[{"what": {"en": ..., "es": ...}, "amount": 15, "currency": "EUR", "as_of": "2025-01-31"}]`
   *
   * @param currency of prices that name none
   */
  optionalPrices(name: string, currency: string): readonly Price[] | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) return this.#wrong(name, value, 'a list of prices');
    return value.map((each: unknown, index) => priceOf(new Fields(each, `${this.#pathOf(name)}[${index}]`), currency));
  }

  /** `{"citizens_of": ["eu"], "weekdays": [0, 1, 2, 3], "last_minutes": 120}`, 0 Monday to 6 Sunday */
  optionalLimits(name: string): TicketLimits | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const inner = new Fields(value, this.#pathOf(name));
    const lastMinutes = inner.optionalNumber('last_minutes' in inner.#row ? 'last_minutes' : 'lastMinutes', 1, 24 * 60);
    const weekdays = inner.#row.weekdays;
    const citizensOf = inner.optionalTexts('citizens_of') ?? inner.optionalTexts('citizensOf');
    if (weekdays !== undefined && !isWeekdays(weekdays))
      return inner.#wrong('weekdays', weekdays, 'numbers from 0 (Monday) to 6 (Sunday)');
    if (citizensOf && !citizensOf.every(isCitizenship))
      return inner.#wrong('citizens_of', citizensOf, `a list of ${CITIZENSHIPS.join(', ')}`);
    return {
      ...(citizensOf && { citizensOf: citizensOf.filter(isCitizenship) }),
      ...(weekdays !== undefined && { weekdays }),
      ...(lastMinutes !== undefined && { lastMinutes }),
    };
  }

  optionalWheelchair(name: string): Wheelchair | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === 'yes' || value === 'limited' || value === 'no') return value;
    return this.#wrong(name, value, '"yes", "limited", "no", true or false');
  }

  optionalFlag(name: string): boolean | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'boolean' ? value : this.#wrong(name, value, 'true or false');
  }

  /** The first of `names` that is there: a year, a month or a day, as precise as it is known. */
  optionalDate(...names: readonly string[]): string | undefined {
    for (const name of names) {
      const value = this.optionalText(name);
      if (value === undefined) continue;
      return isDate(value) ? value : this.#wrong(name, value, 'a date: YYYY-MM-DD, YYYY-MM or YYYY');
    }
    return undefined;
  }

  /** `{"opening_hours": "2026-11-25"}`; other names are left out. */
  optionalDates(name: string, known: readonly string[]): Readonly<Record<string, string>> | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const inner = new Fields(value, this.#pathOf(name));
    return Object.fromEntries(
      known.flatMap((each) => {
        const date = inner.optionalDate(each);
        return date === undefined ? [] : [[each, date]];
      }),
    );
  }

  /** `{"name": "Bar Nuevo", "source": "municipal", "as_of": "2026-04"}` */
  optionalOtherSign(name: string): OtherSign | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const inner = new Fields(value, this.#pathOf(name));
    const asOf = inner.optionalDate('as_of') ?? inner.#missing('as_of', 'a date: YYYY-MM-DD, YYYY-MM or YYYY');
    return { name: inner.text('name'), source: inner.text('source'), asOf };
  }

  /** `{"opening_hours": {"source": "...", "as_of": "2024-05-01"}}` */
  optionalProvenance(name: string): Readonly<Record<string, Provenance>> | undefined {
    const value = this.#row[name];
    if (value === undefined || value === null) return undefined;
    const path = this.#pathOf(name);
    const inner = new Fields(value, path);
    return Object.fromEntries(
      Object.keys(inner.#row).map((field): [string, Provenance] => {
        const each = new Fields(inner.#row[field], `${path}.${field}`);
        const asOf = each.optionalDate('as_of', 'asOf');
        const record = each.optionalText('record');
        const licence = each.optionalText('licence');
        const confidence = each.optionalNumber('confidence', 0, 1);
        return [
          field,
          {
            source: each.text('source'),
            ...(asOf === undefined ? {} : { asOf }),
            ...(record === undefined ? {} : { record }),
            ...(licence === undefined ? {} : { licence }),
            ...(confidence === undefined ? {} : { confidence }),
          },
        ];
      }),
    );
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  #missing(name: string, expected: string): never {
    throw new FieldError(`"${this.#pathOf(name)}" is missing; expected ${expected}`);
  }

  #wrong(name: string, value: unknown, expected: string): never {
    throw new FieldError(`"${this.#pathOf(name)}" is ${shown(value)}; expected ${expected}`);
  }
}

function priceOf(fields: Fields, usual: string): Price {
  const currency = fields.optionalText('currency') ?? usual;
  if (!/^[A-Z]{3}$/u.test(currency))
    throw new FieldError(`"currency" is ${shown(currency)}; expected an ISO 4217 code, such as "EUR"`);
  const asOf = fields.optionalDate('as_of', 'asOf');
  const only = fields.optionalLimits('only');
  return {
    what: fields.optionalByLanguage('what') ?? {},
    amount: fields.number('amount', 0, 100_000),
    currency,
    ...(asOf === undefined ? {} : { asOf }),
    ...(only && { only }),
  };
}

const isWeekdays = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0 && each <= 6);

const isCitizenship = (value: string): value is Citizenship => (CITIZENSHIPS as readonly string[]).includes(value);

/** "2024", "2024-05" and "2024-05-31", but not "2024-02-31". */
function isDate(text: string): boolean {
  if (!/^\d{4}(?:-\d\d(?:-\d\d)?)?$/u.test(text)) return false;
  const date = new Date(`${text}${'-01'.repeat((10 - text.length) / 3)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const SPANISH_WORDS = /(?:^|\s)(?:el|la|los|las|del|de|y|con|una?|en|que|por|para)(?=\s)/giu;
const ENGLISH_WORDS = /(?:^|\s)(?:the|of|and|with|an?|in|is|for|to|on|from)(?=\s)/giu;

const looksSpanish = (text: string): boolean =>
  (text.match(SPANISH_WORDS)?.length ?? 0) + (/[ñ¿¡áéíóú]/iu.test(text) ? 0.5 : 0) >
  (text.match(ENGLISH_WORDS)?.length ?? 0);

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
