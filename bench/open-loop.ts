// Load that does not wait for answers: requests are sent at a rate, whatever the service is at, and each latency counts from
// the moment at which its request should have been sent. A closed loop asks less often while answers are slow, and so hides
// the slowest.
import { Agent, request } from 'node:http';

export interface Asked {
  readonly path: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

export interface OpenLoop {
  readonly url: string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** The request whose turn it is. */
  next(at: number): Asked;
}

export interface OpenLoopFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** Answers that come later count as failures. */
const PATIENCE_MS = 10_000;

export async function openLoop({ url, rate, seconds, next }: OpenLoop): Promise<OpenLoopFigures> {
  const agent = new Agent({ keepAlive: true });
  const planned = Math.round(rate * seconds);
  const latencies: number[] = [];
  const answers: Promise<void>[] = [];
  const startMs = performance.now();
  const send = async (at: number): Promise<void> => {
    const dueMs = startMs + (at * 1000) / rate;
    const isGood = await ask(agent, url, next(at));
    if (isGood) latencies.push(performance.now() - dueMs);
  };
  while (answers.length < planned) {
    const due = Math.min(planned, Math.floor(((performance.now() - startMs) * rate) / 1000) + 1);
    while (answers.length < due) answers.push(send(answers.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(answers);
  const tookS = (performance.now() - startMs) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: Math.round(latencies.length / tookS),
    p50Ms: Math.round(quantile(latencies, 0.5)),
    p99Ms: Math.round(quantile(latencies, 0.99)),
    failures: planned - latencies.length,
  };
}

/** @param sorted ascending. @returns NaN of nothing */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Whether the answer came whole, in time and with success. */
const ask = (agent: Agent, url: string, { path, method = 'GET', headers = {}, body }: Asked): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = request(new URL(path, url), { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.once('end', () => resolve(statusCode >= 200 && statusCode < 300));
      answer.once('error', () => resolve(false));
      answer.resume();
    });
    sent.once('timeout', () => sent.destroy(new Error('too late')));
    sent.once('error', () => resolve(false));
    sent.end(body);
  });
