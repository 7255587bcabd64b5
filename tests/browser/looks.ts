// How a page is looked at: by day or by night, in which language, at a desk or on a phone. `npm test` looks at each state of a page once, and
// in turn so that every two of these meet; `npm run check:pages` looks at each in every way.
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'es';
  readonly window: 'desk' | 'phone';
  /** Of a second theme only the colours can be wrong. */
  readonly rules: 'all' | 'colours';
}

export const LANGUAGES = ['en', 'es'] as const;
const WINDOWS = ['desk', 'phone'] as const;

/** In the order in which a page is changed least. */
const EVERY_LOOK: readonly Look[] = WINDOWS.flatMap((window) =>
  LANGUAGES.flatMap((language): readonly Look[] => [
    { window, language, theme: 'light', rules: 'all' },
    { window, language, theme: 'dark', rules: 'colours' },
  ]),
);

/** Of any two of theme, language and window, each pair is in one of them. */
const COVERING: readonly Look[] = [
  { window: 'desk', language: 'en', theme: 'light', rules: 'all' },
  { window: 'phone', language: 'es', theme: 'light', rules: 'all' },
  { window: 'phone', language: 'en', theme: 'dark', rules: 'all' },
  { window: 'desk', language: 'es', theme: 'dark', rules: 'all' },
];

/** Whether every walk is taken in every way, which takes many minutes. */
export const everyWay = process.env.PASEO_WALKS === 'all';

/** @param turn the place of a state among those that are walked through */
export const looksAt = (turn: number): readonly Look[] =>
  everyWay ? EVERY_LOOK : [COVERING[turn % COVERING.length] as Look];
