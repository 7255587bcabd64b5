import { expect, test } from 'vitest';
import { notKnownOf } from './not-known.ts';

const [open, amount, diet] = [{ attribute: 'open' }, { attribute: 'amount' }, { attribute: 'diet' }];
const HOURS = { open: true, always: false, today: 0, week: [] };

test.each([
  ['hours and price level', { hours: HOURS, price_level: 1 }, [amount]],
  ['hours alone', { hours: HOURS }, [amount]],
  ['a price alone', { prices: [{ what: '', amount: 12, currency: 'EUR' }] }, [open]],
  ['nothing', {}, [open, amount]],
])('of a place with %s the card names what is missing', (_, known, missing) => {
  expect(notKnownOf([open, amount], { prices: [], ...known })).toEqual(missing);
});

test('what no card shows is named', () => {
  expect(notKnownOf([open, diet], { prices: [], hours: HOURS })).toEqual([diet]);
});
