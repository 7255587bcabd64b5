// One request to the service: JSON in and out, errors as values of one class, patience where the service asks for it.

/** What the service said when it refused, or `status` 0 when it could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly requestId?: string,
    readonly retryAfterS?: number,
    /** What went wrong, as a word that stays the same in every language. */
    readonly code?: string,
    /** Which parts of the request were not as they must be, such as `opening_hours`. */
    readonly fields: readonly string[] = [],
  ) {
    super(detail);
  }
}

type Value = string | number | boolean;

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>> | undefined;
  readonly body?: unknown;
  /** Sent as it is, instead of a body of JSON. */
  readonly file?: Blob | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<T> {
  readonly value: T;
  readonly headers: Headers;
}

export interface TransportOptions {
  readonly baseUrl: string;
  readonly token: () => string | undefined;
  /** Replaced in tests. */
  readonly fetch?: (address: string, options: RequestInit) => Promise<Response>;
  readonly wait?: (seconds: number, signal?: AbortSignal) => Promise<void>;
}

export type Transport = <T>(request: Request) => Promise<Answer<T>>;

/** The code of a refusal before anything was begun. */
const AT_THE_DOOR = 'service/overloaded';

const MAX_RETRIES = 2;
const LONGEST_WAIT_S = 5;

/** Sends requests, and repeats those that the service put off (429, 503) after the time it named, if they cannot be done twice. */
export function createTransport(options: TransportOptions): Transport {
  return async <T>(request: Request) => {
    const response = await patiently(options, request, 'application/json');
    const value = (await response.json().catch(() => undefined)) as T;
    return { value, headers: response.headers };
  };
}

/** The same for an answer that is read as it comes. A service that does not stream answers with JSON. */
export const openStream = (options: TransportOptions, request: Request): Promise<Response> =>
  patiently(options, request, 'text/event-stream, application/json;q=0.5');

/** A file as it is, such as a calendar. */
export const openFile = (options: TransportOptions, request: Request): Promise<Response> =>
  patiently(options, request, '*/*');

async function patiently(options: TransportOptions, request: Request, accept: string): Promise<Response> {
  const wait = options.wait ?? pause;
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(options, request, accept);
    } catch (error) {
      const delayS = attempt < MAX_RETRIES ? retryDelayS(error, request, attempt) : undefined;
      if (delayS === undefined) throw error;
      await wait(delayS, request.signal);
    }
  }
}

async function sendOnce({ baseUrl, token, fetch: send = fetch }: TransportOptions, request: Request, accept: string) {
  const response = await send(`${baseUrl}${addressOf(request)}`, {
    method: request.method ?? 'GET',
    headers: headersOf(request, accept, token()),
    ...bodyOf(request),
    ...(request.signal ? { signal: request.signal } : {}),
    credentials: 'omit',
  }).catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, 'The service cannot be reached');
  });
  if (!response.ok) throw refusal(response, await response.json().catch(() => undefined));
  return response;
}

function bodyOf({ body, file }: Request): { readonly body?: Blob | string } {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function headersOf(request: Request, accept: string, token: string | undefined): Record<string, string> {
  return {
    Accept: accept,
    ...(request.file ? { 'Content-Type': 'application/octet-stream' } : {}),
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/** Path and query, as they are sent. */
export function addressOf({ path, query = {} }: Pick<Request, 'path' | 'query'>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined || each === '' ? [] : [[name, String(each)]])),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

function refusal(response: Response, body: unknown): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as {
    detail?: unknown;
    request_id?: unknown;
    code?: unknown;
    errors?: unknown;
  };
  const detail = typeof said.detail === 'string' ? said.detail : response.statusText || `HTTP ${response.status}`;
  const requestId = typeof said.request_id === 'string' ? said.request_id : response.headers.get('X-Request-Id');
  const retryAfterS = Number.parseFloat(response.headers.get('Retry-After') ?? '');
  return new ApiError(
    response.status,
    detail,
    requestId ?? undefined,
    Number.isFinite(retryAfterS) ? retryAfterS : undefined,
    typeof said.code === 'string' ? said.code : undefined,
    fieldsOf(said.errors),
  );
}

/** The first step of each JSON pointer, once. */
function fieldsOf(errors: unknown): readonly string[] {
  if (!Array.isArray(errors)) return [];
  const pointers = errors.map((each: { readonly pointer?: unknown } | null) => String(each?.pointer ?? ''));
  return [...new Set(pointers.map((pointer) => pointer.split('/')[1] ?? ''))].filter(Boolean);
}

/**
 * Seconds to wait before asking again; none when asking again is pointless, or unsafe.
 * A refusal at the door did nothing, so any request may be repeated, except one with a file: sending the file again
 * costs minutes, and the refusal may come late, when an import was being stored. A lost connection or a missed deadline
 * may have done it, so only reading is repeated then.
 */
function retryDelayS(error: unknown, request: Request, attempt: number): number | undefined {
  if (!(error instanceof ApiError) || request.file) return undefined;
  const isReading = (request.method ?? 'GET') === 'GET';
  const didNothing = error.status === 429 || (error.status === 503 && error.code === AT_THE_DOOR);
  if (didNothing || (error.status === 503 && isReading)) {
    const delayS = error.retryAfterS ?? 0.5 * 2 ** attempt;
    return delayS <= LONGEST_WAIT_S ? delayS : undefined;
  }
  return error.status === 0 && isReading ? 0.3 * 2 ** attempt : undefined;
}

/** @throws what `signal` was aborted for */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
