// Two kinds of load: as fast as so many clients get answers (what a service can do), and so many a second whatever
// happens (what the world does to it).
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequest, type Outcome, openLine } from './line.ts';

export interface LoadOptions {
  readonly port: number;
  readonly seconds: number;
  readonly lines: number;
  request(): string;
}

/** `isEarly`: sent although the client had been refused less than `Retry-After` ago. */
export type Heard = Outcome & { readonly isEarly: boolean };

export interface LoadResult {
  readonly outcomes: readonly Heard[];
  readonly seconds: number;
  /** Due, but every line was still waiting. */
  readonly unsent: number;
}

const RETRY_AFTER_MS = 1_000;

/** A line that knows when it was refused last. */
function rememberingLine(port: number) {
  const line = openLine(port);
  let refusedMs = Number.NEGATIVE_INFINITY;
  return {
    close: line.close,
    async ask(request: string): Promise<Heard> {
      const isEarly = performance.now() - refusedMs < RETRY_AFTER_MS;
      const outcome = await line.ask(request);
      if (outcome.kind === 'answer' && outcome.status === 503) refusedMs = performance.now();
      return { ...outcome, isEarly };
    },
  };
}

/** Every line asks again as soon as it is answered. */
export async function closedLoad({ port, seconds, lines, request }: LoadOptions): Promise<LoadResult> {
  const outcomes: Heard[] = [];
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const line = rememberingLine(port);
      while (performance.now() < untilMs) outcomes.push(await line.ask(request()));
      line.close();
    }),
  );
  return { outcomes, seconds: (performance.now() - startedMs) / 1000, unsent: 0 };
}

const TICK_MS = 5;

/** `perSecond` requests a second, spread evenly, however slow the answers come. */
export async function openLoad(options: LoadOptions & { readonly perSecond: number }): Promise<LoadResult> {
  const { port, seconds, perSecond, request } = options;
  const free = Array.from({ length: options.lines }, () => rememberingLine(port));
  // Connected before the clock starts: a full line of connections waits for the kernel, which is not what is measured.
  for (const line of free) await line.ask(getRequest('/healthz'));
  const all = [...free];
  const outcomes: Heard[] = [];
  const underWay = new Set<Promise<void>>();
  const startedMs = performance.now();
  let sent = 0;
  let unsent = 0;
  const send = (line: (typeof free)[number]): void => {
    const asking = line.ask(request()).then((outcome) => {
      outcomes.push(outcome);
      free.push(line);
      underWay.delete(asking);
    });
    underWay.add(asking);
  };
  while (performance.now() - startedMs < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedMs) / 1000) * perSecond);
    for (; sent + unsent < due; ) {
      const line = free.shift();
      if (line) {
        send(line);
        sent++;
      } else unsent++;
    }
    await sleep(TICK_MS);
  }
  const tookS = (performance.now() - startedMs) / 1000;
  await Promise.all(underWay);
  for (const line of all) line.close();
  return { outcomes, seconds: tookS, unsent };
}

export const timesOf = (outcomes: readonly Outcome[], status: number): number[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'answer' && outcome.status === status ? [outcome.ms] : []));

/** Like `200: 1200, 503: 34, unanswered: 1`. */
export function countsOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const name = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ');
}
