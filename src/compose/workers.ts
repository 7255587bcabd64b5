// Where the built programs of the worker threads lie; engines are handed these and look for nothing themselves.
import { availableParallelism } from 'node:os';
import { workerFile } from '../system/paths.ts';

/** The gang behind `math/kernels`. */
export const kernelWorker = (): { readonly workerUrl: URL; readonly threads: number } => ({
  workerUrl: workerFile('math/kernels'),
  threads: availableParallelism(),
});
