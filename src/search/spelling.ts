// The word that was probably meant where the one that was typed stands nowhere: a deletion index, in which two words
// within one slip of the finger share a form with at most one letter left out. Source: Garbe (2012), SymSpell.
import { editsWithin, slipsAllowed } from '../math/edits.ts';

/** The nearest word, among equals the first; undefined where none is near. */
export type Corrector = (word: string) => string | undefined;

/** Made when the first unknown word comes: most queries have none. */
export function correctorOf(words: () => Iterable<string>): Corrector {
  let shapes: ReadonlyMap<string, readonly string[]> | undefined;
  return (word) => {
    if (slipsAllowed(word.length + 1) === 0) return undefined;
    shapes ??= byShape(words());
    return nearestOf(word, shapes);
  };
}

function byShape(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const shapes = new Map<string, string[]>();
  for (const word of words) {
    if (slipsAllowed(word.length + 1) === 0) continue;
    for (const shape of deletions(word)) {
      const peers = shapes.get(shape);
      if (peers) peers.push(word);
      else shapes.set(shape, [word]);
    }
  }
  return shapes;
}

const deletions = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

function nearestOf(word: string, shapes: ReadonlyMap<string, readonly string[]>): string | undefined {
  const candidates = new Set(deletions(word).flatMap((shape) => shapes.get(shape) ?? []));
  let best: string | undefined;
  let fewest = slipsAllowed(word.length + 1) + 1;
  for (const candidate of [...candidates].sort()) {
    // The first letter is hardly ever wrong, and words that differ there are other words.
    const edits = candidate[0] === word[0] ? editsWithin(word, candidate, fewest - 1) : undefined;
    if (edits !== undefined && edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
