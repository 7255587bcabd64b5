import { expect, test } from 'vitest';
import { computes } from './overload.ts';

test.each([
  ['/api/places/', false],
  ['/api/places/?category=museums&limit=5&offset=10', false],
  ['/api/places/?ids=prado,retiro&include=facts&lang=es', false],
  ['/api/places/?q=prado', true],
  ['/api/places/?category=museums&open_at=now', true],
  ['/api/places/?category=museums&sort=name', true],
  // Toilets and the like are put in order of distance.
  ['/api/places/?category=parks&lat=40.4&lng=-3.7', true],
])('a page of what is there is light, and whatever must be looked for computes: %s', (url, isComputed) => {
  expect(computes('GET', '/api/places/', url)).toBe(isComputed);
});

test('neither a question beforehand nor a new place computes', () => {
  expect(computes('OPTIONS', '/api/places/', '/api/places/?q=prado')).toBe(false);
  expect(computes('POST', '/api/places/', '/api/places/?q=prado')).toBe(false);
});
