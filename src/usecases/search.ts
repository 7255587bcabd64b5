// Free text over the catalogue: words and meaning, nearer places first where a position is given.
import { distanceM, type Point } from '../geo/point.ts';
import { rowsInCategories } from './places.ts';
import type { World } from './world.ts';

interface SearchQuery {
  readonly text: string;
  readonly categories?: readonly string[];
  readonly near?: Point | undefined;
}

/** With a position, half of a match is left at this distance. */
const HALF_AT_M = 2_500;

/** Rows that meet the question, best first. */
export function searchPlaces(
  { recommend, textIndex }: Pick<World, 'recommend' | 'textIndex'>,
  { text, categories = [], near }: SearchQuery,
): readonly number[] {
  const { catalogue } = recommend;
  const allowed = categories.length === 0 ? undefined : new Set(rowsInCategories(catalogue, categories));
  const matches = textIndex
    .search(text)
    .filter(({ row }) => (allowed?.has(row) ?? true) && !catalogue.places[row]?.closedForGood);
  if (!near) return matches.map(({ row }) => row);
  return matches
    .map(({ row, score }) => ({ row, score: score * nearness(distanceM(near, catalogue.places[row]!.position)) }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .map(({ row }) => row);
}

const nearness = (distance: number): number => 0.5 ** (distance / HALF_AT_M);
