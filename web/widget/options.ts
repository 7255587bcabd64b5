// How the chat looks and speaks: what the page around it says, then what its key says, then what is usual.

import type { KeySettings, Location } from './service.ts';
import { type Locale, WORDS, type Words } from './words.ts';

export interface Options {
  readonly locale: Locale;
  readonly words: Words;
  readonly title: string;
  readonly greeting: string;
  /** Of the key, as `#rrggbb`; undefined where the page has one of its own, or neither has. */
  readonly accent: string | undefined;
  readonly dark: boolean;
  /** `inline` fills the element; the others float in a corner of the window behind a round button. */
  readonly position: 'inline' | 'bottom-right' | 'bottom-left';
  readonly location: Location | undefined;
}

/** What the page that embeds the chat says of it. */
export interface Page {
  /** The data attributes of the element. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** The nearest `lang` around the element, else the browser's. */
  readonly lang: string;
  readonly prefersDark: boolean;
  /** `--paseo-accent` stands in the page's styles. */
  readonly hasAccent: boolean;
}

export const readPage = (element: HTMLElement): Page => ({
  attributes: element.dataset,
  lang: element.closest('[lang]')?.getAttribute('lang') ?? navigator.language,
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
  hasAccent: getComputedStyle(element).getPropertyValue('--paseo-accent').trim() !== '',
});

export function optionsOf({ attributes, lang, prefersDark, hasAccent }: Page, key: KeySettings = {}): Options {
  const { locale, theme, position, title, greeting, latitude, longitude } = attributes;
  const spoken = localeOf(locale || key.language || lang);
  const words = WORDS[spoken];
  return {
    locale: spoken,
    words,
    title: title || key.look?.title || words.title,
    greeting: greeting || key.look?.greeting || words.greeting,
    accent: hasAccent ? undefined : key.look?.accent,
    dark: theme === 'dark' || (theme !== 'light' && prefersDark),
    position: position === 'bottom-right' || position === 'bottom-left' ? position : 'inline',
    location: locationOf(latitude, longitude),
  };
}

const localeOf = (tag: string): Locale => (tag.toLowerCase().startsWith('es') ? 'es' : 'en');

function locationOf(latitude: string | undefined, longitude: string | undefined): Location | undefined {
  const place = { latitude: Number.parseFloat(latitude ?? ''), longitude: Number.parseFloat(longitude ?? '') };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}

/** Above this relative luminance black text has the better contrast, below it white (WCAG 2.2, contrast ratio). */
const BRIGHT = 0.179;

/** The colour of text upon `#rrggbb`: whichever of black and white is easier to read. */
export function inkOn(colour: string): '#000' | '#fff' {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > BRIGHT ? '#000' : '#fff';
}

/** One channel of sRGB in [0, 1] as an amount of light in [0, 1]. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
