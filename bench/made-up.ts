// A made-up city for measuring recommendations: places and models of the right sizes (what a number is does not change
// how long it takes to multiply it); `transfer` and the word space are the shipped ones.

import { simulatedCity } from '../lab/people/simulated-city.ts';
import { hoursOf } from '../src/compose/city-hours.ts';
import { shippedModels, shippedTransfer } from '../src/compose/shipped-models.ts';
import { type Catalogue, sourceRatings } from '../src/domain/catalogue.ts';
import type { Method } from '../src/domain/method.ts';
import type { Profile } from '../src/domain/profile.ts';
import { seededRandom } from '../src/math/random.ts';
import type { SparseRows } from '../src/math/sparse.ts';
import { affinity } from '../src/models/affinity.ts';
import { bindAutoencoder } from '../src/models/autoencoder/model.ts';
import { bindEnsemble, UNLEARNED } from '../src/models/ensemble/model.ts';
import { columnsOf } from '../src/models/interactions/columns.ts';
import { bindSvd } from '../src/models/svd/model.ts';
import { explain } from '../src/recommend/explain.ts';
import { recommend } from '../src/recommend/recommend.ts';
import { type Snapshot, snapshotOf } from '../src/recommend/snapshot.ts';
import { MADRID } from '../tests/support/city.ts';

export const SEED = 20_260_515;
export const RANK = 128;
const NEIGHBOURS = 60;
const LIMIT = 10;

/** Processor time of one answer, in milliseconds, after some for warming up. */
export function cpuMs(snapshot: Snapshot, method: Method, reviews: number, requests: number): number {
  const once = (at: number) => answer(snapshot, method, profileOf(snapshot.catalogue, reviews, at));
  for (let at = 0; at < Math.min(requests, 100); at++) once(at);
  const before = process.cpuUsage();
  for (let at = 0; at < requests; at++) once(at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

/** A list and its explanations, as the endpoint makes them. */
export function answer(snapshot: Snapshot, method: Method, profile: Profile): number {
  const position = { latDeg: 40.4168, lngDeg: -3.7038 };
  const list = recommend(snapshot, { profile, position, limit: LIMIT, method });
  const context = { city: MADRID, list, profile, catalogue: snapshot.catalogue, language: 'en' as const };
  return list.items.reduce((length, item) => length + explain(item, context).length, 0);
}

export function profileOf({ places }: Catalogue, reviews: number, seed: number): Profile {
  const random = seededRandom(SEED + seed);
  const rated = Array.from({ length: reviews }, () => places[random.below(places.length)]!.id);
  return {
    categories: new Map([
      ['museums', 5],
      ['parks', 4],
      ['dance clubs', 0],
      ['cafes', 3.5],
    ]),
    places: new Map(rated.map((id) => [id, 1 + random.below(5)])),
  };
}

export function madeUpSnapshot(size: number): Snapshot {
  const { catalogue } = simulatedCity({ places: size, people: 1, reviews: 1, seed: SEED });
  const ratings = sourceRatings(catalogue);
  const members = [madeUpSvd(catalogue), madeUpAutoencoder(catalogue), ...shippedModels()(catalogue, ratings)];
  const trained = [...members, bindEnsemble(UNLEARNED, catalogue, members)];
  return snapshotOf({
    city: MADRID,
    catalogue,
    ratings,
    hours: hoursOf(MADRID),
    affinity: affinity(catalogue, ratings),
    trained: new Map(trained.map((each) => [each.method as Method, each])),
    decay: shippedTransfer().curves,
  });
}

function madeUpSvd(catalogue: Catalogue) {
  const random = seededRandom(SEED);
  const columns = columnsOf(catalogue.places.map(({ id }) => id));
  const factors = () => filled(new Float32Array(columns.count * RANK), () => random.next() - 0.5);
  const strengths = Float32Array.from({ length: RANK }, (_, k) => 1 / (1 + k));
  return bindSvd({ columns, rank: RANK, lambda: 1, strengths, encode: factors(), decode: factors() }, catalogue);
}

function madeUpAutoencoder(catalogue: Catalogue) {
  const random = seededRandom(SEED);
  const columns = columnsOf(catalogue.places.map(({ id }) => id));
  const entries = columns.count * NEIGHBOURS;
  const apart = columns.count / NEIGHBOURS;
  const weights: SparseRows = {
    rows: columns.count,
    cols: columns.count,
    starts: Uint32Array.from({ length: columns.count + 1 }, (_, row) => row * NEIGHBOURS),
    // One column out of each stretch of the catalogue, so that they ascend.
    indices: filled(new Uint32Array(entries), (at) => Math.floor(((at % NEIGHBOURS) + random.next()) * apart)),
    values: filled(new Float32Array(entries), () => random.next()),
  };
  return bindAutoencoder({ columns, weights }, catalogue);
}

/** Typed arrays' own `from` is slow for hundreds of millions. */
function filled<Numbers extends Uint32Array | Float32Array>(
  numbers: Numbers,
  valueAt: (at: number) => number,
): Numbers {
  for (let at = 0; at < numbers.length; at++) numbers[at] = valueAt(at);
  return numbers;
}
