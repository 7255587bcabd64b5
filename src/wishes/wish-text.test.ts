// Wishes and their short texts.
import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import { must, type Wish } from './wish.ts';
import { wishFrom, wishText } from './wish-text.ts';

const point = { latDeg: 40.4153, lngDeg: -3.6845 };

const ROWS: readonly (readonly [string, Wish])[] = [
  ['category:museums', must({ attribute: 'category', operator: 'is', value: 'museums' })],
  ['category:pubs/bars', must({ attribute: 'category', operator: 'is', value: 'pubs/bars' })],
  ['dish:tapas', must({ attribute: 'dish', operator: 'is', value: 'tapas' })],
  ['-feature:smoking', { ...must({ attribute: 'feature', operator: 'is', value: 'smoking' }), polarity: 'avoid' }],
  ['price_level:2', must({ attribute: 'price_level', operator: 'at_most', value: 2 })],
  ['price_level:3+', must({ attribute: 'price_level', operator: 'at_least', value: 3 })],
  ['amount:20', must({ attribute: 'amount', operator: 'at_most', value: 20 })],
  ['entry:8.5@child', must({ attribute: 'entry', operator: 'at_most', value: 8.5, of: 'child' })],
  ['free:yes', must({ attribute: 'free', operator: 'is', value: true })],
  ['free:2026-11-29', must({ attribute: 'free', operator: 'is', value: true, on: '2026-11-29' })],
  ['open:now', must({ attribute: 'open', operator: 'at', value: 'now' })],
  ['open:2026-11-29T20:30', must({ attribute: 'open', operator: 'at', value: '2026-11-29T20:30' })],
  ['open:2026-11-29', must({ attribute: 'open', operator: 'on', value: '2026-11-29' })],
  ['open:/1620', must({ attribute: 'open', operator: 'until', value: { minute: 1620 } })],
  ['open:2026-11-29/1620', must({ attribute: 'open', operator: 'until', value: { minute: 1620, day: '2026-11-29' } })],
  [
    'open:2026-11-29/1200-1560',
    must({ attribute: 'open', operator: 'between', value: { day: '2026-11-29', fromMin: 1200, toMin: 1560 } }),
  ],
  ['area:lavapies', must({ attribute: 'area', operator: 'in', value: { id: 'lavapies', name: 'lavapies' } })],
  [
    'near:40.41530,-3.68450~10min~El Retiro',
    must({ attribute: 'near', operator: 'within', value: { point, name: 'El Retiro', walkMinutes: 10 } }),
  ],
  [
    'near:prado~800m',
    must({
      attribute: 'near',
      operator: 'within',
      value: { point: { latDeg: 0, lngDeg: 0 }, placeId: asPlaceId('prado'), withinM: 800 },
    }),
  ],
  ['party:4+children', must({ attribute: 'party', operator: 'is', value: { size: 4, withChildren: true } })],
];

test.each(ROWS)('%s is written and read', (text, wish) => {
  expect(wishText(wish)).toBe(text);
  expect(wishFrom(text)).toEqual(wish);
});

test('what no list can be narrowed by has no text', () => {
  expect(wishText(must({ attribute: 'place', operator: 'like', value: asPlaceId('prado') }))).toBeUndefined();
  expect(wishText(must({ attribute: 'text', operator: 'matches', value: 'x'.repeat(300) }))).toBeUndefined();
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
