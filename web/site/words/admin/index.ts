// The words of the administration, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { TranslationOf } from '../translation.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type AdminWords = TranslationOf<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', AdminWords>> = { en, es };

export const useAdminWords = (): AdminWords => WORDS[useStore(language)];
