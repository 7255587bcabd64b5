import { describe, expect, test } from 'vitest';
import type { Learned } from '../../src/nlp/learned/learned.ts';
import { classificationReport, meanAbsoluteError } from './classification-report.ts';
import { evaluateLanguage } from './evaluate-language.ts';
import { opinionExamples, reviewExamples, taggedSentence } from './examples.ts';
import { parseRows, type Row } from './rows.ts';

const evaluation = (learned: Learned) => {
  let clock = 0;
  return { language: 'en' as const, learned, now: () => (clock += 1_000) };
};

describe('rows of every published format', () => {
  const opinionOf = (row: Row) =>
    opinionExamples(row).map(({ polarity, target, text }) => [
      polarity,
      target && text.slice(target.start, target.end),
    ]);

  test('SemEval: offsets beside the target', () => {
    const opinions = [{ target: 'chef', from: 16, to: 20, polarity: 'positive', category: 'FOOD#QUALITY' }];
    expect(opinionOf({ text: 'Hats off to the chef .', opinions })).toEqual([['positive', 'chef']]);
  });

  test('OpeNER: places as text, classes with a capital', () => {
    const opinions = [
      {
        Target: [['The room'], ['0:8']],
        Polar_expression: [['small'], ['12:17']],
        Polarity: 'Negative',
        Intensity: 'Strong',
      },
      { Target: [[], []], Polar_expression: [['small'], ['12:17']], Polarity: 'Positive', Intensity: 'Standard' },
    ];
    expect(opinionOf({ text: 'The room is small', opinions })).toEqual([
      ['negative', 'The room'],
      ['positive', undefined],
    ]);
  });

  test('MAMS: terms, or categories without a place', () => {
    const aspectTerms = [{ term: 'decor', from: 4, to: 9, polarity: 'neutral' }];
    expect(opinionOf({ text: 'The decor', aspectTerms, aspectCategories: [] })).toEqual([['neutral', 'decor']]);
    const [opinion] = opinionExamples({
      text: 'It was fine',
      aspectTerms: [],
      aspectCategories: [{ category: 'food', polarity: 'positive' }],
    });
    expect(opinion).toMatchObject({ category: 'food', opinionated: false });
  });

  test('M-ABSA: text lines', () => {
    const [row] = parseRows(
      "La comida es buena.####[['comida', 'food quality', 'positive'], ['NULL', 'x', 'negative']]\n",
    );
    expect(opinionOf(row!)).toEqual([
      ['positive', 'comida'],
      ['negative', undefined],
    ]);
  });

  test('offsets count code points, spans count UTF-16 units', () => {
    const opinions = [{ target: 'food', from: 2, to: 6, polarity: 'positive' }];
    expect(opinionOf({ text: '😀 food', opinions })).toEqual([['positive', 'food']]);
  });

  test('opinions of other classes are left out', () => {
    expect(
      opinionExamples({ text: 'so so', opinions: [{ target: 'so', from: 0, to: 2, polarity: 'conflict' }] }),
    ).toEqual([]);
  });

  test('sentence ids tell the convention of a treebank; words without a tag are kept', () => {
    const row = { id: 'es-test-001-s1', words: ['que', 'x'], upos: ['SCONJ', null] };
    expect(taggedSentence(row)).toEqual({ words: ['que', 'x'], tags: ['SCONJ', null], convention: 'gsd' });
  });

  test.each([
    ['1 to 5', [1, 3, 5], [1, 3, 5]],
    ['0 to 4', [0, 2, 4], [1, 3, 5]],
    ['0 to 1', [0, 0.5, 1], [1, 3, 5]],
    ['names', ['very negative', 'neutral', 'very_positive'], [1, 3, 5]],
  ])('stars from %s', (_, given, stars) => {
    expect(reviewExamples(given.map((label) => ({ sentence: 'a film', label }))).map((each) => each.stars)).toEqual(
      stars,
    );
  });

  test('a broken line is named', () => {
    expect(() => parseRows('{"a": 1}\n{"b"')).toThrow('line 2');
  });
});

test('accuracy, F1 and the mean over classes that occur', () => {
  const report = classificationReport([
    ['a', 'a'],
    ['a', 'b'],
    ['b', 'b'],
    ['b', 'c'],
  ]);
  expect(report.accuracy).toBe(0.5);
  expect(report.f1.a).toEqual({ precision: 1, recall: 0.5, f1: 0.6667, support: 2 });
  expect(report.macroF1).toBeCloseTo((0.6667 + 0.5) / 2, 3);
  expect(
    meanAbsoluteError([
      [1, 2],
      [5, 4.5],
    ]),
  ).toBe(0.75);
});

test('tags are counted where they are known, and speed by the given clock', () => {
  const figures = evaluateLanguage(
    'pos',
    [{ words: ['the', 'park', 'x'], upos: ['DET', 'NOUN', null] }],
    evaluation({ tag: () => ['DET', 'VERB', 'X'] }),
  );
  expect(figures).toMatchObject({ items: 2, accuracy: 0.5, tokensPerSecond: 3 });
});

test('a name counts only when its type and both ends are right', () => {
  const rows = [{ tokens: ['in', 'New', 'York'], ner: ['O', 'B-LOC', 'I-LOC'] }];
  const locF1 = (first: number, type: 'LOC' | 'ORG') =>
    evaluateLanguage('ner', rows, evaluation({ names: () => [{ type, first, end: 3 }] })).locF1;
  expect(locF1(1, 'LOC')).toBe(1);
  expect(locF1(2, 'LOC')).toBe(0);
  expect(locF1(1, 'ORG')).toBe(0);
});

test('categories: one of the expected is enough, and nothing expected means nothing may be found', () => {
  const rows = [
    { text: 'I want to see a museum', expect_any: ['museums', 'art galleries'] },
    { text: 'thank you very much', expect_any: [] },
  ];
  expect(evaluateLanguage('categories', rows, evaluation({})).accuracy).toBe(1);
});

test('a missing part and a file of another task are told apart', () => {
  expect(() => evaluateLanguage('pos', [{ words: ['a'], upos: ['X'] }], evaluation({}))).toThrow('tagger');
  expect(() => evaluateLanguage('stars', [{ foo: 1 }], evaluation({ stars: () => 3 }))).toThrow('no texts with stars');
});
