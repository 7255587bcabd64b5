// Reads a file and plans its import in a thread of its own: a country's map is minutes of work.
import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../domain/errors.ts';
import { planFile } from '../usecases/importing/import.ts';
import { loadCity } from './city.ts';
import type { FromPlanning } from './import-messages.ts';
import type { CityOrder } from './importing.ts';

const say = (message: FromPlanning): void => parentPort?.postMessage(message);
/** Of the file's bytes. */
const TELL_EVERY_SHARE = 0.01;

try {
  const { city, ...order } = workerData as CityOrder;
  let told = 0;
  const onProgress = (share: number, records: number): void => {
    if (share - told < TELL_EVERY_SHARE) return;
    told = share;
    say({ progress: { share, records } });
  };
  say({ planned: await planFile(order, { city: loadCity(city), onProgress }) });
} catch (error) {
  const code = error instanceof DomainError ? { code: error.code } : {};
  say({ failed: error instanceof Error ? error.message : String(error), ...code });
}
