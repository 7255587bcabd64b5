import { describe, expect, test } from 'vitest';
import { opinionText } from '../../../src/nlp/learned/opinion-text.ts';
import { loadPolarity } from '../../../src/nlp/learned/polarity.ts';
import { spanishForms, valencesOf } from '../../../src/nlp/learned/valence.ts';
import { NO_WORDS } from '../../../src/nlp/learned/word-table.ts';
import { type OpinionSentence, trainPolarity } from './polarity-training.ts';

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

describe('valence of words in a sentence', () => {
  const valenceOf = (text: string, word: string, language: 'en' | 'es') =>
    opinionText(text, { language, table: NO_WORDS }).find(({ folded }) => folded === word)!.valence;

  test.each([
    ['the food was good', 'good', 'en', 1],
    ["the food wasn't good", 'good', 'en', -1],
    ['the food was not good but the staff was friendly', 'friendly', 'en', 1],
    ['la comida estaba buena', 'buena', 'es', 1],
    ['la comida no estaba buena', 'buena', 'es', -1],
    ['la comida no estaba buena, pero el trato fue amable', 'amable', 'es', 1],
  ] as const)('%s: %s', (text, word, language, sign) => {
    expect(Math.sign(valenceOf(text, word, language))).toBe(sign);
  });

  test('phrases count as one', () => {
    expect(valenceOf('la visita vale la pena', 'pena', 'es')).toBeGreaterThan(0);
  });
});

test('Spanish adjectives bring all their endings', () => {
  expect(spanishForms('rico')).toEqual(expect.arrayContaining(['rico', 'rica', 'ricos', 'ricas', 'riquísimo']));
  expect(spanishForms('amable')).toEqual(expect.arrayContaining(['amable', 'amables', 'amablemente']));
});

test('small words carry no feeling of their own', () => {
  for (const word of ['es', 'a', 'as', 'el', 'que', '']) expect(valencesOf('es').has(word)).toBe(false);
  for (const word of ['the', 'is', 'a', '']) expect(valencesOf('en').has(word)).toBe(false);
});

test('both languages have words on both sides', () => {
  for (const language of ['en', 'es'] as const) {
    const values = [...valencesOf(language).values()];
    expect(values.filter((value) => value > 0).length).toBeGreaterThan(150);
    expect(values.filter((value) => value < 0).length).toBeGreaterThan(150);
    expect(values.every((value) => value >= -1 && value <= 1)).toBe(true);
  }
});

test('two targets of one sentence get their own answers', () => {
  const sentences = ['food', 'staff', 'room', 'price', 'menu'].flatMap((good): OpinionSentence[] =>
    ['service', 'wine', 'music', 'bread', 'view'].map((bad) => {
      const text = `The ${good} was great but the ${bad} was awful .`;
      return {
        text,
        opinions: [
          { target: spanOf(text, good), polarity: 'positive' },
          { target: spanOf(text, bad), polarity: 'negative' },
        ],
      };
    }),
  );
  const read = loadPolarity(trainPolarity(sentences, { language: 'en', table: NO_WORDS, seed: 3 }), 'en');
  const text = 'The coffee was awful but the terrace was great .';
  const [coffee, terrace] = read(text, [{ target: spanOf(text, 'coffee') }, { target: spanOf(text, 'terrace') }]);
  expect(coffee!.negative).toBeGreaterThan(coffee!.positive);
  expect(terrace!.positive).toBeGreaterThan(terrace!.negative);
  expect(coffee!.positive + coffee!.negative + coffee!.neutral).toBeCloseTo(1);
});
