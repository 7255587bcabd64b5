// The hand-written cards: one place each, as a person likes to write it, read from the text files in `cards/`.
//
//   @slug|Name|category, category|prominence|type, type      the place; categories canonical, main one first
//   ~alias; alias                                            other names, abbreviations, misspellings
//   en … / es …                                              the description, in our own words
//   h / f   opening hours / free entry (OSM syntax)          p what/qué/amount/YYYY-MM/only for; …   prices in EUR
//   l price level   q cuisines   t features   v minutes   w wheelchair   u website   d wikidata   n phone
//   a address       at lat,lng|address                       from source/name   where the facts come from
import type { Category } from '../../../src/domain/category.ts';
import {
  CITIZENSHIPS,
  type Price,
  type PriceLevel,
  type TicketLimits,
  type Wheelchair,
} from '../../../src/domain/place.ts';
import { isCategory } from '../../../src/vocabulary/categories.ts';

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly Category[];
  readonly prominence: number;
  readonly types: readonly string[];
  /** Every other line by its key (`en`, `h`, …). */
  readonly lines: Readonly<Record<string, string>>;
}

/** @throws Error naming the line that is no card line. */
export function readCards(text: string): Card[] {
  return text
    .split(/^@/mu)
    .slice(1)
    .map((block) => readCard(block.trimEnd().split('\n')));
}

export const listOf = (text: string | undefined, separator: RegExp = /;/u): string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export function pricesOf(card: Card): Price[] {
  return listOf(card.lines.p).map((text) => {
    const [en = '', es = '', amount = '', asOf, only] = text.split('/');
    return {
      what: { en, es },
      amount: numberFrom(card, amount),
      currency: 'EUR',
      ...(asOf ? { asOf } : {}),
      ...(only ? { only: limitsOf(card, only) } : {}),
    };
  });
}

/** "eu ibero_america, 0 1 2 3, 120": citizens of, weekdays from 0 Monday, the last minutes before closing. */
function limitsOf(card: Card, text: string): TicketLimits {
  const [citizens = '', weekdays = '', last = ''] = text.split(',').map((part) => part.trim());
  const citizensOf = CITIZENSHIPS.filter((each) => citizens.split(' ').includes(each));
  return {
    citizensOf,
    weekdays: weekdays.split(' ').map((day) => numberFrom(card, day)),
    lastMinutes: numberFrom(card, last),
  };
}

export const priceLevelOf = (card: Card): PriceLevel | undefined =>
  card.lines.l === undefined ? undefined : (numberFrom(card, card.lines.l) as PriceLevel);

export const wheelchairOf = (card: Card): Wheelchair | undefined => card.lines.w as Wheelchair | undefined;

export function numberFrom(card: Card, text: string): number {
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) throw new Error(`${card.id}: "${text}" is no number`);
  return value;
}

function readCard([head = '', ...rest]: readonly string[]): Card {
  const [id = '', name = '', categories = '', prominence = '', types = ''] = head.split('|');
  const named = listOf(categories, /,/u);
  const unknown = named.filter((category) => !isCategory(category));
  if (unknown.length > 0) throw new Error(`${id}: no such category: ${unknown.join(', ')}`);
  const lines = Object.fromEntries(rest.map((line) => splitLine(id, line)));
  return {
    id,
    name,
    categories: named.filter(isCategory),
    prominence: Number(prominence),
    types: listOf(types, /,/u),
    lines,
  };
}

function splitLine(id: string, line: string): [string, string] {
  const match = /^(~|(?:en|es|at|from|[a-z]) )(.*)$/u.exec(line);
  if (match === null) throw new Error(`${id}: cannot read the line "${line}"`);
  return [match[1]!.trim(), match[2]!.trim()];
}
