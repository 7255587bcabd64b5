// Serves a file by ranges of bytes (RFC 9110, 14): one range a request, which is all that readers of map tiles ask for.
// Ours instead of `@fastify/static`, which knows files by date: its tags are weak, and browsers keep no range under a weak tag.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/errors.ts';
import type { RangedFile } from '../system/ranged-file.ts';
import { isKnown } from './accepted.ts';

interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * @param reply with the content type and the caching headers
 * @throws DomainError `range/outside`
 */
export function sendRange({ path, bytes, etag }: RangedFile, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const range = rangeOf(request.headers, { bytes, etag });
  if (range === 'outside') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new DomainError('range/outside', `The file has ${bytes} bytes`);
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.header('content-length', String(last - first + 1));
  // The body for HEAD must be a stream, or the framework counts its bytes anew.
  return reply.send(
    request.method === 'HEAD' ? Readable.from([]) : createReadStream(path, { start: first, end: last }),
  );
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/u;

/** @returns nothing where the whole file is to be sent: no range is asked for, several are, or those of another version */
function rangeOf(
  headers: FastifyRequest['headers'],
  { bytes, etag }: Pick<RangedFile, 'bytes' | 'etag'>,
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const ofVersion = headers['if-range'];
  if (ofVersion !== undefined && ofVersion !== etag) return undefined;
  // Without a first byte the number counts from the end.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first >= bytes || first > last ? 'outside' : { first, last };
}
