// What an edit sets, and what it leaves as it was though no form shows it.
import { expect, test } from 'vitest';
import { aPlace } from '../../tests/support/places.ts';
import { edited } from './edits.ts';
import type { Price } from './place.ts';

const CONTEXT = { locate: () => ({}), asOf: '2026-11-29' };
const general: Price = { what: { en: 'General admission' }, amount: 14, currency: 'EUR' };
const late: Price = {
  what: { en: 'Last two hours' },
  amount: 0,
  currency: 'EUR',
  only: { lastMinutes: 120, weekdays: [0] },
};

test('a ticket that keeps its words keeps for whom and when it holds', () => {
  const place = aPlace({ id: 'palace', prices: [general, late] });
  const { only: _, ...shown } = late;
  const { prices } = edited(
    place,
    {
      prices: [
        { ...general, amount: 15 },
        { ...shown, amount: 2 },
      ],
    },
    CONTEXT,
  );
  expect(prices).toEqual([
    { ...general, amount: 15 },
    { ...late, amount: 2 },
  ]);
});

test('a ticket of other words has no limits', () => {
  const place = aPlace({ id: 'palace', prices: [late] });
  const { prices } = edited(place, { prices: [{ ...general, amount: 3 }] }, CONTEXT);
  expect(prices).toEqual([{ ...general, amount: 3 }]);
});
