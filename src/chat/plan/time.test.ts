import { expect, test } from 'vitest';
import { plannedFor } from './time.ts';

test.each([
  ['plan my afternoon', 'afternoon'],
  ['hazme un plan para esta noche', 'evening'],
  ['plan para mañana', undefined],
  ['un plan para mañana por la mañana', 'morning'],
  ['qué hago esta mañana', 'morning'],
  ['plan my evening for tomorrow', 'evening'],
  ['plan my day', undefined],
])('%s', (text, label) => {
  expect(plannedFor(text, undefined).label).toBe(label);
});

test('an hour that was said wins over the part of the day', () => {
  expect(plannedFor('plan my morning from eleven', 660)).toEqual({ fromMin: 660 });
});
