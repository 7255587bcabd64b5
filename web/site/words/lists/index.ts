// The words of the pages of saved places and lists, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { TranslationOf } from '../translation.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type ListWords = TranslationOf<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', ListWords>> = { en, es };

export const useListWords = (): ListWords => WORDS[useStore(language)];
