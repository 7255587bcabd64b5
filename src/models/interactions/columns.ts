// The items of the one matrix: places and, beside them, the categories, so that a stated liking is an entry like a review.
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';

export interface Columns {
  /** Place ids in the order of their columns. */
  readonly placeIds: readonly PlaceId[];
  /** Categories, whose columns follow those of the places. */
  readonly categories: readonly Category[];
  readonly count: number;
  ofPlace(id: PlaceId): number | undefined;
  ofCategory(category: Category): number | undefined;
}

export function columnsOf(placeIds: readonly PlaceId[], categories: readonly Category[] = CATEGORIES): Columns {
  const placeColumns = new Map(placeIds.map((id, column) => [id, column]));
  const categoryColumns = new Map(categories.map((category, at) => [category, placeIds.length + at]));
  return {
    placeIds,
    categories,
    count: placeIds.length + categories.length,
    ofPlace: (id) => placeColumns.get(id),
    ofCategory: (category) => categoryColumns.get(category),
  };
}

/** As facts of an artifact, and back. A category that has since left the system keeps its column; nobody asks for it. */
export const columnFacts = ({ placeIds, categories }: Columns): ColumnFacts => ({ placeIds, categories });

export interface ColumnFacts {
  readonly placeIds: readonly PlaceId[];
  readonly categories: readonly Category[];
}

export const columnsFromFacts = ({ placeIds, categories }: ColumnFacts): Columns => columnsOf(placeIds, categories);
