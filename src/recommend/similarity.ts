// How much one place makes another redundant in the same list.
import { chordToM } from '../geo/point.ts';
import { shareCategory } from './category-column.ts';
import type { Snapshot } from './snapshot.ts';
import { NEIGHBOURS_WITHIN_M, SIMILARITY } from './weights.ts';

/** 0 (nothing in common) to 1 (the same again), symmetric. */
export function similarity(snapshot: Snapshot, a: number, b: number): number {
  const { chain } = snapshot;
  if (chain[a] !== 0 && chain[a] === chain[b]) return SIMILARITY.sameChain;
  return byCategory(snapshot, a, b) + byCuisine(snapshot, a, b) + byNeighbourhood(snapshot, a, b);
}

function byCategory({ mainCategory, categories }: Snapshot, a: number, b: number): number {
  if (mainCategory[a] === mainCategory[b]) return SIMILARITY.sameMainCategory;
  return shareCategory(categories, a, b) ? SIMILARITY.sharedCategory : 0;
}

function byCuisine({ catalogue: { places } }: Snapshot, a: number, b: number): number {
  const [mine, theirs] = [places[a]?.cuisines ?? [], places[b]?.cuisines ?? []];
  return mine.length > 0 && mine.some((cuisine) => theirs.includes(cuisine)) ? SIMILARITY.sameCuisine : 0;
}

function byNeighbourhood({ unitXyz }: Snapshot, a: number, b: number): number {
  const dx = (unitXyz[3 * a] as number) - (unitXyz[3 * b] as number);
  const dy = (unitXyz[3 * a + 1] as number) - (unitXyz[3 * b + 1] as number);
  const dz = (unitXyz[3 * a + 2] as number) - (unitXyz[3 * b + 2] as number);
  return SIMILARITY.neighbour * Math.max(0, 1 - chordToM(dx * dx + dy * dy + dz * dz) / NEIGHBOURS_WITHIN_M);
}
