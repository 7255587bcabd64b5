// Where the caller reached the service, for addresses that must be whole.
import type { FastifyRequest } from 'fastify';

/** A host that is not valid in an address is left out: the caller writes the header. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/iu.test(host) ? `${protocol}://${host}` : '';
}
