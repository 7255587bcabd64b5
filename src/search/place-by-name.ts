// The one place that a text names, for rooms that need a place and no list.
import type { SearchIndex } from './index.ts';
import { ALL } from './name-tier.ts';
import { isStop } from './scoring.ts';
import { stemOf, wordsOf } from './words.ts';

/**
 * The row that words name, whole or in part: every telling word is in the name, and no other place of that name is nearly as
 * well known. Undefined where that is not clear.
 */
export function placeByName(index: SearchIndex, text: string): number | undefined {
  const telling = tellingIn(index, text);
  if (telling.join('').length < SHORTEST_NAME) return undefined;
  const rows = index.text
    .search(telling, MOST_CANDIDATES)
    .map(({ row }) => ({ row, place: index.catalogue.places[row]!, ...index.names.coverage(row, telling) }))
    .filter(({ place, ofQuery }) => ofQuery > ALL && !place.closedForGood)
    .map(({ row, ofName, place }) => ({ row, score: ofName * WHOLE_NAME + place.prominence }))
    .sort((a, b) => b.score - a.score || a.row - b.row);
  const [best, second] = rows;
  return best && (!second || best.score - second.score >= CLEARLY) ? best.row : undefined;
}
const MOST_CANDIDATES = 80;
const SHORTEST_NAME = 4;
/** A name that was typed whole counts as much as the fame of a sight. */
const WHOLE_NAME = 4;
const CLEARLY = 0.5;

/** Whether words could be a name by themselves, as "early" could not. */
export const canName = (index: SearchIndex, text: string): boolean =>
  tellingIn(index, text).join('').length >= SHORTEST_NAME;

const tellingIn = (index: SearchIndex, text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !isStop(index, word))
    .map(stemOf);
