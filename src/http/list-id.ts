// Ids of lists are ours: any other text names no list.
import type { FastifyRequest } from 'fastify';
import { isListId } from '../contract/lists.ts';
import { DomainError } from '../domain/errors.ts';

/** Before the form of the id is checked. @throws DomainError `list/not-found` */
export async function requireListId({ params }: FastifyRequest): Promise<void> {
  const { id } = (params ?? {}) as { readonly id?: string };
  if (id !== undefined && !isListId(id)) throw new DomainError('list/not-found', 'List not found');
}
