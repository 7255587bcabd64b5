// Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
import type { FastifyRequest } from 'fastify';

export const EVENT_STREAM = 'text/event-stream';

export const wantsEvents = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes(EVENT_STREAM);

export const eventText = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
