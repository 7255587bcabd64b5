import { expect, test } from 'vitest';
import { didYouMean, meant } from './suggestion.ts';

const NAMES = ['serve', 'admin', 'import', 'train', 'backup', 'restore'];

test.each([
  ['imoprt', 'import'],
  ['imprt', 'import'],
  ['bakcup', 'backup'],
  ['srve', 'serve'],
  ['trains', 'train'],
])('%s is %s mistyped', (typed, name) => {
  expect(meant(typed, NAMES)).toBe(name);
});

test.each(['', 'x', 'deploy', 'constructor'])('%j is near nothing', (typed) => {
  expect(didYouMean(typed, NAMES)).toBe('');
});
