// Chosen suggestions as wishes.
import { expect, test } from 'vitest';
import { wishesWith } from './suggestion-wishes.ts';

test.each([
  [{ kind: 'category', id: 'museums', name: 'museums' } as const, ['open:now', 'category:museums']],
  [{ kind: 'area', id: 'lavapies', name: 'Lavapiés' } as const, ['category:parks', 'open:now', 'area:lavapies']],
  [
    { kind: 'station', id: 'sol', name: 'S~l', lat: 40.4, lng: -3.7 } as const,
    ['category:parks', 'open:now', 'near:40.40000,-3.70000~600m~S l'],
  ],
  [{ kind: 'street', id: 'x', name: 'X' } as const, ['category:parks', 'open:now']],
])('%j', (suggestion, wishes) => {
  expect(wishesWith(['category:parks', 'open:now'], suggestion)).toEqual(wishes);
});
