// What a profile puts on the scales of a linear model: entries on its columns, each with its source.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import type { Columns } from './columns.ts';
import { categoryLikings, placeLikings } from './likings.ts';

export interface Evidence {
  /** The contribution it will be named as, once its amount is known. */
  readonly named: (amount: number) => Contribution;
  /** Columns that stand for it; one, unless the model was trained before the place was known. */
  readonly columns: readonly number[];
  /** What each of the columns gets. */
  readonly value: number;
}

/** Entries that say nothing to this model are left out; none at all means that it has nothing to go on. */
export function evidenceOf(profile: Profile, columns: Columns, catalogue: Catalogue): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (on: readonly number[], liking: number, named: Evidence['named']) => {
    if (on.length > 0 && liking !== 0) evidence.push({ columns: on, value: liking / on.length, named });
  };
  for (const [category, liking] of categoryLikings(profile)) {
    add(categoryColumns(columns, [category]), liking, (amount) => ({ kind: 'category', category, amount }));
  }
  for (const [placeId, liking] of placeLikings(profile)) {
    const row = catalogue.rowOf.get(placeId);
    const on = columns.ofPlace(placeId) ?? (row === undefined ? [] : columnsOfRow(columns, catalogue, row));
    add(typeof on === 'number' ? [on] : on, liking, (amount) => ({ kind: 'place', placeId, amount }));
  }
  return evidence;
}

/** A place's own column; a place that came after training stands in its categories. */
export function columnsOfRow(columns: Columns, catalogue: Catalogue, row: number): readonly number[] {
  const place = catalogue.places[row];
  if (!place) return [];
  const own = columns.ofPlace(place.id);
  return own === undefined ? categoryColumns(columns, place.categories) : [own];
}

function categoryColumns(columns: Columns, categories: readonly Category[]): readonly number[] {
  return categories.map((category) => columns.ofCategory(category)).filter((column) => column !== undefined);
}
