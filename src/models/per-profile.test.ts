import { expect, test } from 'vitest';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import { perProfile } from './per-profile.ts';

const somebody = (): Profile => ({ categories: new Map([['museums', 5]]), places: new Map() });

test('works out once what a profile means, and anew for a copy with other likings', () => {
  let count = 0;
  const likings = perProfile(({ categories }) => {
    count++;
    return categories.size;
  });
  const profile = somebody();
  expect([likings(profile), likings(profile)]).toEqual([1, 1]);
  expect(count).toBe(1);
  expect(likings({ ...profile, categories: new Map() })).toBe(0);
  expect(profile).toEqual(somebody());
});

test('two methods do not read each other’s notes', () => {
  const [size, name] = [perProfile(({ categories }) => categories.size), perProfile(() => 'somebody')];
  const profile = somebody();
  expect([size(profile), name(profile), size(profile)]).toEqual([1, 'somebody', 1]);
});

test('nothing is noted on the profile that belongs to everybody', () => {
  let count = 0;
  const counted = perProfile(() => ++count);
  expect([counted(EMPTY_PROFILE), counted(EMPTY_PROFILE)]).toEqual([1, 2]);
  expect(Reflect.ownKeys(EMPTY_PROFILE)).toEqual(['categories', 'places']);
});
