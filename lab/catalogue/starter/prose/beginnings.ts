// How descriptions begin: three words, and where they were used, so that neighbours in a list do not begin alike.
import type { Texts } from '../../../../src/domain/language.ts';
import { distanceM, type Point } from '../../../../src/geo/point.ts';

/** A description with the place and the list it is read in. */
export interface Spot {
  readonly position: Point;
  /** Places of one district and main category are shown one below the other. */
  readonly list: string;
}

export const listOf = (district: string | undefined, category: string | undefined): string =>
  `${district ?? ''}|${category ?? ''}`;

/** "a bar in": the first three words, small and without signs. */
export const beginningOf = (text: string): string =>
  text
    .toLowerCase()
    .split(' ', 3)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .join(' ');

/** As many rows a list shows; a row and the nine before it must not begin alike. */
export const LIST_ROWS = 10;
const IN_VIEW = 100;
const NEAR = 1;
const NEAR_M = 500;
const IN_LIST = 0.1;

export interface Beginnings {
  /** How many neighbours begin so already, weighed by how likely somebody reads both. */
  readonly crowding: (spot: Spot, texts: readonly string[]) => number;
  readonly note: (spot: Spot, description: Texts) => void;
}

export function beginnings(): Beginnings {
  const inList = new Map<string, string[][]>();
  const points = new Map<string, Point[]>();
  return {
    crowding({ list, position }, texts) {
      const rows = inList.get(list) ?? [];
      return texts.reduce((sum, text, language) => {
        const beginning = beginningOf(text);
        const isSame = (row: readonly string[]) => row[language] === beginning;
        const near = (points.get(beginning) ?? []).filter((point) => distanceM(point, position) <= NEAR_M).length;
        const inView = rows.slice(1 - LIST_ROWS).filter(isSame).length;
        return sum + IN_VIEW * inView + NEAR * near + IN_LIST * rows.filter(isSame).length;
      }, 0);
    },
    note({ list, position }, { en = '', es = '' }) {
      const both = [en, es].map(beginningOf);
      inList.set(list, [...(inList.get(list) ?? []), both]);
      for (const each of both) points.set(each, [...(points.get(each) ?? []), position]);
    },
  };
}
