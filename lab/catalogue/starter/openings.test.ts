// How descriptions begin in lists of ten: the shipped catalogue keeps a bound, and two that begin alike are counted.
import { expect, test } from 'vitest';
import { sharedOpenings } from './openings.ts';
import { beginningOf } from './prose/beginnings.ts';
import { shippedRows } from './shipped-rows.ts';

test('three words, without signs and capitals', () =>
  expect(beginningOf('In Chueca, a bar on Calle X.')).toBe('in chueca a'));

test('a list of ten in which two rows begin alike is counted, a shorter one is not', () => {
  const row = (at: number, en: string) => ({
    ...{ id: `x${at}`, district: 'Usera', categories: ['parks'], prominence: 1 },
    description: { en },
  });
  const ten = Array.from({ length: 10 }, (_, at) => row(at, `Park number ${at}`));
  expect(sharedOpenings(ten, 'en').all).toEqual({ lists: 1, shared: 0 });
  expect(sharedOpenings([...ten.slice(1), row(0, 'Park number 9')], 'en').all).toEqual({ lists: 1, shared: 1 });
  expect(sharedOpenings(ten.slice(1), 'en').all).toEqual({ lists: 0, shared: 0 });
});

test.each(['en', 'es'] as const)('few lists of the shipped catalogue have two openings alike: %s', (language) => {
  const { first, all } = sharedOpenings(shippedRows('amenity-places.jsonl'), language);
  expect(first.lists).toBeGreaterThan(100);
  expect(first.shared).toBeLessThan(3);
  expect(all.shared / all.lists).toBeLessThan(0.02);
});
