// The commands of the lab. The build writes this file to dist/lab/, where the command line looks for it (src/cli/lab.ts).
import type { CommandLoaders } from '../../src/cli/command.ts';

export const LAB_COMMANDS: CommandLoaders = {
  catalogue: () => import('./commands/catalogue.ts'),
  city: () => import('./commands/city.ts'),
  'train-embeddings': () => import('./commands/train-embeddings.ts'),
  evaluate: () => import('./commands/evaluate.ts'),
  benchmark: () => import('./commands/benchmark.ts'),
  'train-transfer': () => import('./commands/train-transfer.ts'),
  'train-language': () => import('./commands/train-language.ts'),
  'evaluate-language': () => import('./commands/evaluate-language.ts'),
  visitors: () => import('./commands/visitors.ts'),
};
