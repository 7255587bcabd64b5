// A row whose owner or whose place went away in the same moment, as the domain says it.
import { DomainError } from '../domain/errors.ts';
import { isForeignKeyViolation } from './sql-state.ts';

/** @throws DomainError `token/invalid` or `place/not-found` for a row that points at what is gone; any other error as it is */
export function refuseGone(error: unknown): never {
  const { constraint } = error as { readonly constraint?: string };
  if (isForeignKeyViolation(error) && !constraint?.includes('user'))
    throw new DomainError('place/not-found', 'Place not found');
  refuseGoneAccount(error);
}

/** @throws DomainError `token/invalid` for a row whose owner is gone; any other error as it is */
export function refuseGoneAccount(error: unknown): never {
  throw isForeignKeyViolation(error) ? new DomainError('token/invalid', 'Could not validate credentials') : error;
}
