// Free-text search over the catalogue, and suggestions while typing.

import type { Point } from '../geo/point.ts';
import { factsAt } from '../search/facts.ts';
import { search } from '../search/search.ts';
import type { Suggestion } from '../search/suggest.ts';
import { rowsInCategories } from './places.ts';
import type { World } from './world.ts';

interface SearchQuery {
  readonly text: string;
  readonly categories?: readonly string[];
  readonly near?: Point | undefined;
}

export type SearchedWorld = Pick<World, 'recommend' | 'searching'>;

/** Rows that meet the question, best first; none where the catalogue has no evidence. */
export function searchPlaces(
  { recommend, searching }: SearchedWorld,
  { text, categories = [], near }: SearchQuery,
  now: Date,
): readonly number[] {
  const { catalogue } = recommend;
  const { rows } = search(searching().index, text, near, factsAt(catalogue, recommend.hours, now));
  if (categories.length === 0) return rows;
  const allowed = new Set(rowsInCategories(catalogue, categories));
  return rows.filter((row) => allowed.has(row));
}

interface SuggestQuery {
  readonly typed: string;
  readonly limit: number;
  readonly language: string;
  readonly from?: Point;
}

export const suggestPlaces = (
  { searching }: Pick<World, 'searching'>,
  { typed, ...query }: SuggestQuery,
): readonly Suggestion[] => searching().suggester.suggest(typed, query);
