// Calls of our own HTTP API for the tools of an assistant.
export interface Api {
  readonly baseUrl: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
}

export function required(args: Readonly<Record<string, unknown>>, name: string): string {
  const value = args[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is required`);
  return value;
}

export function get(api: Api, path: string, query: Readonly<Record<string, unknown>>): Promise<unknown> {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );
  return send(api, `${path}?${new URLSearchParams(given)}`, {});
}

/** @throws Error with the `detail` of our API, which is written to be read */
export async function send({ baseUrl, token, fetch }: Api, path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${baseUrl.replace(/\/$/u, '')}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(detailOf(body) ?? `the service answered ${response.status}`);
  const conversation = response.headers.get('x-conversation-id');
  return conversation && typeof body === 'object' ? { ...body, conversation_id: conversation } : body;
}

function detailOf(body: unknown): string | undefined {
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  return typeof detail === 'string' ? detail : undefined;
}
