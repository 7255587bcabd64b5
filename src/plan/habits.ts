// What people go out for and where they eat: shared by plans made over HTTP and plans made in the chat.
import type { Category } from '../domain/category.ts';
import type { Meal } from '../domain/plan.ts';

/** Categories that are worth a visit of their own; nobody plans a visit to a bank. */
export const WORTH_A_VISIT: readonly Category[] = [
  'museums',
  'art galleries',
  'monuments',
  'tourist attractions',
  'view points',
  'places of worship',
  'parks',
  'gardens',
  'markets',
];

/** Where one looks and keeps quiet: whoever is young, or would rather go bowling, is spared these. */
export const LOOKED_AT_QUIETLY: ReadonlySet<Category> = new Set<Category>([
  'museums',
  'art galleries',
  'places of worship',
]);

/** Where doors are likely to be open at night, also where the hours are not known. */
export const OPEN_LATE: readonly Category[] = ['pubs/bars', 'dance clubs', 'music halls', 'theatres', 'cinemas'];

/** Nobody goes out to these before the evening, unless it was asked for; minutes after midnight. */
export const OUT_FROM: Readonly<Partial<Record<Category, number>>> = {
  'pubs/bars': 18 * 60 + 30,
  'music halls': 20 * 60,
  'dance clubs': 23 * 60,
};

/** From then on visitors look at nothing there: mass, or stalls that close. */
export const OVER_BY: Readonly<Partial<Record<Category, number>>> = {
  'places of worship': 19 * 60,
  markets: 21 * 60,
};

/** Where there is little to be seen in the dark; a bar on a roof is for the night. */
export const BY_DAYLIGHT: readonly Category[] = ['parks', 'gardens', 'nature', 'zoo', 'view points'];

/** Categories of places that serve a meal. */
export const SERVES: Readonly<Record<Meal, readonly Category[]>> = {
  breakfast: ['cafes', 'bakeries'],
  lunch: ['restaurants', 'markets'],
  snack: ['cafes', 'bakeries'],
  dinner: ['restaurants'],
};

/** How many places are looked at for the visits of a day, and for each of its meals. */
export const VISITS_CONSIDERED = 40;
export const TABLES_CONSIDERED = 15;

/** A place farther than this from the start of the day is not chosen. */
export const REACH_M = 4_000;
