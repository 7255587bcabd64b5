// How many stars would whoever wrote this give? Between 1 and 5, fractions included.
import type { Language } from '../../domain/language.ts';
import { createReader } from './bytes.ts';
import { probabilities, readClassifier } from './classifier.ts';
import { opinionText } from './opinion-text.ts';
import { starFeatures } from './star-features.ts';
import { NO_WORDS, type WordTable } from './word-table.ts';

/** Stars of a text; 3 where it shows no feeling. */
export type StarReader = (text: string) => number;

export const FEELINGS = ['warm', 'cold'] as const;

const MIDDLE = 3;
/**
 * Of surely warm texts some deserve 4 and some 5, and the error in stars is smallest between them. The training labels
 * know only warm and cold, and other texts than those of the training are less sure than they look: so the log odds are
 * halved before they become stars.
 */
const REACH = 1.3;
const DOUBT = 2;
const MAX_LENGTH = 8_000;

/**
 * @param bytes `data/language/<language>/stars.bin`
 * @param table the words which it was trained with
 */
export function loadStars(bytes: Uint8Array, language: Language, table: WordTable = NO_WORDS): StarReader {
  const classifier = readClassifier(createReader(bytes));
  return (text) => {
    const words = opinionText(text.slice(0, MAX_LENGTH), { language, table });
    const [warm = 0.5, cold = 0.5] = probabilities(classifier, starFeatures(words, language));
    const logOdds = Math.log((warm + 1e-9) / (cold + 1e-9));
    return MIDDLE + REACH * Math.tanh(logOdds / 2 / DOUBT);
  };
}
