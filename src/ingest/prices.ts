// Prices out of Spanish prose: only amounts that say clearly what they are for.
import type { Texts } from '../domain/language.ts';
import type { Price, PriceLevel } from '../domain/place.ts';

export function priceLevelIn(text: string | undefined): PriceLevel | undefined {
  const level = Number(text ?? '');
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : undefined;
}

/** The kind of ticket, by the words before the amount. The first row that occurs decides. */
const TICKETS: readonly (readonly [RegExp, Texts])[] = [
  [/teatraliz/iu, { en: 'dramatised visit', es: 'visita teatralizada' }],
  [/visitas? (?:guiada|comentada)/iu, { en: 'guided visit', es: 'visita guiada' }],
  [/reducid/iu, { en: 'reduced admission', es: 'entrada reducida' }],
  [/general|entrada individual|entrada normal/iu, { en: 'general admission', es: 'entrada general' }],
  [/adult/iu, { en: 'adults', es: 'adultos' }],
  [/niñ|infantil|menores/iu, { en: 'children', es: 'niños' }],
  [/estudiant/iu, { en: 'students', es: 'estudiantes' }],
  [/jubilad|mayores de|senior|pensionist/iu, { en: 'seniors', es: 'mayores' }],
  [/entrada|acceso|precio|visita/iu, { en: 'admission', es: 'entrada' }],
];

const FREE = /^(?:entrada|acceso|visita)?\s*(?:libre|gratuit[oa]|gratis|gratuíta)\s*(?:y gratuit[oa])?\.?$/iu;
const AMOUNT = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:€|euros?\b)/giu;

/** Words that make an amount something else than a ticket, or one of many. */
const UNCLEAR =
  /desde|a partir|según|grupo|hasta|mínimo|hora|mes\b|año|anual|bono|abono|consumición|menú|pack|donativo|donación/iu;

/**
 * @param lines paragraphs of the price section
 * @param asOf date of the record
 * @returns at most one price for each kind of ticket; 0 EUR where entry is free for all
 */
export function pricesIn(lines: readonly string[], asOf: string | undefined): readonly Price[] {
  const date = asOf ? { asOf } : {};
  const [first] = lines;
  if (lines.length === 1 && first && FREE.test(first)) {
    return [{ what: { en: 'admission', es: 'entrada' }, amount: 0, currency: 'EUR', ...date }];
  }
  const prices = new Map<Texts, Price>();
  for (const line of lines) {
    const amounts = [...line.matchAll(AMOUNT)];
    const what = TICKETS.find(([words]) => words.test(line))?.[1];
    // Two amounts in a line are a range or a list: which is which is not certain.
    if (!what || amounts.length !== 1 || UNCLEAR.test(line) || prices.has(what)) continue;
    prices.set(what, { what, amount: Number(amounts[0]?.[1]?.replace(',', '.')), currency: 'EUR', ...date });
  }
  return [...prices.values()];
}
