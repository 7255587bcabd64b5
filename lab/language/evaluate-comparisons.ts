// Comparisons: is the first object better, worse, or is nothing preferred?
import { OUTCOMES } from '../../src/nlp/learned/comparisons.ts';
import { classificationReport } from './classification-report.ts';
import { type Evaluation, type Figures, needed, someOf } from './evaluation.ts';
import { comparisonExample } from './examples.ts';
import type { Row } from './rows.ts';

/** For the speed only: blanks and marks included. */
const CHARACTERS_PER_TOKEN = 5;

export function evaluateComparisons(rows: readonly Row[], { learned, now }: Evaluation): Figures {
  const read = needed(learned.comparisons, 'comparatives');
  const examples = someOf(
    rows.flatMap((row) => comparisonExample(row) ?? []),
    'sentences with two objects and a label',
  );
  const startedAt = now();
  const pairs = examples.map((example) => {
    const shares = read(example);
    return [example.preferred, OUTCOMES.reduce((best, each) => (shares[each] > shares[best] ? each : best))] as const;
  });
  const seconds = (now() - startedAt) / 1000;
  const characters = examples.reduce((sum, { text }) => sum + text.length, 0);
  const { f1, ...figures } = classificationReport(pairs);
  return { ...figures, tokensPerSecond: Math.round(characters / CHARACTERS_PER_TOKEN / seconds), f1 };
}
