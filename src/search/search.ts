// Finds places for a query: names first, then what the query constrains, then text. Without evidence there is no result.
import { isFarFromCity } from '../city/city.ts';
import type { Point } from '../geo/point.ts';
import { byConstraints } from './by-constraints.ts';
import { byDoor } from './by-door.ts';
import { byName } from './by-name.ts';
import { byShare } from './by-share.ts';
import { byFewWords, byRestInNames, byText } from './by-text.ts';
import type { PlaceFacts } from './facts.ts';
import type { SearchIndex } from './index.ts';
import { type QueryReading, readQuery } from './reading.ts';

interface SearchResult {
  /** Best first. */
  readonly rows: readonly number[];
  readonly reading: QueryReading;
}

/** @param from where the asker stands; far from the city, its centre counts */
export function search(index: SearchIndex, query: string, from: Point | undefined, facts: PlaceFacts): SearchResult {
  const reading = readQuery(query, index.books);
  if (reading.words.length === 0) return { rows: [], reading };
  const here = from && !isFarFromCity(index.city, from) ? from : index.city.center;
  const ranked = new Map<number, number>();
  const offer = (row: number, score: number) => {
    if (!index.catalogue.places[row]?.closedForGood && score > (ranked.get(row) ?? 0)) ranked.set(row, score);
  };
  byName(index, reading, here, offer);
  byConstraints(index, reading, here, facts, offer);
  byDoor(index, reading, offer);
  if (ranked.size > 0) byRestInNames(index, reading, here, offer);
  if (ranked.size === 0 || reading.groups.length === 0 || reading.rest.length > 0) byText(index, reading, here, offer);
  if (ranked.size < ENOUGH) byShare(index, reading, here, facts, offer);
  if (ranked.size === 0) byFewWords(index, reading, here, offer);
  const rows = [...ranked].sort(([a, one], [b, other]) => other - one || a - b).map(([row]) => row);
  return { rows, reading };
}

/** As many as a list shows at once. */
const ENOUGH = 10;
