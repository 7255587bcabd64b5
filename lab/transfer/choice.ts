// Conditional logit: what makes people choose one of several things, learned from what they chose.
import { solve } from '../../src/math/symmetric.ts';

/** One choice: `features` holds one row per alternative, the first row being what was chosen. */
export interface Choice {
  readonly features: Float64Array;
  readonly alternatives: number;
  /** Added to each utility as it is: -ln of how likely an alternative was drawn, where they were not drawn evenly. */
  readonly offsets?: Float64Array;
}

interface ChoiceModel {
  readonly weights: Float64Array;
  /** Mean log-probability of what was really chosen; -ln(alternatives) is chance. */
  readonly logLikelihood: number;
}

const MOST_STEPS = 25;
const CONVERGED = 1e-9;

/**
 * Most likely weights under a Gaussian prior around 0, by Newton's method (the likelihood is concave).
 *
 * @param width features an alternative
 * @param ridge prior precision of each weight, in choices; larger keeps the weight nearer to 0
 * @returns one weight a feature: utility is their inner product, and the chance of a choice is the softmax of utilities
 * Source: McFadden (1974), "Conditional logit analysis of qualitative choice behavior". Drawing the alternatives
 * at random leaves the estimate consistent, evenly or with the offsets above (McFadden 1978).
 */
export function fitChoices(choices: readonly Choice[], width: number, ridge: ArrayLike<number>): ChoiceModel {
  let weights = new Float64Array(width);
  let best = evaluate(choices, weights, ridge);
  for (let step = 0; step < MOST_STEPS; step++) {
    const direction = solve(best.curvature, best.gradient, width);
    const next = climb(choices, weights, direction, ridge, best.objective);
    if (!next) break;
    const gained = next.value.objective - best.objective;
    [weights, best] = [next.weights, next.value];
    if (gained < CONVERGED * choices.length) break;
  }
  return { weights, logLikelihood: best.likelihood / choices.length };
}

interface Evaluation {
  readonly objective: number;
  readonly likelihood: number;
  readonly gradient: Float64Array;
  /** Minus the Hessian, positive definite. */
  readonly curvature: Float64Array;
}

function evaluate(choices: readonly Choice[], weights: Float64Array, ridge: ArrayLike<number>): Evaluation {
  const width = weights.length;
  const gradient = new Float64Array(width);
  const curvature = new Float64Array(width * width);
  let likelihood = 0;
  for (const choice of choices) likelihood += addChoice(choice, weights, gradient, curvature);
  for (let at = 0; at < width; at++) {
    for (let other = 0; other < at; other++) curvature[other * width + at] = curvature[at * width + other]!;
  }
  let penalty = 0;
  for (let at = 0; at < width; at++) {
    const weight = weights[at] as number;
    const precision = ridge[at] as number;
    penalty += 0.5 * precision * weight * weight;
    gradient[at] = (gradient[at] as number) - precision * weight;
    curvature[at * width + at] = (curvature[at * width + at] as number) + precision;
  }
  return { objective: likelihood - penalty, likelihood, gradient, curvature };
}

/** Adds one choice's share of gradient and curvature; returns its log-probability. */
function addChoice(choice: Choice, weights: Float64Array, gradient: Float64Array, curvature: Float64Array): number {
  const width = weights.length;
  const { features, alternatives } = choice;
  const chances = chancesIn(choice, weights);
  const mean = new Float64Array(width);
  for (let row = 0; row < alternatives; row++) {
    for (let at = 0; at < width; at++) mean[at]! += chances[row]! * features[row * width + at]!;
  }
  const away = new Float64Array(width);
  for (let row = 0; row < alternatives; row++) {
    for (let at = 0; at < width; at++) away[at] = features[row * width + at]! - mean[at]!;
    for (let at = 0; at < width; at++) {
      const pull = chances[row]! * away[at]!;
      if (pull !== 0) for (let other = 0; other <= at; other++) curvature[at * width + other]! += pull * away[other]!;
    }
  }
  for (let at = 0; at < width; at++) gradient[at]! += features[at]! - mean[at]!;
  return Math.log(chances[0] as number);
}

function chancesIn({ features, alternatives, offsets }: Choice, weights: Float64Array): Float64Array {
  const width = weights.length;
  const utilities = Float64Array.from({ length: alternatives }, (_, row) => offsets?.[row] ?? 0);
  for (let row = 0; row < alternatives; row++) {
    for (let at = 0; at < width; at++) utilities[row]! += weights[at]! * features[row * width + at]!;
  }
  const most = utilities.reduce((a, b) => Math.max(a, b));
  const exponentials = utilities.map((utility) => Math.exp(utility - most));
  const sum = exponentials.reduce((a, b) => a + b);
  return exponentials.map((each) => each / sum);
}

/** The longest of ever shorter steps that improves the objective; undefined when none does. */
function climb(
  choices: readonly Choice[],
  from: Float64Array,
  direction: Float64Array,
  ridge: ArrayLike<number>,
  objective: number,
) {
  for (let length = 1; length > 1e-4; length /= 2) {
    const weights = from.map((weight, at) => weight + length * direction[at]!);
    const value = evaluate(choices, weights, ridge);
    if (value.objective > objective) return { weights, value };
  }
  return undefined;
}
