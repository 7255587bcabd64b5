// Clients of several replicas: they ask one after the other, and try another one once when they are turned away, as a
// balancer would for them.
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequest, type Line, type Outcome, openLine, postRequest } from './line.ts';
import { type RunningService, signIn } from './service.ts';
import { quantile } from './verdicts.ts';

export interface Seen {
  readonly requests: number;
  readonly cut: number;
  readonly unavailable: number;
  readonly wrong: number;
  /** Neither the first nor the second replica answered well. */
  readonly failed: number;
  readonly p99Ms: number;
}

const CLIENTS = 6;
const PAUSE_MS = 30;

/** @param options.pauseMs of each client between two requests */
export async function startClients(
  replicas: () => readonly RunningService[],
  { clients: count = CLIENTS, pauseMs = PAUSE_MS } = {},
) {
  const token = await signIn(replicas()[0]?.url ?? '', 'driller');
  const kinds = [
    getRequest('/api/places/?limit=20'),
    getRequest('/api/preferences/', token),
    postRequest('/api/preferences/', { category: 'museums', rating: 4 }, token),
    getRequest('/api/recommendations/?lat=40.4168&lng=-3.7038', token),
    postRequest('/api/recommendations/chat', { message: 'museums near Sol?' }, token),
  ];
  let first: Outcome[] = [];
  let failed = 0;
  let isOn = true;
  const clients = Array.from({ length: count }, async (_, client) => {
    const lines = new Map<number, Line>();
    const ask = (port: number, request: string): Promise<Outcome> => {
      const line = lines.get(port) ?? openLine(port);
      lines.set(port, line);
      return line.ask(request);
    };
    for (let i = client; isOn; i++) {
      const all = replicas();
      const request = kinds[i % kinds.length] ?? '';
      const outcome = await ask(all[i % all.length]?.port ?? 0, request);
      first.push(outcome.kind === 'answer' ? { ...outcome, body: '' } : outcome);
      if (!isGood(outcome) && !isGood(await ask(all[(i + 1) % all.length]?.port ?? 0, request))) failed++;
      await sleep(pauseMs);
    }
    for (const line of lines.values()) line.close();
  });
  return {
    begin(): void {
      first = [];
      failed = 0;
    },
    end(): Seen {
      const answers = first.flatMap((outcome) => (outcome.kind === 'answer' ? [outcome] : []));
      return {
        requests: first.length,
        cut: first.length - answers.length,
        unavailable: answers.filter(({ status }) => status === 503).length,
        wrong: answers.filter(({ status }) => status >= 500 && status !== 503).length,
        failed,
        p99Ms: quantile(
          answers.map((answer) => answer.ms),
          0.99,
        ),
      };
    },
    async stop(): Promise<void> {
      isOn = false;
      await Promise.all(clients);
    },
  };
}

const isGood = (outcome: Outcome): boolean => outcome.kind === 'answer' && outcome.status < 500;
