// A request to an address that somebody else named: only to the public internet, checked where the connection is made.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

interface OutwardPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Outward {
  /** The status of the answer, or a word for what went wrong. No redirect is followed, nothing of the answer is read. */
  post(message: OutwardPost): Promise<{ readonly status: number } | { readonly failure: string }>;
}

const TIMEOUT_MS = 10_000;
const NOT_ALLOWED = 'address not allowed';
const NOT_REACHED = 'not reached';

/** @param options.allowPrivate also plain http and machines inside: for tests, and where an operator says so */
export const createOutward = ({ allowPrivate }: { readonly allowPrivate: boolean }): Outward => ({
  post: ({ url, headers, body }) =>
    new Promise((resolve) => {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/gu, '');
      // A literal address is connected to without a look-up.
      const isRefused = isIP(host) !== 0 && !isPublicAddress(host);
      if (!allowPrivate && (protocol !== 'https:' || isRefused)) return resolve({ failure: NOT_ALLOWED });
      const send = protocol === 'https:' ? requestHttps : requestHttp;
      const asked = send(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // A connection that is kept could outlive the check.
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!allowPrivate && { lookup: lookUpPublic }),
        },
        (response) => {
          resolve({ status: response.statusCode ?? 0 });
          response.destroy();
        },
      );
      asked.on('upgrade', ({ statusCode }, socket) => {
        resolve({ status: statusCode ?? 0 });
        socket.destroy();
      });
      asked.on('error', (error) => resolve({ failure: wordFor(error) }));
      // Whatever else ends the exchange: a post that never settled would stop every round after it.
      asked.on('close', () => resolve({ failure: NOT_REACHED }));
      asked.end(body);
    }),
});

/** The very addresses that were checked are connected to: a name that changes its answer meanwhile gains nothing. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...(options as LookupOptions), all: true }, (error, addresses) => {
    const found = (addresses ?? []) as readonly LookupAddress[];
    const [first] = found;
    if (error || !first) return done(error ?? new Error('not found'), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new Error(NOT_ALLOWED), '', 0);
    if ((options as LookupOptions).all) return done(null, found as LookupAddress[]);
    return done(null, first.address, first.family);
  });
};

/** Never the text of the other side. */
function wordFor(error: Error & { readonly code?: string }): string {
  if (error.message === NOT_ALLOWED) return NOT_ALLOWED;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timed out';
  return /^[A-Z_]{3,60}$/u.test(error.code ?? '') ? `${NOT_REACHED}: ${error.code}` : NOT_REACHED;
}
