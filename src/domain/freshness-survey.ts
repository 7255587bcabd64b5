// How fresh the facts of a catalogue are, counted by district, kind of place and source; and the places of which
// something is doubtful. Places that are closed for good are not looked at: nobody is told of them.
import type { Catalogue } from './catalogue.ts';
import { type DatedFact, type FactDate, factDates, knownFacts, sourceOf } from './freshness.ts';
import type { Place } from './place.ts';

export const GROUPINGS = ['district', 'category', 'source'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Known facts: within their half-life, doubtful (`freshness.ts`), and without a date. */
export interface FactCounts {
  readonly fresh: number;
  readonly doubtful: number;
  readonly undated: number;
}
export type CountsByFact = ReadonlyMap<DatedFact, FactCounts>;

export interface FreshnessSurvey {
  /** Places that were looked at. */
  readonly places: number;
  readonly total: CountsByFact;
  /** By the name of the group; '' is that of places without a district or a category. */
  readonly groups: Readonly<Record<Grouping, ReadonlyMap<string, CountsByFact>>>;
  /** In the order of the catalogue. */
  readonly doubtful: readonly DoubtfulPlace[];
}

export interface DoubtfulPlace {
  readonly row: number;
  readonly place: Place;
  /** Only the doubtful ones. */
  readonly facts: readonly FactDate[];
}

/** Between two steps others may compute; a step takes about a millisecond. */
const PLACES_A_STEP = 200;

/** @param today YYYY-MM-DD */
export function* surveyed({ places }: Pick<Catalogue, 'places'>, today: string): Generator<void, FreshnessSurvey> {
  const total: Counting = new Map();
  const groups = { district: new Map(), category: new Map(), source: new Map() } satisfies Record<Grouping, Groups>;
  const doubtful: DoubtfulPlace[] = [];
  let looked = 0;
  for (const [row, place] of places.entries()) {
    if (row % PLACES_A_STEP === PLACES_A_STEP - 1) yield;
    if (place.closedForGood) continue;
    looked++;
    const dates = new Map(factDates(place, today).map((date) => [date.fact, date]));
    for (const fact of knownFacts(place)) {
      const state = stateOf(dates.get(fact));
      add(total, fact, state);
      add(groupOf(groups.district, place.district ?? ''), fact, state);
      add(groupOf(groups.category, place.categories[0] ?? ''), fact, state);
      add(groupOf(groups.source, sourceOf(place, fact)), fact, state);
    }
    const facts = [...dates.values()].filter(({ isDoubtful }) => isDoubtful);
    if (facts.length > 0) doubtful.push({ row, place, facts });
  }
  return { places: looked, total, groups, doubtful };
}

type Counting = Map<DatedFact, Record<keyof FactCounts, number>>;
type Groups = Map<string, Counting>;

const stateOf = (date: FactDate | undefined): keyof FactCounts => {
  if (date === undefined) return 'undated';
  return date.isDoubtful ? 'doubtful' : 'fresh';
};

function groupOf(groups: Groups, name: string): Counting {
  const known = groups.get(name) ?? new Map();
  groups.set(name, known);
  return known;
}

function add(counting: Counting, fact: DatedFact, state: keyof FactCounts): void {
  const counts = counting.get(fact) ?? { fresh: 0, doubtful: 0, undated: 0 };
  counts[state]++;
  counting.set(fact, counts);
}

/** All kinds of facts together. */
export function summed(counts: CountsByFact): FactCounts {
  let [fresh, doubtful, undated] = [0, 0, 0];
  for (const each of counts.values()) {
    fresh += each.fresh;
    doubtful += each.doubtful;
    undated += each.undated;
  }
  return { fresh, doubtful, undated };
}

/**
 * How often people are told something doubtful of the place that is wrong by now. How well known a place is stands in
 * for meetings that nobody has counted yet: 1 to 32 of them.
 *
 * @param met how often the place was met of late
 */
export function worthChecking({ place, facts }: DoubtfulPlace, met: number): number {
  const wrong = facts.reduce((sum, { fact, belief }) => sum + TOLD[fact] * (1 - belief), 0);
  return wrong * (met + 2 ** place.prominence);
}

/** Share of the meetings with a place in which the fact is told or relied on: estimates. */
const TOLD: Readonly<Record<DatedFact, number>> = {
  ...{ name: 1, opening_hours: 1, address: 0.5, prices: 0.5, free_entry: 0.3, terrace_hours: 0.3 },
  ...{ website: 0.3, phone: 0.2, wheelchair: 0.1 },
};
