import { expect, test } from 'vitest';
import { createFailureThrottle } from './throttle.ts';

/** Ten failures in a quarter of an hour: one wears off in 90 seconds. */
function throttleAt() {
  let nowMs = 0;
  const throttle = createFailureThrottle({ limit: 10, windowS: 900, clock: { now: () => new Date(nowMs) } });
  const failTimes = (times: number) => Array.from({ length: times }, () => throttle.fail('ana'));
  return { throttle, failTimes, wait: (seconds: number) => (nowMs += seconds * 1000) };
}

test('ten failures are free, and each further one costs a wait', () => {
  const { failTimes } = throttleAt();
  expect(failTimes(12)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 180]);
});

test('after the wait one more failure is free, not ten: the throttle eases off evenly', () => {
  const { failTimes, wait } = throttleAt();
  failTimes(11);
  wait(900);
  expect(failTimes(9).every((waitS) => waitS === 0)).toBe(true);
  expect(failTimes(1)).toEqual([90]);
});

test('a long attack is worn off after two windows, and no wait is longer than one', () => {
  const { failTimes, wait } = throttleAt();
  expect(failTimes(500).at(-1)).toBe(900);
  wait(1_800);
  expect(failTimes(10).every((waitS) => waitS === 0)).toBe(true);
});

test('a right password takes half of the failures back, not all', () => {
  const { throttle, failTimes } = throttleAt();
  failTimes(20);
  throttle.relieve('ana');
  expect(failTimes(1)).toEqual([90]);
  throttle.relieve('ana');
  expect(failTimes(4)).toEqual([0, 0, 0, 0]);
});

test('keys do not know each other', () => {
  const { throttle, failTimes } = throttleAt();
  failTimes(20);
  expect(throttle.fail('ben')).toBe(0);
});
