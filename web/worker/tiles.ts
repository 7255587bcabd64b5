// Ranges of the base map's file. Caches take no partial answers (Service Workers, 5.4.5), so each range is kept as a whole answer under an
// address of its own, and given out as the range that it is.
import { trim } from './trim.ts';

const CACHE = 'paseo-tiles';
/** A tile has 2 to 60 kB; a neighbourhood at three zooms is some forty. */
const MOST_KEPT = 500;
const RANGE = 'x-kept-range';

export const isTileRange = ({ headers }: Request, { pathname }: URL): boolean =>
  pathname === '/api/city/basemap' && headers.has('range');

export async function answerTiles(request: Request, until: (kept: Promise<unknown>) => void): Promise<Response> {
  const address = addressOf(request);
  try {
    const answer = await fetch(request);
    if (answer.status === 206) until(keep(address, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(address);
    if (!kept) throw error;
    return asRange(kept);
  }
}

const addressOf = ({ url, headers }: Request): string => `${url}?${headers.get('range')}`;

async function keep(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const headers = new Headers(answer.headers);
  headers.set(RANGE, answer.headers.get('content-range') ?? '');
  headers.delete('content-range');
  const bytes = await answer.arrayBuffer();
  await forgetOtherVersions(cache, answer.headers.get('etag'));
  await cache.put(address, new Response(bytes, { headers }));
  await trim(cache, MOST_KEPT);
}

/** Ranges of two versions of one file do not fit together. */
async function forgetOtherVersions(cache: Cache, etag: string | null): Promise<void> {
  const [first] = await cache.keys();
  const kept = first && (await cache.match(first));
  if (kept && kept.headers.get('etag') !== etag)
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
}

async function asRange(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  headers.set('content-range', headers.get(RANGE) ?? '');
  headers.delete(RANGE);
  return new Response(await kept.arrayBuffer(), { status: 206, headers });
}
