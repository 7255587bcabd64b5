// Words as the texts of places have them: without accents and without the ending of the plural.
import { foldAccents } from '../../domain/text.ts';

/** Shorter stems begin too many words. */
export const SHORTEST_STEM = 4;

/** So that "trenes" finds "tren" and "trains" finds "train". */
export const stemsOf = (text: string): string => text.split(/\s+/u).map(stemOf).join(' ');

function stemOf(word: string): string {
  const folded = foldAccents(word).replace(/[^a-z0-9]+/gu, '');
  return folded.length > SHORTEST_STEM ? folded.replace(/(?<=[lnrdsxz])es$|s$/u, '') : folded;
}
