// Finds the phrases of a table in a sequence of words, longest match first. Indexed by the first two words, which is
// quick to build for twenty thousand names; the value says what a phrase means.
import { phraseWords } from './words.ts';

interface Entry<V> {
  /** The words after the second. */
  readonly rest: readonly string[];
  value: V;
}

export interface PhraseMatch<V> {
  readonly value: V;
  /** Index of the first word. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Every form in which the word at an index may be read. */
type Readings = (index: number) => readonly string[];

export class PhraseTable<V> {
  private readonly singles = new Map<string, Entry<V>>();
  private readonly byFirstTwo = new Map<string, Entry<V>[]>();
  private readonly exact = new Map<string, Entry<V>>();
  /** First words of longer phrases. */
  private readonly openings = new Set<string>();

  /** The first meaning given to a phrase stays; `merge` combines instead. */
  add(phrase: string, value: V, merge?: (old: V, added: V) => V): this {
    return this.addWords(phraseWords(phrase), value, merge);
  }

  addWords(words: readonly string[], value: V, merge?: (old: V, added: V) => V): this {
    const [first, second, ...rest] = words;
    if (first === undefined) return this;
    const key = words.join(' ');
    const known = this.exact.get(key);
    if (known) {
      if (merge) known.value = merge(known.value, value);
      return this;
    }
    const entry = { rest, value };
    this.exact.set(key, entry);
    if (second === undefined) this.singles.set(first, entry);
    else this.addLonger(first, `${first} ${second}`, entry);
    return this;
  }

  private addLonger(first: string, firstTwo: string, entry: Entry<V>): void {
    this.openings.add(first);
    const peers = this.byFirstTwo.get(firstTwo);
    if (peers) peers.push(entry);
    else this.byFirstTwo.set(firstTwo, [entry]);
  }

  /** The longest phrase that begins at `from`. */
  longestAt(length: number, from: number, readings: Readings): PhraseMatch<V> | undefined {
    let best: PhraseMatch<V> | undefined;
    for (const first of readings(from)) {
      const single = this.singles.get(first);
      if (single && !best) best = { value: single.value, from, to: from + 1 };
      if (from + 1 >= length || !this.openings.has(first)) continue;
      for (const second of readings(from + 1)) {
        for (const { rest, value } of this.byFirstTwo.get(`${first} ${second}`) ?? []) {
          const to = from + 2 + rest.length;
          if (to > length || (best && to <= best.to)) continue;
          if (rest.every((word, at) => readings(from + 2 + at).includes(word))) best = { value, from, to };
        }
      }
    }
    return best;
  }

  /** All longest matches from left to right, none overlapping another. */
  matches(length: number, readings: Readings): PhraseMatch<V>[] {
    const found: PhraseMatch<V>[] = [];
    for (let at = 0; at < length; ) {
      const match = this.longestAt(length, at, readings);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }
}
