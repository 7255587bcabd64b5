import { expect, test } from 'vitest';
import { createDailyRoom } from './daily-room.ts';
import { networkOf } from './network.ts';

test('each name has a room of its own, which is full for the rest of the day', () => {
  let now = Date.UTC(2026, 4, 15, 12);
  const room = createDailyRoom({ most: 5, clock: { now: () => new Date(now) } });
  expect([room.take('a', 3), room.take('a', 3), room.take('a', 3), room.take('b', 3)]).toEqual([3, 2, 0, 3]);
  now = Date.UTC(2026, 4, 15, 23, 59);
  expect(room.take('a', 1)).toBe(0);
  now = Date.UTC(2026, 4, 16);
  expect(room.take('a', 9)).toBe(5);
});

test('names beyond the number that is remembered share one room', () => {
  const room = createDailyRoom({ most: 5, mostNames: 2, clock: { now: () => new Date(0) } });
  expect([room.take('a', 1), room.take('b', 1), room.take('c', 4), room.take('d', 4)]).toEqual([1, 1, 4, 1]);
  expect(room.take('a', 4)).toBe(4);
});

test('an IPv6 network of 2^64 counts as one, an IPv4 address as itself', () => {
  expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8:1:2::7')).not.toBe(networkOf('2001:db8:1:3::7'));
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});
