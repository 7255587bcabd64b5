import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldConnections } from './held-connections.ts';

let waiting: { readonly act: () => void; readonly afterMs: number }[];
let isOpen: boolean;
let server: Server;
let port: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  waiting = [];
  isOpen = false;
  const holding = heldConnections((act, afterMs) => void waiting.push({ act, afterMs }));
  server = createServer((request, response) => {
    if (isOpen) holding.letIn(request.socket);
    else response.once('finish', () => holding.refused(request.socket));
    response.writeHead(isOpen ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** A connection that is kept, and what it heard. */
function dial() {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  const answers = () => heard.match(/HTTP\/1\.1 \d+/gu) ?? [];
  return {
    socket,
    answers,
    ask: () => void socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'),
    answered: (times: number) => expect.poll(() => answers().length).toBe(times),
  };
}
const held = (times: number) => expect.poll(() => waiting.length).toBe(times);
const release = (): void => waiting.shift()?.act();

test('who asks again at once is heard when the hold is over; others are heard meanwhile', async () => {
  const impatient = dial();
  impatient.ask();
  await impatient.answered(1);
  await held(1);
  impatient.ask();
  for (const other of [dial(), dial(), dial()]) {
    other.ask();
    await other.answered(1);
  }
  expect(impatient.answers()).toHaveLength(1);
  release();
  await impatient.answered(2);
});

test('each refusal in a row holds longer, as long as Retry-After at most; one answer begins anew', async () => {
  const impatient = dial();
  const holds: number[] = [];
  const askOnce = async (times: number) => {
    impatient.ask();
    await impatient.answered(times);
  };
  for (let times = 1; times <= 6; times++) {
    await askOnce(times);
    await held(1);
    holds.push(waiting[0]?.afterMs ?? 0);
    release();
  }
  expect(holds).toEqual([125, 250, 500, 1_000, 1_000, 1_000]);
  isOpen = true;
  await askOnce(7);
  expect(waiting).toEqual([]);
  isOpen = false;
  await askOnce(8);
  await held(1);
  expect(waiting[0]?.afterMs).toBe(125);
});

test('requests sent in one piece are held once; a client that left is let go', async () => {
  const hasty = dial();
  hasty.socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(3));
  await hasty.answered(3);
  await held(1);
  hasty.socket.destroy();
  release();
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
});
