// Runs docs/tour.md as a stranger would: a fresh service from the command line, then each command in a shell.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'paseo-tour-'));
let service: ChildProcess;
let base: string;

beforeAll(async () => {
  const operator = { PASEO_ADMIN_USERNAME: 'operator', PASEO_ADMIN_PASSWORD: 'the keys of the city' };
  // The tour takes less time than the first training, which would only make it slower.
  const quietly = { LOG_LEVEL: 'warn', TRAIN_EVERY_MINUTES: '0' };
  const env = { ...process.env, ...operator, ...quietly, DATA_DIR: folder, PORT: '0' };
  service = spawn(process.execPath, ['bin/paseo.mjs', 'serve'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  base = await new Promise((resolve, reject) => {
    let said = '';
    service.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /paseo is ready at (\S+)/u.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    service.once('exit', () => reject(new Error(`the service did not start:\n${said}`)));
  });
}, 180_000);
afterAll(async () => {
  const stopped = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  await stopped;
  rmSync(folder, { recursive: true, force: true });
});

interface Step {
  readonly command: string;
  readonly expected: readonly string[];
}

const steps: readonly Step[] = [...readFileSync('docs/tour.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/gu)].map(
  ([, block = '']) => {
    const lines = block.trimEnd().split('\n');
    return {
      command: lines.filter((line) => !line.startsWith('#=>')).join('\n'),
      expected: lines.filter((line) => line.startsWith('#=>')).map((line) => line.slice(3).trim()),
    };
  },
);

test('the tour has the steps that a newcomer takes', () => {
  expect(steps.length).toBeGreaterThanOrEqual(16);
  expect(steps.every(({ expected }) => expected.length > 0)).toBe(true);
});

test('every command of the tour answers as written', async () => {
  let variables = `BASE=${base}\n`;
  for (const { command, expected } of steps) {
    const { stdout } = await promisify(execFile)('bash', ['-c', `${variables}${command}`]);
    for (const part of expected) expect(stdout).toContain(part);
    // What a step assigns, the later ones use.
    const [assignment] = /^(?:TOKEN|ADMIN)=\$\([\s\S]*?access_token'\)$/mu.exec(command) ?? [];
    if (assignment) variables += `${assignment}\n`;
  }
}, 120_000);
