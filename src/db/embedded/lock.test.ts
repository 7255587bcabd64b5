import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from './lock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paseo-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GONE = '999999999 1';
const directoryWith = (name: string, lock: string | undefined): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  if (lock !== undefined) writeFileSync(join(path, 'lock'), lock);
  return path;
};

describe('the lock of a data directory', () => {
  test('names its process, refuses a second one, and is gone when it is released', () => {
    const path = directoryWith('one', undefined);
    const lock = lockDirectory(path);
    expect(readFileSync(join(path, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `, 'u'));
    expect(() => lockDirectory(path)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(existsSync(join(path, 'lock'))).toBe(false);
    lockDirectory(path).release();
  });

  test('is taken over from a process that is gone, also when that one died while taking over', () => {
    const path = directoryWith('stale', GONE);
    writeFileSync(join(path, 'lock.guard'), GONE);
    const lock = lockDirectory(path);
    expect(() => lockDirectory(path)).toThrow('in use by process');
    lock.release();
    expect(readdirSync(path)).toEqual([]);
  });

  test('leaves a lock alone that became somebody else’s', () => {
    const path = directoryWith('lost', undefined);
    const lock = lockDirectory(path);
    writeFileSync(join(path, 'lock'), GONE);
    lock.release();
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(GONE);
  });

  test('of many that find the same dead lock at the same time exactly one gets it', async () => {
    const rounds = Array.from({ length: 25 }, (_, i) => directoryWith(`race-${i}`, GONE));
    const program = join(folder, 'contender.mjs');
    buildSync({
      stdin: {
        contents: `
          import { lockDirectory } from './lock.ts';
          const [startMs, ...rounds] = process.argv.slice(2);
          rounds.forEach((path, i) => {
            while (Date.now() < Number(startMs) + i * 40);
            try { lockDirectory(path); console.log(path); } catch (error) { if (error.code !== 'storage/in-use') throw error; }
          });
          console.log('done');
          process.stdin.resume(); // stays alive while the others try`,
        resolveDir: import.meta.dirname,
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
    });
    const startMs = String(Date.now() + 700);
    const contenders = Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, [program, startMs, ...rounds], { stdio: ['pipe', 'pipe', 'inherit'] });
      let out = '';
      const isDone = new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk) => {
          out += chunk;
          if (out.endsWith('done\n')) resolve();
        });
      });
      return { child, isDone, won: () => out.split('\n').filter((line) => line.startsWith(folder)) };
    });
    await Promise.all(contenders.map(({ isDone }) => isDone));
    for (const { child } of contenders) {
      child.stdin.end();
      await once(child, 'exit');
    }
    expect(contenders.flatMap(({ won }) => won()).sort()).toEqual([...rounds].sort());
  });
});
