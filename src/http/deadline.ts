// The deadline of a request: from its head, and again from its whole body, to its answer. Ours, because the framework's own
// `handlerTimeout` ends when a body was read: a request's stream closes then, which it takes for a client that left.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/errors.ts';
import { faultOf } from './errors.ts';
import type { App } from './routes.ts';

const tooLate = (advice: string): DomainError =>
  new DomainError('service/too-late', `The service did not answer in time; ${advice}`, { retryAfterS: 1 });

/** Unlike what is refused at the door, what was begun may be done all the same: sent again it might be done twice. */
const TOO_LATE = { reading: tooLate('please try again shortly'), writing: tooLate('it may still do what was asked') };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A deadline of the route's own, where files travel. */
    readonly deadlineS?: number;
  }
  interface FastifyRequest {
    deadline: NodeJS.Timeout | undefined;
  }
}

/** Nobody waits that long; a socket must end all the same. */
const LONGEST_WORK_MS = 3_600_000;

/**
 * For work that cannot be taken back, such as a transaction: it is answered by its outcome, however late. The silence of the socket meanwhile
 * is not the client's: ended for it, a browser would send the request again, unasked.
 */
export function endDeadline(request: FastifyRequest, reply: FastifyReply): void {
  clearTimeout(request.deadline);
  request.deadline = undefined;
  reply.raw.setTimeout(LONGEST_WORK_MS, () => reply.raw.destroy());
}

export function answerInTime(app: App, { deadlineS }: { readonly deadlineS: number }): void {
  app.decorateRequest('deadline', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.deadline = setTimeout(
      () => {
        if (reply.sent) return;
        reply.log = lateLog(reply.log);
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.send(request.method === 'GET' ? TOO_LATE.reading : TOO_LATE.writing);
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
