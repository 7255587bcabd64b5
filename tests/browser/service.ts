// The real service in a process of its own, on a free port, as it is after its first start: that start is made once for
// all files, because it trains for most of a minute, and each file has a copy of what it left.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

export const ADMIN = { username: 'alcaldesa', password: 'una contraseña larga' } as const;

export interface RunningService {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 170_000;

/** For a hook that may have to wait for the first start, on a machine that has other work. */
export const START_PATIENCE_MS = 300_000;

export async function startService(): Promise<RunningService> {
  const { dataDir, remove } = await dataAfterFirstStart();
  const { url, stop } = await serve(dataDir);
  // Until its indexes are built a busy machine answers a search later than a person waits, and than a step may take.
  await firstRoundOf(url, 'warm up');
  return { url, stop: () => stop().finally(remove) };
}

/** Of another city of ours, whose few places need no training. */
export async function startServiceOf(city: string): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paseo-city-'));
  const { url, stop } = await serve(dataDir, { CITY: city, TRAIN_EVERY_MINUTES: '0' });
  await firstRoundOf(url, 'warm up');
  return { url, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** A copy of what a first start leaves, to do with as one likes. */
export async function dataAfterFirstStart(): Promise<{ readonly dataDir: string; readonly remove: () => void }> {
  const trained = await afterFirstStart(inject('firstStart'));
  const dataDir = mkdtempSync(join(tmpdir(), 'paseo-started-'));
  cpSync(trained, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Who comes first makes it; who comes meanwhile waits, and makes it after all should the first one fail. */
async function afterFirstStart(folder: string): Promise<string> {
  const [begun, done] = [join(folder, 'begun'), join(folder, 'done')];
  while (!existsSync(done)) {
    if (!isMine(begun)) await sleep(250);
    else
      try {
        const { url, stop } = await serve(begun);
        // A first start trains its models while it answers: with them the lists change, which must not happen during a test.
        await firstRoundOf(url, 'train models').finally(stop);
        renameSync(begun, done);
      } catch (error) {
        rmSync(begun, { recursive: true, force: true });
        throw error;
      }
  }
  return done;
}

function isMine(begun: string): boolean {
  try {
    mkdirSync(begun);
    return true;
  } catch {
    return false;
  }
}

async function serve(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const child = spawn(process.execPath, ['bin/paseo.mjs', 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      PASEO_ADMIN_USERNAME: ADMIN.username,
      PASEO_ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyAddress(child);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolveGone) => child.once('exit', resolveGone));
      child.kill('SIGTERM');
      await gone;
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
    child.once('exit', (code) => {
      failed(new Error(`The service ended with ${code}. It said:\n${said}`));
      // Later nobody waits for that promise, and what fails then is a request that says nothing of the cause.
      if (code !== 0) console.error(`The service ended with ${code}. It said at last:\n${said.slice(-2_000)}`);
    });
  });
}

/** Waits until the service has done for the first time what it does in the background under this name. */
async function firstRoundOf(url: string, wanted: string): Promise<void> {
  interface Health {
    readonly rounds: readonly { readonly name: string; readonly runs: number }[];
  }
  const token = await adminToken(url);
  const isOver = async () =>
    (await asking<Health>(url, '/api/admin/health', token)).rounds.some(
      ({ name, runs }) => name === wanted && runs > 0,
    );
  while (!(await isOver())) await sleep(250);
}

/** An administrator's request; the browser is for what people do. */
export const asAdmin = async <T>(url: string, path: string, body?: unknown): Promise<T> =>
  asking<T>(url, path, await adminToken(url), body);

const JSON_ONCE = { 'content-type': 'application/json', connection: 'close' };

async function adminToken(url: string): Promise<string> {
  const login = await fetch(`${url}/api/token`, { method: 'POST', headers: JSON_ONCE, body: JSON.stringify(ADMIN) });
  return ((await login.json()) as { access_token: string }).access_token;
}

async function asking<T>(url: string, path: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...JSON_ONCE, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
