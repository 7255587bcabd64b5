// Where the caller reached the service, for addresses that must be whole.
import type { FastifyRequest } from 'fastify';

/** A host that could not stand in an address is left out: what the header says is written by the caller. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/iu.test(host) ? `${protocol}://${host}` : '';
}
