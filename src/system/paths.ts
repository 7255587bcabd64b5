// Where things lie, whether the program runs from source (tests) or from dist/.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds package.json, `data/` and `dist/`. */
export const PROJECT_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** A file shipped in `data/`. */
export const shippedFile = (...parts: readonly string[]): string => join(PROJECT_ROOT, 'data', ...parts);

/** The built program of a worker thread: `workerFile('math/kernels')` runs `src/math/kernels.worker.ts`. */
export const workerFile = (name: string): URL => pathToFileURL(join(PROJECT_ROOT, 'dist', `${name}.worker.js`));

/** What the build made: pages, worker threads, the empty database. */
export const builtFile = (...parts: readonly string[]): string => join(PROJECT_ROOT, 'dist', ...parts);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('paseo: package.json was not found above the program');
  return findRoot(parent);
}
