// Names of places as people type them: exactly, from the beginning, in part, and with slips of the finger.
import type { Catalogue } from '../domain/catalogue.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import { oncePerObject } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import { editsWithin, slipsAllowed } from '../math/edits.ts';
import { stemOf, wordsOf } from './words.ts';

export interface NameIndex {
  /** Rows whose name or alias is this, articles and prepositions apart. */
  exactly(words: readonly string[]): readonly number[];
  /** Rows whose name or alias begins with these words, the last of which may be unfinished. */
  beginningWith(words: readonly string[]): readonly number[];
  /** How much of what was typed the best of a place's names holds, and how much of the name was typed: 0 to 1 each. */
  coverage(row: number, stems: readonly string[]): Coverage;
  /** Inverse document frequency of a stem among the names; high for rare ones. */
  weightOf(stem: string): number;
}

export interface Coverage {
  readonly ofQuery: number;
  readonly ofName: number;
  /** How many words of the name were typed. */
  readonly count: number;
}

const NOTHING: Coverage = { ofQuery: 0, ofName: 0, count: 0 };

type NameReader = (place: Place) => string[][];

/** The names of a place, each as its stems; each place is read once. */
export const nameReader = (isFiller: (word: string) => boolean): NameReader =>
  oncePerObject((place: Place) => spellings(place).map((name) => keyWords(name, isFiller)));

/**
 * @param isFiller words that neither tell two names apart nor must be typed: articles, prepositions
 */
export function* nameIndexInSteps(
  { places }: Catalogue,
  namesOfPlace: NameReader,
  isFiller: (word: string) => boolean,
): Generator<unknown, NameIndex> {
  const namesOf: string[][][] = [];
  for (const place of places) {
    namesOf.push(namesOfPlace(place));
    if (namesOf.length % PLACES_A_STEP === 0) yield;
  }
  const exact = new Map<string, number[]>();
  const frequency = new Map<string, number>();
  namesOf.forEach((names, row) => {
    for (const key of new Set(names.map(keyOf))) {
      const rows = exact.get(key);
      if (rows) rows.push(row);
      else exact.set(key, [row]);
    }
    for (const stem of new Set(names.flat())) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  });
  const sorted = [...exact.keys()].sort();
  const named = namesOf.filter((names) => names.length > 0).length;
  const weightOf = (stem: string) => Math.log(1 + named / (1 + (frequency.get(stem) ?? 0)));
  return {
    weightOf,
    exactly: (words) => exact.get(keyOf(keyWords(words.join(' '), isFiller))) ?? [],
    beginningWith(words) {
      const prefix = words
        .filter((word, at) => at === words.length - 1 || !isFiller(word))
        .map((word, at, all) => {
          return at === all.length - 1 ? word : stemOf(word);
        });
      const start = prefix.join(' ');
      if (start === '') return [];
      const rows = new Set<number>();
      for (let at = firstAtLeast(sorted, start); at < sorted.length && sorted[at]!.startsWith(start); at++) {
        for (const row of exact.get(sorted[at]!)!) rows.add(row);
        if (rows.size >= MOST_PREFIXED) break;
      }
      return [...rows];
    },
    coverage(row, stems) {
      let best = NOTHING;
      for (const name of namesOf[row] ?? []) {
        const covered = coverageOf(stems, name, weightOf);
        if (worthOf(covered) > worthOf(best)) best = covered;
      }
      return best;
    },
  };
}

/** A name with the typed letters comes before a shorter one that nearly has them ("Cerralvo"). */
const worthOf = ({ ofQuery, ofName }: Coverage): number => ofQuery * 4 + ofName;

const MOST_PREFIXED = 200;
/** Places whose names are read before others get their turn. */
const PLACES_A_STEP = 100;

const spellings = ({ name, aliases }: Place): readonly string[] => withLatinSpellings([name, ...aliases]);
const keyOf = (stems: readonly string[]): string => stems.join(' ');

/** Stems without fillers; of a name that is all fillers ("La De"), all of them. */
function keyWords(text: string, isFiller: (word: string) => boolean): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

function coverageOf(query: readonly string[], name: readonly string[], weightOf: (stem: string) => number): Coverage {
  const left = [...name];
  let [typed, found, named] = [0, 0, 0];
  for (const stem of query) {
    const weight = weightOf(stem);
    typed += weight;
    const at = bestMatch(stem, left);
    if (at < 0) continue;
    found += weight * (left[at] === stem ? 1 : SLIP_KEEPS);
    named += weightOf(left[at]!);
    left.splice(at, 1);
  }
  const whole = name.reduce((sum, stem) => sum + weightOf(stem), 0);
  return typed === 0 || whole === 0
    ? NOTHING
    : { ofQuery: found / typed, ofName: Math.min(1, named / whole), count: name.length - left.length };
}

const SLIP_KEEPS = 0.85;

function bestMatch(stem: string, stems: readonly string[]): number {
  const same = stems.indexOf(stem);
  if (same >= 0) return same;
  const most = slipsAllowed(stem.length + 1);
  return most === 0
    ? -1
    : stems.findIndex((each) => each[0] === stem[0] && editsWithin(stem, each, most) !== undefined);
}

function firstAtLeast(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
