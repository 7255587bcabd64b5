import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('a line ends before the word that would be too long for it', () => {
  expect(wrapped('one two three four', 9)).toBe('one two\nthree\nfour');
  expect(wrapped('- one two three', 9, '  ')).toBe('- one two\n  three');
});

test('a code span stays in one piece, with the comma behind it', () => {
  expect(wrapped('say `npm run check`, then wait', 12)).toBe('say\n`npm run check`,\nthen wait');
});

test('no word is lost, and no line is too wide', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/u), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (each) => {
      const lines = wrapped(each.join(' '), 12, '  ').split('\n');
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(each);
      expect(lines.filter((line) => line.length > 12)).toEqual([]);
    }),
    { seed: 20261127 },
  );
});
