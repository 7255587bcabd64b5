// What CI runs, as a list that one can read. Stops at the first step that fails.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['Formatting and lint', 'npx', ['biome', 'check', '.']],
  ['Types of the service, its tests and tools', 'npx', ['tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['Types of the pages and the widget', 'npx', ['tsc', '--noEmit', '-p', 'web/tsconfig.json']],
  ['The HTTP contract only grew', 'node', ['scripts/run.mjs', 'scripts/contract/check.ts']],
  ['Build', 'node', ['scripts/build.mjs']],
  ['Tests', 'npx', ['vitest', 'run']],
];

for (const [title, command, args] of STEPS) {
  process.stdout.write(`\n== ${title}: ${command} ${args.join(' ')}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    process.stdout.write(`\n${title}: failed. Nothing after it was run.\n`);
    process.exit(status ?? 1);
  }
}
process.stdout.write('\nEverything holds.\n');
