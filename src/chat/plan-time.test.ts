import { expect, test } from 'vitest';
import { plannedFor } from './plan-time.ts';

test.each([
  ['plan my afternoon', 0, 960],
  ['hazme un plan para esta noche', 0, 1170],
  ['plan para mañana', 1, undefined],
  ['un plan para mañana por la mañana', 1, 600],
  ['qué hago esta mañana', 0, 600],
  ['plan my evening for tomorrow', 1, 1170],
  ['plan my day', 0, 600],
  ['hazme un plan', 0, undefined],
])('%s', (text, daysAhead, fromMinutes) => {
  expect(plannedFor(text, undefined)).toMatchObject(
    fromMinutes === undefined ? { daysAhead } : { daysAhead, fromMinutes },
  );
});

test('an hour that was said wins over the part of the day', () => {
  expect(plannedFor('plan my morning from eleven', 660).fromMinutes).toBe(660);
});
