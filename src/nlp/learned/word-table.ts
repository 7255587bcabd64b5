// What is known of single words before any sentence is read: which words occur in similar company, and how warm or
// cold they sound. The tagger, the names and the polarity all look here.
import { createReader, createWriter } from './bytes.ts';
import { featureKey, hashText } from './hash.ts';
import { createKeyTable } from './key-table.ts';

export interface WordKnowledge {
  /** Group of words that occur in similar company; 0 when unknown. */
  readonly fine: number;
  /** The same, in a few dozen groups. */
  readonly coarse: number;
  /** Parts of speech that a dictionary lists: 1 noun, 2 verb, 4 adjective, 8 adverb. */
  readonly parts: number;
  /** -1 cold to 1 warm; 0 neutral or unknown. */
  readonly valence: number;
}

export interface WordTable {
  /** @param form hash of the word's normal form */
  find(form: number): WordKnowledge;
}

const UNKNOWN_WORD: WordKnowledge = { fine: 0, coarse: 0, parts: 0, valence: 0 };
export const NO_WORDS: WordTable = { find: () => UNKNOWN_WORD };

const TEMPLATE = 101;
const VALENCE_STEPS = 100;

export interface WordRow extends WordKnowledge {
  /** Normal form. */
  readonly word: string;
}

/** @returns the artifact's bytes; of words that share a key the first, more frequent one stays */
export function writeWordTable(rows: readonly WordRow[]): Uint8Array {
  const byKey = new Map<number, WordRow>();
  for (const row of rows) {
    const key = featureKey(TEMPLATE, hashText(row.word));
    if (!byKey.has(key)) byKey.set(key, row);
  }
  const coarseOf: number[] = [];
  for (const { fine, coarse } of rows) coarseOf[fine] = coarse;
  const writer = createWriter();
  writer.uint(coarseOf.length);
  for (let fine = 0; fine < coarseOf.length; fine++) writer.uint(coarseOf[fine] ?? 0);
  writer.uint(byKey.size);
  let previous = 0;
  for (const [key, { fine, parts, valence }] of [...byKey].sort(([a], [b]) => a - b)) {
    writer.uint(key - previous);
    previous = key;
    const steps = Math.round(valence * VALENCE_STEPS);
    writer.uint((fine * 16 + parts) * 2 + (steps === 0 ? 0 : 1));
    if (steps !== 0) writer.int8(steps);
  }
  return writer.bytes();
}

export function loadWordTable(bytes: Uint8Array): WordTable {
  const reader = createReader(bytes);
  const coarseOf = Array.from({ length: reader.uint() }, () => reader.uint());
  const rows = reader.uint();
  const table = createKeyTable(rows);
  const known: WordKnowledge[] = [];
  let key = 0;
  for (let row = 0; row < rows; row++) {
    key += reader.uint();
    table.add(key);
    const packed = reader.uint();
    const fine = packed >> 5;
    const valence = (packed & 1) === 1 ? reader.int8() / VALENCE_STEPS : 0;
    known.push({ fine, coarse: coarseOf[fine] ?? 0, parts: (packed >> 1) & 15, valence });
  }
  return { find: (form) => known[table.find(featureKey(TEMPLATE, form))] ?? UNKNOWN_WORD };
}
