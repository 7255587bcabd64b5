// One keep-alive connection that asks one thing at a time. As little as a client can be: what measures a service on the
// same cores must cost little, and must see exactly what happened to the connection.
import { connect, type Socket } from 'node:net';

export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly ms: number; readonly body: string }
  /** Nobody listens there: the request was never accepted. */
  | { readonly kind: 'refused' }
  /** The connection broke before an answer; `isFirst`: it was new, and nothing says that anybody took it up. */
  | { readonly kind: 'unanswered'; readonly isFirst: boolean };

export interface Line {
  /** One at a time. Connects when there is no connection, and again after the other side said `Connection: close`. */
  ask(request: string): Promise<Outcome>;
  close(): void;
}

export function openLine(port: number, host = '127.0.0.1'): Line {
  let socket: Socket | undefined;
  let answersHere = 0;
  return {
    ask(request) {
      const sentMs = performance.now();
      if (!socket || socket.destroyed || !socket.writable) {
        socket = connect({ port, host, noDelay: true });
        // What breaks between two requests is seen by the next one.
        socket.on('error', () => {});
        answersHere = 0;
      }
      const current = socket;
      return new Promise((resolve) => {
        let said = '';
        const settle = (outcome: Outcome): void => {
          current.off('data', onData).off('error', onEnd).off('close', onEnd);
          resolve(outcome);
        };
        const onData = (chunk: Buffer): void => {
          said += chunk.toString('latin1');
          const answer = wholeAnswer(said);
          if (!answer) return;
          answersHere++;
          if (answer.isLast) current.destroy();
          settle({ kind: 'answer', status: answer.status, ms: performance.now() - sentMs, body: answer.body });
        };
        const onEnd = (error?: Error | boolean): void => {
          const isRefused = error instanceof Error && (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
          settle(isRefused ? { kind: 'refused' } : { kind: 'unanswered', isFirst: answersHere === 0 });
          current.destroy();
        };
        current.on('data', onData).on('error', onEnd).on('close', onEnd);
        current.write(request);
      });
    },
    close: () => void socket?.destroy(),
  };
}

/** Every answer of the service that is asked for here has a length. */
function wholeAnswer(said: string) {
  const headEnd = said.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = said.slice(0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0);
  if (said.length < headEnd + 4 + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    isLast: /\r\nconnection: close/iu.test(head),
    body: said.slice(headEnd + 4, headEnd + 4 + length),
  };
}

export const getRequest = (path: string, token?: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: check\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}\r\n`;

export const deleteRequest = (path: string, token: string): string =>
  `DELETE ${path} HTTP/1.1\r\nHost: check\r\nAuthorization: Bearer ${token}\r\n\r\n`;

export function postRequest(path: string, body: object, token?: string): string {
  const text = JSON.stringify(body);
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: check\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
