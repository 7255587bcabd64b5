// Learns what makes the first ten of a list right: LambdaRank for a linear utility whose weights may depend on the question.
import { seededRandom, shuffle } from '../../src/math/random.ts';
import { climberOn } from './adam.ts';
import { spreadsIn } from './spreads.ts';

/** One question: things that may be shown, and which of them were right. */
export interface Question {
  /** One row of features a thing. */
  readonly features: Float32Array;
  readonly hits: Uint8Array;
  /** How many were to be found, among the things or not. */
  readonly wanted: number;
  /** What is known of the question itself; the first is 1. */
  readonly gates: Float64Array;
}

export interface RankingForm {
  readonly features: number;
  readonly gates: number;
  /** Whether this feature's weight depends on this gate. */
  readonly isUsed: (feature: number, gate: number) => boolean;
}

/** Gates x features: the weight of feature f in a question is the sum over gates of gate times `weights[gate * features + f]`. */
export interface RankingWeights {
  readonly weights: Float64Array;
  /** Mean over the questions, as they were ranked in the last round. */
  readonly ndcg10: number;
}

const DEPTH = 10;
const ROUNDS = 30;
const BATCH = 64;
/** Of the first round; the steps shrink to nothing in a straight line. */
const STEP = 0.02;
/** Pull towards 0, of weights in units of a feature's spread; stronger on what depends on the question. */
const RIDGE = { always: 4e-4, gated: 2e-3 } as const;
/** The last rounds' weights are averaged. */
const AVERAGED_FROM = 0.7;

const DISCOUNTS = Float64Array.from({ length: DEPTH }, (_, rank) => 1 / Math.log2(rank + 2));
const discountAt = (rank: number): number => (rank < DEPTH ? DISCOUNTS[rank]! : 0);

/**
 * Each pair of a right and a wrong thing pulls the weights by what exchanging the two would do to NDCG@10.
 * Source: Burges, Ragno and Le (2006), "Learning to rank with nonsmooth cost functions"; Burges (2010), MSR-TR-2010-82.
 *
 * @param start weights of the first gate, in units of each feature's spread
 */
export function learnToRank(
  questions: readonly Question[],
  form: RankingForm,
  start: Float64Array,
  seed: number,
): RankingWeights {
  const spreads = spreadsIn(questions, form.features).map((spread) => spread || 1);
  const scaled = questions.map((each) => ({
    ...each,
    features: each.features.map((value, at) => value / spreads[at % form.features]!),
  }));
  const size = form.features * form.gates;
  const weights = new Float64Array(size);
  weights.set(start);
  const climber = climberOn(weights);
  const ridge = ridgeOf(form);
  const order = Uint32Array.from(scaled.keys());
  const random = seededRandom(seed);
  const mean = new Float64Array(size);
  let averaged = 0;
  let ndcg10 = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    let total = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      const gradient = new Float64Array(size);
      for (const at of batch) total += addPulls(scaled[at]!, weights, form, gradient);
      climber.climb(slopesOf(gradient, batch.length, weights, ridge), STEP * (1 - round / ROUNDS));
    }
    ndcg10 = total / Math.max(1, order.length);
    if (round < AVERAGED_FROM * ROUNDS) continue;
    averaged++;
    weights.forEach((weight, at) => {
      mean[at]! += weight;
    });
  }
  return { weights: mean.map((sum, at) => sum / averaged / spreads[at % form.features]!), ndcg10 };
}

/** Infinite where the form has no weight. */
const ridgeOf = ({ features, gates, isUsed }: RankingForm): Float64Array =>
  Float64Array.from({ length: features * gates }, (_, at) => {
    const gate = Math.floor(at / features);
    if (!isUsed(at % features, gate)) return Number.POSITIVE_INFINITY;
    return gate === 0 ? RIDGE.always : RIDGE.gated;
  });

/** Where the form has no weight there is no slope. */
const slopesOf = (
  gradient: Float64Array,
  questions: number,
  weights: Float64Array,
  ridge: Float64Array,
): Float64Array =>
  gradient.map((sum, at) => (ridge[at] === Number.POSITIVE_INFINITY ? 0 : sum / questions - ridge[at]! * weights[at]!));

/** What the features weigh in a question with these gates. */
export function weightsFor(weights: Float64Array, gates: Float64Array, features: number): Float64Array {
  const own = new Float64Array(features);
  gates.forEach((gate, at) => {
    for (let feature = 0; feature < features; feature++) own[feature]! += gate * weights[at * features + feature]!;
  });
  return own;
}

/** @returns NDCG@10 with the weights as they are */
function addPulls(
  question: Question,
  weights: Float64Array,
  { features }: RankingForm,
  gradient: Float64Array,
): number {
  const { hits, wanted, gates } = question;
  const own = weightsFor(weights, gates, features);
  const utilities = Float64Array.from(hits, (_, row) => {
    let sum = 0;
    for (let f = 0; f < features; f++) sum += own[f]! * question.features[row * features + f]!;
    return sum;
  });
  const ranks = rankingOf(utilities);
  let ideal = 0;
  for (let rank = 0; rank < Math.min(DEPTH, wanted); rank++) ideal += DISCOUNTS[rank]!;
  const { pulls, gained } = pullsIn(utilities, ranks, hits, ideal);
  const byFeature = new Float64Array(features);
  pulls.forEach((pull, row) => {
    if (pull !== 0) for (let f = 0; f < features; f++) byFeature[f]! += pull * question.features[row * features + f]!;
  });
  gates.forEach((gate, at) => {
    for (let f = 0; f < features; f++) gradient[at * features + f]! += gate * byFeature[f]!;
  });
  return gained / ideal;
}

function pullsIn(utilities: Float64Array, ranks: Uint32Array, hits: Uint8Array, ideal: number) {
  const pulls = new Float64Array(hits.length);
  let gained = 0;
  for (let right = 0; right < hits.length; right++) {
    if (hits[right] === 0) continue;
    const worth = discountAt(ranks[right]!);
    gained += worth;
    for (let wrong = 0; wrong < hits.length; wrong++) {
      if (hits[wrong] !== 0) continue;
      const exchange = Math.abs(worth - discountAt(ranks[wrong]!)) / ideal;
      if (exchange === 0) continue;
      const pull = exchange / (1 + Math.exp(utilities[right]! - utilities[wrong]!));
      pulls[right]! += pull;
      pulls[wrong]! -= pull;
    }
  }
  return { pulls, gained };
}

/** Where each thing stands, the first being 0. */
function rankingOf(utilities: Float64Array): Uint32Array {
  const order = Array.from(utilities.keys()).sort((a, b) => utilities[b]! - utilities[a]!);
  const ranks = new Uint32Array(order.length);
  order.forEach((at, rank) => {
    ranks[at] = rank;
  });
  return ranks;
}
