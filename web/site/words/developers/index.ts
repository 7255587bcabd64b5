// The words of the page for developers, apart from those that everybody loads.
import { wordsIn } from '../words-in.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const useDevelopersWords = wordsIn({ en, es });
