// Free-text search over the catalogue, and suggestions while typing.

import type { Point } from '../geo/point.ts';
import { type Asking, search } from '../search/search.ts';
import type { Suggestion } from '../search/suggest-entries.ts';
import { cityMoment } from './conversation/hearing-context.ts';
import { rowsInCategories } from './places.ts';
import { pastIndexOf, wishIndexOf } from './wish-index.ts';
import type { World } from './world.ts';

interface SearchQuery {
  readonly text: string;
  readonly categories?: readonly string[];
  readonly near?: Point | undefined;
}

export type SearchedWorld = Pick<World, 'recommend' | 'searching' | 'readQuery'>;

/** Rows that meet the question, best first; none where the catalogue has no evidence. */
export function searchPlaces(
  world: SearchedWorld,
  { text, categories = [], near }: SearchQuery,
  now: Date,
): readonly number[] {
  const { rows } = search(world.searching().index, text, near, askingOf(world, now));
  if (categories.length === 0) return rows;
  const allowed = new Set(rowsInCategories(world.recommend.catalogue, categories));
  return rows.filter((row) => allowed.has(row));
}

/** The reader of messages and the evaluator of wishes at one moment. */
export function askingOf({ recommend, readQuery }: SearchedWorld, at: Date): Asking {
  const now = cityMoment({ recommend }, at);
  return {
    now,
    read: (text) => readQuery(text, now),
    select: (asked) => wishIndexOf(recommend).select(asked, at),
    selectOnce: (asked) => pastIndexOf(recommend).select(asked, at),
  };
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
