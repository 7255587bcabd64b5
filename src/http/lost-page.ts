// The page at an unknown address, with a search. Programs get the error body, as everywhere.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from './security-headers.ts';
import type { Shells } from './shells.ts';

/** Browsers name the media type of pages; programs accept anything, or JSON. */
const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api') && /\btext\/html\b/iu.test(accept);

/** @returns whether it was sent: the service also runs without pages */
export async function sendLostPage(shells: Shells, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const page = wantsPage(request) ? await shells('lost', request) : undefined;
  if (page === undefined) return false;
  reply
    .code(404)
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache', vary: 'accept, accept-encoding' })
    .type('text/html; charset=utf-8')
    .send(page);
  return true;
}
