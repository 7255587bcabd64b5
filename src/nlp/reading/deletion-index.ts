// Spelling tolerance without a scan of all words: every word is stored under what is left of it when one or two letters
// are deleted, and so is the misspelt word when it is looked up. Source: Garbe (2012), symmetric delete spelling correction.
import { editsWithin } from '../fuzzy.ts';

/** Words of fewer letters allow no slip, of fewer than `LONG` one. */
const SHORTEST = 5;
const LONG = 8;

export class DeletionIndex {
  private readonly words = new Set<string>();
  private readonly byDeletion = new Map<string, string[]>();

  add(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    if (word.length < SHORTEST) return;
    for (const rest of deletionsOf(word, slipsOf(word.length))) {
      const peers = this.byDeletion.get(rest);
      if (peers) peers.push(word);
      else this.byDeletion.set(rest, [word]);
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** The word with the fewest slips, the first letter right; none when two are equally near. */
  closest(written: string): string | undefined {
    if (written.length < SHORTEST || written.length > 24) return undefined;
    const most = slipsOf(written.length);
    let best: string | undefined;
    let fewest = most + 1;
    let isTied = false;
    for (const rest of deletionsOf(written, most)) {
      for (const word of this.byDeletion.get(rest) ?? []) {
        if (word === best || word[0] !== written[0]) continue;
        const slips = editsWithin(written, word, most);
        if (slips === undefined || slips > fewest) continue;
        isTied = slips === fewest;
        fewest = slips;
        best = word;
      }
    }
    return isTied ? undefined : best;
  }
}

const slipsOf = (length: number): number => (length >= LONG ? 2 : 1);

/** The word itself and everything left of it after at most `most` deletions. */
function deletionsOf(word: string, most: number): Set<string> {
  const found = new Set([word]);
  let last = [word];
  for (let deleted = 0; deleted < most; deleted++) {
    const next: string[] = [];
    for (const each of last) {
      for (let at = 0; at < each.length; at++) {
        const rest = each.slice(0, at) + each.slice(at + 1);
        if (found.has(rest)) continue;
        found.add(rest);
        next.push(rest);
      }
    }
    last = next;
  }
  return found;
}
