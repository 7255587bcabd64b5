// What the log says of background rounds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobsInProcess } from '../db/jobs/jobs.ts';
import { DomainError } from '../domain/errors.ts';
import { systemClock } from '../system/clock.ts';
import { createLog } from '../system/log.ts';
import { createRoundBoard } from '../system/round-board.ts';
import { startRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(run: () => Promise<unknown>) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const board = createRoundBoard(systemClock);
  const rounds = startRounds([{ name: 'old conversations', everyMs: 60_000, runsAtStart: true, run }], {
    log,
    board,
    jobs: jobsInProcess(),
  });
  return { lines, rounds, states: board.states };
}

test('a round that fails says which and why, and what its driver said', async () => {
  const cause = new Error('connect ECONNREFUSED');
  const { lines, rounds, states } = started(async () => {
    throw new DomainError('storage/unavailable', 'data cannot be reached', { cause });
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines).toMatchObject([
    {
      level: 'warn',
      msg: 'a background round failed',
      round: 'old conversations',
      kind: 'DomainError',
      code: 'storage/unavailable',
      cause: 'connect ECONNREFUSED',
    },
  ]);
  expect(states()[0]).toMatchObject({ failures: 1 });
  await rounds.stop();
});

test('what a round was thinking of when it failed is not logged: a message of others may quote what people said', async () => {
  const { lines, rounds } = started(() => Promise.reject(new TypeError('cannot read "my secret diary"')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(JSON.stringify(lines)).toContain('TypeError');
  expect(JSON.stringify(lines)).not.toContain('diary');
  await rounds.stop();
});

test('a round that a clean stop cuts off makes no noise in the log', async () => {
  let cutOff: (reason: Error) => void = () => {};
  const { lines, rounds } = started(
    () =>
      new Promise((_, reject) => {
        cutOff = reject;
      }),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = rounds.stop();
  cutOff(new Error('the database is closed'));
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  expect(lines).toEqual([]);
});
