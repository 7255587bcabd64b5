// What is done again and again in the background: looking for a newer catalogue, forgetting old conversations.
import type { Log } from '../system/log.ts';
import type { RoundBoard } from '../system/round-board.ts';

export interface Round {
  readonly name: string;
  readonly everyMs: number;
  /** Also once right now, in the background. */
  readonly runsAtStart?: boolean;
  run(): Promise<unknown>;
}

/** Background work must not hold up the start. */
const START_DELAY_MS = 500;

/** A round that is still running is not started again; one that fails is logged, noted and tried next time. */
export function startRounds(rounds: readonly Round[], log: Log, board: RoundBoard): () => Promise<void> {
  const underWay = new Map<Round, Promise<void>>();
  for (const { name, everyMs } of rounds) board.expect(name, everyMs);
  const start = (round: Round): void => {
    if (underWay.has(round)) return;
    board.started(round.name);
    const run = round
      .run()
      .then(() => board.ended(round.name))
      .catch((error: unknown) => {
        board.ended(round.name, kindOf(error));
        log.warn({ round: round.name, kind: kindOf(error) }, 'a background round failed');
      })
      .then(() => void underWay.delete(round));
    underWay.set(round, run);
  };
  const atStart = rounds.filter(({ runsAtStart }) => runsAtStart);
  const starter = setTimeout(() => atStart.forEach(start), START_DELAY_MS).unref();
  const timers = rounds.map((round) => setInterval(start, round.everyMs, round).unref());
  return async () => {
    clearTimeout(starter);
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay.values());
  };
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
