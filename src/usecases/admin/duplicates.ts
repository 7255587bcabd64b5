// Places of the catalogue that may be one and the same: what the resolver would not join by itself, for a person to judge.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '../../domain/catalogue.ts';
import { suspectsIn, type Twins } from '../../ingest/resolve/resolver.ts';
import type { Clock } from '../../system/clock.ts';

export interface Duplicates {
  /** The surest first. */
  readonly pairs: readonly Twins[];
  /** Places that were looked at, the best known first, of so many. */
  readonly looked: number;
  readonly places: number;
}

const SUSPECT = { withinM: 250, atLeast: 0.4 } as const;
const MOST_PAIRS = 200;
const BUDGET_MS = 5_000;
/** Their words are indexed in one go, which nobody should feel; of a larger catalogue the best known are looked at. */
const MOST_PLACES = 20_000;
/** Requests that come meanwhile wait for no more than this. */
const TURN_MS = 10;

const known = new WeakMap<Catalogue, Promise<Duplicates>>();

/** Worked out once for a catalogue, in small turns and in bounded time. Places that are closed for good are left out. */
export function likelyDuplicates(catalogue: Catalogue, clock: Clock): Promise<Duplicates> {
  const found = known.get(catalogue) ?? search(catalogue, clock);
  known.set(catalogue, found);
  return found;
}

async function search(catalogue: Catalogue, clock: Clock): Promise<Duplicates> {
  const places = catalogue.places.filter(({ closedForGood }) => !closedForGood);
  const pairs: Twins[] = [];
  let looked = 0;
  const start = clock.now().getTime();
  let turnEnds = start + TURN_MS;
  for (const found of suspectsIn(places.slice(0, MOST_PLACES), SUSPECT)) {
    pairs.push(...found);
    looked++;
    const now = clock.now().getTime();
    if (now - start > BUDGET_MS) break;
    if (now < turnEnds) continue;
    await nextTurn();
    turnEnds = clock.now().getTime() + TURN_MS;
  }
  const surest = pairs.sort((a, b) => b.match.score - a.match.score || (a.one.id < b.one.id ? -1 : 1));
  return { pairs: surest.slice(0, MOST_PAIRS), looked, places: places.length };
}
