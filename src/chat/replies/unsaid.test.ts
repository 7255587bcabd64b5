// A heading says each thing once.
import { expect, test } from 'vitest';
import { must } from '../../wishes/wish.ts';
import { unsaid } from './unsaid.ts';

const vegan = must({ attribute: 'diet', operator: 'is', value: 'vegan' });
const forChildren = must({ attribute: 'feature', operator: 'is', value: 'children' });

test('vegan restaurants need no word of vegan food, and no other diet goes unsaid', () => {
  expect(unsaid({ categories: ['restaurants'], filters: [], cuisine: 'vegan', wishes: [vegan] }).wishes).toEqual([]);
  expect(unsaid({ categories: ['restaurants'], filters: [], cuisine: 'thai', wishes: [vegan] }).wishes).toEqual([
    vegan,
  ]);
});

test('what is free on Sunday is open on Sunday', () => {
  const free = { ...must({ attribute: 'free', operator: 'is', value: true }), on: '2026-11-29' } as const;
  const open = must({ attribute: 'open', operator: 'on', value: '2026-11-29' });
  const another = must({ attribute: 'open', operator: 'on', value: '2026-11-30' });
  expect(unsaid({ categories: ['museums'], filters: [], wishes: [free, open, another] }).wishes).toEqual([
    free,
    another,
  ]);
});

test('places for children are told so once', () => {
  const family = must({ attribute: 'party', operator: 'is', value: { withChildren: true } });
  const { wishes } = unsaid({ categories: ['museums'], filters: ['children'], wishes: [family, forChildren] });
  expect(wishes).toEqual([]);
});
