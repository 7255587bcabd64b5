// Refusing is work too, and a client that asks again at once, whatever `Retry-After` says, makes as much of it as it likes:
// a thousand of them take half a processor from those who are served. So nothing is read from a connection for a while
// after a refusal, longer after each one in a row; what it sends meanwhile waits in the kernel, where it costs nothing.
import type { Socket } from 'node:net';

/** Short beside `Retry-After`: whoever happens to ask next on a connection that several share hardly notices. */
const FIRST_HOLD_MS = 125;
/** What `Retry-After` asks for. */
const LONGEST_HOLD_MS = 1_000;

type Later = (act: () => void, afterMs: number) => void;

interface HeldConnections {
  /** To be called once the refusal was written. */
  refused(socket: Socket): void;
  letIn(socket: Socket): void;
}

export function heldConnections(
  later: Later = (act, afterMs) => void setTimeout(act, afterMs).unref(),
): HeldConnections {
  const refusalsInARow = new WeakMap<Socket, number>();
  const held = new WeakSet<Socket>();
  return {
    refused(socket) {
      const before = refusalsInARow.get(socket) ?? 0;
      refusalsInARow.set(socket, before + 1);
      if (held.has(socket)) return;
      held.add(socket);
      // Node reads on after an answer; in the next turn it has begun to, and the pause stays.
      setImmediate(() => {
        socket.pause();
        later(
          () => {
            held.delete(socket);
            socket.resume();
          },
          Math.min(LONGEST_HOLD_MS, FIRST_HOLD_MS * 2 ** before),
        );
      });
    },
    letIn(socket) {
      refusalsInARow.delete(socket);
    },
  };
}
