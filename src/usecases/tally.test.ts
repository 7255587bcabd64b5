import { expect, test } from 'vitest';
import type { NumberRepository } from '../db/numbers.ts';
import type { DayCount } from '../domain/numbers.ts';
import { createTally } from './tally.ts';

function tallied(now: { day: string }) {
  const written: DayCount[] = [];
  const numbers = { add: async (counts: readonly DayCount[]) => void written.push(...counts) };
  const clock = { now: () => new Date(`${now.day}T12:00:00Z`) };
  return { written, tally: createTally(numbers as unknown as NumberRepository, clock) };
}

test('labels that the database cannot hold are not counted', async () => {
  const { written, tally } = tallied({ day: '2026-05-15' });
  for (const label of ['a\0b', 'a\u0085b', 'a\nb', 'a\ud800', 'museo 🎨']) tally.count('where', label);
  await tally.flush();
  expect(written.map(({ label }) => label)).toEqual(['museo 🎨']);
});

test('a process counts two thousand different unread words a day, however often it writes', async () => {
  const now = { day: '2026-05-15' };
  const { written, tally } = tallied(now);
  for (let word = 0; word < 2_100; word++) {
    tally.count('unread', `word${word}`);
    if (word % 500 === 0) await tally.flush();
  }
  tally.count('unread', 'word7');
  tally.count('wanted', 'category:museums');
  await tally.flush();
  expect(new Set(written.filter(({ measure }) => measure === 'unread').map(({ label }) => label)).size).toBe(2_000);
  expect(written.filter(({ label }) => label === 'word7')).toHaveLength(2);
  expect(written.map(({ label }) => label)).toContain('category:museums');
  now.day = '2026-05-16';
  tally.count('unread', 'word2050');
  await tally.flush();
  expect(written.at(-1)).toEqual({ day: '2026-05-16', measure: 'unread', label: 'word2050', count: 1 });
});
