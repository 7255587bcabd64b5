// Whether a place is of level 3 or 4: logistic regression on the signs of those of which the level is known, and when that is
// sure enough to be said.
import type { LikelyPrice } from '../../../../src/domain/place.ts';
import { chanceOf, type Example, fitted } from '../logistic.ts';
import { isUnnamed, neighbourhood, type Row, signsOf } from './signs.ts';

/** A sign of fewer known places tells nothing. */
const LEAST = 4;
const PENALTY = 1.5;

/** Of a hundred guesses so sure, eighty and more should hold. */
const AFFORDABLE_FROM = 0.76;
/** More is asked here: editors know rather the dear houses than the others, so that the chance of being dear is set too high. */
const EXPENSIVE_FROM = 0.88;

/** Words of the tourist office's records, by id. */
export type Records = ReadonlyMap<string, string>;

/** The chance that a place is of level 3 or 4. */
export type Model = (row: Row) => number;

export function modelOf(known: readonly Row[], records: Records): Model {
  const dearness = neighbourhood(known);
  const signsIn = (row: Row) => signsOf(row, records.get(row.id));
  const counts = new Map<string, number>();
  for (const sign of known.flatMap(signsIn)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const telling = [...counts].flatMap(([sign, count]) => (count >= LEAST ? sign : [])).sort();
  const valuesOf = (row: Row): readonly number[] => {
    const signs = new Set(signsIn(row));
    return [1, dearness(row), ...telling.map((sign) => Number(signs.has(sign)))];
  };
  const examples = known.map((row): Example => ({ isTrue: isDear(row), values: valuesOf(row) }));
  const weights = fitted(examples, PENALTY);
  return (row) => {
    const chance = chanceOf(weights, { isTrue: false, values: valuesOf(row) });
    return isUnnamed(row) ? withOdds(chance, UNNAMED_ODDS) : chance;
  };
}

/** All of which the level is known stand in a guide or are famous; a house of which there is only a licence is dear far less often. */
const UNNAMED_ODDS = 1 / 3;

function withOdds(chance: number, factor: number): number {
  const odds = (chance / (1 - chance)) * factor;
  return odds / (1 + odds);
}

export const isDear = ({ price_level: level }: Row): boolean => level !== undefined && level >= 3;

/** Undefined where it is better not to guess. */
export function guessed(chanceOfDear: number): LikelyPrice | undefined {
  const chance = (value: number) => Math.round(value * 100) / 100;
  if (chanceOfDear >= EXPENSIVE_FROM) return { is: 'expensive', chance: chance(chanceOfDear) };
  return 1 - chanceOfDear >= AFFORDABLE_FROM ? { is: 'affordable', chance: chance(1 - chanceOfDear) } : undefined;
}
