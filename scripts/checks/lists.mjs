// Two people edit one list at once, 500 rounds on each database: npm run check:lists (a fifth of them in `npm test`)
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', 'tests/suites/lists.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PASEO_ROUNDS: 'all' },
});
process.exitCode = status ?? 1;
