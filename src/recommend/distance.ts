// How much of its appeal a place keeps with distance, by category.
import type { Category } from '../domain/category.ts';

/** A power law with a flat start: `(1 + d / scaleM) ^ -exponent`. */
export interface DecayCurve {
  readonly scaleM: number;
  readonly exponent: number;
}

export type DecayCurves = Readonly<Partial<Record<Category, DecayCurve>>>;

/** Share of its appeal that a place keeps at `distanceM`: 1 here, falling without ever reaching 0. */
export function distanceDecay(distanceM: number, { scaleM, exponent }: DecayCurve): number {
  // The same as `(1 + distanceM / scaleM) ** -exponent`, in two thirds of the time: a list asks a thousand times.
  return Math.exp(-exponent * Math.log1p(distanceM / scaleM));
}

/** For whatever has no curve of its own: half is kept at 2 km. */
export const DEFAULT_CURVE: DecayCurve = { scaleM: 2_000, exponent: 1 };

const dailyErrand: DecayCurve = { scaleM: 800, exponent: 1 };
const mealOut: DecayCurve = { scaleM: 1_200, exponent: 1 };
const dayOut: DecayCurve = { scaleM: 6_000, exponent: 1 };
const sight: DecayCurve = { scaleM: 3_000, exponent: 1 };

/** Before anything was learned: one stays near for a coffee and crosses the city for a zoo. */
export const EDITORIAL_CURVES: DecayCurves = {
  cafes: dailyErrand,
  bakeries: dailyErrand,
  'juice bars': dailyErrand,
  supermarkets: dailyErrand,
  'local services': dailyErrand,
  restaurants: mealOut,
  'burger/pizza shops': mealOut,
  'pubs/bars': mealOut,
  'beauty & spas': mealOut,
  museums: sight,
  monuments: sight,
  'tourist attractions': sight,
  'view points': sight,
  gardens: sight,
  parks: sight,
  'music halls': sight,
  theatres: sight,
  sports: sight,
  nature: dayOut,
  zoo: dayOut,
  'amusement parks': dayOut,
  resorts: dayOut,
};
