// What a message is about, by a linear model over its words, word pairs and word endings: a request to a place service, a
// question on one place, small talk, or something that only others serve. Trained in `lab/language`.
import { createReader } from './bytes.ts';
import { probabilities, readClassifier } from './classifier.ts';
import { featureKey, hashText, join } from './hash.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

export const INTENT_CLASSES = [
  'recommend',
  'hours',
  'price',
  'directions',
  'details',
  'more',
  'tell',
  'plan',
  'compare',
  'greet',
  'smalltalk',
  'yes',
  'no',
  'help',
  'out_of_scope',
] as const;
export type IntentClass = (typeof INTENT_CLASSES)[number];

/** The probability of each class. */
export type IntentReader = (words: readonly string[]) => ReadonlyMap<IntentClass, number>;

const MOST_WORDS = 60;

/**
 * @param bytes `data/language/<language>/intents.bin`
 * @param table the words which it was trained with
 */
export function loadIntents(bytes: Uint8Array, table: WordTable = NO_WORDS): IntentReader {
  const classifier = readClassifier(createReader(bytes));
  return (words) => {
    const likely = probabilities(classifier, intentFeatures(words, table));
    return new Map(INTENT_CLASSES.map((name, at) => [name, likely[at] ?? 0]));
  };
}

/** @param words folded words without marks; names and numbers may be placeholders such as `@p` */
export function intentFeatures(words: readonly string[], table: WordTable): Int32Array {
  const keys = new Set<number>();
  const emit = (template: number, seen: number) => keys.add(featureKey(template, seen));
  const seen = words.slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '0' : word));
  const hashes = seen.map((word) => hashText(word));
  emit(400, 0);
  emit(401, Math.min(8, seen.length));
  hashes.forEach((hash, at) => {
    const word = seen[at]!;
    const next = hashes[at + 1];
    emit(402, hash);
    if (next !== undefined) emit(403, join(hash, next));
    if (next !== undefined && hashes[at + 2] !== undefined) emit(404, join(join(hash, next), hashes[at + 2]!));
    if (at === 0) emit(405, hash);
    if (at === 0 && next !== undefined) emit(406, join(hash, next));
    if (at === hashes.length - 1) emit(407, hash);
    if (word.length > 5) emit(408, hashText(word, 0, 5));
    if (word.length > 5) emit(409, hashText(word, word.length - 4));
    const { fine, coarse } = table.find(hash);
    if (fine !== 0) emit(410, fine);
    if (coarse !== 0) emit(411, coarse);
  });
  return Int32Array.from(keys);
}
