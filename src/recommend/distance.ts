// The patience curve: how much of its appeal a place keeps with distance. Each category has the metres at which half is left.
import type { Category } from '../domain/category.ts';
import { OUTING_TO_VISIT } from './weights.ts';

/** Share of its appeal that a place keeps at `distanceM`: 1 here, a half at `halfwayM`, never 0. */
export const keptAt = (distanceM: number, halfwayM: number): number => halfwayM / (halfwayM + distanceM);

/** As learned from the next stops of outings: attraction falls as `(1 + d / scaleM) ^ -exponent`. */
interface OutingCurve {
  readonly scaleM: number;
  readonly exponent: number;
}

export type OutingCurves = Readonly<Partial<Record<Category, OutingCurve>>>;

/**
 * The metres at which a place of a category keeps half of its appeal: the geometric mean of what outings elsewhere taught
 * and of what editors expect, as outings know little of zoos and operas. Where nothing was learned, the editors alone.
 */
export function halfwayOf(category: Category, learned: OutingCurves = {}): number {
  const expected = EXPECTED_M[category] ?? DEFAULT_HALFWAY_M;
  const curve = learned[category];
  return curve ? Math.sqrt(expected * halfwayOfCurve(curve)) : expected;
}

/** Where the curve, made as patient as a visit deserves, leaves one half. */
const halfwayOfCurve = ({ scaleM, exponent }: OutingCurve): number =>
  scaleM * (2 ** (1 / (exponent * OUTING_TO_VISIT)) - 1);

export const DEFAULT_HALFWAY_M = 2_000;

const DAILY_ERRAND_M = 800;
const MEAL_OUT_M = 1_200;
const SIGHT_M = 3_000;
const DAY_OUT_M = 6_000;

/** One stays near for a coffee and crosses the city for a zoo. */
const EXPECTED_M: Readonly<Partial<Record<Category, number>>> = {
  cafes: DAILY_ERRAND_M,
  bakeries: DAILY_ERRAND_M,
  'juice bars': DAILY_ERRAND_M,
  supermarkets: DAILY_ERRAND_M,
  'local services': DAILY_ERRAND_M,
  restaurants: MEAL_OUT_M,
  'burger/pizza shops': MEAL_OUT_M,
  'pubs/bars': MEAL_OUT_M,
  'beauty & spas': MEAL_OUT_M,
  // Whoever names where the bed should be means it.
  hotels: DAILY_ERRAND_M,
  museums: SIGHT_M,
  monuments: SIGHT_M,
  'tourist attractions': SIGHT_M,
  'view points': SIGHT_M,
  gardens: SIGHT_M,
  parks: SIGHT_M,
  'music halls': SIGHT_M,
  theatres: SIGHT_M,
  sports: SIGHT_M,
  nature: DAY_OUT_M,
  zoo: DAY_OUT_M,
  'amusement parks': DAY_OUT_M,
  resorts: DAY_OUT_M,
};
