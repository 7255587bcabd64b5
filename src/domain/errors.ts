// What can go wrong, in the words of the domain. Which HTTP status an error gets is decided in `http/errors.ts`.

const ERROR_CODES = [
  'request/malformed',
  'request/invalid',
  'request/too-slow',
  'range/outside',
  'credentials/invalid',
  'token/invalid',
  'role/insufficient',
  'origin/forbidden',
  'username/taken',
  'user/not-found',
  'user/last-admin',
  'preference/not-found',
  'review/not-found',
  'place/not-found',
  'place/exists',
  'save/too-many',
  'list/not-found',
  'list/invalid',
  'list/changed',
  'list/read-only',
  'list/too-many',
  'plan/not-found',
  'plan/invalid',
  'plan/changed',
  'plan/too-many',
  'catalogue/changed',
  'model-set/not-found',
  'model-set/unreadable',
  'house-rule/not-found',
  'house-rule/too-many',
  'service-key/not-found',
  'key/out-of-scope',
  'key/other-city',
  'widget-key/not-found',
  'widget-key/quota-used-up',
  'webhook/not-found',
  'webhook/too-many',
  'events/not-collected',
  'experiment/not-found',
  'experiment/running',
  'login/throttled',
  'login/not-offered',
  'login/expired',
  'login/refused',
  'login/deactivated',
  'login/provider-away',
  'service/overloaded',
  'service/too-late',
  'storage/in-use',
  'storage/unavailable',
  'storage/misconfigured',
  'import/bad-data',
  'import/too-large',
  'import/running',
  'model/singular',
  'model/incompatible',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One thing that is wrong with a request, with a JSON pointer to where. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** A failure that a caller can be told about. Its message never carries a token, a password or what somebody wrote. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** When it makes sense to try again. */
  readonly retryAfterS: number | undefined;
  /** What is wrong with a request, fault by fault. */
  readonly faults: readonly Fault[] | undefined;

  /** @param options.cause for operators: it goes into the log, never into an answer */
  constructor(
    code: ErrorCode,
    message: string,
    options: { readonly retryAfterS?: number; readonly cause?: unknown; readonly faults?: readonly Fault[] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.retryAfterS = options.retryAfterS;
    this.faults = options.faults;
  }
}

/** A request of which one part is wrong. The message names the part and what is expected of it. */
export const invalidAt = (pointer: string, message: string, code: ErrorCode = 'request/invalid'): DomainError =>
  new DomainError(code, message, { faults: [{ pointer, message }] });

/** @throws DomainError `request/invalid` that tells all of them, where there are any */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0)
    throw new DomainError('request/invalid', faults.map(({ message }) => message).join('; '), { faults });
}
