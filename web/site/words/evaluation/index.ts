// The words of the page about quality, apart from those that everybody loads.
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import type { TranslationOf } from '../translation.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type EvaluationWords = TranslationOf<typeof en>;

const WORDS: Readonly<Record<'en' | 'es', EvaluationWords>> = { en, es };

export const useEvaluationWords = (): EvaluationWords => WORDS[useStore(language)];
