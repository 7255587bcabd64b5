import { expect, test } from 'vitest';
import { toldApart } from './told.ts';

const PLACES = [{ name: 'Museo Naval' }, { name: 'Casa Lope (de Vega)' }];

test('what a list says of each place goes to its card, and the sentences around it stay', () => {
  const text =
    'Two museums near Sol:\n1. Museo Naval (300 m, closed now, opens at 10:00)\n2. Casa Lope (de Vega) (1.2 km)\nSay "the second one" for details.';
  expect(toldApart(text, PLACES)).toEqual({
    words: 'Two museums near Sol:\nSay "the second one" for details.',
    details: ['300 m, closed now, opens at 10:00', '1.2 km'],
  });
});

test('the times of a plan stand before the way', () => {
  const text =
    'A plan:\n1. 16:05 to 16:35: Museo Naval (5 min on foot)\n2. 17:00 to 18:00: Casa Lope (de Vega) (9 min on foot)';
  expect(toldApart(text, PLACES).details).toEqual(['16:05 to 16:35 · 5 min on foot', '17:00 to 18:00 · 9 min on foot']);
});

test('a reply that names other places, or has headings, is left as it is', () => {
  for (const text of [
    'Two museums:\n1. Museo Naval (300 m)\n2. Museo del Traje (3 km)',
    'Museums:\n1. Museo Naval (300 m)\nLess certain:\n2. Casa Lope (de Vega) (1.2 km)',
    'The Museo Naval is open until 19:00.',
  ])
    expect(toldApart(text, PLACES)).toEqual({ words: text, details: [undefined, undefined] });
});
