// The formula of the method: what a person's signs of taste make of a place's categories, stars and standing. The lab
// measures this very formula in cities that the weights were not learned in.
import type { TransferWeights } from './artifact.ts';
import { carriedOver, confidenceIn, type Sign, tasteOf } from './features.ts';

/** What a taste, or one sign's share of it, makes of every category: liked itself, or going with what is liked. */
export function pullOf(
  weights: TransferWeights,
  affinities: Float64Array,
  signs: readonly Sign[],
  among = signs,
): Float64Array {
  const taste = tasteOf(signs, Math.sqrt(affinities.length), among);
  const carried = carriedOver(taste, affinities);
  return taste.map((liking, category) => weights.own * liking + weights.carried * carried[category]!);
}

/** What standing weighs for a person who gave these signs. */
export const fameFactorOf = (weights: TransferWeights, signs: readonly Sign[]): number =>
  weights.standing + confidenceIn(signs) * weights.standingOnceKnown;

export const utilityOf = (
  weights: TransferWeights,
  matched: number,
  quality: number,
  fameFactor: number,
  standing: number,
): number => matched + weights.quality * quality + fameFactor * standing;
