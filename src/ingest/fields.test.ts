import { describe, expect, test } from 'vitest';
import { FieldError, Fields } from './fields.ts';

const priceWith = (only: unknown) =>
  new Fields({ prices: [{ what: { en: 'last hours' }, amount: 0, only }] }).optionalPrices('prices', 'EUR')?.[0]?.only;

describe('whom a ticket is for, and when', () => {
  test('is read', () =>
    expect(priceWith({ citizens_of: ['eu'], weekdays: [0, 3], last_minutes: 120 })).toEqual({
      citizensOf: ['eu'],
      weekdays: [0, 3],
      lastMinutes: 120,
    }));

  test.each([
    ['countries that are no group', { citizens_of: ['atlantis'] }],
    ['a day that no week has', { weekdays: [7] }],
    ['minutes that no day has', { last_minutes: -5 }],
  ])('and %s are refused', (_, only) => expect(() => priceWith(only)).toThrow(FieldError));
});
