// When to stop: the operator says so, or the process that started this one has died.
import { isClusterWorker } from './cluster.ts';

export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    if (isClusterWorker()) process.once('disconnect', () => resolve());
  });
}
