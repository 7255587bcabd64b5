import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { tokenise, wordsOf } from './tokenise.ts';

const surface = (text: string, language: Language) => tokenise(text, language).map((token) => token.text);
const words = (text: string, language: Language) => wordsOf(tokenise(text, language)).map((word) => word.text);

describe('English', () => {
  test.each([
    ["I don't like it", ['I', 'do', "n't", 'like', 'it']],
    ['i dont like it', ['i', 'do', 'nt', 'like', 'it']],
    ["it's great, isn't it?", ['it', "'s", 'great', ',', 'is', "n't", 'it', '?']],
    ['We cannot go', ['We', 'can', 'not', 'go']],
    ["I wouldn't've gone", ['I', 'would', "n't", "'ve", 'gone']],
    ['a 15-minute walk', ['a', '15', '-', 'minute', 'walk']],
    ['Mr. Smith from the U.S. arrived.', ['Mr.', 'Smith', 'from', 'the', 'U.S.', 'arrived', '.']],
    ['open 10:30 to 1,000.50', ['open', '10:30', 'to', '1,000.50']],
  ])('%s', (text, expected) => {
    expect(words(text, 'en')).toEqual(expected);
  });
});

describe('Spanish', () => {
  test.each([
    ['cerca del Prado', ['cerca', 'de', 'el', 'Prado']],
    ['voy al museo', ['voy', 'a', 'el', 'museo']],
    ['quiero visitarlo hoy', ['quiero', 'visitar', 'lo', 'hoy']],
    ['recomiéndame un bar', ['recomienda', 'me', 'un', 'bar']],
    ['recomiendame un bar', ['recomienda', 'me', 'un', 'bar']],
    ['enséñamelo', ['enseña', 'me', 'lo']],
    ['estoy buscándolos', ['estoy', 'buscando', 'los']],
    ['Carlos y los primeros modernos', ['Carlos', 'y', 'los', 'primeros', 'modernos']],
    ['una muerte fuerte', ['una', 'muerte', 'fuerte']],
  ])('%s', (text, expected) => {
    expect(words(text, 'es')).toEqual(expected);
  });

  test('the two words of "del" share its span', () => {
    const [de, el] = wordsOf(tokenise('del', 'es'));
    expect([de, el]).toEqual([
      { text: 'de', start: 0, end: 3 },
      { text: 'el', start: 0, end: 3 },
    ]);
  });
});

test('addresses, emoji and repeated marks stay whole', () => {
  expect(surface('see https://a.es/x?y=1, mail me@a.es 👩‍👩‍👧 !!! ...', 'en')).toEqual([
    'see',
    'https://a.es/x?y=1',
    ',',
    'mail',
    'me@a.es',
    '👩‍👩‍👧',
    '!!!',
    '...',
  ]);
});

describe.each(LANGUAGES)('%s, whatever is written', (language) => {
  test('surface tokens hold every letter once, in order, and say where it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const tokens = tokenise(text, language);
        for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
        expect(tokens.map((token) => token.text).join('')).toBe(text.replace(/\s+/gu, ''));
      }),
      { seed: 12 },
    );
  });

  test.each([
    ['one endless word', 'a'.repeat(200_000)],
    ['dots and letters', 'a.'.repeat(100_000)],
    ['an address that never ends', `${'a.b-c_'.repeat(30_000)}@`],
    ['apostrophes', "'n't'".repeat(40_000)],
  ])(
    '%s is read in one pass',
    (_, text) => {
      expect(tokenise(text, language).reduce((sum, token) => sum + token.text.length, 0)).toBe(text.length);
    },
    5_000,
  );
});
