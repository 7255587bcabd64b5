// Choices that a seed makes.
import type { Random } from '../../../src/math/random.ts';

export const oneOf = <T>(items: readonly T[], random: Random): T => {
  if (items.length === 0) throw new Error('nothing to choose from');
  return items[random.below(items.length)] as T;
};

export const chance = (share: number, random: Random): boolean => random.next() < share;

export const between = (low: number, high: number, random: Random): number => low + random.below(high - low + 1);
