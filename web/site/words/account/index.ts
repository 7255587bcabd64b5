// The words of the account page, apart from those that everybody loads.
import { wordsIn } from '../words-in.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const useAccountWords = wordsIn({ en, es });
