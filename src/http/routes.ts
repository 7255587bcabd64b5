// The type of a file of routes, and the failures it documents.

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { ErrorBody } from '../contract/errors.ts';
import type { Guards } from './authentication.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A file of routes; `Deps` is what its use cases need, and no more. */
export type Routes<Deps = unknown> = (app: App, deps: Deps & { readonly guards: Guards }) => Promise<void>;

/** What several files of routes need together. */
export type DepsOf<Each> = [Each] extends [(app: App, deps: infer Deps) => unknown] ? Deps : never;

const MEANINGS = {
  400: 'The body cannot be parsed.',
  401: 'No valid credentials.',
  403: 'The caller may not do this.',
  404: 'It does not exist.',
  408: 'The request took too long to arrive.',
  409: 'It conflicts with what is stored.',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
  416: 'The range lies outside the file.',
  422: 'The values are not valid; `errors` names each.',
  429: 'Too many requests; try again after `Retry-After` seconds.',
  503: 'Busy; try again after `Retry-After` seconds.',
} as const;
type FailureStatus = keyof typeof MEANINGS;

/** Response schemas of the failures of a route: one schema, with a description for each status. */
export function failures<S extends FailureStatus>(...statuses: readonly S[]): Record<S, typeof ErrorBody> {
  const entries = statuses.map((status) => [status, { ...ErrorBody, 'x-response-description': MEANINGS[status] }]);
  return Object.fromEntries(entries) as Record<S, typeof ErrorBody>;
}
