// Requests to a running service with the caller's token, shared by the commands and the MCP tools.

export interface Api {
  readonly baseUrl: string;
  /** Absent where nobody in particular asks, which is enough for what is public. */
  readonly token?: string;
  readonly fetch: typeof globalThis.fetch;
}

export const DEFAULT_URL = 'http://127.0.0.1:8000';

/** The service answered, and it was no. */
export class Refused extends Error {
  /** @param code of the error, as our API names it */
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

interface Answered {
  readonly body: unknown;
  readonly headers: Headers;
}

export type Parameters = Readonly<
  Record<string, { readonly type: 'text' | 'texts' | 'number'; readonly description: string }>
>;

/** Filters of our API, which answers an unknown value with the nearest known ones. */
export const FILTER_PARAMETERS: Parameters = {
  category: { type: 'texts', description: 'Only these categories' },
  kind: { type: 'texts', description: 'Only these kinds, narrower than categories: pharmacy, bookshop' },
  exclude: { type: 'texts', description: 'No place of these categories or kinds, nor these place ids' },
  area: { type: 'text', description: 'Only inside this district, barrio or neighbourhood' },
  bbox: { type: 'text', description: 'Only inside this box of degrees: west,south,east,north' },
  near: { type: 'text', description: 'Only near this place (its id) or address' },
  radius_m: { type: 'number', description: 'Metres around near, else around the position' },
  open_at: { type: 'text', description: 'Only open at this local time, YYYY-MM-DDTHH:MM, or now' },
  price_max: { type: 'number', description: 'Highest price level, 0 (free) to 4' },
  amount_max: { type: 'number', description: 'What one person pays at most' },
  feature: {
    type: 'texts',
    description: 'Only with each of these: terrace, live_music, wheelchair, children, dogs',
  },
  diet: {
    type: 'texts',
    description: 'Only known to serve: vegan, vegetarian, gluten_free, halal, kosher, lactose_free',
  },
  min_rating: { type: 'number', description: 'Rated so or better, 1 to 5' },
  wish: { type: 'texts', description: 'Only what fulfils this wish: open:now, dish:tapas, -feature:smoking' },
};

/** What a list takes and its counts do not need: they always tell both matches, and have no order. */
export const LIST_PARAMETERS: Parameters = {
  ...FILTER_PARAMETERS,
  match: {
    type: 'text',
    description: 'sure (default), or unknown for what would match if unknown facts were favourable',
  },
  novelty: { type: 'number', description: '0 to 1; 1 brings lesser-known places first' },
};

/** @throws Refused with the `detail` of our API, which is written to be read */
export function ask(api: Api, path: string, query: Readonly<Record<string, unknown>>): Promise<Answered> {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );
  return send(api, `${path}?${new URLSearchParams(given)}`, {});
}

/** @throws Refused with the `detail` of our API, which is written to be read */
export async function send({ baseUrl, token, fetch }: Api, path: string, init: RequestInit): Promise<Answered> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const response = await fetch(`${baseUrl.replace(/\/$/u, '')}${path}`, { ...init, headers });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new Refused(textOf(body, 'detail') ?? `the service answered ${response.status}`, textOf(body, 'code'));
  return { body, headers: response.headers };
}

function textOf(body: unknown, field: 'detail' | 'code'): string | undefined {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : undefined;
}
