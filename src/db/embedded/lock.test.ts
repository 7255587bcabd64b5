import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../system/paths.ts';
import { lockDirectory } from './lock.ts';

let folder: string;
/** A program that locks each folder at its time and stays alive. */
let contender: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paseo-lock-'));
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  contender = join(folder, 'contender.mjs');
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
    outfile: contender,
    external: ['fs-native-extensions'],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lock file of a process that has ended. */
const GONE = '999999999\n';
const directoryWith = (name: string, lock: string | undefined): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  if (lock !== undefined) writeFileSync(join(path, 'lock'), lock);
  return path;
};

describe('the lock of a data directory', () => {
  test('names its process, refuses a second one, and is given back when it is released', () => {
    const path = directoryWith('one', undefined);
    const lock = lockDirectory(path);
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${process.pid}\n`);
    expect(() => lockDirectory(path)).toThrow(`in use by process ${process.pid}`);
    // The refused process opened and closed the file, which must not release the lock of the first.
    expect(() => lockDirectory(path)).toThrow('in use by process');
    lock.release();
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe('');
    lockDirectory(path).release();
  });

  test('is there for the next at once when its process was killed', async () => {
    const path = directoryWith('killed', undefined);
    const holder = spawn(process.execPath, [contender, '0', path], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    expect(() => lockDirectory(path)).toThrow(`in use by process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDirectory(path).release();
  });

  test('of many that find the same dead lock at the same time exactly one gets it', async () => {
    const rounds = Array.from({ length: 25 }, (_, i) => directoryWith(`race-${i}`, GONE));
    const startMs = String(Date.now() + 700);
    const contenders = Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, [contender, startMs, ...rounds], { stdio: ['pipe', 'pipe', 'inherit'] });
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
