// Likely duplicates in the catalogue that the resolver is not sure enough to join; an administrator decides.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { City } from '../../city/city.ts';
import type { DistinctPlaceRepository } from '../../db/distinct-places.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { suspectsIn, type Twins } from '../../ingest/resolve/resolver.ts';
import type { Clock } from '../../system/clock.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';

interface Duplicates {
  /** The surest first. */
  readonly pairs: readonly Twins[];
  /** Places that were looked at, the best known first, of so many. */
  readonly looked: number;
  readonly places: number;
}

const SUSPECT = { withinM: 250, atLeast: 0.4 } as const;
const MOST_PAIRS = 200;
/** Of these some are told apart, and the next take their place. */
const MOST_KEPT = 2_000;
const BUDGET_MS = 5_000;
/** Names are indexed without a pause, so of a larger catalogue only the most prominent places are compared. */
const MOST_PLACES = 20_000;
/** Requests that come meanwhile wait for no more than this. */
const TURN_MS = 10;

const known = new WeakMap<Catalogue, Promise<Duplicates>>();

export interface DuplicateDeps {
  readonly distinctPlaces: Pick<DistinctPlaceRepository, 'known'>;
  readonly clock: Clock;
  readonly city: Pick<City, 'name'>;
}

/**
 * Worked out once for a catalogue, in small turns and in bounded time. Left out are places that are closed for good, and
 * pairs that an administrator told apart.
 */
export async function likelyDuplicates(deps: DuplicateDeps, catalogue: Catalogue): Promise<Duplicates> {
  const search = known.get(catalogue) ?? searched(catalogue, deps);
  known.set(catalogue, search);
  const { pairs, ...extent } = await search;
  const areDistinct = await deps.distinctPlaces.known();
  const open = pairs.filter(({ one, other }) => !areDistinct(one.id, other.id));
  return { ...extent, pairs: open.slice(0, MOST_PAIRS) };
}

async function searched(
  catalogue: Catalogue,
  { clock, city }: Pick<DuplicateDeps, 'clock' | 'city'>,
): Promise<Duplicates> {
  // Fountains of one street have one name, and are as many.
  const places = catalogue.places.filter((place) => !place.closedForGood && !VOCABULARY.isConvenience(place));
  const pairs: Twins[] = [];
  let looked = 0;
  const start = clock.now().getTime();
  let turnEnds = start + TURN_MS;
  for (const found of suspectsIn(places.slice(0, MOST_PLACES), Object.values(city.name), SUSPECT)) {
    pairs.push(...found);
    looked++;
    const now = clock.now().getTime();
    if (now - start > BUDGET_MS) break;
    if (now < turnEnds) continue;
    await nextTurn();
    turnEnds = clock.now().getTime() + TURN_MS;
  }
  const surest = pairs.sort((a, b) => b.match.score - a.match.score || (a.one.id < b.one.id ? -1 : 1));
  return { pairs: surest.slice(0, MOST_KEPT), looked, places: places.length };
}
