// Is something good or bad said about a target? Probabilities for positive, negative and neutral.
import type { Language } from '../../domain/language.ts';
import type { Span } from '../understanding.ts';
import { createReader } from './bytes.ts';
import { probabilities, readClassifier } from './classifier.ts';
import { opinionText } from './opinion-text.ts';
import { polarityFeatures } from './polarity-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

export const POLARITIES = ['positive', 'negative', 'neutral'] as const;
export type PolarityName = (typeof POLARITIES)[number];
export type PolarityShares = Readonly<Record<PolarityName, number>>;

/** What is asked of one sentence. */
interface PolarityQuestion {
  readonly target?: Span | undefined;
  /** Of what kind the target is, where it is not named ("service"). */
  readonly category?: string | undefined;
  /** Somebody is known to think something of it; so "neutral" needs much stronger signs. */
  readonly opinionated?: boolean | undefined;
}

/**
 * Reads a sentence once and answers for each question.
 * @param targets all spans of the sentence that something may be said about, the questions' own included
 */
export type PolarityReader = (
  sentence: string,
  questions: readonly PolarityQuestion[],
  targets?: readonly Span[],
) => PolarityShares[];

/**
 * Where opinions are known to be, few are neutral; and the Spanish set, hotels alone, holds four warm ones for each cold
 * one, more than other texts do. Factors of the shares, chosen on development sets that list opinions, not mentions.
 */
const AMONG_OPINIONS: Readonly<Record<Language, { readonly negative: number; readonly neutral: number }>> = {
  en: { negative: 1, neutral: 0.01 },
  es: { negative: 1.6, neutral: 0.01 },
};
const AS_LEARNED = { negative: 1, neutral: 1 };

/** Longer sentences are cut: what lies farther away says nothing about the target. */
const MAX_LENGTH = 1_500;
/** More targets than a person names in one sentence; beyond, no more are compared. */
const MAX_TARGETS = 24;

/**
 * @param bytes `data/language/<language>/polarity.bin`
 * @param table the words which it was trained with
 */
export function loadPolarity(bytes: Uint8Array, language: Language, table: WordTable = NO_WORDS): PolarityReader {
  const classifier = readClassifier(createReader(bytes));
  return (sentence, questions, targets) => {
    const words = opinionText(sentence.slice(0, MAX_LENGTH), { language, table });
    const all = (targets ?? questions.flatMap(({ target }) => target ?? [])).slice(0, MAX_TARGETS);
    return questions.map(({ target, category, opinionated }) => {
      const keys = polarityFeatures({ language, words, targets: all, target, category });
      return sharesOf(probabilities(classifier, keys), opinionated ? AMONG_OPINIONS[language] : AS_LEARNED);
    });
  };
}

function sharesOf([positive = 0, negative = 0, neutral = 0]: Float64Array, factors: typeof AS_LEARNED): PolarityShares {
  const [cold, none] = [negative * factors.negative, neutral * factors.neutral];
  const total = positive + cold + none;
  return { positive: positive / total, negative: cold / total, neutral: none / total };
}
