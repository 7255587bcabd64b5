// What whoever is refused for lack of room is told. Made once by each place that refuses: where it was thrown is no news.
import { DomainError } from '../domain/errors.ts';

export const overloaded = (retryAfterS: number): DomainError =>
  new DomainError('service/overloaded', 'The service is busy, please try again shortly', { retryAfterS });
