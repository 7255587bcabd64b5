// Reads a file and plans its import in a thread of its own: a country's map is minutes of work.
import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '../domain/errors.ts';
import { type ImportOrder, planFile } from '../usecases/importing/import.ts';
import type { FromPlanning } from './import-messages.ts';
import { shippedLocate } from './shipped.ts';

const say = (message: FromPlanning): void => parentPort?.postMessage(message);
try {
  say({ planned: await planFile(workerData as ImportOrder, { locate: shippedLocate() }) });
} catch (error) {
  const code = error instanceof DomainError ? { code: error.code } : {};
  say({ failed: error instanceof Error ? error.message : String(error), ...code });
}
