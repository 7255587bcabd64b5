// The few SQLSTATEs that mean something to the domain, and the signs of a lost connection.
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Disk full, out of memory, too many connections (class 53), and statements that took too long. */
const OUT_OF_RESOURCES = /^(?:53|57014$)/u;

const stateOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

export const isUniqueViolation = (error: unknown): boolean => stateOf(error) === UNIQUE_VIOLATION;
export const isForeignKeyViolation = (error: unknown): boolean => stateOf(error) === FOREIGN_KEY_VIOLATION;
export const isOutOfResources = (error: unknown): boolean => OUT_OF_RESOURCES.test(String(stateOf(error)));

/** The server restarts, closes connections, or has too many of them. */
const LOST_STATES = /^(?:08|57P0[1-3]$|53300$)/u;
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Messages of the driver that have no code. */
const LOST_WORDS = /Connection terminated|timeout exceeded when trying to connect|not queryable/u;
/** The server said nothing until the driver's own limit: the connection is given up, and the read is not repeated. */
const SILENT_WORDS = /Query read timeout/u;

export const isSilent = (error: unknown): boolean => error instanceof Error && SILENT_WORDS.test(error.message);

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (
    (typeof code === 'string' && (LOST_STATES.test(code) || LOST_CODES.has(code))) || LOST_WORDS.test(error.message)
  );
}
