// Does a list mix kinds of places as the person does? Who goes to museums and parks by halves should see both.
import type { Category } from '../../../src/domain/category.ts';
import type { Place } from '../../../src/domain/place.ts';

/** Keeps the divergence finite where a kind is missing from the list. */
const SMOOTHING = 0.01;

/** Shares of labels (categories and cuisines); a place with several gives each an equal part. */
export type Mix = ReadonlyMap<string, number>;

export function mixOf(places: readonly Place[]): Mix {
  const labelled = places.map(labelsOf).filter(({ length }) => length > 0);
  const mix = new Map<string, number>();
  for (const labels of labelled) {
    for (const label of labels) mix.set(label, (mix.get(label) ?? 0) + 1 / labels.length / labelled.length);
  }
  return mix;
}

/** The mix that somebody states, for want of places: each liking by how far it is above the neutral. */
export function statedMix(likings: ReadonlyMap<Category, number>): Mix {
  const liked = [...likings].filter(([, rating]) => rating > NEUTRAL_LIKING);
  const total = liked.reduce((sum, [, rating]) => sum + rating - NEUTRAL_LIKING, 0);
  return new Map(liked.map(([category, rating]) => [category, (rating - NEUTRAL_LIKING) / total]));
}

/** Middle of the scale from 0 to 5. */
const NEUTRAL_LIKING = 2.5;

/**
 * Kullback-Leibler divergence of the list's mix from the person's, in nats: 0 where they are alike.
 * Source: Steck (2018), "Calibrated recommendations".
 */
export function miscalibration(person: Mix, list: Mix): number {
  let divergence = 0;
  for (const [label, share] of person) {
    const shown = (1 - SMOOTHING) * (list.get(label) ?? 0) + SMOOTHING * share;
    divergence += share * Math.log(share / shown);
  }
  return Math.max(0, divergence);
}

export const labelsOf = ({ categories, cuisines }: Place): readonly string[] => [
  ...new Set([...categories, ...cuisines]),
];
