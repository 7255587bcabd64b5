import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceText, moneyText, numberText } from './numbers.ts';

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

test.each([
  [3, '10 m', '10 m'],
  [374, '370 m', '370 m'],
  [994, '990 m', '990 m'],
  [996, '1.0 km', '1,0 km'],
  [1_046, '1.0 km', '1,0 km'],
  [9_940, '9.9 km', '9,9 km'],
  [9_960, '10 km', '10 km'],
])('%d metres', (metres, en, es) => {
  expect(distanceText(metres, 'en')).toBe(en);
  expect(distanceText(metres, 'es')).toBe(es);
});
