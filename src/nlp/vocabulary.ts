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
  /** Of words that sound alike, the one that came first. */
  private readonly bySound = new Map<string, string>();
  private readonly inOrder: string[] = [];
  /** How many of them have their sound noted. */
  private heard = 0;

  constructor(words: Iterable<string>) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (this.known.has(word)) return;
    this.known.add(word);
    this.inOrder.push(word);
    const peers = this.byLength[word.length];
    if (peers) peers.push({ word, mask: maskOf(word) });
    else this.byLength[word.length] = [{ word, mask: maskOf(word) }];
  }

  /** @returns whether words are left whose sound is still to be noted, after `most` of them */
  noteSounds(most = Number.POSITIVE_INFINITY): boolean {
    const until = Math.min(this.inOrder.length, this.heard + most);
    for (; this.heard < until; this.heard++) {
      const word = this.inOrder[this.heard]!;
      const sound = soundOf(word);
      if (!this.bySound.has(sound)) this.bySound.set(sound, word);
    }
    return this.heard < this.inOrder.length;
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
    this.noteSounds();
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
