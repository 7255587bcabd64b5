// One matrix for a city: a row for each person, and rows of side information that keep it useful without any person.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Place } from '../../domain/place.ts';
import type { Profile } from '../../domain/profile.ts';
import { type Entry, type SparseRows, sparseRows } from '../../math/sparse.ts';
import { type Columns, columnsOf } from './columns.ts';
import { categoryLikings, placeLikings } from './likings.ts';

export interface CityMatrix {
  readonly columns: Columns;
  /** People first, then features; columns are places, then categories. */
  readonly matrix: SparseRows;
  readonly people: number;
}

/** A person who rated less than this says nothing about what goes with what. */
const FEWEST_ENTRIES = 2;

/** A place belongs more to its main category than to the others. */
const SIDE_CATEGORY = 0.6;
/**
 * What a category says to people is first of all its best known places: those stand in its row this many times more than
 * places that nobody knows. It also keeps a stated liking from meaning, once people have written much, whatever those went to
 * who share it (`matrix.test.ts`).
 */
const WELL_KNOWN = 4;
const MOST_PROMINENCE = 5;
/** Beside a category, what places of one cuisine have in common. */
const CUISINE_WEIGHT = 0.5;

/**
 * @param people what each person said; a cell is a liking (see `likings.ts`), an absent one means "unknown"
 * Side information enters as rows of its own, as in collective EASE: a category's row holds its column and its places, so
 * that liking museums says something about each museum before anybody has been to one.
 * Source: Jeunen, Van Balen and Goethals (2020), "Closed-form models for collaborative filtering with side-information".
 */
export function cityMatrix(catalogue: Catalogue, people: readonly Profile[]): CityMatrix {
  const columns = columnsOf(catalogue.places.map(({ id }) => id));
  const told = people.map((profile) => personRow(columns, profile)).filter(({ length }) => length >= FEWEST_ENTRIES);
  const features = [...categoryRows(columns, catalogue.places), ...cuisineRows(columns, catalogue.places)];
  return { columns, matrix: sparseRows(columns.count, [...told, ...features]), people: told.length };
}

function personRow(columns: Columns, profile: Profile): Entry[] {
  const entries: Entry[] = [];
  for (const [placeId, liking] of placeLikings(profile)) addEntry(entries, columns.ofPlace(placeId), liking);
  for (const [placeId, liking] of profile.interests ?? []) addEntry(entries, columns.ofPlace(placeId), liking);
  for (const [category, liking] of categoryLikings(profile)) addEntry(entries, columns.ofCategory(category), liking);
  return entries;
}

/** A liking of the category weighs as the best known place of the city does. */
function categoryRows(columns: Columns, places: readonly Place[]): Entry[][] {
  const most = places.reduce((best, place) => Math.max(best, renownOf(place)), 1);
  return columns.categories.map((category) => {
    const row: Entry[] = [];
    addEntry(row, columns.ofCategory(category), most);
    for (const place of places) {
      const at = place.categories.indexOf(category);
      if (at >= 0) addEntry(row, columns.ofPlace(place.id), renownOf(place) * (at === 0 ? 1 : SIDE_CATEGORY));
    }
    return row;
  });
}

/** 1 for a place that nobody knows, or in a catalogue that does not say who is known. */
const renownOf = ({ prominence }: Place): number => 1 + WELL_KNOWN * (prominence / MOST_PROMINENCE) ** 2;

function cuisineRows(columns: Columns, places: readonly Place[]): Entry[][] {
  const rows = new Map<string, Entry[]>();
  for (const place of places) {
    for (const cuisine of place.cuisines) {
      const row = rows.get(cuisine) ?? [];
      rows.set(cuisine, row);
      addEntry(row, columns.ofPlace(place.id), CUISINE_WEIGHT);
    }
  }
  return [...rows.keys()].sort().map((cuisine) => rows.get(cuisine)!);
}

function addEntry(entries: Entry[], column: number | undefined, value: number): void {
  if (column !== undefined && value !== 0) entries.push([column, value]);
}
