// Trains the reading of comparisons and packs it.
import { createWriter } from './bytes.ts';
import { trainClassifier, writeClassifier } from './classifier.ts';
import { type Comparison, comparisonFeatures } from './comparison-features.ts';
import { OUTCOMES, type Outcome } from './comparisons.ts';
import type { WordTable } from './word-table.ts';

export interface JudgedComparison extends Comparison {
  readonly preferred: Outcome;
}

export interface ComparisonsOptions {
  readonly table: WordTable;
  readonly seed: number;
  readonly epochs?: number;
  readonly learningRate?: number;
  readonly dropout?: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
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
  const trained = trainClassifier(examples, {
    tags: OUTCOMES,
    epochs: options.epochs ?? 10,
    learningRate: options.learningRate ?? 0.03,
    dropout: options.dropout ?? 0.4,
    minCount: 2,
    seed: options.seed,
    ...(options.onEpoch && { onEpoch: options.onEpoch }),
  });
  const writer = createWriter();
  writeClassifier(writer, trained, BYTES_OF_COMPARISONS);
  return writer.bytes();
}
