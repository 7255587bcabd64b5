// How alike two names of places are: word by word, whatever the order, the language of the common words, the accents
// or the abbreviations. Rare words count more than common ones.
import { isGeneric, wordsIn } from './name-words.ts';

/** How telling each word is; made once from all the names there are. */
export interface WordWeights {
  weightOf(word: string): number;
  /** The words of a name, remembered: names are compared many times. */
  wordsOf(name: string): readonly string[];
  /** A word of the name of the city, which all of them may bear. */
  isOfCity(word: string): boolean;
}

/**
 * Inverse document frequency, scaled to 1: a word of one name only weighs 1, one of every name nearly nothing.
 *
 * @param cityNames what the city is called
 */
export function weightsOf(names: Iterable<string>, cityNames: readonly string[]): WordWeights {
  const cityWords = new Set(cityNames.flatMap(wordsIn));
  const isOfCity = (word: string) => cityWords.has(word);
  const remembered = new Map<string, readonly string[]>();
  const wordsOf = (name: string): readonly string[] => {
    const known = remembered.get(name);
    if (known) return known;
    const words = wordsIn(name);
    remembered.set(name, words);
    return words;
  };
  const counts = new Map<string, number>();
  let total = 0;
  for (const name of names) {
    total += 1;
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const idf = (word: string) => Math.log((2 + total) / (1 + (counts.get(word) ?? 0))) / Math.log(2 + total);
  return { wordsOf, isOfCity, weightOf: (word) => (isGeneric(word) || isOfCity(word) ? 0.25 * idf(word) : idf(word)) };
}

export interface NameSimilarity {
  /** Weighted share of both names' words that have a partner, 0 to 1. */
  readonly overall: number;
  /** The same for the name with less to say: "Prado" is all within "Museo del Prado". */
  readonly contained: number;
  /** What the matching words weigh: one rare word says more than two common ones. */
  readonly evidence: number;
  /** Both names carry numbers, and not the same: "Sala 1", "Sala 2". */
  readonly numbersDiffer: boolean;
  /** What the words without a partner weigh in the name that has less of them: 0 where one name is within the other. */
  readonly unshared: number;
  /** Words of either name that found no partner. */
  readonly leftA: readonly string[];
  readonly leftB: readonly string[];
}

export function similarityOf(one: string, other: string, weights: WordWeights): NameSimilarity {
  const [wordsA, wordsB] = [weights.wordsOf(one), weights.wordsOf(other)];
  if (isAcronymOf(wordsA, wordsB) || isAcronymOf(wordsB, wordsA)) return { ...IDENTICAL, overall: 0.95, evidence: 1 };
  const weigh = (words: readonly string[]) => sum(words.map((word) => weights.weightOf(word)));
  if (wordsA.length > 0 && joined(wordsA, weights) === joined(wordsB, weights))
    return { ...IDENTICAL, evidence: Math.min(weigh(wordsA), weigh(wordsB)) };
  if (areSpacedOtherwise(wordsA, wordsB, weights)) return { ...IDENTICAL, overall: 0.9, evidence: 1 };
  const pairs = pairsOf(wordsA, wordsB);
  const matched = sum(pairs.map(({ a, b, likeness }) => (likeness * (weights.weightOf(a) + weights.weightOf(b))) / 2));
  const [weightA, weightB] = [weigh(wordsA), weigh(wordsB)];
  const leftA = wordsA.filter((word) => !pairs.some(({ a }) => a === word));
  const leftB = wordsB.filter((word) => !pairs.some(({ b }) => b === word));
  return {
    overall: matched === 0 ? 0 : (2 * matched) / (weightA + weightB),
    contained: matched === 0 ? 0 : Math.min(1, matched / Math.min(weightA, weightB)),
    evidence: matched,
    numbersDiffer: doNumbersDiffer(wordsA, wordsB),
    unshared: Math.min(weigh(leftA), weigh(leftB)),
    leftA,
    leftB,
  };
}

/** Names that differ in spaces and in the name of the city alone. */
const joined = (words: readonly string[], { isOfCity }: WordWeights): string =>
  words.filter((word) => !isOfCity(word)).join('') || words.join('');

/** "Josealfredo Bar" and "José Alfredo": the telling words run together. */
function areSpacedOtherwise(wordsA: readonly string[], wordsB: readonly string[], { isOfCity }: WordWeights): boolean {
  const isTelling = (word: string) => !isGeneric(word) && !isOfCity(word);
  const [tellingA, tellingB] = [wordsA, wordsB].map((words) => words.filter(isTelling));
  if (!tellingA?.length || !tellingB?.length || tellingA.length === tellingB.length) return false;
  return tellingA.join('') === tellingB.join('');
}

const IDENTICAL = { overall: 1, contained: 1, numbersDiffer: false, unshared: 0, leftA: [], leftB: [] } as const;

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly likeness: number;
}

/** Each word at most once: equal words first, then the nearly equal. */
function pairsOf(wordsA: readonly string[], wordsB: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const [freeA, freeB] = [new Set(wordsA), new Set(wordsB)];
  const take = (pair: Pair) => {
    pairs.push(pair);
    freeA.delete(pair.a);
    freeB.delete(pair.b);
  };
  for (const a of wordsA) if (freeB.has(a) && freeA.has(a)) take({ a, b: a, likeness: 1 });
  for (const a of [...freeA]) {
    for (const b of freeB) {
      const likeness = likenessOf(a, b);
      if (likeness === 0) continue;
      take({ a, b, likeness });
      break;
    }
  }
  return pairs;
}

/** 1 for equal words, 0.8 for a slip of the pen in a long word, else 0. */
function likenessOf(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 1 || NUMBER.test(a) || NUMBER.test(b)) return 0;
  if (a === `${b}s` || b === `${a}s`) return 0.95;
  return shorter >= 5 && isOneSlipAway(a, b) ? 0.8 : 0;
}

/** One letter more, less, changed, or two neighbours swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** "MNCARS" for "Museo Nacional Centro de Arte Reina Sofía". */
function isAcronymOf(short: readonly string[], long: readonly string[]): boolean {
  const [acronym = ''] = short;
  if (short.length !== 1 || acronym.length < 3 || acronym.length !== long.length) return false;
  return long.every((word, index) => word[0] === acronym[index]);
}

function doNumbersDiffer(wordsA: readonly string[], wordsB: readonly string[]): boolean {
  const [numbersA, numbersB] = [wordsA, wordsB].map((words) => words.filter((word) => NUMBER.test(word)).join(' '));
  return numbersA !== '' && numbersB !== '' && numbersA !== numbersB;
}

/** Figures, and the Roman ones of kings and halls. */
const NUMBER = /\d|^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv)$/u;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
