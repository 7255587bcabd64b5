// Wishes that are added one by one.
import { expect, test } from 'vitest';
import { withoutWish, withWish } from './wishes.ts';

test.each([
  [['category:museums', 'open:now'], 'category:parks', ['open:now', 'category:parks']],
  [['dish:tapas', 'amount:20'], 'kind:pharmacy', ['amount:20', 'kind:pharmacy']],
  [['area:lavapies'], 'near:40.40000,-3.70000~500m~Sol', ['near:40.40000,-3.70000~500m~Sol']],
  [['open:2026-11-29'], 'open:now', ['open:now']],
  [['feature:terrace'], 'feature:quiet', ['feature:terrace', 'feature:quiet']],
  [['feature:terrace'], 'feature:terrace', ['feature:terrace']],
])('%j and %s', (before, wish, after) => expect(withWish(before, wish)).toEqual(after));

test('a wish that is taken away leaves the others', () => {
  expect(withoutWish(['open:now', 'amount:20'], 'open:now')).toEqual(['amount:20']);
});
