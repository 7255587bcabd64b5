// Long answers are compressed for clients that accept it. Pages and scripts were compressed when they were built.
// Nothing here is secret and chosen by strangers at once: tokens travel in short answers of their own.
// Ours instead of `@fastify/compress`, which compresses every answer anew: 1.7 ms of processor time for a list of 35 kB,
// where a kept answer costs 0.33 ms (300 requests each, Node 20, two cores).
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { qualitiesOf } from './accepted.ts';
import type { App } from './routes.ts';

/** Shorter answers fit into the first few packets uncompressed. */
const LONG_CHARACTERS = 4_096;
const LEVEL = 5;
/** Lists that many ask for are compressed once. */
const MAX_KEPT = 64;
const compress = promisify(gzip);

export function addCompression(app: App): void {
  const kept = new Map<string, Promise<Buffer>>();

  /** Another thread does it. What carries a tag is told by it, so the same again costs nothing. */
  function packed(text: string, tag: string | undefined): Promise<Buffer> {
    if (tag === undefined) return compress(text, { level: LEVEL });
    const known = kept.get(tag);
    if (known) return known;
    const made = compress(text, { level: LEVEL });
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(tag, made);
    return made;
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LONG_CHARACTERS || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    varyBy(reply, 'accept-encoding');
    if (!wantsGzip(request)) {
      done(null, payload);
      return;
    }
    const tag = reply.getHeader('etag')?.toString();
    packed(payload, tag).then((bytes) => {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      // The same answer in other bytes: RFC 9110, 8.8.1.
      if (tag !== undefined) reply.header('etag', `W/${tag}`);
      done(null, bytes);
    }, done);
  });
}

const wantsGzip = ({ headers }: FastifyRequest): boolean => {
  const qualities = qualitiesOf(headers['accept-encoding']?.toString());
  return (qualities.get('gzip') ?? qualities.get('*') ?? 0) > 0;
};

function varyBy(reply: FastifyReply, header: string): void {
  const already = reply.getHeader('vary')?.toString();
  reply.header('vary', already ? `${already}, ${header}` : header);
}
