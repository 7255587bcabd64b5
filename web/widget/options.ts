// What the page that embeds the chat may choose, read from the element's data attributes.

import type { Location } from './service.ts';
import { type Locale, WORDS, type Words } from './words.ts';

export interface Options {
  readonly key: string;
  readonly locale: Locale;
  readonly words: Words;
  readonly title: string;
  readonly greeting: string;
  readonly dark: boolean;
  /** `inline` fills the element; the others float in a corner of the window behind a round button. */
  readonly position: 'inline' | 'bottom-right' | 'bottom-left';
  readonly location: Location | undefined;
}

export function readOptions(element: HTMLElement): Options {
  const { apiKey = '', locale, theme, position, title, greeting, latitude, longitude } = element.dataset;
  const spoken = localeOf(locale ?? element.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
  const words = WORDS[spoken];
  return {
    key: apiKey,
    locale: spoken,
    words,
    title: title || words.title,
    greeting: greeting || words.greeting,
    dark: theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches),
    position: position === 'bottom-right' || position === 'bottom-left' ? position : 'inline',
    location: locationOf(latitude, longitude),
  };
}

const localeOf = (tag: string): Locale => (tag.toLowerCase().startsWith('es') ? 'es' : 'en');

function locationOf(latitude: string | undefined, longitude: string | undefined): Location | undefined {
  const place = { latitude: Number.parseFloat(latitude ?? ''), longitude: Number.parseFloat(longitude ?? '') };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}
