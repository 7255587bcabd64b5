// Several processes behind one address: one that dies is replaced, and all of them leave together.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtFile } from '../src/system/paths.ts';
import { makePostgresDatabase } from './support/databases.ts';

const PROGRAM = builtFile('cli/main.js');
const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test('more than one process needs a database that can be shared', () => {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'serve', '--workers', '2'], {
    env: { ...process.env, DATABASE_URL: undefined, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([3, expect.stringContaining('DATABASE_URL')]);
});

test.skipIf(!existsSync('/proc/self/task'))(
  'two processes answer; the one that is killed is replaced while the other answers; SIGTERM ends both',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-cluster-'));
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--workers', '2'], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: await makePostgresDatabase(),
        SECRET_KEY: 'a secret of the tests that is long enough',
        PASEO_CATALOGUE: 'none',
        TRAIN_EVERY_MINUTES: '0',
        LOG_LEVEL: 'silent',
        PORT: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      let said = '';
      const hears = async (pattern: RegExp): Promise<string> => {
        while (!pattern.test(said)) {
          if (child.exitCode !== null) throw new Error(said);
          await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
        }
        return pattern.exec(said)?.[1] ?? '';
      };
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const url = await hears(/ready at (\S+) with 2 processes/u);
      const before = children(child.pid ?? 0);
      expect(before).toHaveLength(2);
      // Each on a connection of its own: one that was kept may be to the process that is killed.
      const ask = (path: string) => fetch(`${url}${path}`, { headers: { connection: 'close' } });
      const answers = async () => Promise.all(Array.from({ length: 8 }, async () => (await ask('/healthz')).status));
      expect(await answers()).toEqual(Array(8).fill(200));
      const counted = async () => {
        const text = await (await ask('/metrics')).text();
        return /^paseo_http_request_seconds_count\{[^}]*\/healthz[^}]*\} (\d+)$/mu.exec(text)?.[1];
      };
      for (let time = 0; time < 4; time++) expect(await counted()).toBe('8');
      process.kill(before[0] ?? 0, 'SIGKILL');
      await hears(/process (\d+) has died and is replaced/u);
      expect(await answers()).toEqual(Array(8).fill(200));
      while (children(child.pid ?? 0).length < 2) await sleep(50);
      const after = children(child.pid ?? 0);
      expect(after).toContain(before[1]);
      expect(after).not.toContain(before[0]);
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
