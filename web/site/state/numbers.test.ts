import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText, numberText } from './numbers.ts';

const languages = fc.constantFrom('en' as const, 'es' as const);

test('numbers are written as the browser writes them', () => {
  const digits = fc.integer({ min: 0, max: 4 });
  const value = fc.oneof(fc.double({ min: 0, max: 2_000_000, noNaN: true }), fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(value, languages, digits, digits, (number, lang, least, more) => {
      const most = Math.min(4, least + more);
      const options = { minimumFractionDigits: least, maximumFractionDigits: most };
      expect(numberText(number, lang, least, most)).toBe(number.toLocaleString(lang, options));
    }),
    { seed: 20260515, numRuns: 500 },
  );
});

test('so are prices, without cents where there are none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), languages, (cents, lang) => {
      const amount = cents / 100;
      const least = cents % 100 === 0 ? 0 : 2;
      const options = { style: 'currency', currency: 'EUR', minimumFractionDigits: least } as const;
      expect(moneyText(amount, 'EUR', lang)).toBe(amount.toLocaleString(lang, options));
    }),
    { seed: 20260515, numRuns: 300 },
  );
  expect(moneyText(12, 'USD', 'en')).toBe('$12.00');
});
