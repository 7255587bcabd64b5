// Learns the proportions of the ensemble from people of whom part is hidden: whose mix would have found the hidden part?
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Recommender } from '../recommender.ts';
import { type Case, casesByBucket, meanNdcg } from './cases.ts';
import { BUCKETS } from './known.ts';
import { type EnsembleModel, MEMBERS, type MemberMethod, type MemberWeights, UNLEARNED } from './model.ts';

interface LearnOptions {
  readonly seed: number;
  /** At most this many people are asked for each bucket. */
  readonly peoplePerBucket: number;
}

export const LEARN_DEFAULTS: LearnOptions = { seed: 1, peoplePerBucket: 200 };

/** The unlearned proportions weigh as much as this many people... */
const PRIOR_PEOPLE = 30;
/** ...and what is right for everybody as much as this many of a bucket's own: a hundred people are easily fooled. */
const COMMON_PEOPLE = 150;
/** Enough for proportions that are right for everybody; more only take time. */
const COMMON_CASES = 600;
const STEPS = [0, 0.25, 0.5, 0.8, 1.25, 2];
const ROUNDS = 2;

/**
 * Coordinate ascent on NDCG@20 for each bucket, shrunk towards what is right for all who have rated anything, and that
 * towards the unlearned proportions where few people speak.
 * @param people who had no part in training the members
 */
export function learnEnsemble(
  catalogue: Catalogue,
  members: readonly Recommender[],
  people: readonly Profile[],
  options: LearnOptions,
): EnsembleModel {
  const cases = casesByBucket(catalogue, members, people, options);
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
