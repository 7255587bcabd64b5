// The words of the administration, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { Said } from '../index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type AdminWords = Said<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', AdminWords>> = { en, es };

export const useAdminWords = (): AdminWords => WORDS[useStore(language)];
