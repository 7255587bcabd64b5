// What a stretch of words asks for that no word of the vocabulary says: "somewhere to bury my nose in a book". Trained in
// `lab/language` on phrases written for each concept.
import { createReader } from './bytes.ts';
import { featureKey, hashText } from './hash.ts';
import { classProbabilities, readNetwork } from './network.ts';
import { pieces, sequences } from './text-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

/** The class of phrases that mean nothing of the vocabulary. */
export const NO_CONCEPT = 'none';

interface LikelyConcept {
  /** `kind:bookshop`, `feature:quiet`. */
  readonly id: string;
  /** 0 to 1, as calibrated on held-out phrases. */
  readonly chance: number;
}

/** @param words folded @returns the likeliest concept; undefined where none is likelier */
export type ConceptReader = (words: readonly string[]) => LikelyConcept | undefined;

/**
 * @param bytes `data/language/<language>/concepts.bin`
 * @param table the words which it was trained with
 */
export function loadConcepts(bytes: Uint8Array, table: WordTable = NO_WORDS): ConceptReader {
  const network = readNetwork(createReader(bytes));
  return (words) => {
    const { main } = classProbabilities(network, conceptFeatures(words, table));
    let best = 0;
    for (let at = 1; at < main.length; at++) if (main[at]! > main[best]!) best = at;
    const id = network.classes[best]!;
    return id === NO_CONCEPT ? undefined : { id, chance: main[best]! };
  };
}

const MOST_WORDS = 20;

/** @returns keys of the features, each once */
export function conceptFeatures(words: readonly string[], table: WordTable): Int32Array {
  const keys = new Set<number>();
  const emit = (template: number, seen: number) => keys.add(featureKey(template, seen));
  const said = words.slice(0, MOST_WORDS);
  emit(600, 0);
  sequences(
    said.map((word) => hashText(word)),
    610,
    emit,
  );
  for (const word of said) {
    pieces(word, 601, emit);
    const { fine, coarse } = table.find(hashText(word));
    if (fine !== 0) emit(602, fine);
    if (coarse !== 0) emit(603, coarse);
  }
  return Int32Array.from(keys);
}
