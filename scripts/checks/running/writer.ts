// Somebody who writes without pause and remembers what was acknowledged, to ask for it after the service was killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteRequest, getRequest, openLine, postRequest } from './line.ts';

/** What may be stored of one category: a rating, or nothing. */
type Stored = number | undefined;

interface Memory {
  acknowledged: Stored;
  /** Sent, and nobody knows what became of it. */
  pending?: { readonly to: Stored };
}

export interface Writer {
  /** Until the connection breaks, or until the service says that it cannot write at present. */
  write(port: number): Promise<void>;
  /** Compares what is stored with what was acknowledged; afterwards it knows what is stored. */
  verify(port: number): Promise<Findings>;
  readonly acknowledged: number;
}

export interface Findings {
  readonly lost: number;
  readonly duplicates: number;
}

const CATEGORIES = 24;
/** One write in so many takes a category back. */
const DELETE_EVERY = 7;

/** @param pauseMs between two writes */
export function createWriter(token: string, pauseMs = 0): Writer {
  const memory = new Map<string, Memory>();
  let writes = 0;
  let acknowledged = 0;
  return {
    get acknowledged() {
      return acknowledged;
    },
    async write(port) {
      const line = openLine(port);
      for (;;) {
        const category = `wish ${writes % CATEGORIES}`;
        const known = memory.get(category) ?? { acknowledged: undefined };
        memory.set(category, known);
        const to: Stored = ++writes % DELETE_EVERY === 0 ? undefined : (writes % 501) / 100;
        known.pending = { to };
        const outcome = await line.ask(
          to === undefined
            ? deleteRequest(`/api/preferences/${encodeURIComponent(category)}`, token)
            : postRequest('/api/preferences/', { category, rating: to }, token),
        );
        // A 503 promises nothing: the statement may have been carried out before the connection was lost.
        if (outcome.kind !== 'answer' || outcome.status === 503) return line.close();
        delete known.pending;
        // 404: there was nothing to take back.
        if (outcome.status === 200 || outcome.status === 404) {
          known.acknowledged = to;
          acknowledged++;
        } else throw new Error(`a write was answered ${outcome.status}`);
        if (pauseMs > 0) await sleep(pauseMs);
      }
    },
    async verify(port) {
      const line = openLine(port);
      const outcome = await line.ask(getRequest('/api/preferences/', token));
      line.close();
      if (outcome.kind !== 'answer' || outcome.status !== 200) throw new Error('preferences cannot be read');
      const rows = JSON.parse(outcome.body) as { readonly category: string; readonly rating: number }[];
      const stored = new Map(rows.map(({ category, rating }) => [category, rating]));
      let lost = 0;
      for (const [category, known] of memory) {
        const found = stored.get(category);
        const isExpected = found === known.acknowledged || (known.pending && found === known.pending.to);
        if (!isExpected) lost++;
        memory.set(category, { acknowledged: found });
      }
      return { lost, duplicates: rows.length - stored.size };
    },
  };
}
