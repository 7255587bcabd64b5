// The words of the page about quality, apart from those that everybody loads.
import { wordsIn } from '../words-in.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const useEvaluationWords = wordsIn({ en, es });
