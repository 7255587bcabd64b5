// Words that a page or part loads for itself, in the visitor's language.
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { TranslationOf } from './translation.ts';

/** @returns a hook that gives the words in the language that is chosen */
export const wordsIn =
  <English>({ en, es }: { readonly en: English; readonly es: TranslationOf<English> }) =>
  (): TranslationOf<English> =>
    useStore(language) === 'es' ? es : (en as TranslationOf<English>);
