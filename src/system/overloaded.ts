// The error of a request that is refused for lack of room. Made once by each gate: its stack trace tells nothing.
import { DomainError } from '../domain/errors.ts';

export const overloaded = (retryAfterS: number): DomainError =>
  new DomainError('service/overloaded', 'The service is busy, please try again shortly', { retryAfterS });
