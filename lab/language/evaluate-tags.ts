// Part-of-speech tags: how many words get the right one, as written and in small letters, and how fast.
import type { Tagger } from '../../src/nlp/learned/tagger.ts';
import { classificationReport } from './classification-report.ts';
import { type Evaluation, type Figures, needed, someOf } from './evaluation.ts';
import { taggedSentence } from './examples.ts';
import type { Row } from './rows.ts';
import type { TaggedSentence } from './training/tagger-training.ts';

export function evaluateTags(rows: readonly Row[], { learned, now }: Evaluation): Figures {
  const tag = needed(learned.tag, 'tagger');
  const sentences = someOf(
    rows.flatMap((row) => taggedSentence(row) ?? []),
    'sentences with words and upos',
  );
  compare(tag, sentences.slice(0, 200)); // warms the compiler up, so that speed is that of a running service
  const startedAt = now();
  const asWritten = compare(tag, sentences);
  const seconds = (now() - startedAt) / 1000;
  const inSmallLetters = sentences.map((each) => ({ ...each, words: each.words.map((word) => word.toLowerCase()) }));
  const { f1, ...figures } = classificationReport(asWritten);
  return {
    ...figures,
    convention: [...new Set(sentences.map(({ convention }) => convention))].join(' '),
    tokensPerSecond: Math.round(sentences.reduce((sum, { words }) => sum + words.length, 0) / seconds),
    lowerCased: { accuracy: classificationReport(compare(tag, inSmallLetters)).accuracy },
    f1,
  };
}

/** Words without a right answer are not counted. */
function compare(tag: Tagger, sentences: readonly TaggedSentence[]): [string, string][] {
  return sentences.flatMap(({ words, tags, convention }) => {
    const given = tag(words, convention);
    return tags.flatMap((right, at): [string, string][] => (right === null ? [] : [[right, given[at]!]]));
  });
}
