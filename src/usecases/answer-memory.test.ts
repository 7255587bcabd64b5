import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { Profile } from '../domain/profile.ts';
import type { RecommendationRequest } from '../domain/recommendation.ts';
import { personOf, questionOf } from './answer-memory.ts';

const REQUEST: RecommendationRequest = {
  position: { latDeg: 40.4168, lngDeg: -3.7038 },
  limit: 10,
  method: 'ensemble',
  language: 'en',
};
const PROFILE: Profile = { categories: new Map([['museums', 5]]), places: new Map([[asPlaceId('prado'), 4]]) };

const DAY = '2026-11-23';
const NOON = new Date('2026-11-23T12:00:00Z');

const keyOf = (profile: Profile, request: RecommendationRequest, now = NOON) =>
  questionOf(personOf(profile, request, DAY), request, now);

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
    keyOf(PROFILE, { ...REQUEST, novelty: 1 }),
    keyOf(PROFILE, { ...REQUEST, includeReviewed: true }),
    keyOf(PROFILE, { ...REQUEST, filters: { features: ['terrace'] } }),
    keyOf(PROFILE, { ...REQUEST, filters: { features: ['view'] } }),
    keyOf(PROFILE, REQUEST, new Date('2026-11-23T12:15:00Z')),
  ];
  const own = keyOf(PROFILE, REQUEST);
  expect(new Set([own, ...others]).size).toBe(others.length + 1);
  expect(keyOf({ categories: new Map(PROFILE.categories), places: new Map(PROFILE.places) }, REQUEST)).toBe(own);
  expect(own).not.toContain('museums');
});

test('leanings are those of a person by a method, wherever they stand', () => {
  const elsewhere = { ...REQUEST, position: { latDeg: 40.5, lngDeg: -3.6 }, limit: 3, language: 'es' as const };
  expect(personOf(PROFILE, elsewhere, DAY)).toBe(personOf(PROFILE, REQUEST, DAY));
  expect(personOf(PROFILE, { ...REQUEST, method: 'svd' }, DAY)).not.toBe(personOf(PROFILE, REQUEST, DAY));
});
