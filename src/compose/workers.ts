// Where the built programs of the worker threads lie; engines are handed these and look for nothing themselves.
import { availableParallelism } from 'node:os';
import { workerFile } from '../system/paths.ts';
import { sha256OfBytes } from '../system/random.ts';

/** The gang behind `math/kernels`. */
export const kernelWorker = (): { readonly workerUrl: URL; readonly threads: number } => ({
  workerUrl: workerFile('math/kernels'),
  threads: availableParallelism(),
});

/** What artifacts are sealed with. */
export const sha256 = sha256OfBytes;

/** Processor seconds of this process so far, all threads together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
