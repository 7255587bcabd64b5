// Background tasks that repeat: looking for a newer catalogue, deleting old conversations. Some of them
// run in every replica, others in exactly one.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, type Jobs, jobsInProcess, type Lease } from '../db/jobs/jobs.ts';
import { factsOf, kindOf, type Log } from '../system/log.ts';
import type { RoundBoard } from '../system/round-board.ts';
import type { Traces } from '../system/traces.ts';

export interface Round {
  readonly name: string;
  readonly everyMs: number;
  /** Also once right now, in the background. */
  readonly runsAtStart?: boolean;
  /** By one replica, in the name of all. */
  readonly isOnce?: boolean;
  run(lease: Lease): Promise<unknown>;
}

export interface Rounds {
  /** Runs a round now: another replica announced a change. */
  runNow(name: string): void;
  stop(): Promise<void>;
}

/** Background work must not hold up the start. */
const START_DELAY_MS = 500;
const STOP_MS = 5_000;

interface RoundDeps {
  readonly log: Log;
  readonly board: RoundBoard;
  readonly jobs: Jobs;
  readonly traces?: Traces | undefined;
}

/** A round that is still running is not started again; one that fails is logged, noted and tried next time. */
export function startRounds(rounds: readonly Round[], { log, board, jobs, traces }: RoundDeps): Rounds {
  const own = jobsInProcess();
  const underWay = new Map<Round, Promise<void>>();
  const again = new Set<Round>();
  let isStopping = false;
  for (const { name, everyMs } of rounds) board.expect(name, everyMs);
  const carryOut = (round: Round) =>
    (round.isOnce ? jobs : own).attempt(jobOf(round), async (lease) => {
      board.started(round.name);
      await (traces ? traces.round(round.name, () => round.run(lease)) : round.run(lease));
      board.ended(round.name);
    });
  const start = (round: Round): void => {
    if (underWay.has(round)) return;
    const run = carryOut(round)
      .catch((error: unknown) => {
        board.ended(round.name, kindOf(error));
        if (!isStopping) log.warn({ round: round.name, ...factsOf(error) }, 'a background round failed');
      })
      .then(() => {
        underWay.delete(round);
        if (again.delete(round)) start(round);
      });
    underWay.set(round, run);
  };
  const atStart = rounds.filter(({ runsAtStart }) => runsAtStart);
  const starter = setTimeout(() => atStart.forEach(start), START_DELAY_MS).unref();
  const timers = rounds.map((round) =>
    setInterval(start, (round.isOnce ? jobs : own).lookEveryMs(jobOf(round)), round).unref(),
  );
  return {
    runNow(name) {
      const round = rounds.find((each) => each.name === name);
      if (!round) return;
      // The running round may have looked before the change.
      if (underWay.has(round)) again.add(round);
      else start(round);
    },
    async stop() {
      isStopping = true;
      clearTimeout(starter);
      for (const timer of timers) clearInterval(timer);
      again.clear();
      await Promise.all([own.close(), jobs.close()]);
      // A round whose database is silent is left to the limit of its statement.
      await Promise.race([Promise.all(underWay.values()), sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

const jobOf = ({ name, everyMs }: Round): Job => ({ name, everyS: Math.ceil(everyMs / 1000) });
