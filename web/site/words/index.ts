// Everything the pages say, in the visitor's language.
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { TranslationOf } from './translation.ts';

export type Words = TranslationOf<typeof en>;

export const WORDS: Readonly<Record<'en' | 'es', Words>> = { en, es };

export const useWords = (): Words => WORDS[useStore(language)];
