import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/math/random.ts';
import { loadNames, namesFrom } from '../../../src/nlp/learned/names.ts';
import { placeNames } from '../../../src/nlp/learned/place-names.ts';
import { NO_WORDS } from '../../../src/nlp/learned/word-table.ts';
import { type NamedWords, templateSentences, withOtherPlaces } from './name-templates.ts';
import { trainNames } from './names-training.ts';

const named = (text: string): NamedWords => {
  const pairs = text.split(' ').map((pair) => pair.split('/'));
  return { words: pairs.map(([word]) => word!), names: pairs.map(([, name]) => name ?? 'O') };
};

const SENTENCES = [
  'Ana/B-PER vive en Soria/B-LOC',
  'Luis/B-PER llegó a Nueva/B-LOC York/I-LOC',
  'el tren sale hoy',
].map(named);

test('tags become names; a name that begins with I counts as one', () => {
  expect(namesFrom(['B-LOC', 'I-LOC', 'O', 'I-PER', 'B-PER'])).toEqual([
    { type: 'LOC', first: 0, end: 2 },
    { type: 'PER', first: 3, end: 4 },
    { type: 'PER', first: 4, end: 5 },
  ]);
});

test('the longest known place is found, without case or accents', () => {
  expect(placeNames.lengthAt(['santiago', 'de', 'compostela', 'es'], 0)).toBe(3);
  expect(placeNames.lengthAt(['en', 'malaga'], 1)).toBe(1);
  expect(placeNames.lengthAt(['mesa'], 0)).toBe(0);
});

test('our own sentences label exactly what was filled in', () => {
  const own = templateSentences({ language: 'es', sentences: SENTENCES, perTemplate: 2, random: seededRandom(5) });
  for (const { words, names } of own) expect(words).toHaveLength(names.length);
  expect(own.some(({ names }) => names.includes('B-ORG'))).toBe(true);
});

test('a replaced place keeps its label', () => {
  const [changed] = withOtherPlaces(SENTENCES.slice(1, 2), seededRandom(2));
  expect(changed!.names.filter((name) => name === 'B-LOC')).toHaveLength(1);
  expect(changed!.names).toHaveLength(changed!.words.length);
});

test('names are found in sentences with unseen places, also in small letters', () => {
  const read = loadNames(
    trainNames(SENTENCES, { language: 'es', table: NO_WORDS, seed: 1, epochs: 3, perTemplate: 8 }),
  );
  expect(read('hoteles baratos en Cádiz o en Lugo'.split(' ')).map(({ type, first }) => [type, first])).toEqual([
    ['LOC', 3],
    ['LOC', 6],
  ]);
  expect(read('hoteles baratos en cádiz o en lugo'.split(' ')).map(({ type }) => type)).toEqual(['LOC', 'LOC']);
});
