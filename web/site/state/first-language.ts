// The language in which a visit begins.
import { memory } from './memory.ts';

export type Language = 'en' | 'es';

export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? memory.read('language');
  if (asked === 'en' || asked === 'es') return asked;
  return navigator.languages.find((each) => /^(?:en|es)\b/u.test(each))?.startsWith('es') ? 'es' : 'en';
}

/** Dates as Europe writes them, day before month. */
export const localeOf = (chosen: Language): string => (chosen === 'es' ? 'es-ES' : 'en-GB');
