// What a sign over a door tells: which kind of eating place it is, and its name as people write it.
import type { Category } from '../../../src/domain/category.ts';
import { foldAccents } from '../../../src/domain/text.ts';
import type { KindKey } from './prose/kinds.ts';

interface SignKind {
  readonly kind: KindKey;
  readonly categories: readonly Category[];
  readonly cuisine?: string;
}

const BAR: readonly Category[] = ['pubs/bars'];
const RESTAURANT: readonly Category[] = ['restaurants'];

/** Words of signs, the most telling first: a "Bar Restaurante" cooks, a "Cafetería Bar" serves coffee. */
const KINDS_BY_WORD: readonly (readonly [RegExp, SignKind])[] = [
  [/\bpizz\w+/u, { kind: 'pizzeria', categories: ['burger/pizza shops'] }],
  [/\b(?:hamburgueseria|burger)\b/u, { kind: 'burgers', categories: ['burger/pizza shops'] }],
  [/\bmarisqueria\b/u, { kind: 'restaurant', categories: RESTAURANT, cuisine: 'seafood' }],
  [/\b(?:asador|parrilla)\b/u, { kind: 'restaurant', categories: RESTAURANT, cuisine: 'grill' }],
  [/\barroceria\b/u, { kind: 'restaurant', categories: RESTAURANT, cuisine: 'rice' }],
  [/\b(?:restaurante?|rest|meson|casa de comidas|trattoria)\b/u, { kind: 'restaurant', categories: RESTAURANT }],
  [/\bheladeria\b/u, { kind: 'icecream', categories: ['bakeries'] }],
  [/\b(?:churreria|chocolateria)\b/u, { kind: 'chocolate', categories: ['bakeries', 'cafes'] }],
  [/\b(?:pasteleria|confiteria|panaderia)\b/u, { kind: 'pastry', categories: ['bakeries'] }],
  [/\b(?:taberna|tasca|bodega|bodeguita)\b/u, { kind: 'tavern', categories: ['pubs/bars', 'restaurants'] }],
  [/\b(?:cerveceria)\b/u, { kind: 'beerhall', categories: BAR }],
  [/\b(?:cafeteria|cafe)\b/u, { kind: 'cafe', categories: ['cafes'] }],
  [/\b(?:cocteleria)\b/u, { kind: 'cocktails', categories: BAR }],
  [/\bpub\b/u, { kind: 'pub', categories: BAR }],
  [/\b(?:bar|gastrobar|vinoteca)\b/u, { kind: 'plainbar', categories: BAR }],
];

/** Words that tell only what a house is, or nothing: a name needs another one. */
const EMPTY = new Set(
  `bar bares restaurante restaurant rest meson cafe cafeteria cerveceria taberna tasca bodega bodeguita casa comidas de
  del la las los el y e a al en con pub cocteleria gastrobar vinoteca pizzeria burger hamburgueseria asador parrilla
  marisqueria churreria chocolateria pasteleria confiteria panaderia heladeria arroceria trattoria terraza quiosco kiosco
  local comercial sin rotulo no informado nuevo nueva cocina comercio jamoneria the s l sl slu sa cb`.split(/\s+/u),
);

/** Houses of which every quarter has one, and names of firms rather than of places. */
const NO_OWN_NAME =
  /\b(?:vips|rodilla|starbucks|montaditos|telepizza|domino|papa john|burger king|mcdonald|foster|ginos|la surena|llaollao|tony roma|goiko|five guys|kfc|taco bell|popeyes|granier|tim hortons|manolo bakes|santagloria|panaria|lizarran|cervecera 100|la tagliatella|muerde la pasta|wok to walk|carl|udon|grosso|the good burger|tgb|hotel|hostal|sociedad|s ?l ?u?|s ?a|c ?b|ikea|corte ingles|carrefour|mercadona|gasolinera|repsol|peluqueria|farmacia|supermercado|alimentacion|palacio municipal|congresos|brico\w*|exposicion|muestra|fisio\w*)\b/u;

const plain = (sign: string): string =>
  foldAccents(sign)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** @returns undefined for a sign that tells no kind or no name of its own */
export function kindOfSign(sign: string): SignKind | undefined {
  const found = hasOwnName(sign) ? KINDS_BY_WORD.find(([word]) => word.test(plain(sign)))?.[1] : undefined;
  if (found === undefined) return undefined;
  const [, , kind = found.kind] = FINER.find(([of, word]) => of === found.kind && word.test(plain(sign))) ?? [];
  const cuisine = COOKS.has(kind) ? CUISINE_WORDS.find(([word]) => word.test(plain(sign)))?.[1] : undefined;
  return { ...(cuisine !== undefined && { cuisine }), ...found, kind };
}

/** Words that tell more once it is known what a house is; alone they are not enough for a row. */
const FINER: readonly (readonly [KindKey, RegExp, KindKey])[] = [
  ['restaurant', /\bsidreria\b/u, 'ciderhouse'],
  ['plainbar', /\bsidreria\b/u, 'ciderhouse'],
  ['plainbar', /\b(?:tapas|taperia|pinchos|pintxos)\b/u, 'tapas'],
  ['plainbar', /\bcopas\b/u, 'bar'],
  ['plainbar', /\b(?:vinoteca|wine bar)\b/u, 'winebar'],
];

