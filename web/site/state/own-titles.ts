// What a plan is called that is begun on the page, in the language of who begins it.
import { cityName } from './city.ts';
import type { Language } from './first-language.ts';

export const OWN_TITLES: Readonly<Record<Language, string>> = {
  en: `Your days in ${cityName('en')}`,
  es: `Tus días en ${cityName('es')}`,
};
