// Finds the phrases of a table in a sequence of words: one trie, longest match first. The value says what a phrase means.
import { phraseWords } from './words.ts';

interface Node<V> {
  readonly next: Map<string, Node<V>>;
  value?: V;
}

export interface PhraseMatch<V> {
  readonly value: V;
  /** Index of the first word. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export class PhraseTable<V> {
  private readonly root: Node<V> = { next: new Map() };

  /** The first meaning given to a phrase stays; `merge` combines instead. */
  add(phrase: string, value: V, merge?: (old: V, added: V) => V): this {
    return this.addWords(phraseWords(phrase), value, merge);
  }

  addWords(words: readonly string[], value: V, merge?: (old: V, added: V) => V): this {
    if (words.length === 0) return this;
    let node = this.root;
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.value = node.value === undefined ? value : (merge?.(node.value, value) ?? node.value);
    return this;
  }

  /** The longest phrase that begins at `from`; `readings` gives every form in which a word may be read. */
  longestAt(length: number, from: number, readings: (index: number) => readonly string[]): PhraseMatch<V> | undefined {
    let best: PhraseMatch<V> | undefined;
    const walk = (node: Node<V>, at: number): void => {
      if (node.value !== undefined && (best === undefined || at > best.to)) best = { value: node.value, from, to: at };
      if (at >= length) return;
      for (const reading of readings(at)) {
        const next = node.next.get(reading);
        if (next) walk(next, at + 1);
      }
    };
    walk(this.root, from);
    return best;
  }

  /** All longest matches from left to right, none overlapping another. */
  matches(length: number, readings: (index: number) => readonly string[]): PhraseMatch<V>[] {
    const found: PhraseMatch<V>[] = [];
    for (let at = 0; at < length; ) {
      const match = this.longestAt(length, at, readings);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }
}
