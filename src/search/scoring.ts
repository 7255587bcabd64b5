// What all the ways of matching share: the tiers of evidence, and the score of a place within its tier.
import { distanceM, type Point } from '../geo/point.ts';
import type { SearchIndex } from './index.ts';

/** Takes a row with a score; of several scores of one row the highest counts. */
export type Offer = (row: number, score: number) => void;

/** The lowest score of each tier. Scores within a tier stay below the next one, so that better evidence always comes first. */
export const TIER = { exact: 1_000, wholePrefix: 800, name: 600, sure: 400, unsure: 200, text: 100, loose: 0 } as const;

export const isStop = ({ books }: SearchIndex, word: string): boolean =>
  books.words.meanings.get(word)?.includes('stop') ?? false;

/**
 * How well known a place is, less how far away it is: what orders places of equal evidence.
 *
 * @param perKm points of prominence that a kilometre costs
 * @param mostLost points that distance costs at most, so that it never hides a place that matches better
 * @returns below 100
 */
export function prominenceScore(
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
