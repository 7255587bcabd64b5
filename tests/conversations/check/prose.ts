// Whether a reply is well written: articles, agreement, contractions, doubled words and sentences, prepositions without an
// object, the same thing said twice of one list. Names and texts of rows are taken out first.
import type { Language } from '../../../src/domain/language.ts';

/** Stands where a name stood: it has no gender, no number and no first letter of its own. */
export const SOMEWHERE = '⟦⟧';

/** @param bare the reply with every name as `SOMEWHERE`, without descriptions and addresses */
export function proseFaults(bare: string, language: Language): readonly string[] {
  const told = sentencesOf(
    bare
      .split('\n')
      .filter((line) => !isOfList(line))
      .join('\n'),
  );
  return [
    ...told.flatMap((piece) => RULES[language].flatMap(([fault, pattern]) => namedIn(piece, fault, pattern))),
    ...told.flatMap((piece) => RULES_OF_BOTH.flatMap(([fault, pattern]) => namedIn(piece, fault, pattern))),
    ...told
      .filter((piece, at) => wordsOf(piece).length > 3 && told.indexOf(piece) < at)
      .map(() => 'prose: a sentence twice'),
    ...told.filter(isHead).flatMap((piece) => repeatedIn(piece, language)),
  ];
}

type Rule = readonly [fault: string, pattern: RegExp];

const namedIn = (piece: string, fault: string, pattern: RegExp): readonly string[] => {
  const [found] = pattern.exec(piece) ?? [];
  return found === undefined ? [] : [`prose: ${fault}, "${found.trim()}"`];
};

const RULES_OF_BOTH: readonly Rule[] = [
  ['a word twice', /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/iu],
  ['a mark twice', /,,|;;|\.\.(?!\.)|\( |\(\)| [,.;:!?](?!\S)/u],
];

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    ['"a" before a vowel', /(?<![\p{L}\p{N}])a (?:[aeio](?!ne\b|nce\b|uro)\p{L}|u(?![snt]|k)\p{L}|hours?\b|honest)/iu],
    ['"an" before a consonant', /\ban (?:[bcdfgjklmnpqrstvwxyz]\p{Ll}|h(?!our|onest|eir)\p{L}|uni|use)/iu],
    ['a preposition without an object', /(?<!\bis )\b(?:near|of|with|from|than|without|under|between) ?(?:[.;:)]|$)/u],
    ['number', /\b(?:there is|here is) (?:two|three|four|five)\b|\b(?:there are|here are) (?:one|an?)\b/iu],
    [
      'agreement',
      /\b(?:one|an?|this) (?:\p{Ll}+ )?(?:places|museums|parks|bars|restaurants|cafés|hotels)\b|\bthese (?:\p{Ll}+ )?(?:place|museum|park|bar|restaurant|hotel)\b/iu,
    ],
  ],
  es: [
    ['no contraction', /(?<!\p{L})(?:de|a) el (?=\p{Ll})/u],
    ['"y" before "i"', /(?<!\p{L})y (?:i|hi(?!e))\p{Ll}/u],
    ['"o" before "o"', /(?<!\p{L})o h?o\p{Ll}/u],
    [
      'gender',
      /(?<!\p{L})(?:estos|los|unos|otros|todos|esos) (?!días|mapas|tranvías|programas|clubes)\p{Ll}+(?:\p{Ll}{2}as|iones|dades)(?!\p{L})/iu,
    ],
    ['gender', /(?<!\p{L})(?:estas|las|unas|otras|todas|esas) (?!fotos|motos|manos)\p{Ll}+(?:os|ores)(?!\p{L})/iu],
    ['gender', /(?<!\p{L})un (?:\p{Ll}+ería|\p{Ll}+oteca|\p{Ll}+ción|plaza|tienda|sala|iglesia|galería)(?!\p{L})/iu],
    ['gender', /(?<!\p{L})una (?:museo|parque|bar|restaurante|hotel|teatro|cine|mercado|jardín|sitio)(?!\p{L})/iu],
    ['a preposition without an object', /(?<!\p{L})(?:de|del|con|en|por|para|sin|desde|entre|a) ?(?:[.,;:)]|$)/u],
    ['number', /(?<!\p{L})(?:un|una|este|esta) \p{Ll}+s que abren(?!\p{L})/u],
  ],
};

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[.!?…])\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);

const isOfList = (piece: string): boolean => /^(?:\d+\.|-)/u.test(piece);

/** What says of a list what it is. */
const isHead = (piece: string): boolean =>
  /:$/u.test(piece) || /^(?:I (?:know of no|don't know of|found)|No (?:me consta|he encontrado))/u.test(piece);

const wordsOf = (piece: string): readonly string[] => piece.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** "Vegan restaurants with vegan food", "free on Friday and open on Friday". */
function repeatedIn(piece: string, language: Language): readonly string[] {
  // One of two alternatives may narrow them: "burger or pizza places serving pizza". Two that are one are no alternatives.
  const told = piece.replace(ALTERNATIVES, (both, one: string, other: string) =>
    one.toLowerCase() === other.toLowerCase() ? both : '',
  );
  const heavy = wordsOf(told).filter((word) => word.length >= HEAVY && !LIGHT[language].has(word));
  const twice = heavy.find((word, at) => heavy.indexOf(word) < at);
  return twice === undefined ? [] : [`prose: the same said twice, "${twice}"`];
}
const ALTERNATIVES = /(\p{L}+) (?:or|o|u) (\p{L}+)/gu;
const HEAVY = 4;
const LIGHT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'that these those with near from open place places whether know have none other more most least only good'.split(
      ' ',
    ),
  ),
  es: new Set(
    'que están estos estas para cerca desde abren abre cierran sitios sitio tienen tiene donde sirven como más menos unos unas lugares'.split(
      ' ',
    ),
  ),
};
