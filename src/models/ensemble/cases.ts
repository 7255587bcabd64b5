// Questions from which the ensemble learns: people of whom part is hidden, and what each member says of every place.
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import { type Random, seededRandom, shuffle } from '../../math/random.ts';
import { TopK } from '../../math/topk.ts';
import type { Recommender } from '../recommender.ts';
import { BUCKETS, bucketOf } from './known.ts';
import { type MemberMethod, type MemberWeights, spreadOf } from './model.ts';

/** A rating from here on counts as found rightly. */
const GOOD_RATING = 4;
const CUTOFF = 20;

/** Numbers of four bytes that all cases may hold together: a large catalogue is asked about fewer people. */
const MOST_CELLS = 100_000_000;
const FEWEST_CASES = 20;

export function casesByBucket(
  catalogue: Catalogue,
  members: readonly Recommender[],
  people: readonly Profile[],
  { seed, peoplePerBucket }: { readonly seed: number; readonly peoplePerBucket: number },
): readonly (readonly Case[])[] {
  const random = seededRandom(seed);
  const rows = Uint32Array.from(catalogue.places.keys());
  const room = Math.floor(MOST_CELLS / (BUCKETS * (members.length + 1) * rows.length));
  const casesPerBucket = Math.min(peoplePerBucket, Math.max(FEWEST_CASES, room));
  const cases = Array.from({ length: BUCKETS }, (): Case[] => []);
  for (const person of shuffle([...people.keys()], random).map((at) => people[at]!)) {
    for (const partial of partialProfiles(person, random)) {
      const bucket = cases[bucketOf(partial.known)]!;
      if (bucket.length < casesPerBucket) pushCase(bucket, caseOf(catalogue, members, rows, partial));
    }
  }
  return cases;
}

interface PartialProfile {
  readonly known: Profile;
  readonly hidden: ReadonlySet<PlaceId>;
}

/** The same person as a stranger, a newcomer and a regular, with and without what they stated. */
function partialProfiles(person: Profile, random: Random): PartialProfile[] {
  const rated = [...person.places];
  const places = shuffle([...rated.keys()], random).map((at) => rated[at]!);
  return [0, 2, 5, Math.floor(places.length * 0.8)]
    .filter((count, at, counts) => count < places.length && counts.indexOf(count) === at)
    .flatMap((count) => {
      const hidden = new Set(
        places
          .slice(count)
          .filter(([, rating]) => rating >= GOOD_RATING)
          .map(([placeId]) => placeId),
      );
      const known = { ...person, places: new Map(places.slice(0, count)) };
      const unstated: Profile = { ...known, categories: new Map() };
      return (person.categories.size > 0 ? [known, unstated] : [unstated]).map((each) => ({ known: each, hidden }));
    });
}

/** One partial profile: each member's opinion of every place in units of its spread, and what should be found. */
export interface Case {
  readonly opinions: readonly (Float32Array | undefined)[];
  readonly candidates: Uint32Array;
  readonly good: ReadonlySet<number>;
}

function pushCase(bucket: Case[], found: Case | undefined): void {
  if (found) bucket.push(found);
}

function caseOf(
  catalogue: Catalogue,
  members: readonly Recommender[],
  rows: Uint32Array,
  { known, hidden }: PartialProfile,
): Case | undefined {
  const good = new Set([...hidden].map((placeId) => catalogue.rowOf.get(placeId)).filter((row) => row !== undefined));
  const opinions = members.map((member) => opinionOf(member.score(known, rows)));
  if (good.size === 0 || opinions.every((opinion) => opinion === undefined)) return undefined;
  const candidates = rows.filter((row) => !known.places.has(catalogue.places[row]!.id));
  return { opinions, candidates, good };
}

function opinionOf(scores: Float32Array): Float32Array | undefined {
  const { count, mean, spread } = spreadOf(scores);
  return count === 0 ? undefined : scores.map((score) => (Number.isNaN(score) ? mean : score) / spread);
}

/** NDCG@20 of a mix, over all cases. */
export function meanNdcg(cases: readonly Case[], members: readonly Recommender[], weights: MemberWeights): number {
  let sum = 0;
  for (const each of cases) sum += ndcgOf(each, members, weights);
  return cases.length === 0 ? 0 : sum / cases.length;
}

function ndcgOf({ opinions, candidates, good }: Case, members: readonly Recommender[], weights: MemberWeights): number {
  const shares = members.map(({ method }, at) => (opinions[at] ? weights[method as MemberMethod] : 0));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return 0;
  const scores = new Float32Array(candidates.length);
  opinions.forEach((opinion, member) => {
    const share = shares[member]! / total;
    if (opinion && share > 0)
      for (let at = 0; at < scores.length; at++) scores[at]! += share * opinion[candidates[at]!]!;
  });
  const best = new TopK(CUTOFF);
  best.offerAll(scores);
  const list = new Uint32Array(best.size);
  best.drainInto(list);
  const gain = list.reduce((sum, at, rank) => sum + (good.has(candidates[at]!) ? 1 / Math.log2(rank + 2) : 0), 0);
  let ideal = 0;
  for (let rank = 0; rank < Math.min(CUTOFF, good.size); rank++) ideal += 1 / Math.log2(rank + 2);
  return gain / ideal;
}
