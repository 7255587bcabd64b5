import { expect, test } from 'vitest';
import { similarityOf, weightsOf } from './names.ts';

const NAMES = ['Cambridge Arts Theatre', 'Arts Theatre', 'Madrid Arts Theatre', 'Corn Exchange', 'Round Church'];

test('names that differ in the name of the city alone are the same, in the city that is meant', () => {
  const weights = weightsOf(NAMES, ['Cambridge']);
  expect(similarityOf('Cambridge Arts Theatre', 'Arts Theatre', weights).overall).toBe(1);
  expect(similarityOf('Madrid Arts Theatre', 'Arts Theatre', weights).overall).toBeLessThan(1);
});
