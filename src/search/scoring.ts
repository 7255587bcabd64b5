// What all the ways of finding share: tiers of evidence, and the worth of a place within one.
import { distanceM, type Point } from '../geo/point.ts';
import type { SearchIndex } from './index.ts';

/** Takes a row with a score; of several scores of one row the highest counts. */
export type Offer = (row: number, score: number) => void;

/** Scores of the tiers; within one, worth below 100 decides. */
export const TIER = { exact: 1_000, wholePrefix: 800, name: 600, sure: 400, unsure: 200, text: 100, loose: 0 } as const;

export const isStop = ({ books }: SearchIndex, word: string): boolean =>
  books.words.meanings.get(word)?.includes('stop') ?? false;

/** Prominence against distance, below 100. @param perKm points of prominence that a kilometre costs, at most 3 in all */
export function worth(
  { catalogue, weights }: SearchIndex,
  row: number,
  here: Point,
  perKm: number = weights.km,
  mostLost = 3,
): number {
  const place = catalogue.places[row]!;
  const km = distanceM(place.position, here) / 1_000;
  return (
    10 +
    place.prominence +
    (place.rating.count > 0 ? place.rating.mean / 50 : 0) -
    Math.min(mostLost, km * perKm) -
    km * 1e-4
  );
}
