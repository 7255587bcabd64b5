// The words of the page for developers, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { TranslationOf } from '../translation.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type DevelopersWords = TranslationOf<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', DevelopersWords>> = { en, es };

export const useDevelopersWords = (): DevelopersWords => WORDS[useStore(language)];
