// Numbers as a language writes them. The browser's own formats take longer to make than a page to draw, so everyday
// numbers are written here; a test holds them against the browser's.
import type { Language } from './settings.ts';

const POINT = { en: '.', es: ',' } as const satisfies Record<Language, string>;
/** From here on digits are grouped, which languages do differently. */
const GROUPED = 1_000;

/** @param least digits after the point that are always there; `most` of them when they tell something */
export function numberText(value: number, lang: Language, least: number, most = least): string {
  if (!(Math.abs(value) < GROUPED - 1)) {
    return value.toLocaleString(lang, { minimumFractionDigits: least, maximumFractionDigits: most });
  }
  const [whole = '', digits = ''] = value.toFixed(most).split('.');
  const telling = digits.slice(0, least) + digits.slice(least).replace(/0+$/u, '');
  return telling ? `${whole}${POINT[lang]}${telling}` : whole;
}

/** As the service writes it in its reasons and replies: no place is at two distances at once. */
export function distanceText(metres: number, lang: Language): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1_000) return `${tens} m`;
  return `${numberText(metres / 1_000, lang, metres < 9_950 ? 1 : 0)} km`;
}

/** Without cents where there are none. */
export function moneyText(amount: number, currency: string, lang: Language): string {
  if (currency !== 'EUR') return amount.toLocaleString(lang, { style: 'currency', currency });
  const number = numberText(amount, lang, Number.isInteger(amount) ? 0 : 2);
  return lang === 'es' ? `${number}\u00a0€` : `€${number}`;
}

/** "€€", "££": how dear a place is. */
export const dearnessText = (level: number, currency: string): string =>
  (currency === 'EUR' ? '€' : signOf(currency)).repeat(level);

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `a, b or c`. */
export const listText = (words: readonly string[], lang: Language): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(words);
