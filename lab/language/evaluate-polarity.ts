// Polarity toward targets: three classes, one answer for each opinion of the file.
import { POLARITIES, type PolarityShares } from '../../src/nlp/learned/polarity.ts';
import { classificationReport } from './classification-report.ts';
import { type Evaluation, type Figures, needed, someOf } from './evaluation.ts';
import { opinionExamples } from './examples.ts';
import type { Row } from './rows.ts';

export function evaluatePolarity(rows: readonly Row[], { learned, now }: Evaluation): Figures {
  const read = needed(learned.polarity, 'polarity');
  const sentences = rows.map((row) => opinionExamples(row)).filter((opinions) => opinions.length > 0);
  someOf(sentences, 'opinions with a polarity');
  const startedAt = now();
  const answers = sentences.flatMap((opinions) => {
    const shares = read(opinions[0]!.text, opinions);
    return opinions.map((opinion, at) => ({ opinion, shares: shares[at]! }));
  });
  const seconds = (now() - startedAt) / 1000;
  const characters = sentences.reduce((sum, [first]) => sum + first!.text.length, 0);
  const { f1, ...figures } = classificationReport(
    answers.map(({ opinion, shares }) => [opinion.polarity, mostLikely(shares)]),
  );
  return {
    ...figures,
    tokensPerSecond: Math.round(characters / CHARACTERS_PER_TOKEN / seconds),
    withTarget: answers.filter(({ opinion }) => opinion.target).length,
    f1,
  };
}

/** For the speed only: blanks and marks included. */
const CHARACTERS_PER_TOKEN = 5;

const mostLikely = (shares: PolarityShares) =>
  POLARITIES.reduce((best, each) => (shares[each] > shares[best] ? each : best));
