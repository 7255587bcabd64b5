// Reads a file and plans its import in a thread of its own: a country's map is minutes of work.
import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../domain/errors.ts';
import { planFile } from '../usecases/importing/import.ts';
import { loadCity } from './city.ts';
import type { FromPlanning } from './import-messages.ts';
import type { CityOrder } from './importing.ts';

const say = (message: FromPlanning): void => parentPort?.postMessage(message);
try {
  const { city, ...order } = workerData as CityOrder;
  say({ planned: await planFile(order, { city: loadCity(city) }) });
} catch (error) {
  const code = error instanceof DomainError ? { code: error.code } : {};
  say({ failed: error instanceof Error ? error.message : String(error), ...code });
}
