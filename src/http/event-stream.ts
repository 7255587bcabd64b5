// Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { qualitiesOf } from './accepted.ts';

export const EVENT_STREAM = 'text/event-stream';

/** A client that accepts event streams gets one, unless it prefers JSON. */
export function wantsEvents(request: FastifyRequest): boolean {
  const qualities = qualitiesOf(request.headers.accept);
  const events = qualities.get(EVENT_STREAM) ?? 0;
  return events > 0 && events >= (qualities.get('application/json') ?? 0);
}

export const eventText = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The events of a generator as a stream that begins with the first event: until then a failure is answered like any
 * other, and the request waits in the queue like any other.
 */
export async function streamOf(texts: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await texts.next();
  return Readable.from(beginningWith(first, texts));
}

async function* beginningWith(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
