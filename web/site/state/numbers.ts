// Numbers as a language writes them. A format costs more to make than to use, so each is made once.
import type { Language } from './settings.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** @param least digits after the point that are always there; `most` of them when they tell something */
export function numberText(value: number, lang: Language, least: number, most = least): string {
  return formatOf(`${lang} ${least} ${most}`, lang, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value);
}

/** Without cents where there are none. */
export function moneyText(amount: number, currency: string, lang: Language): string {
  return formatOf(`${lang} ${currency}`, lang, { style: 'currency', currency, minimumFractionDigits: 0 }).format(
    amount,
  );
}

function formatOf(key: string, lang: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(lang, options);
  formats.set(key, made);
  return made;
}
