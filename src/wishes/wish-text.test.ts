// Wishes and their short texts.
import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import type { Condition, Wish } from './wish.ts';
import { wishFrom, wishText } from './wish-text.ts';

const want = (condition: Condition): Wish => ({ ...condition, polarity: 'want', strength: 'must' });
const point = { latDeg: 40.4153, lngDeg: -3.6845 };

const ROWS: readonly (readonly [string, Wish])[] = [
  ['category:museums', want({ attribute: 'category', operator: 'is', value: 'museums' })],
  ['category:pubs/bars', want({ attribute: 'category', operator: 'is', value: 'pubs/bars' })],
  ['dish:tapas', want({ attribute: 'dish', operator: 'is', value: 'tapas' })],
  ['-feature:smoking', { ...want({ attribute: 'feature', operator: 'is', value: 'smoking' }), polarity: 'avoid' }],
  ['price_level:2', want({ attribute: 'price_level', operator: 'at_most', value: 2 })],
  ['price_level:3+', want({ attribute: 'price_level', operator: 'at_least', value: 3 })],
  ['amount:20', want({ attribute: 'amount', operator: 'at_most', value: 20 })],
  ['entry:8.5@child', want({ attribute: 'entry', operator: 'at_most', value: 8.5, of: 'child' })],
  ['free:yes', want({ attribute: 'free', operator: 'is', value: true })],
  ['free:2026-11-29', want({ attribute: 'free', operator: 'is', value: true, on: '2026-11-29' })],
  ['open:now', want({ attribute: 'open', operator: 'at', value: 'now' })],
  ['open:2026-11-29T20:30', want({ attribute: 'open', operator: 'at', value: '2026-11-29T20:30' })],
  ['open:2026-11-29', want({ attribute: 'open', operator: 'on', value: '2026-11-29' })],
  ['open:/1620', want({ attribute: 'open', operator: 'until', value: { minute: 1620 } })],
  ['open:2026-11-29/1620', want({ attribute: 'open', operator: 'until', value: { minute: 1620, day: '2026-11-29' } })],
  [
    'open:2026-11-29/1200-1560',
    want({ attribute: 'open', operator: 'between', value: { day: '2026-11-29', fromMin: 1200, toMin: 1560 } }),
  ],
  ['area:lavapies', want({ attribute: 'area', operator: 'in', value: { id: 'lavapies', name: 'lavapies' } })],
  [
    'near:40.41530,-3.68450~10min~El Retiro',
    want({ attribute: 'near', operator: 'within', value: { point, name: 'El Retiro', walkMinutes: 10 } }),
  ],
  [
    'near:prado~800m',
    want({
      attribute: 'near',
      operator: 'within',
      value: { point: { latDeg: 0, lngDeg: 0 }, placeId: asPlaceId('prado'), withinM: 800 },
    }),
  ],
  ['party:4+children', want({ attribute: 'party', operator: 'is', value: { size: 4, withChildren: true } })],
];

test.each(ROWS)('%s is written and read', (text, wish) => {
  expect(wishText(wish)).toBe(text);
  expect(wishFrom(text)).toEqual(wish);
});

test('what no list can be narrowed by has no text', () => {
  expect(wishText(want({ attribute: 'place', operator: 'like', value: asPlaceId('prado') }))).toBeUndefined();
  expect(wishText(want({ attribute: 'text', operator: 'matches', value: 'x'.repeat(300) }))).toBeUndefined();
});

test.each([
  '',
  ':',
  'museums',
  '-:x',
  'category:',
  'price_level:9',
  'amount:lots',
  'open:later',
  'near:prado',
  'party:4+cats',
  'near:95.00000,0.00000~5m~x',
  `text:${'x'.repeat(200)}`,
])('%j is no wish', (text) => expect(wishFrom(text)).toBeUndefined());
