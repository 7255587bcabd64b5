// What lists are like beside being right: how much of the catalogue they show, how little known, how varied.
import type { Place } from '../../../src/domain/place.ts';
import { labelsOf } from './calibration.ts';

/** Share of the catalogue that appears in at least one list. */
export function coverage(lists: readonly Uint32Array[], places: number): number {
  return new Set(lists.flatMap((list) => [...list])).size / places;
}

/** Mean surprise of what is shown, in bits: -log2 of the share of all visits that a place had; one visit for the unvisited. */
export function novelty(lists: readonly Uint32Array[], visits: ArrayLike<number>): number {
  let total = 0;
  for (let row = 0; row < visits.length; row++) total += visits[row]!;
  let bits = 0;
  let shown = 0;
  for (const list of lists) {
    for (const row of list) {
      bits -= Math.log2(Math.max(1, visits[row]!) / Math.max(1, total));
      shown++;
    }
  }
  return shown === 0 ? 0 : bits / shown;
}

/** Mean over pairs within a list of how little their labels (categories and cuisines) overlap: 0 alike, 1 nothing shared. */
export function diversity(lists: readonly Uint32Array[], places: readonly Place[]): number {
  const means = lists.filter(({ length }) => length > 1).map((list) => pairMean([...list], places));
  return means.length === 0 ? 0 : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

function pairMean(list: readonly number[], places: readonly Place[]): number {
  let sum = 0;
  let pairs = 0;
  for (let first = 0; first < list.length; first++) {
    for (let second = 0; second < first; second++) {
      sum += 1 - overlap(new Set(labelsOf(places[list[first]!]!)), new Set(labelsOf(places[list[second]!]!)));
      pairs++;
    }
  }
  return sum / pairs;
}

/** Jaccard; two places without labels share nothing. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((label) => b.has(label)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
