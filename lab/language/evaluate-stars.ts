// Stars of a review: mean absolute error on the scale of 1 to 5.
import { classificationReport, meanAbsoluteError } from './classification-report.ts';
import { type Evaluation, type Figures, needed, someOf } from './evaluation.ts';
import { reviewExamples } from './examples.ts';
import type { Row } from './rows.ts';

/** For the speed only: blanks and marks included. */
const CHARACTERS_PER_TOKEN = 5;

export function evaluateStars(rows: readonly Row[], { learned, now }: Evaluation): Figures {
  const read = needed(learned.stars, 'stars');
  const reviews = someOf(reviewExamples(rows), 'texts with stars');
  const startedAt = now();
  const pairs = reviews.map(({ text, stars }) => [stars, read(text)] as const);
  const seconds = (now() - startedAt) / 1000;
  const characters = reviews.reduce((sum, { text }) => sum + text.length, 0);
  const { f1, ...figures } = classificationReport(pairs.map(([right, given]) => [named(right), named(given)]));
  return {
    mae: meanAbsoluteError(pairs),
    maeOfWholeStars: meanAbsoluteError(pairs.map(([right, given]) => [right, Math.round(given)])),
    maeOfAlwaysThree: meanAbsoluteError(pairs.map(([right]) => [right, 3])),
    ...figures,
    tokensPerSecond: Math.round(characters / CHARACTERS_PER_TOKEN / seconds),
    f1,
  };
}

const named = (stars: number) => String(Math.round(stars));
