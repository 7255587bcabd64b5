// Matches of the words of a query in the texts of a place, beside those in its facts.
import type { SearchIndex } from './index.ts';
import type { Coverage } from './name-index.ts';
import type { QueryReading } from './query-reading.ts';
import { stemOf } from './words.ts';

/** Rows whose texts have every word that was read in a loose way only, where these are few: a word that many have tells nothing. */
export function mentionsOf(
  { text, names }: SearchIndex,
  { loose, rest, preferred }: QueryReading,
  candidates: readonly number[],
): ReadonlySet<number> {
  if (loose.length === 0) return NONE;
  const rows = text.mentioning(loose);
  if (rows.size <= FEWEST_MENTION) return rows;
  if (rest.length > 0 || preferred.length > 0) {
    const among = candidates.filter((row) => rows.has(row));
    if (among.length <= Math.max(FEW_MENTION, candidates.length * FEW_OF_KIND)) return new Set(among);
  }
  const stems = loose.map(stemOf);
  const isItsName = ({ ofQuery, ofName }: Coverage) => Math.min(ofQuery, ofName) > WHOLE;
  return new Set([...rows].filter((row) => isItsName(names.coverage(row, stems))));
}
const NONE: ReadonlySet<number> = new Set();

/** 0 to 1: how much of the loosely read words the texts of a row have, by how much each word tells. */
export function shareOfLoose({ text, outings }: SearchIndex, { loose }: QueryReading): (row: number) => number {
  const words = loose.map((word) => {
    const rows = text.mentioning([word]);
    return { rows, tells: telling(rows.size, outings.length, LOOSELY_COMMON) };
  });
  const most = Math.max(0, ...words.map(({ tells }) => tells));
  const total = words.reduce((sum, { tells }) => sum + tells, 0);
  if (total === 0) return () => 0;
  return (row) => (most * words.reduce((sum, { rows, tells }) => sum + (rows.has(row) ? tells : 0), 0)) / total;
}

/** A text that speaks of the dish goes before a kitchen that is known to cook like that, unless most texts speak of it. */
export function spokenOf(index: SearchIndex, { groups }: QueryReading): (row: number) => number {
  const dishes = groups.flatMap(({ concepts }) => concepts).filter(({ type }) => type === 'dish');
  const spoken = dishes.map((dish) => index.evidenceOf(dish).mentioned);
  return (row) =>
    index.weights.mentioned *
    Math.max(0, ...spoken.map((rows) => (rows.has(row) ? telling(rows.size, index.outings.length) : 0)));
}

/** 0 for what one place in twenty has, 1 for what one in two hundred and fifty has. */
function telling(count: number, places: number, common = COMMON): number {
  const rarity = Math.log((places + 1) / (count + 1));
  return Math.min(1, Math.max(0, (rarity - common) / (RARE - COMMON)));
}
const COMMON = 3;
const LOOSELY_COMMON = 4.5;
const RARE = 5.5;
/** Of words beside a kind, among the places of that kind: "museo de la moda". */
const FEW_MENTION = 12;
const FEW_OF_KIND = 0.1;
/** Of words that stand for the kind itself, in the whole city: "Guernica" for museums. */
const FEWEST_MENTION = 5;
/** Or it is their very name, as of a chain's branches. */
const WHOLE = 0.99;
