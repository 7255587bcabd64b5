// Finds the phrases of a table in a text, word by word: the longest phrase wins, and its words are used up.
import { stemsOf } from '../words.ts';

export interface Hit<T> {
  readonly meaning: T;
  /** Index of the first word covered, and one past the last. */
  readonly from: number;
  readonly to: number;
}

export class PhraseTable<T> {
  readonly #meanings = new Map<string, T>();
  #longest = 1;

  /** @param rows meaning → phrases, separated by commas */
  constructor(rows: Iterable<readonly [T, string]>) {
    for (const [meaning, phrases] of rows) {
      for (const phrase of phrases.split(',')) this.#add(phrase, meaning);
    }
  }

  #add(phrase: string, meaning: T): void {
    const stems = stemsOf(phrase);
    if (stems.length === 0) return;
    this.#meanings.set(stems.join(' '), meaning);
    this.#longest = Math.max(this.#longest, stems.length);
  }

  /** Hits from left to right; none overlap. */
  find(text: string): { readonly hits: readonly Hit<T>[]; readonly wordCount: number } {
    const stems = stemsOf(text);
    const hits: Hit<T>[] = [];
    for (let from = 0; from < stems.length; ) {
      const hit = this.#longestAt(stems, from);
      if (hit) hits.push(hit);
      from = hit ? hit.to : from + 1;
    }
    return { hits, wordCount: stems.length };
  }

  /** The meaning of a text that is one phrase of the table and nothing else. */
  exactly(text: string): T | undefined {
    return this.#meanings.get(stemsOf(text).join(' '));
  }

  #longestAt(stems: readonly string[], from: number): Hit<T> | undefined {
    for (let length = Math.min(this.#longest, stems.length - from); length > 0; length--) {
      const meaning = this.#meanings.get(stems.slice(from, from + length).join(' '));
      if (meaning !== undefined) return { meaning, from, to: from + length };
    }
    return undefined;
  }
}
