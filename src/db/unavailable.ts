// The answer to a request whose data cannot be reached now: "later", not "failed". The cause is for the operator's log.
import { DomainError } from '../domain/errors.ts';

const RETRY_AFTER_S = 1;

export const unavailable = (cause: unknown): DomainError =>
  new DomainError('storage/unavailable', 'The service cannot reach its data right now, please try again shortly', {
    retryAfterS: RETRY_AFTER_S,
    cause: new Error(causeOf(cause)),
  });

/** In words of the driver or the server, for operators: host, port, user and database may be in it, a password never is. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return causeOf(error.cause);
  // A name with several addresses fails with several errors, and a message of its own is missing.
  const { errors } = error as Partial<AggregateError>;
  if (error.message === '' && errors) return errors.map(causeOf).join('; ');
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
