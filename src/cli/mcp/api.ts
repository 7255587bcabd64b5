// What a tool of an assistant is, and the calls of our own HTTP API that tools make.
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: object;
  /** @returns what the assistant gets to see; a throw is shown to it as an error */
  call(args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

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
