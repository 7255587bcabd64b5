// Walks through every page in every state, looked at in every theme, language and window, and opened in every trouble: npm run check:pages
// The same walks as in `npm test`, which takes a covering selection of them (tests/browser/looks.ts), and what visitors come for in a second
// browser; two hundred hostile texts on cards.
import { spawnSync } from 'node:child_process';

const WALKS = ['walks', 'admin', 'upkeep', 'talks-and-plans', 'firefox'].map((name) => `tests/browser/${name}.test.ts`);

const { status } = spawnSync('npx', ['vitest', 'run', ...WALKS], {
  stdio: 'inherit',
  env: { ...process.env, PASEO_WALKS: 'all' },
});
process.exitCode = status ?? 1;