const COOKS: ReadonlySet<KindKey> = new Set<KindKey>(['restaurant', 'tavern', 'tapas']);

/** What is cooked, where the sign says it. */
const CUISINE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bchin[oa]\b/u, 'chinese'],
  [/\b(?:japones\w*|sushi)\b/u, 'japanese'],
  [/\basiatic[oa]\b/u, 'asian'],
  [/\b(?:indian|hindu)\b/u, 'indian'],
  [/\bperuan[oa]\b/u, 'peruvian'],
  [/\bmexican[oa]\b/u, 'mexican'],
  [/\bgrieg[oa]\b/u, 'greek'],
  [/\btrattoria\b/u, 'italian'],
  [/\bgalleg[oa]s?\b/u, 'galician'],
  [/\basturian[oa]s?\b/u, 'asturian'],
  [/\bextremen[oa]s?\b/u, 'extremaduran'],
  [/\bandalu(?:z|za|ces|zas)\b/u, 'andalusian'],
];

/** What the name of a bar or café of OpenStreetMap says it is, which has but three words for all of them. */
export const kindByName = (name: string): KindKey | undefined =>
  KINDS_BY_NAME.find(([word]) => word.test(plain(name)))?.[1];

const KINDS_BY_NAME: readonly (readonly [RegExp, KindKey])[] = [
  [/\b(?:cerveceria|beer house|beerhouse|taproom|craft beer)\b/u, 'beerhall'],
  [/\bsidreria\b/u, 'ciderhouse'],
  [/\b(?:taberna|tasca|tasquita|bodega|bodeguita)\b/u, 'tavern'],
  [/\b(?:vinoteca|wine bar)\b/u, 'winebar'],
  [/\b(?:cocteleria|cocktail bar)\b/u, 'cocktails'],
  [/\b(?:tapas|taperia|pinchos|pintxos)\b/u, 'tapas'],
  [/^bar\b/u, 'plainbar'],
];

/** What a house with a licensed terrace is when its sign does not say more. */
export const UNTOLD: SignKind = { kind: 'eatery', categories: ['pubs/bars', 'restaurants'] };

/** A name, not just "BAR RESTAURANTE", and none that many houses bear. */
export function hasOwnName(sign: string): boolean {
  const words = plain(sign).split(' ');
  const isReadable = /^[\p{L}\p{N} .,'’´&ºª-]{4,40}$/u.test(sign);
  return (
    isReadable && !NO_OWN_NAME.test(plain(sign)) && words.some((word) => /^\p{L}{3,}$/u.test(word) && !EMPTY.has(word))
  );
}

const SMALL = new Set(['de', 'del', 'y', 'e', 'al', 'con', 'en']);
const ARTICLES = new Set(['la', 'las', 'los', 'el']);

/**
 * "BAR EL RINCON DE LA MONTAÑA" as a sign painter would write it in full: "Bar El Rincón de la Montaña".
 *
 * @param accents words as they are written, by their folded form
 */
export function writtenSign(sign: string, accents: ReadonlyMap<string, string>): string {
  const words = sign.replace(/[´’]/gu, "'").split(/\s+/u);
  return words
    .map((word, at) => {
      const lower = word.toLowerCase();
      const isAfterOf = ['de', 'a', 'en'].includes(words[at - 1]?.toLowerCase() ?? '');
      if (at > 0 && (SMALL.has(lower) || (ARTICLES.has(lower) && isAfterOf))) return lower;
      return lower.replace(/(?<!\p{L}')\p{L}+/gu, (letters) => capitalised(accents.get(letters) ?? letters));
    })
    .join(' ');
}

/** "Mesón del Cid II". */
const capitalised = (word: string): string =>
  /^[ivx]{2,4}$/u.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** Words of signs that stand without their accent in the lists. */
const PAINTED =
  `cafetería cervecería hamburguesería churrería pastelería tapería jamonería croquetería coctelería arrocería
  pizzería heladería panadería sidrería marisquería chipirón jamón mesón rincón balcón café`.split(/\s+/u);

/** Words that are mostly written with an accent, by their folded form. */
export function accentsIn(names: Iterable<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const name of names) {
    if (name === name.toUpperCase() && foldAccents(name) === name.toLowerCase()) continue;
    for (const [word] of name.matchAll(/\p{L}{3,}/gu)) {
      const forms = counts.get(foldAccents(word)) ?? new Map<string, number>();
      forms.set(word.toLowerCase(), (forms.get(word.toLowerCase()) ?? 0) + 1);
      counts.set(foldAccents(word), forms);
    }
  }
  const commonest = [...counts].map(([folded, forms]): [string, string] => {
    const [best] = [...forms].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return [folded, best![0]];
  });
  const painted = PAINTED.map((word): [string, string] => [foldAccents(word), word]);
  return new Map([...commonest.filter(([folded, form]) => form !== folded), ...painted]);
}
