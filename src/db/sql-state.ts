// The few SQLSTATEs that mean something to the domain.
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Disk full, out of memory, too many connections (class 53), and statements that took too long. */
const OUT_OF_RESOURCES = /^(?:53|57014$)/u;

const stateOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

export const isUniqueViolation = (error: unknown): boolean => stateOf(error) === UNIQUE_VIOLATION;
export const isForeignKeyViolation = (error: unknown): boolean => stateOf(error) === FOREIGN_KEY_VIOLATION;
export const isOutOfResources = (error: unknown): boolean => OUT_OF_RESOURCES.test(String(stateOf(error)));
