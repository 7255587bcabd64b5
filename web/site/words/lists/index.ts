// The words of the pages of saved places and lists, apart from those that everybody loads.
import { wordsIn } from '../words-in.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const useListWords = wordsIn({ en, es });
