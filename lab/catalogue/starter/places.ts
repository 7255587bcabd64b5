// Joins the hand-written cards with the facts proposed from the official sources: `data/cities/madrid/places.jsonl`.
import type { Category } from '../../../src/domain/category.ts';
import type { Provenance } from '../../../src/domain/place.ts';
import { type Card, listOf, numberFrom, priceLevelOf, pricesOf, wheelchairOf } from './cards.ts';
import type { CatalogueRow } from './row.ts';

/** What `propose` found for a card; committed, so that a build needs nothing from outside the repository. */
export interface Facts {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  readonly opening_hours?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly wikidata?: string;
  /** The source of position and address, and the date of its file. */
  readonly from?: Provenance;
}

/** The lines of facts.jsonl. */
export const factsIn = (text: string): Facts[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Facts);

/** Until when the editors' own knowledge of hours and visits reaches; prices carry their own month. */
export const EDITORS_KNEW = '2024-12-31';

export function placeRows(cards: readonly Card[], facts: readonly Facts[]): CatalogueRow[] {
  const factsOf = new Map(facts.map((each) => [each.id, each]));
  return cards.map((card) => {
    const found = factsOf.get(card.id);
    if (found === undefined) throw new Error(`${card.id}: no facts; run "propose" or add an "at" line`);
    return placeRow(card, found);
  });
}

function placeRow(card: Card, facts: Facts): CatalogueRow {
  const { lines } = card;
  return {
    id: card.id,
    name: card.name,
    aliases: listOf(lines['~']),
    lat: facts.lat,
    lng: facts.lng,
    types: card.types,
    categories: card.categories,
    cuisines: listOf(lines.q, /,/u),
    description: { en: lines.en ?? '', es: lines.es ?? '' },
    ...optional('address', lines.a ?? facts.address),
    ...optional('district', facts.district),
    ...optional('barrio', facts.barrio),
    ...optional('opening_hours', hoursOf(card, facts)),
    ...optional('free_entry', lines.f),
    ...optional('price_level', priceLevelOf(card)),
    prices: pricesOf(card),
    ...optional('website', lines.u ?? facts.website),
    ...optional('phone', lines.n ?? facts.phone),
    ...optional('wheelchair', wheelchairOf(card)),
    features: listOf(lines.t, /,/u),
    ...optional('visit_minutes', lines.v === undefined ? undefined : numberFrom(card, lines.v)),
    ...optional('wikidata', lines.d ?? facts.wikidata),
    prominence: card.prominence,
    source: 'paseo',
    checked_on: EDITORS_KNEW,
    ...(facts.from ? { provenance: provenanceOf(card, facts, facts.from) } : {}),
  };
}

/** Programmes change from week to week; what an old list says of these is no help at the door. */
const HOURS_CHANGE_OFTEN: ReadonlySet<Category> = new Set([
  ...(['dance clubs', 'music halls', 'theatres', 'art galleries', 'libraries'] as const),
]);

/** The card's own; `h -` means that the official ones are known to be wrong. */
function hoursOf({ lines, categories }: Card, facts: Facts): string | undefined {
  if (lines.h !== undefined) return lines.h === '-' ? undefined : lines.h;
  return categories.some((category) => HOURS_CHANGE_OFTEN.has(category)) ? undefined : facts.opening_hours;
}

/** The fields that came from an official file rather than from the editors. */
function provenanceOf(card: Card, facts: Facts, from: Provenance): Record<string, Provenance> {
  const fields = [
    'position',
    ...(card.lines.a === undefined && facts.address ? ['address'] : []),
    ...(card.lines.h === undefined && hoursOf(card, facts) ? ['opening_hours'] : []),
    ...(card.lines.n === undefined && facts.phone ? ['phone'] : []),
    ...(card.lines.u === undefined && facts.website ? ['website'] : []),
  ];
  return Object.fromEntries(fields.map((field) => [field, from]));
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
