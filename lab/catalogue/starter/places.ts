// Joins the hand-written cards with the facts proposed from the official sources: `data/cities/madrid/places.jsonl`.
import type { StreetBook } from '../../../src/city/streets.ts';
import type { Category } from '../../../src/domain/category.ts';
import type { Locate } from '../../../src/domain/geography.ts';
import type { Provenance } from '../../../src/domain/place.ts';
import type { Point } from '../../../src/geo/point.ts';
import { atOwnDoor } from '../official-address.ts';
import { type Card, listOf, numberFrom, priceLevelOf, pricesOf, wheelchairOf } from './cards.ts';
import { type FactsKnown, withKnownFacts } from './known-facts.ts';
import { type Guesses, withLikelyPrice } from './likely-prices/guesses.ts';
import { type CatalogueRow, EDITORS_KNEW } from './row.ts';
import { DOOR } from './streets.ts';
import { type TerraceFact, withTerrace } from './terrace-facts.ts';
import { type FeaturesTold, withToldFeatures } from './told-features.ts';

/** What `propose` found for a card; committed, so that a build needs nothing from outside the repository. */
export interface Facts {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  readonly opening_hours?: string;
  readonly past_hours?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly wikidata?: string;
  /** The source of position and address, and the date of its file. */
  readonly from?: Provenance;
  /** Where the position comes from, where it is not that source's. */
  readonly placed?: Provenance;
}

/** The lines of facts.jsonl. */
export const factsIn = (text: string): Facts[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Facts);

/** The city's index of streets and its districts, for addresses and positions. */
interface Ground {
  readonly streets: StreetBook;
  readonly locate: Locate;
  readonly terraces: ReadonlyMap<string, TerraceFact>;
  /** What descriptions tell. */
  readonly features: FeaturesTold;
  /** What editors know beside the cards. */
  readonly known: FactsKnown;
  /** What places are likely to cost. */
  readonly guesses: Guesses;
}

export function placeRows(cards: readonly Card[], facts: readonly Facts[], ground: Ground): CatalogueRow[] {
  const factsOf = new Map(facts.map((each) => [each.id, each]));
  return cards.map((card) => {
    const found = factsOf.get(card.id);
    if (found === undefined) throw new Error(`${card.id}: no facts; run "propose" or add an "at" line`);
    const row = withTerrace(placeRow(card, withDoor(card, found, ground)), ground.terraces.get(card.id));
    return withLikelyPrice(withKnownFacts(withToldFeatures(row, ground.features), ground.known), ground.guesses);
  });
}

/** The card's address wins; the door of the index places what lies too far from it. */
function withDoor(card: Card, facts: Facts, { streets, locate }: Ground): Facts {
  const written = card.lines.a ?? facts.address;
  if (written === undefined) return facts;
  const from: Point = { latDeg: facts.lat, lngDeg: facts.lng };
  const place = { address: written, position: from, categories: card.categories };
  const { address = written, position, isMoved } = atOwnDoor(streets, place);
  if (!isMoved) return { ...facts, address };
  const { latDeg: lat, lngDeg: lng } = position;
  return { ...facts, address, lat, lng, ...locate(position), placed: DOOR };
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
    ...optional('address', facts.address),
    ...optional('district', facts.district),
    ...optional('barrio', facts.barrio),
    ...optional('opening_hours', hoursOf(card, facts)),
    ...optional('past_hours', pastHoursOf(card, facts)),
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
    ...(facts.from || facts.placed ? { provenance: provenanceOf(card, facts) } : {}),
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

/** What is likely, where neither the card nor a source tells the hours of today. */
const pastHoursOf = (card: Card, facts: Facts): string | undefined =>
  card.lines.h === undefined && hoursOf(card, facts) === undefined ? facts.past_hours : undefined;

/** The fields that came from an official file rather than from the editors. */
function provenanceOf(card: Card, facts: Facts): Record<string, Provenance> {
  const { from, placed } = facts;
  const fields = [
    ...(card.lines.a === undefined && facts.address ? ['address'] : []),
    ...(card.lines.h === undefined && hoursOf(card, facts) ? ['opening_hours'] : []),
    ...(pastHoursOf(card, facts) ? ['past_hours'] : []),
    ...(card.lines.n === undefined && facts.phone ? ['phone'] : []),
    ...(card.lines.u === undefined && facts.website ? ['website'] : []),
  ];
  const position = placed ?? from;
  return {
    ...(position && { position }),
    ...(from && Object.fromEntries(fields.map((field) => [field, from]))),
  };
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
