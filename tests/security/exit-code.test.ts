// A run that fails must say so to whoever started it, or nothing that is tested is proven.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/system/paths.ts';

test('a failing test ends the run with another number than 0', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-exit-'));
  try {
    writeFileSync(
      join(folder, 'fails.test.ts'),
      "import { expect, test } from 'vitest';\ntest('fails', () => expect(1).toBe(2));\n",
    );
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `export default ${JSON.stringify({
        root: PROJECT_ROOT,
        test: {
          include: [join(folder, '*.test.ts')],
          dir: folder,
          globalSetup: join(PROJECT_ROOT, 'tests/global-setup.ts'),
        },
      })};\n`,
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(folder, 'vitest.config.mjs')],
      { cwd: PROJECT_ROOT, encoding: 'utf8', env: { ...process.env, TEST_POSTGRES_URL: inject('postgresUrl') } },
    );
    expect(stdout).toContain('1 failed');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
