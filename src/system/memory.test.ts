import { expect, test } from 'vitest';
import { createMemory, type Memory } from './memory.ts';

const memoryOf = (most: number) => createMemory<readonly string[]>(most, ({ length }) => length);
const keep = (memory: Memory<readonly string[]>, key: string, value: readonly string[]): void => {
  memory.offer(key, value);
  memory.offer(key, value);
};
const SOME = ['Prado', 'Retiro', 'Botín', 'Sol', 'Rastro'];

test('what was worked out once is not kept: most questions are never asked again', () => {
  const memory = memoryOf(100);
  memory.of('museums?', 1);
  memory.offer('museums?', SOME);
  expect(memory.of('museums?', 1)).toBeUndefined();
  memory.offer('museums?', SOME);
  expect(memory.of('museums?', 1)).toBe(SOME);
});

test('what was kept is given back until a rating changes', () => {
  const memory = memoryOf(100);
  expect(memory.of('museums?', 1)).toBeUndefined();
  keep(memory, 'museums?', SOME);
  expect(memory.of('museums?', 1)).toBe(SOME);
  expect(memory.of('museums?', 2)).toBeUndefined();
  expect(memory.of('museums?', 1)).toBeUndefined();
});

test('it holds no more than it may, and forgets what was not asked for the longest', () => {
  const memory = memoryOf(20);
  for (const question of ['a', 'b', 'c']) {
    memory.of(question, 1);
    keep(memory, question, SOME);
  }
  memory.of('a', 1);
  keep(memory, 'd', SOME);
  expect(['a', 'b', 'c', 'd'].filter((question) => memory.of(question, 1))).toEqual(['a', 'c', 'd']);
});

test('nothing takes its room too, and what is kept again takes it once', () => {
  const memory = memoryOf(3);
  memory.of('a', 1);
  for (const question of ['a', 'b', 'b', 'b', 'c']) keep(memory, question, []);
  expect(['c', 'b', 'a'].filter((question) => memory.of(question, 1))).toEqual(['c', 'b', 'a']);
  keep(memory, 'd', []);
  expect(memory.of('c', 1)).toBeUndefined();
});

test('a value larger than the whole memory is not kept, and pushes nothing out', () => {
  const memory = memoryOf(20);
  memory.of('a', 1);
  keep(memory, 'a', SOME);
  keep(memory, 'b', Array.from({ length: 50 }, String));
  expect([memory.of('b', 1), memory.of('a', 1)]).toEqual([undefined, SOME]);
});
