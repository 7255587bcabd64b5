// Which places of a catalogue fulfil wishes: one column a condition, built once a catalogue and kept; hours are asked once for
// each text that is the same.
import type { Place } from '../domain/place.ts';
import { type BoundingBox, boxAround } from '../geo/bounding-box.ts';
import { civilNow } from '../hours/city-hours.ts';
import { closureOf } from '../hours/closures.ts';
import type { WishContext } from './context.ts';
import { holds, wishAnswer } from './grants.ts';
import { isOpenAsAsked } from './times.ts';
import type { Answer, Condition, Wish } from './wish.ts';

/** All of these must hold; of a list inside, one is enough. */
export type Asked = readonly (Wish | readonly Wish[])[];

export interface Selection {
  /** Rows that surely fulfil every wish, ascending. */
  readonly sure: Uint32Array;
  /** Rows that would if facts nobody knows were favourable, ascending. */
  readonly unknown: Uint32Array;
  /** One a row: how many of the wishes it is not known to fulfil. */
  readonly doubts: Uint8Array;
}

const NO = 0;
const YES = 1;
const UNKNOWN = 2;
const CODES: Readonly<Record<Answer, number>> = { no: NO, yes: YES, unknown: UNKNOWN };
const ANSWERS: readonly Answer[] = ['no', 'yes', 'unknown'];
/** Of a place that nobody has asked about. */
const UNASKED = 3;

type Column = Uint8Array;

/** Nobody walks faster, as the crow flies. */
const MOST_METRES_A_MINUTE = 80;

/** Bounded: a column of sixty thousand places takes 60 kB. */
const MOST_COLUMNS = 256;
/** Texts of hours that are read before others get their turn. */
const TEXTS_A_STEP = 20;

type Grounds = Omit<WishContext, 'now'>;

export class WishIndex {
  readonly #places: readonly Place[];
  readonly #rows: ReadonlyMap<Place, number>;
  /** Many wishes are held against one place, one after another. */
  #last: { readonly place: Place; readonly row: number | undefined } | undefined;
  readonly #grounds: Grounds;
  readonly #columns = new Map<string, Column>();
  readonly #texts: readonly string[];
  /** Number of the text of opening hours, -1 for none. */
  readonly #textOf: Int32Array;
  /** Two numbers a place, made when a position is first asked for. */
  #latLngDeg: Float64Array | undefined;

  constructor(places: readonly Place[], grounds: Grounds) {
    this.#places = places;
    this.#rows = new Map(places.map((place, row) => [place, row]));
    this.#grounds = grounds;
    const numbers = new Map<string, number>();
    this.#textOf = Int32Array.from(places, ({ openingHours: text }) => {
      if (text === undefined) return -1;
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
    this.#texts = [...numbers.keys()];
  }

