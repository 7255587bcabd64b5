// JSON lines on stderr. What people write, tokens and passwords never enter a log: callers hand over named facts only.
import { type DestinationStream, type Logger, pino } from 'pino';
import { DomainError } from '../domain/errors.ts';

export type Log = Logger;

export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

export const silentLog = (): Log => createLog('silent');

export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

interface ErrorFacts {
  readonly kind: string;
  readonly code?: string;
  /** Only for messages of our own errors and of the database driver: others may quote user input. */
  readonly cause?: string;
}

/** What may be logged of an error: its kind and code, and why data cannot be reached. */
export function factsOf(error: unknown): ErrorFacts {
  const { code } = error as { readonly code?: unknown };
  return {
    kind: kindOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof DomainError && { cause: error.cause instanceof Error ? error.cause.message : error.message }),
  };
}
