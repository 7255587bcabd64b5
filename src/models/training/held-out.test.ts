import { expect, test } from 'vitest';
import { asPlaceId } from '../../domain/branded.ts';
import { EMPTY_PROFILE, type Profile } from '../../domain/profile.ts';
import { hideSome, splitPeople } from './held-out.ts';

const visitor = (who: number, places: number, rating = 5): Profile => ({
  ...EMPTY_PROFILE,
  places: new Map(Array.from({ length: places }, (_, at) => [asPlaceId(`p${who}-${at}`), rating])),
});

/** A city of visitors: nine in ten rated one place. */
const people = Array.from({ length: 1_000 }, (_, who) => visitor(who, who % 10 === 0 ? 6 : 1));

test('only people of whom something remains known are asked, and most regulars stay in training', () => {
  const { training, asked } = splitPeople(people, 0.1, 500, 1);
  expect(training.length + asked.length).toBe(people.length);
  expect(asked.length).toBe(100);
  for (const { known, hidden } of hideSome(asked, 1)) {
    expect(hidden.size).toBeGreaterThan(0);
    expect(known.places.size).toBeGreaterThan(0);
  }
});

test('who liked nothing is not asked what they like', () => {
  const grumblers = Array.from({ length: 100 }, (_, who) => visitor(who, 6, 1));
  expect(splitPeople(grumblers, 0.5, 100, 1).asked).toEqual([]);
});
