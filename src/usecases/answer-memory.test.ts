import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { Profile } from '../domain/profile.ts';
import type { RecommendationRequest } from '../domain/recommendation.ts';
import { createMemory, type Memory, personOf, questionOf } from './answer-memory.ts';

const REQUEST: RecommendationRequest = {
  position: { latDeg: 40.4168, lngDeg: -3.7038 },
  limit: 10,
  method: 'ensemble',
  language: 'en',
};
const PROFILE: Profile = { categories: new Map([['museums', 5]]), places: new Map([[asPlaceId('prado'), 4]]) };

const memoryOf = (most: number) => createMemory<readonly string[]>(most, ({ length }) => length);
const keep = (memory: Memory<readonly string[]>, key: string, value: readonly string[]): void => {
  memory.offer(key, value);
  memory.offer(key, value);
};
const SOME = ['Prado', 'Retiro', 'Botín', 'Sol', 'Rastro'];

test('what was worked out once is not kept: most questions are never asked again', () => {
  const memory = memoryOf(100);
  memory.of('museums?', 1);
  memory.offer('museums?', SOME);
  expect(memory.of('museums?', 1)).toBeUndefined();
  memory.offer('museums?', SOME);
  expect(memory.of('museums?', 1)).toBe(SOME);
});

test('what was kept is given back until a rating changes', () => {
  const memory = memoryOf(100);
  expect(memory.of('museums?', 1)).toBeUndefined();
  keep(memory, 'museums?', SOME);
  expect(memory.of('museums?', 1)).toBe(SOME);
  expect(memory.of('museums?', 2)).toBeUndefined();
  expect(memory.of('museums?', 1)).toBeUndefined();
});

test('it holds no more than it may, and forgets what was not asked for the longest', () => {
  const memory = memoryOf(20);
  for (const question of ['a', 'b', 'c']) {
    memory.of(question, 1);
    keep(memory, question, SOME);
  }
  memory.of('a', 1);
  keep(memory, 'd', SOME);
  expect(['a', 'b', 'c', 'd'].filter((question) => memory.of(question, 1))).toEqual(['a', 'c', 'd']);
});

test('nothing takes its room too, and what is kept again takes it once', () => {
  const memory = memoryOf(3);
  memory.of('a', 1);
  for (const question of ['a', 'b', 'b', 'b', 'c']) keep(memory, question, []);
  expect(['c', 'b', 'a'].filter((question) => memory.of(question, 1))).toEqual(['c', 'b', 'a']);
  keep(memory, 'd', []);
  expect(memory.of('c', 1)).toBeUndefined();
});

const keyOf = (profile: Profile, request: RecommendationRequest) => questionOf(personOf(profile, request), request);

test('a question is all that the answer depends on', () => {
  const others = [
    keyOf({ ...PROFILE, categories: new Map([['museums', 4.5]]) }, REQUEST),
    keyOf({ ...PROFILE, categories: new Map() }, REQUEST),
    keyOf({ ...PROFILE, places: new Map([[asPlaceId('prado'), 3]]) }, REQUEST),
    keyOf({ ...PROFILE, places: new Map() }, REQUEST),
    keyOf(PROFILE, { ...REQUEST, position: { latDeg: 40.4168, lngDeg: -3.7039 } }),
    keyOf(PROFILE, { ...REQUEST, position: { latDeg: 40.4167, lngDeg: -3.7038 } }),
    keyOf(PROFILE, { ...REQUEST, limit: 11 }),
    keyOf(PROFILE, { ...REQUEST, method: 'svd' }),
    keyOf(PROFILE, { ...REQUEST, language: 'es' }),
  ];
  const own = keyOf(PROFILE, REQUEST);
  expect(new Set([own, ...others]).size).toBe(others.length + 1);
  expect(keyOf({ categories: new Map(PROFILE.categories), places: new Map(PROFILE.places) }, REQUEST)).toBe(own);
  expect(own).not.toContain('museums');
});

test('leanings are those of a person by a method, wherever they stand', () => {
  const elsewhere = { ...REQUEST, position: { latDeg: 40.5, lngDeg: -3.6 }, limit: 3, language: 'es' as const };
  expect(personOf(PROFILE, elsewhere)).toBe(personOf(PROFILE, REQUEST));
  expect(personOf(PROFILE, { ...REQUEST, method: 'svd' })).not.toBe(personOf(PROFILE, REQUEST));
});
