// The deadline of a request: from its head, and again from its whole body, to its answer. Ours, because the framework's own
// `handlerTimeout` ends when a body was read: a request's stream closes then, which it takes for a client that left.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/errors.ts';
import { faultOf } from './errors.ts';
import type { App } from './routes.ts';

const TOO_LATE = new DomainError('service/overloaded', 'The service did not answer in time, please try again shortly', {
  retryAfterS: 1,
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A deadline of the route's own, where files travel. */
    readonly deadlineS?: number;
  }
  interface FastifyRequest {
    deadline: NodeJS.Timeout | undefined;
  }
}

/** For work that cannot be taken back, such as a transaction: it is answered by its outcome, however late. */
export function endDeadline(request: FastifyRequest): void {
  clearTimeout(request.deadline);
  request.deadline = undefined;
}

export function answerInTime(app: App, { deadlineS }: { readonly deadlineS: number }): void {
  app.decorateRequest('deadline', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.deadline = setTimeout(
      () => {
        if (reply.sent) return;
        reply.log = lateLog(reply.log);
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.send(TOO_LATE);
      },
      (request.routeOptions.config.deadlineS ?? deadlineS) * 1000,
    );
    reply.raw.once('close', () => clearTimeout(request.deadline));
    done();
  });
  // How long a client takes to send a body has a limit of its own.
  app.addHook('preValidation', (request, _reply, done) => {
    request.deadline?.refresh();
    done();
  });
}

/** What the framework says of an outcome that nobody waits for holds the error's own words and the whole address. */
function lateLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return Object.assign(Object.create(log) as FastifyBaseLogger, {
    warn: () => {},
    error: ({ err }: { readonly err: unknown }) => {
      if (!(err instanceof DomainError)) log.error({ err: faultOf(err) }, 'a request failed after its deadline');
    },
  });
}
