// Longest-match lookup of phrases: which concepts, areas, stations and names a stretch of words may mean.

export interface PhraseBook<Value> {
  /** Values of the phrase made of exactly these words, compared as the book compares them. */
  find(words: readonly string[]): readonly Value[];
  /** Words in the longest phrase. */
  readonly longest: number;
}

/** @param normal how a word is compared: by its stem, or (for names) as it is written */
export function phraseBook<Value>(
  entries: Iterable<readonly [words: readonly string[], value: Value]>,
  normal: (word: string) => string,
): PhraseBook<Value> {
  const values = new Map<string, Value[]>();
  let longest = 1;
  for (const [words, value] of entries) {
    if (words.length === 0) continue;
    const key = words.map((word) => normal(word)).join(' ');
    const known = values.get(key);
    if (!known) values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
    longest = Math.max(longest, words.length);
  }
  return {
    longest,
    find: (words) => values.get(words.map((word) => normal(word)).join(' ')) ?? [],
  };
}
