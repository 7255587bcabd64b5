// A line to a server that a test can cut, silence or let through again: the network between the service and PostgreSQL.
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** The server's address, over this line. */
  readonly url: string;
  /** For good: both ends hear of it. */
  cut(): void;
  /** Nothing passes any more and nobody is told, as when a cable is pulled. New connections stay silent, too. */
  silence(): void;
  /** Connections made from now on pass again; those that were silenced stay silent. */
  restore(): void;
  close(): void;
}

export async function lineTo(server: URL): Promise<Line> {
  const ends: Socket[] = [];
  let isSilent = false;
  const line = createServer((client) => {
    client.on('error', () => {});
    ends.push(client);
    if (isSilent) return;
    const far = connect(Number(server.port), server.hostname);
    far.on('error', () => {});
    ends.push(far);
    client.pipe(far).pipe(client);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as { readonly port: number };
  const own = new URL(server);
  own.host = `127.0.0.1:${port}`;
  const close = () => {
    line.close();
    for (const end of ends) end.destroy();
  };
  return {
    url: own.href,
    cut: close,
    silence() {
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
    restore() {
      isSilent = false;
    },
    close,
  };
}
