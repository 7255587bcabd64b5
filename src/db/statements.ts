// What was asked of the database, told to whoever listens. Nobody does unless traces are on, and then a statement costs a look.
import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'kysely';

interface Statement {
  /** With placeholders; the values that stand for them are never told. */
  readonly text: string;
  readonly tookMs: number;
  readonly hasFailed: boolean;
}

const done = channel('paseo:statement');

/** Told in the asynchronous context of whoever asked. @returns how to stop listening */
export function listenToStatements(listen: (statement: Statement) => void): () => void {
  const onMessage = (message: unknown) => listen(message as Statement);
  done.subscribe(onMessage);
  return () => done.unsubscribe(onMessage);
}

export const tellStatement: Logger = ({ level, query, queryDurationMillis }) => {
  if (!done.hasSubscribers) return;
  done.publish({ text: query.sql, tookMs: queryDurationMillis, hasFailed: level === 'error' } satisfies Statement);
};
