// Answers that are the same for everybody: lists of the catalogue, single places, categories and credits. The network comes first; where it
// fails, the answer of before is given, marked with when it was kept.
import { KEPT_AT } from '../site/state/kept-at.ts';
import { trim } from './trim.ts';

const CACHE = 'paseo-public';
/** The oldest leave first. A list of 500 places has about 170 kB, a place 4 kB. */
const MOST_KEPT = 200;
/** So long an answer may take before the kept one is shown. */
const PATIENCE_MS = 4_000;

/** The paths say whose answers they are: none of these reads who asks. What somebody typed or where they stood is in none of them. */
export const isPublic = (url: URL): boolean =>
  ['/api/categories', '/api/attribution', '/api/city'].includes(url.pathname) ||
  (url.pathname.startsWith('/api/places/') && !isPersonal(url));

/** Reviews that their authors show, as long as they want: no copy of one outlives its withdrawal on another's device. */
const WITHDRAWABLE = /^\/api\/places\/[^/]+\/reviews\/?$/u;

const isPersonal = ({ pathname, searchParams }: URL): boolean =>
  /^\/api\/places\/(?:suggest|question)\/?$/u.test(pathname) ||
  WITHDRAWABLE.test(pathname) ||
  ['q', 'lat', 'lng'].some((name) => searchParams.has(name)) ||
  searchParams.getAll('wish').some((wish) => wish.includes('near:'));

/** Earlier workers kept searches as well. */
export async function dropPersonal(): Promise<void> {
  const cache = await caches.open(CACHE);
  const personal = (await cache.keys()).filter(({ url }) => !isPublic(new URL(url)));
  await Promise.all(personal.map((key) => cache.delete(key)));
}

/** @param until what the worker has to live for */
export async function answerPublic(request: Request, until: (kept: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  const asked = fetch(request).then((answer) => {
    if (answer.ok) until(keep(request.url, answer.clone()));
    return answer;
  });
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asked.catch(() => kept), late]);
}

/** Asks without a token, as a stranger would; what is not public is not kept. */
export async function keepSeen(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of addresses.slice(0, MOST_KEPT)) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin || !isPublic(url) || (await cache.match(url.href))) continue;
    const answer = await fetch(url, { headers: { accept: 'application/json' }, credentials: 'omit' }).catch(
      () => undefined,
    );
    if (answer?.ok) await keep(url.href, answer);
  }
}

async function keep(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  // An answer that varies by header would be found for the same header only; the address says it all.
  headers.delete('vary');
  const { status, statusText } = answer;
  await cache.put(address, new Response(await answer.blob(), { status, statusText, headers }));
  await trim(cache, MOST_KEPT);
}
