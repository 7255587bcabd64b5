// Numbers in English words, as times and amounts read them.
import { expect, test } from 'vitest';
import { numberInEnglish } from '../languages/en/temporal.ts';

test.each([
  ['twenty-five', 25],
  ['half an', 0.5],
  ['a couple', 2],
  ['3rd', 3],
])('"%s" is %d', (written, value) => {
  expect(numberInEnglish(written)).toBe(value);
});

test.each(['elephants', 'twenty elephants', ''])('"%s" is no number (this once recursed for ever)', (written) => {
  expect(numberInEnglish(written)).toBeNaN();
});
