// The real service in a process of its own, on a free port, with an empty folder for its data.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ADMIN = { username: 'alcaldesa', password: 'una contraseña larga' } as const;

export interface RunningService {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 170_000;

export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paseo-browser-'));
  const child = spawn(process.execPath, ['bin/paseo.mjs', 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      PASEO_ADMIN_USERNAME: ADMIN.username,
      PASEO_ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyAddress(child);
  await firstTraining(url);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolveGone) => child.once('exit', resolveGone));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address in the first line that names one. */
function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const timer = setTimeout(() => failed(new Error(`The service did not get ready. It said:\n${said}`)), PATIENCE_MS);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = said.match(/https?:\/\/[\w.[\]:-]+:\d+/u)?.[0];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => failed(new Error(`The service ended with ${code}. It said:\n${said}`)));
  });
}

/** A first start trains its models while it answers: with them the lists change, which must not happen during a test. */
async function firstTraining(url: string): Promise<void> {
  interface Health {
    readonly rounds: readonly { readonly name: string; readonly runs: number }[];
  }
  const isOver = async () =>
    (await asAdmin<Health>(url, '/api/admin/health')).rounds.some(
      ({ name, runs }) => name === 'train models' && runs > 0,
    );
  while (!(await isOver())) await sleep(250);
}

/** An administrator's request; the browser is for what people do. */
export async function asAdmin<T>(url: string, path: string, body?: unknown): Promise<T> {
  const json = { 'content-type': 'application/json', connection: 'close' };
  const login = await fetch(`${url}/api/token`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
  const { access_token } = (await login.json()) as { access_token: string };
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...json, authorization: `Bearer ${access_token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
