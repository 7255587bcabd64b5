// How long clients may take, and how many there may be: a slow one costs a socket, never a place among those served.
import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorBody } from '../contract/errors.ts';
import type { App } from './routes.ts';

export interface ClientLimits {
  /** To send a whole request; also the longest silence while a client takes its answer. */
  readonly requestS: number;
  /** From receiving a request to answering it. */
  readonly deadlineS: number;
  readonly maxConnections: number;
  /** After so many, a connection is closed, so that clients spread over the replicas that there are now. */
  readonly maxRequestsPerConnection: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  requestS: 15,
  deadlineS: 10,
  maxConnections: 10_000,
  maxRequestsPerConnection: 10_000,
};

/** Longer than a load balancer keeps an idle connection, so that it never sends into one that is closing. */
const KEEP_ALIVE_MS = 65_000;
const LOOK_EVERY_MS = 1_000;

type TimingOptions = Pick<
  FastifyServerOptions,
  'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout' | 'maxRequestsPerSocket'
> & { readonly http: ServerOptions };

export const timingOptions = (limits: ClientLimits): TimingOptions => ({
  requestTimeout: limits.requestS * 1000,
  connectionTimeout: Math.max(limits.requestS, limits.deadlineS + 1) * 1000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxRequestsPerSocket: limits.maxRequestsPerConnection,
  http: {
    headersTimeout: limits.requestS * 1000,
    requestTimeout: limits.requestS * 1000,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  },
});

interface Unreadable {
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
  readonly allow?: string;
}

type MethodsAt = (url: string) => readonly string[];

interface ParserError extends Error {
  readonly code?: string;
  /** What arrived last, from its first byte. */
  readonly rawPacket?: unknown;
}

const UNREADABLE: Readonly<Record<string, Unreadable>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The request line and headers are too large' },
};
const NO_HTTP: Unreadable = { status: 400, detail: 'The request cannot be parsed; expected well-formed HTTP' };

/** Sockets whose request has a time of its own to arrive. */
const patientWith = new WeakSet<Socket>();

/**
 * The general bound on how long a request may take to arrive does not hold for this one: its route must bound it itself.
 * To be called after the guard, so that nobody without the right gets more time.
 */
export function allowLongArrival({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  patientWith.add(socket);
  reply.raw.once('close', () => patientWith.delete(socket));
}

/** What never becomes a request is answered in the same shape as every other failure, and the connection ends. */
export function refuseUnreadable(error: ParserError, socket: Socket, methodsAt: MethodsAt): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && patientWith.has(socket)) return;
  const { status, detail, code = 'request/malformed', allow } = unknownMethod(error, methodsAt) ?? unreadable(error);
  const body = JSON.stringify({ detail, code } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    ...(allow ? [`Allow: ${allow}`] : []),
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const unreadable = ({ code = '' }: ParserError): Unreadable => UNREADABLE[code] ?? NO_HTTP;

const MAX_REQUEST_LINE = 8_300;
const REQUEST_LINE = /^[A-Za-z-]{1,32} (\/[!-~]{0,8191}) HTTP\/1\.[01]\r\n/u;

/** The parser knows some methods only. A request line with another one, to a path that there is, says which it has. */
function unknownMethod({ code, rawPacket }: ParserError, methodsAt: MethodsAt): Unreadable | undefined {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return undefined;
  const path = REQUEST_LINE.exec(rawPacket.toString('latin1', 0, MAX_REQUEST_LINE))?.[1];
  const allowed = path === undefined ? [] : methodsAt(path);
  if (allowed.length === 0) return undefined;
  return { status: 405, detail: 'Method Not Allowed', code: 'route/wrong-method', allow: allowed.join(', ') };
}

export function limitConnections(app: App, { maxConnections }: ClientLimits): void {
  app.server.maxConnections = maxConnections;
}
