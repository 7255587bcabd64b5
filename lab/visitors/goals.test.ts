// The visitors' goals ask for what the catalogue has: every place, attribute and rule in them is checked against it.
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Condition, fulfils } from '../relevance/conditions.ts';
import { type PlaceFacts, readCatalogue, readRows } from '../relevance/facts.ts';

interface Fact {
  readonly place?: string;
  readonly attribute: string;
  readonly silent?: boolean;
}

interface Outcome {
  readonly places?: Condition;
  readonly at_least?: number;
  readonly never?: Condition;
  readonly same_list_without?: Condition;
  readonly fact?: Fact;
  readonly pick?: { readonly of: readonly string[] | 'previous' };
  readonly mentions_one_of?: readonly string[];
  readonly directions?: { readonly to?: string };
  readonly plan?: { readonly includes_place?: readonly string[] };
  readonly says_any?: readonly string[];
}

interface Goal {
  readonly id: string;
  readonly now: string;
  readonly turns: readonly (readonly string[])[];
  readonly expect: readonly Outcome[];
}

const catalogue = readCatalogue();
const byId = new Map(catalogue.places.map((place) => [place.id, place]));

const FACTS: Readonly<Record<string, (place: PlaceFacts) => unknown>> = {
  opening_hours: (place) => place.opening_hours,
  free_entry: (place) => place.free_entry,
  price: (place) => place.prices?.length,
  phone: (place) => place.phone,
  website: (place) => place.website,
  address: (place) => place.address,
  wheelchair: (place) => place.wheelchair,
  visit_minutes: (place) => place.visit_minutes,
  kids: (place) => place.features?.includes('kids'),
  dogs: (place) => place.features?.includes('dogs'),
  terrace: (place) => place.features?.includes('outdoor_seating'),
};

const goalsOf = (language: string) =>
  ['open', 'blind'].flatMap((set) => readRows<Goal>(resolve(import.meta.dirname, set, `goals.${language}.jsonl`)));

function placesNamed({ fact, pick, mentions_one_of, directions, plan }: Outcome): string[] {
  const compared = pick && pick.of !== 'previous' ? pick.of : [];
  const single = [fact?.place, directions?.to].filter((id) => id !== undefined);
  return [...single, ...compared, ...(mentions_one_of ?? []), ...(plan?.includes_place ?? [])];
}

function faultsOf(outcome: Outcome): string[] {
  const faults = placesNamed(outcome)
    .filter((id) => !byId.has(id))
    .map((id) => `no place ${id}`);
  const { fact, places, at_least = 1 } = outcome;
  const place = fact?.place === undefined ? undefined : byId.get(fact.place);
  if (fact && !FACTS[fact.attribute]) faults.push(`no attribute ${fact.attribute}`);
  const known = fact && place && Boolean(FACTS[fact.attribute]?.(place));
  if (known === (fact?.silent ?? false)) faults.push(`${fact?.place} ${known ? 'has' : 'has no'} ${fact?.attribute}`);
  const count = (condition: Condition) => catalogue.places.filter((one) => fulfils(one, condition, catalogue)).length;
  if (places && count(places) < at_least) faults.push(`only ${count(places)} places for ${JSON.stringify(places)}`);
  for (const condition of [outcome.never, outcome.same_list_without]) {
    if (condition && count(condition) === 0) faults.push(`nothing fulfils ${JSON.stringify(condition)}`);
  }
  for (const pattern of outcome.says_any ?? []) new RegExp(pattern, 'u');
  return faults;
}

describe.each(['en', 'es'])('goals in %s', (language) => {
  const goals = goalsOf(language);

  test('there are enough, each with five ways to say each turn and one outcome a turn', () => {
    expect(goals.length).toBeGreaterThanOrEqual(120);
    expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length);
    const uneven = goals.filter(
      ({ turns, expect: outcomes }) =>
        turns.length !== outcomes.length || turns.some((ways) => new Set(ways).size !== 5),
    );
    expect(uneven.map(({ id }) => id)).toEqual([]);
    expect(goals.filter(({ now }) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(now))).toEqual([]);
  });

  test('every place, attribute and rule is in the catalogue', () => {
    const faults = goals.flatMap(({ id, expect: outcomes }) =>
      outcomes.flatMap(faultsOf).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
