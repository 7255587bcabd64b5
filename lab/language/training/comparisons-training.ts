// Trains the reading of comparisons and packs it.

import { type Comparison, comparisonFeatures } from '../../../src/nlp/learned/comparison-features.ts';
import { OUTCOMES, type Outcome } from '../../../src/nlp/learned/comparisons.ts';
import type { WordTable } from '../../../src/nlp/learned/word-table.ts';
import { type LearningOptions, learnedClassifier } from './classifier-training.ts';

interface JudgedComparison extends Comparison {
  readonly preferred: Outcome;
}

interface ComparisonsOptions extends LearningOptions {
  readonly table: WordTable;
}

const BYTES_OF_COMPARISONS = 400_000;
const OPPOSITE: Readonly<Record<Outcome, Outcome>> = { BETTER: 'WORSE', WORSE: 'BETTER', NONE: 'NONE' };

/** Each sentence is learned from both sides: asked the other way round, the answer turns around. */
export function trainComparisons(comparisons: readonly JudgedComparison[], options: ComparisonsOptions): Uint8Array {
  const bothSides = comparisons.flatMap((each) => [
    each,
    { text: each.text, first: each.second, second: each.first, preferred: OPPOSITE[each.preferred] },
  ]);
  const examples = bothSides.map((each) => ({
    keys: comparisonFeatures(each, options.table),
    gold: OUTCOMES.indexOf(each.preferred),
  }));
  const usual = { epochs: 10, learningRate: 0.03, dropout: 0.4 };
  return learnedClassifier(examples, { tags: OUTCOMES, usual, maxBytes: BYTES_OF_COMPARISONS }, options);
}
