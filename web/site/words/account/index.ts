// The words of the account page, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { TranslationOf } from '../translation.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type AccountWords = TranslationOf<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', AccountWords>> = { en, es };

export const useAccountWords = (): AccountWords => WORDS[useStore(language)];
