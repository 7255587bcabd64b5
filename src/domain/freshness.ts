// How old a fact of a place is, and how far it can still be believed: opening hours of a bar change sooner than a door.
import type { Category } from './category.ts';
import { ADMINISTRATOR, type Place, type Provenance } from './place.ts';

/** Facts that grow old, as the API names them. `name`: the place is still there, under this name. */
export const DATED_FACTS = [
  ...(['name', 'address', 'opening_hours', 'terrace_hours', 'free_entry', 'prices'] as const),
  ...(['phone', 'website', 'wheelchair'] as const),
] as const;
export type DatedFact = (typeof DATED_FACTS)[number];

export interface FactDate {
  readonly fact: DatedFact;
  /** YYYY, YYYY-MM or YYYY-MM-DD: when the source of the fact was made, or an administrator confirmed it. */
  readonly asOf: string;
  /** Share of such facts that still hold by now, 0 to 1: halved each half-life. */
  readonly belief: number;
  /** Older than its half-life, or contradicted by another sign at the door: said with its date. */
  readonly isDoubtful: boolean;
}

/**
 * The date of each known fact of a place. A fact without a date is left out.
 *
 * @param today YYYY-MM-DD
 */
export function factDates(place: Place, today: string): FactDate[] {
  return knownFacts(place).flatMap((fact): FactDate[] => {
    const asOf = dateOf(place, fact);
    if (asOf === undefined) return [];
    const belief = 0.5 ** (Math.max(0, yearsBetween(asOf, today)) / halfLifeYears(fact, place.categories[0]));
    const isContradicted = fact === 'name' && isSignNewer(place, asOf);
    return [{ fact, asOf, belief: isContradicted ? belief / 2 : belief, isDoubtful: belief < 0.5 || isContradicted }];
  });
}

/** Facts that have a date, or should have one. */
export const knownFacts = (place: Place): DatedFact[] => DATED_FACTS.filter((fact) => isKnown(place, fact));

/** Where a fact comes from: its own source, or the row's. */
export const sourceOf = (place: Place, fact: DatedFact): string => originOf(place, fact)?.source ?? place.source;

/** Whoever looked after the sign was seen knows better, also on the same day. */
function isSignNewer({ otherSign, confirmed }: Place, asOf: string): boolean {
  if (otherSign === undefined) return false;
  return confirmed?.name === undefined ? otherSign.asOf >= asOf : otherSign.asOf > asOf;
}

/**
 * Years after which half of such facts have changed: estimates. Of hours of bars of 2017 to 2021 29 %
 * to 53 % agree with the records of 2026 for nine tenths of the time (docs/catalogue.md).
 */
export function halfLifeYears(fact: DatedFact, main: Category | undefined): number {
  const isLasting = main !== undefined && LASTING.has(main);
  return HALF_LIVES[fact][isLasting ? 1 : 0];
}

/** Of what opens and closes with the times, and of what has stood for long. */
const HALF_LIVES: Readonly<Record<DatedFact, readonly [number, number]>> = {
  name: [8, 40],
  address: [12, 40],
  opening_hours: [3, 6],
  terrace_hours: [4, 4],
  free_entry: [3, 5],
  prices: [2, 3],
  phone: [6, 10],
  website: [5, 8],
  wheelchair: [10, 15],
};

const LASTING: ReadonlySet<Category> = new Set<Category>([
  ...(['museums', 'monuments', 'places of worship', 'parks', 'gardens', 'nature', 'view points', 'libraries'] as const),
]);

/** Field of a place by the name of its fact. */
export const FIELDS: Readonly<Record<DatedFact, keyof Place>> = {
  name: 'name',
  address: 'address',
  opening_hours: 'openingHours',
  terrace_hours: 'terraceHours',
  free_entry: 'freeEntry',
  prices: 'prices',
  phone: 'phone',
  website: 'website',
  wheelchair: 'wheelchair',
};

function isKnown(place: Place, fact: DatedFact): boolean {
  const value = place[FIELDS[fact]];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** The day on which it was confirmed, or the date of its source, if that is younger. */
function dateOf(place: Place, fact: DatedFact): string | undefined {
  const [confirmedOn, ofSource] = [place.confirmed?.[fact], sourceDateOf(place, fact)];
  if (confirmedOn === undefined || ofSource === undefined) return confirmedOn ?? ofSource;
  return confirmedOn > ofSource ? confirmedOn : ofSource;
}

/** The oldest price, the fact's own source, or the row's. */
export function sourceDateOf(place: Place, fact: DatedFact): string | undefined {
  const dates = fact === 'prices' ? place.prices.flatMap(({ asOf }) => asOf ?? []) : [];
  const [oldest] = dates.toSorted();
  return oldest ?? originOf(place, fact)?.asOf ?? place.checkedOn;
}

/**
 * Files name facts as the API does, imports and administrators by the field. No import changes what an administrator
 * wrote, so that holds, even beside the file's own.
 */
function originOf({ provenance }: Place, fact: DatedFact): Provenance | undefined {
  const ofField = provenance[FIELDS[fact]];
  return ofField?.source === ADMINISTRATOR ? ofField : (provenance[fact] ?? ofField);
}

const DAYS_PER_YEAR = 365.25;
const MS_PER_DAY = 86_400_000;

/** A year or a month is taken from its last day on: nothing is called older than it may be. */
function yearsBetween(asOf: string, today: string): number {
  const [year = 0, month = 12, day] = asOf.split('-').map(Number);
  const from = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
  return (Date.parse(`${today}T00:00:00Z`) - from) / MS_PER_DAY / DAYS_PER_YEAR;
}
