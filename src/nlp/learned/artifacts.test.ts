// The shipped artifacts: they fit their budgets, load, and say what anybody would say about plain sentences.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { tokenise, wordsOf } from '../tokenise.ts';
import { type Learned, loadLearned } from './learned.ts';

const FOLDER = resolve(import.meta.dirname, '../../../data/language');
const PARTS = ['words', 'tagger', 'names', 'polarity', 'stars', 'comparatives'] as const;
const path = (language: Language, part: string) => resolve(FOLDER, language, `${part}.bin`);
const bytesOf = (language: Language, part: string) =>
  existsSync(path(language, part)) ? readFileSync(path(language, part)) : undefined;
const sizeOf = (language: Language, part: string) =>
  existsSync(path(language, part)) ? statSync(path(language, part)).size : 0;

function load(language: Language): Learned {
  const artifacts = Object.fromEntries(PARTS.map((part) => [part, bytesOf(language, part)]));
  return loadLearned(language, { ...artifacts, englishWords: bytesOf('en', 'words') });
}

const learned = { en: load('en'), es: load('es') };
const words = (text: string, language: Language) => wordsOf(tokenise(text, language)).map((word) => word.text);

test('the readers of intents, roles and concepts take eight megabytes at most', () => {
  const sizes = LANGUAGES.flatMap((language) => ['intents', 'roles', 'concepts'].map((part) => sizeOf(language, part)));
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('a tagger with its words takes a megabyte at most, all parts three', () => {
    expect(sizeOf(language, 'tagger') + sizeOf(language, 'words')).toBeLessThanOrEqual(1_000_000);
    expect(PARTS.reduce((sum, part) => sum + sizeOf(language, part), 0)).toBeLessThanOrEqual(3_000_000);
  });
});

test.each([
  ['en', 'we park the car near the park', ['PRON', 'VERB', 'DET', 'NOUN', 'ADP', 'DET', 'NOUN']],
  ['en', "i don't like museums", ['PRON', 'AUX', 'PART', 'VERB', 'NOUN']],
  ['es', 'el museo abre los lunes', ['DET', 'NOUN', 'VERB', 'DET', 'NOUN']],
  ['es', 'quiero cenar cerca del parque', ['VERB', 'VERB', 'ADV', 'ADP', 'DET', 'NOUN']],
] as const)('%s: tags of "%s"', (language, text, tags) => {
  expect(learned[language].tag!(words(text, language))).toEqual(tags);
});

test.each([
  ['en', 'The food was delicious but the waiter was very rude.', 'food', 'waiter'],
  ['en', "I love the terrace, but the rooms weren't clean.", 'terrace', 'rooms'],
  ['es', 'La comida estaba riquísima pero el camarero fue muy borde.', 'comida', 'camarero'],
  ['es', 'El hotel es precioso, aunque el desayuno deja mucho que desear.', 'hotel', 'desayuno'],
] as const)('%s: "%s" praises the first and not the second', (language, text, praised, blamed) => {
  const target = (part: string) => ({ target: { start: text.indexOf(part), end: text.indexOf(part) + part.length } });
  const [good, bad] = learned[language].polarity!(text, [target(praised), target(blamed)]);
  expect(good!.positive).toBeGreaterThan(good!.negative);
  expect(bad!.negative).toBeGreaterThan(bad!.positive);
});

test.each([
  ['en', 'A wonderful, moving film with brilliant actors.', 'A boring, predictable mess with awful actors.'],
  ['es', 'Una habitación preciosa y un trato estupendo.', 'Una habitación sucia y un trato pésimo.'],
] as const)('%s: "%s" gets more stars than "%s"', (language, warm, cold) => {
  const stars = learned[language].stars!;
  expect(stars(warm)).toBeGreaterThan(3.5);
  expect(stars(cold)).toBeLessThan(2.5);
});

test.each(['Quiero visitar Córdoba y Granada en mayo .', 'quiero visitar córdoba y granada en mayo .'])(
  'places are found with and without capitals: %s',
  (text) => {
    const names = learned.es.names!(text.split(' '));
    expect(names.map(({ type, first }) => [type, first])).toEqual([
      ['LOC', 2],
      ['LOC', 4],
    ]);
  },
);

test('a comparison turns around with its objects', () => {
  const text = 'Python is much better than Perl for beginners.';
  const compare = learned.en.comparisons!;
  const asked = compare({ text, first: 'Python', second: 'Perl' });
  const reversed = compare({ text, first: 'Perl', second: 'Python' });
  expect(asked.BETTER).toBeGreaterThan(asked.WORSE);
  expect(reversed.WORSE).toBeGreaterThan(reversed.BETTER);
});
