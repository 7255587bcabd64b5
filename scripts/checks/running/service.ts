// The real program as a process of its own, for checks that stop, kill or flood it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningService {
  readonly url: string;
  readonly port: number;
  readonly readyMs: number;
  readonly pid: number;
  /** SIGTERM, and the exit code once it has left. */
  stop(): Promise<number | null>;
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>;
  readonly exited: Promise<void>;
  /** The end of what it said on standard error. */
  said(): string;
}

const SECRET = 'a secret of the checks that is long enough';
const KEPT_CHARACTERS = 20_000;

/** A check that fails in the middle leaves nobody behind. */
const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/**
 * @param hear is told every line of standard error
 * @throws Error with what the program said, when it ends before it is ready
 */
export async function startService(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = ['serve'],
  hear: (line: string) => void = () => {},
): Promise<RunningService> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      SECRET_KEY: SECRET,
      TRAIN_EVERY_MINUTES: '0',
      ACCESS_TOKEN_EXPIRE_MINUTES: '600',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  alive.add(child);
  const exited = once(child, 'exit').then(() => void alive.delete(child));
  let said = '';
  if (child.stderr) createInterface(child.stderr).on('line', hear);
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-KEPT_CHARACTERS);
      const address = /paseo is ready at (\S+)/u.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exited.then(() => reject(new Error(`the service did not start:\n${said}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    readyMs: performance.now() - startedMs,
    pid: child.pid ?? 0,
    stop: () => end(child, exited, 'SIGTERM'),
    kill: async () => void (await end(child, exited, 'SIGKILL')),
    exited,
    said: () => said,
  };
}

async function end(child: ChildProcess, exited: Promise<void>, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  await exited;
  return child.exitCode;
}

export const PASSWORD = 'long enough to be one';

/** Signs somebody up and logs them in. */
export async function signIn(url: string, username: string): Promise<string> {
  await postJson(`${url}/api/users/`, { username, password: PASSWORD });
  const response = await postJson(`${url}/api/token`, { username, password: PASSWORD });
  if (response.status !== 200) throw new Error(`login answered ${response.status}`);
  return ((await response.json()) as { readonly access_token: string }).access_token;
}

export const postJson = (url: string, body: object, token?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
