// Learns the proportions of the ensemble from people of whom part is hidden: whose mix would have found the hidden part?
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import { type Random, seededRandom, shuffle } from '../../math/random.ts';
import { TopK } from '../../math/topk.ts';
import type { Recommender } from '../recommender.ts';
import { BUCKETS, bucketOf } from './known.ts';
import { type EnsembleModel, MEMBERS, type MemberMethod, type MemberWeights, spreadOf, UNLEARNED } from './model.ts';

export interface LearnOptions {
  readonly seed: number;
  /** At most this many people are asked for each bucket. */
  readonly peoplePerBucket: number;
}

export const LEARN_DEFAULTS: LearnOptions = { seed: 1, peoplePerBucket: 200 };

/** A rating from here on counts as found rightly. */
const GOOD_RATING = 4;
/** The unlearned proportions weigh as much as this many people... */
const PRIOR_PEOPLE = 30;
/** ...and what is right for everybody as much as this many of a bucket's own: a hundred people are easily fooled. */
const COMMON_PEOPLE = 150;
/** Enough for proportions that are right for everybody; more only take time. */
const COMMON_CASES = 600;
const STEPS = [0, 0.25, 0.5, 0.8, 1.25, 2];
const ROUNDS = 2;
const CUTOFF = 20;

/**
 * Coordinate ascent on NDCG@20 for each bucket, shrunk towards what is right for all who have rated anything, and that
 * towards the unlearned proportions where few people speak.
 * @param people who had no part in training the members
 */
export function learnEnsemble(
  catalogue: Catalogue,
  members: readonly Recommender[],
  people: readonly Profile[],
  { seed, peoplePerBucket }: LearnOptions,
): EnsembleModel {
  const random = seededRandom(seed);
  const rows = Uint32Array.from(catalogue.places.keys());
  const cases = Array.from({ length: BUCKETS }, (): Case[] => []);
  for (const person of shuffle([...people.keys()], random).map((at) => people[at]!)) {
    for (const partial of partialProfiles(person, random)) {
      const bucket = cases[bucketOf(partial.known)]!;
      if (bucket.length < peoplePerBucket) pushCase(bucket, caseOf(catalogue, members, rows, partial));
    }
  }
  const common = commonMix(cases, members);
  return {
    weights: cases.map((bucket, at) => {
      const unlearned = normalised(UNLEARNED.weights[at]!);
      const prior = hasHistory(at) ? blend(common.mix, unlearned, common.people, PRIOR_PEOPLE) : unlearned;
      const own = bestMix(bucket, members, prior);
      return blend(own, prior, bucket.length, hasHistory(at) ? COMMON_PEOPLE : PRIOR_PEOPLE);
    }),
  };
}

/** Buckets come in pairs, without and with stated likings; those of the first pair have rated nothing. */
const hasHistory = (bucket: number): boolean => bucket >= 2;

function commonMix(cases: readonly (readonly Case[])[], members: readonly Recommender[]) {
  const told = cases.filter((_, bucket) => hasHistory(bucket)).flat();
  const stride = Math.max(1, Math.ceil(told.length / COMMON_CASES));
  const all = told.filter((_, at) => at % stride === 0);
  return { mix: bestMix(all, members, normalised(UNLEARNED.weights[BUCKETS - 2]!)), people: all.length };
}

interface PartialProfile {
  readonly known: Profile;
  readonly hidden: ReadonlySet<PlaceId>;
}

/** The same person as a stranger, a newcomer and a regular, with and without what they stated. */
function partialProfiles(person: Profile, random: Random): PartialProfile[] {
  const places = shuffle(
    [...person.places.keys()].map((_, at) => at),
    random,
  ).map((at) => [...person.places][at]!);
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
interface Case {
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

/** The top of the hill above the unlearned proportions or above any single member, whichever is highest. */
function bestMix(cases: readonly Case[], members: readonly Recommender[], unlearned: MemberWeights): MemberWeights {
  const alone = members.map(({ method }) => mapWeights((other) => (other === method ? 1 : 0)));
  const single = highest(cases, members, alone) ?? unlearned;
  const tops = [unlearned, single].map((start) => climb(cases, members, start));
  return highest(cases, members, tops) ?? unlearned;
}

function highest(
  cases: readonly Case[],
  members: readonly Recommender[],
  mixes: readonly MemberWeights[],
): MemberWeights | undefined {
  const merits = mixes.map((mix) => meanNdcg(cases, members, mix));
  return mixes[merits.indexOf(Math.max(...merits))];
}

function climb(cases: readonly Case[], members: readonly Recommender[], start: MemberWeights): MemberWeights {
  let top = start;
  let merit = meanNdcg(cases, members, top);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { method } of members) {
      const from = top;
      for (const step of STEPS) {
        const candidate = { ...from, [method]: Math.max(from[method as MemberMethod], 0.05) * step };
        const candidateMerit = meanNdcg(cases, members, candidate);
        if (candidateMerit > merit) [top, merit] = [candidate, candidateMerit];
      }
    }
  }
  return normalised(top);
}

/** Both sum to 1, and so does what comes of them. */
function blend(learned: MemberWeights, prior: MemberWeights, people: number, priorPeople: number): MemberWeights {
  const trust = people / (people + priorPeople);
  return mapWeights((method) => trust * learned[method] + (1 - trust) * prior[method]);
}

function normalised(weights: MemberWeights): MemberWeights {
  const total = MEMBERS.reduce((sum, method) => sum + weights[method], 0) || 1;
  return mapWeights((method) => weights[method] / total);
}

const mapWeights = (weightOf: (method: MemberMethod) => number): MemberWeights =>
  Object.fromEntries(MEMBERS.map((method) => [method, weightOf(method)])) as Record<MemberMethod, number>;

function meanNdcg(cases: readonly Case[], members: readonly Recommender[], weights: MemberWeights): number {
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
