// Which of two named things does a sentence prefer? English only: no Spanish set that may teach it was found.
import { createReader } from './bytes.ts';
import { probabilities, readClassifier } from './classifier.ts';
import { type Comparison, comparisonFeatures } from './comparison-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

/** Seen from the first object. */
export const OUTCOMES = ['BETTER', 'WORSE', 'NONE'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type ComparisonReader = (comparison: Comparison) => Readonly<Record<Outcome, number>>;

/** @param bytes `data/language/en/comparatives.bin` @param table the words which it was trained with */
export function loadComparisons(bytes: Uint8Array, table: WordTable = NO_WORDS): ComparisonReader {
  const classifier = readClassifier(createReader(bytes));
  return (comparison) => {
    const [better = 0, worse = 0, none = 0] = probabilities(classifier, comparisonFeatures(comparison, table));
    return { BETTER: better, WORSE: worse, NONE: none };
  };
}
