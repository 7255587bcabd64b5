// Notices of changes of the catalogue or the models by other replicas. Only a hint: a replica that misses it finds the new
// version at the next look.
import pg from 'pg';
import { closedInTime, connectionLimits, dropConnection } from './postgres.ts';

export interface Hints {
  close(): Promise<void>;
}

const CHANNEL = 'paseo_versions';
const RECONNECT_AFTER_MS = 5_000;
/** `listen` is answered at once, or the line is dead. */
const HINT_S = 10;

/** @param onHint called with the name of what changed, `undefined` after a time of deafness: anything may have */
export function listenForHints(url: string, onHint: (name: string | undefined) => void): Hints {
  let client: pg.Client | undefined;
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  const again = (lost: pg.Client): void => {
    // A client says that it broke and then that it ended, perhaps when there is another one already.
    if (client !== lost) return;
    client = undefined;
    if (isOpen) timer ??= setTimeout(listen, RECONNECT_AFTER_MS).unref();
  };
  const listen = async (): Promise<void> => {
    timer = undefined;
    const own = new pg.Client({ connectionString: url, application_name: 'paseo hints', ...connectionLimits(HINT_S) });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', ({ payload }) => onHint(payload));
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      onHint(undefined);
    } catch {
      dropConnection(own);
      again(own);
    }
  };
  void listen();
  return {
    async close() {
      isOpen = false;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      await closedInTime(() => last.end());
      dropConnection(last);
    },
  };
}
