import { expect, test } from 'vitest';
import { memoryLimitBytes, planningHeapMib } from './planning-memory.ts';

const GIB = 2 ** 30;

test('the thread of an import takes half of what its process may have, within sensible bounds', () => {
  expect(planningHeapMib(2 * GIB)).toBe(1024);
  expect(planningHeapMib(GIB)).toBe(512);
  expect(planningHeapMib(GIB / 4)).toBe(256);
  expect(planningHeapMib(64 * GIB)).toBe(2048);
});

test.each([
  ['a limit of the container counts', 2 * GIB, 2 * GIB],
  ['no limit is said by nothing', undefined, 16 * GIB],
  ['or by 0', 0, 16 * GIB],
  ['or by a number beyond any machine', 2 ** 63, 16 * GIB],
])('%s', (_, constrained, limit) => {
  expect(memoryLimitBytes(constrained, 16 * GIB)).toBe(limit);
});
