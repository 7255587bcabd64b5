// The service as its operators start it, and its command line, for programs that measure from outside.
import { spawn } from 'node:child_process';

const ROOT = process.cwd();
/** A larger young generation: what a request leaves behind is collected before it counts as old. */
const AS_NPM_START = ['--max-semi-space-size=64'];

export interface Running {
  readonly url: string;
  readonly readyS: number;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export function startService(environment: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<Running> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...AS_NPM_START, 'bin/paseo.mjs', 'serve', ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /paseo is ready at (\S+)/u.exec(said)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        readyS: (performance.now() - startedMs) / 1000,
        pid: child.pid,
        async stop() {
          child.kill('SIGTERM');
          await exited;
        },
      });
    });
    void exited.then(() => reject(new Error(`the service did not start:\n${said}`)));
  });
}

/** Runs a command to its end. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['bin/paseo.mjs', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} failed`)))),
  );
}

const LIKINGS: Likings = [
  ['museums', 5],
  ['parks', 4],
  ['dance clubs', 0],
  ['cafes', 3.5],
];
type Likings = readonly (readonly [category: string, rating: number])[];

/** Signs up somebody who likes four kinds of places. @returns the header of their requests */
export async function signIn(url: string, username: string, likings = LIKINGS): Promise<string> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const account = { username, password: 'long enough to be one' };
  await post('/api/users/', account);
  const { access_token: token } = (await (await post('/api/token', account)).json()) as { access_token: string };
  const authorization = `Bearer ${token}`;
  for (const [category, rating] of likings) await post('/api/preferences/', { category, rating }, { authorization });
  return authorization;
}
