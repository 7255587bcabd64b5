// A set of words that misspellings can be put right from. A letter mask throws out most candidates before any edit
// distance is computed, so that no index has to be built and twenty thousand names cost next to nothing.
import { editsWithin, soundOf } from './fuzzy.ts';

export interface Correction {
  readonly word: string;
  readonly slips: number;
}

interface Entry {
  readonly word: string;
  readonly mask: number;
}

export class Vocabulary {
  private readonly byLength: Entry[][] = [];
  private readonly known = new Set<string>();
  private bySound: Map<string, string> | undefined;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.known.has(word)) continue;
      this.known.add(word);
      const peers = this.byLength[word.length];
      if (peers) peers.push({ word, mask: maskOf(word) });
      else this.byLength[word.length] = [{ word, mask: maskOf(word) }];
    }
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** The closest words within `most` slips, best first; none when `word` is known. */
  corrections(word: string, most: number, minimumLength = 4): Correction[] {
    const mask = maskOf(word);
    const found: Correction[] = [];
    for (let length = Math.max(minimumLength, word.length - most); length <= word.length + most; length++) {
      for (const entry of this.byLength[length] ?? []) {
        if (bitsIn(entry.mask ^ mask) > 2 * most) continue;
        const slips = editsWithin(word, entry.word, most);
        if (slips !== undefined) found.push({ word: entry.word, slips });
      }
    }
    return found.sort((a, b) => a.slips - b.slips || firstLetterFirst(word, a.word, b.word));
  }

  /** A known word that sounds the same to a Spanish ear. */
  soundingLike(word: string): string | undefined {
    this.bySound ??= new Map([...this.known].reverse().map((known) => [soundOf(known), known]));
    const known = this.bySound.get(soundOf(word));
    return known === word ? undefined : known;
  }
}

function firstLetterFirst(word: string, a: string, b: string): number {
  return Number(b[0] === word[0]) - Number(a[0] === word[0]);
}

/** One bit for each letter that occurs; an edit changes at most two bits. */
function maskOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
}

function bitsIn(mask: number): number {
  let rest = mask;
  let bits = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    bits++;
  }
  return bits;
}
