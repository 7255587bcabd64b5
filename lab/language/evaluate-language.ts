// Measures one task of language understanding on the rows of a published set.
import { evaluateCategories } from './evaluate-categories.ts';
import { evaluateComparisons } from './evaluate-comparisons.ts';
import { evaluateNames } from './evaluate-names.ts';
import { evaluatePolarity } from './evaluate-polarity.ts';
import { evaluateStars } from './evaluate-stars.ts';
import { evaluateTags } from './evaluate-tags.ts';
import type { Evaluation, Figures } from './evaluation.ts';
import type { Row } from './rows.ts';

export const EVALUATION_TASKS = ['pos', 'ner', 'polarity', 'categories', 'stars', 'comparatives'] as const;
export type EvaluationTask = (typeof EVALUATION_TASKS)[number];

/** @throws Error when a part that the task needs is not there, or no row of the file fits the task */
export function evaluateLanguage(task: EvaluationTask, rows: readonly Row[], evaluation: Evaluation): Figures {
  return { task, language: evaluation.language, rows: rows.length, ...EVALUATORS[task](rows, evaluation) };
}

const EVALUATORS: Readonly<Record<EvaluationTask, (rows: readonly Row[], evaluation: Evaluation) => Figures>> = {
  pos: evaluateTags,
  ner: evaluateNames,
  polarity: evaluatePolarity,
  categories: evaluateCategories,
  stars: evaluateStars,
  comparatives: evaluateComparisons,
};