  /** Undefined for a place of another catalogue, or as it was at another time. */
  rowOf(place: Place): number | undefined {
    if (this.#last?.place !== place) this.#last = { place, row: this.#rows.get(place) };
    return this.#last.row;
  }

  select(asked: Asked, now: Date): Selection {
    const answers = new Uint8Array(this.#places.length).fill(YES);
    const doubts = new Uint8Array(this.#places.length);
    for (const each of asked) {
      const group = [each].flat() as readonly Wish[];
      const columns = group.map((wish) => this.#wished(wish, now));
      for (let row = 0; row < answers.length; row++) {
        if (answers[row] === NO) continue;
        let best = NO;
        for (const column of columns) {
          const answer = column[row]!;
          if (answer === YES) {
            best = YES;
            break;
          }
          if (answer === UNKNOWN) best = UNKNOWN;
        }
        if (best !== YES) answers[row] = best;
        if (best === UNKNOWN) doubts[row]!++;
      }
    }
    return { sure: rowsWith(answers, YES), unknown: rowsWith(answers, UNKNOWN), doubts };
  }

  /** The column of its condition, as it answers the wish. */
  #wished(wish: Wish, now: Date): Column {
    const column = this.column(wish, now);
    if (wish.polarity === 'want') return column;
    const context: WishContext = { ...this.#grounds, now };
    return column.map((code, row) => CODES[wishAnswer(this.#places[row]!, wish, ANSWERS[code]!, context)]);
  }

  /** 0 no, 1 yes, 2 unknown, one a row. */
  column(condition: Condition, now: Date): Column {
    const key = this.#keyOf(condition, now);
    if (key === undefined) return this.#made(condition, now);
    return this.#kept(key, () => this.#made(condition, now));
  }

  /**
   * The same for who asks place by place, often the same ones: each answer is worked out once.
   *
   * @returns undefined for a condition that no two questions share
   */
  answers(condition: Condition, now: Date): ((row: number) => Answer) | undefined {
    const key = this.#keyOf(condition, now);
    if (key === undefined) return undefined;
    // What was worked out for all of them answers as well.
    const held = this.#columns.has(key) ? key : `${key} so far`;
    const column = this.#kept(held, () => new Uint8Array(this.#places.length).fill(UNASKED));
    const context: WishContext = { ...this.#grounds, now };
    return (row) => {
      if (column[row] === UNASKED) column[row] = CODES[holds(this.#places[row]!, condition, context).answer];
      return ANSWERS[column[row]!]!;
    };
  }

  /** The columns asked for last. */
  #kept(key: string, make: () => Column): Column {
    const column = this.#columns.get(key) ?? make();
    this.#columns.delete(key);
    if (this.#columns.size >= MOST_COLUMNS) this.#columns.delete(this.#columns.keys().next().value as string);
    this.#columns.set(key, column);
    return column;
  }

  /** Reads all hours and works out what most people filter by, in steps: else the first to ask would wait for it. */
  *warmUp(conditions: readonly Condition[], now: Date): Generator<unknown, void> {
    for (let at = 0; at < this.#texts.length; at++) {
      this.#grounds.hours.read(this.#texts[at]);
      if (at % TEXTS_A_STEP === 0) yield;
    }
    for (const condition of conditions) {
      this.column(condition, now);
      yield;
    }
    this.closed(now);
  }

  /** 1 for places that are closed for works or for the season on the day of `now`. */
  closed(now: Date): Column {
    const { hours } = this.#grounds;
    const { day } = civilNow(hours.clock, now);
    const key = `closed ${day}`;
    const known = this.#columns.get(key);
    if (known) return known;
    const column = this.#ofTexts(NO, (text) => (closureOf(hours, text, day) ? YES : NO));
    this.#columns.set(key, column);
    return column;
  }

  /** Undefined for what depends on a position, on words or on ratings, which change with every question. */
  #keyOf(condition: Condition, now: Date): string | undefined {
    const { attribute } = condition;
    if (['near', 'bbox', 'text', 'rating'].includes(attribute)) return undefined;
    const { day, minute } = civilNow(this.#grounds.hours.clock, now);
    const facts = Object.entries(condition).filter(([name]) => !OF_THE_ASKER.has(name));
    const moment = attribute === 'free' || attribute === 'open' ? day : '';
    return JSON.stringify([facts, moment, facts.some(([, value]) => value === 'now') ? minute : '']);
  }

  #made(condition: Condition, now: Date): Column {
    const context: WishContext = { ...this.#grounds, now };
    if (condition.attribute === 'open') return this.#openColumn(condition, context);
    if (condition.attribute === 'near') return this.#nearColumn(condition, context);
    if (condition.attribute === 'bbox') return this.#boxColumn(condition.value);
    return Uint8Array.from(this.#places, (place) => CODES[holds(place, condition, context).answer]);
  }

  /** The exact answer is worked out only for places in the box around the circle. */
  #nearColumn(condition: Extract<Condition, { attribute: 'near' }>, context: WishContext): Column {
    const { point, withinM, walkMinutes } = condition.value;
    // Both answers are rounded to the nearest whole metre and minute.
    const metres = Math.min(
      (withinM ?? Number.POSITIVE_INFINITY) + 1,
      ((walkMinutes ?? Number.POSITIVE_INFINITY) + 1) * MOST_METRES_A_MINUTE,
    );
    const column = Number.isFinite(metres) ? this.#boxColumn(boxAround(point, metres)) : this.#everywhere();
    for (let row = 0; row < column.length; row++) {
      if (column[row] === YES) column[row] = CODES[holds(this.#places[row]!, condition, context).answer];
    }
    return column;
  }

  #boxColumn({ south, north, west, east }: BoundingBox): Column {
    this.#latLngDeg ??= Float64Array.from(this.#places.flatMap(({ position }) => [position.latDeg, position.lngDeg]));
    const points = this.#latLngDeg;
    const column = new Uint8Array(this.#places.length);
    for (let row = 0; row < column.length; row++) {
      const [latDeg, lngDeg] = [points[2 * row]!, points[2 * row + 1]!];
      column[row] = Number(latDeg >= south && latDeg <= north && lngDeg >= west && lngDeg <= east);
    }
    return column;
  }

  #everywhere(): Column {
    return new Uint8Array(this.#places.length).fill(YES);
  }

  #openColumn(condition: Extract<Condition, { attribute: 'open' }>, context: WishContext): Column {
    const { hours, now } = context;
    const today = civilNow(hours.clock, now);
    const column = this.#ofTexts(UNKNOWN, (text) => {
      const schedule = hours.read(text);
      const isOpen = schedule && isOpenAsAsked(schedule, condition, context, today);
      return isOpen === undefined ? UNKNOWN : Number(isOpen);
    });
    for (let row = 0; row < column.length; row++) if (this.#places[row]?.closedForGood) column[row] = NO;
    return column;
  }

  #ofTexts(without: number, codeOf: (text: string) => number): Column {
    const codes = Uint8Array.from(this.#texts, codeOf);
    return Uint8Array.from(this.#textOf, (number) => (number < 0 ? without : codes[number]!));
  }
}

/** How somebody put a wish: the condition is the same. */
const OF_THE_ASKER: ReadonlySet<string> = new Set(['polarity', 'strength', 'either', 'said']);

/** Those with the fewest doubts: whole ranks of them, until there are `enough`; ascending. */
export function leastDoubtful({ unknown, doubts }: Selection, enough: number): Uint32Array {
  const counts: number[] = [];
  for (const row of unknown) counts[doubts[row]!] = (counts[doubts[row]!] ?? 0) + 1;
  let most = 0;
  for (let total = 0; most < counts.length && total < enough; most++) total += counts[most] ?? 0;
  return unknown.filter((row) => doubts[row]! < most);
}

function rowsWith(answers: Column, answer: number): Uint32Array {
  const rows = new Uint32Array(answers.length);
  let count = 0;
  for (let row = 0; row < answers.length; row++) if (answers[row] === answer) rows[count++] = row;
  return rows.slice(0, count);
}
