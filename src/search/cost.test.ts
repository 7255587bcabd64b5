// Cost of a search, counted in look-ups and letters, so that the test does not depend on a clock or the machine's load.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWorld } from '../../tests/support/search-world.ts';
import type { SearchIndex } from './index.ts';
import { search } from './search.ts';

const { catalogue, index, asking } = await searchWorld();

/** Look-ups among the texts with slips forgiven, the letters looked up, names compared, letters read into frames. */
interface Work {
  lookups: number;
  letters: number;
  names: number;
  /** Letters that were read into frames. */
  read: number;
}

function workOf(query: string): Work {
  const work: Work = { lookups: 0, letters: 0, names: 0, read: 0 };
  const counted: SearchIndex = {
    ...index,
    text: {
      ...index.text,
      search(words, most, fields) {
        work.lookups++;
        work.letters += words.join('').length;
        return index.text.search(words, most, fields);
      },
    },
    names: {
      ...index.names,
      coverage(row, stems) {
        work.names++;
        return index.names.coverage(row, stems);
      },
    },
    books: {
      ...index.books,
      knows(word) {
        work.lookups++;
        work.letters += word.length;
        return index.books.knows(word);
      },
    },
  };
  search(counted, query, undefined, {
    ...asking,
    read(text) {
      work.read += text.length;
      return asking.read(text);
    },
  });
  return work;
}

const WORDS = 24;
const LETTERS = 32;

const someWord = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  fc.constantFrom(...[...index.text.stems].filter((_, at) => at % 97 === 0)),
  fc.constantFrom(
    'museum',
    'restaurantes',
    'near',
    'Sol',
    'vegan',
    'terraza',
    'open',
    'at',
    '3',
    'calle',
    'Goya',
    'free',
  ),
);

test('a search looks up a bounded number of words and letters, whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(someWord, { maxLength: 60 }), (words) => {
      const { lookups, letters, names, read } = workOf(words.join(' '));
      expect(lookups).toBeLessThanOrEqual(12 * WORDS);
      expect(letters).toBeLessThanOrEqual(12 * WORDS * LETTERS);
      expect(read).toBeLessThanOrEqual(2 * 1_000);
      expect(names).toBeLessThanOrEqual(3 * catalogue.places.length);
    }),
    { numRuns: 40, seed: 20261124 },
  );
});

test('what is typed beyond the first words and letters costs nothing more', () => {
  const words = Array.from({ length: 24 }, (_, at) => `qw${'xyzvbnmk'[at % 8]}orp${at}zz`).join(' ');
  const once = workOf(words);
  expect(workOf(`${words} `.repeat(500))).toEqual(once);
  expect(workOf('x'.repeat(100_000)).letters).toBeLessThanOrEqual(12 * LETTERS);
});

test('words that nothing has are compared with no name', () => {
  expect(workOf('qwxzkjvv zzqqxxww').names).toBe(0);
});
