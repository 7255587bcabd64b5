// The command line as a shell sees it: help, exit codes, and messages that say what to do.
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { builtFile, shippedFile } from '../src/system/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-command-line-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const paseo = (...args: string[]) =>
  spawnSync(process.execPath, [builtFile('cli/main.js'), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', PASEO_CATALOGUE: 'none' },
    encoding: 'utf8',
  });

/** Where a service that is starting listens. */
const addressOf = (started: ChildProcessByStdio<null, null, Readable>) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    started.once('exit', () => reject(new Error(`the service did not start:\n${said}`)));
    started.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /paseo is ready at (\S+)/u.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });

test.each([
  [['--help'], 'paseo COMMAND --help tells more'],
  [['-h'], 'paseo COMMAND --help tells more'],
  [['help', 'import'], 'Usage: paseo import SOURCE FILE'],
  [['import', '-h'], 'Usage: paseo import SOURCE FILE'],
  [['facets', '--help'], 'paseo facets [filters]'],
  [['suggest', '--help'], 'paseo suggest "what was typed"'],
])('%j prints help', (args, text) => {
  const { status, stdout } = paseo(...args);
  expect([status, stdout]).toEqual([0, expect.stringContaining(text)]);
});

test('--version prints the version', () => {
  const { status, stdout } = paseo('--version');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/u)]);
});

test('a source that does not exist is a mistake in the command', () => {
  const { status, stderr } = paseo('import', 'gogle', 'places.csv');
  expect([status, stderr]).toEqual([2, expect.stringContaining('unknown source "gogle"; expected one of: jsonl')]);
});

test.each([
  ['imoprt', 'import'],
  ['faects', 'facets'],
  ['sugest', 'suggest'],
])('a command that was mistyped is suggested: %s', (typed, meant) => {
  const { status, stderr } = paseo(typed);
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining(`unknown command "${typed}", did you mean "${meant}"?`),
  ]);
});

test.each([
  [['import', 'jsnol', 'places.jsonl'], 'unknown source "jsnol", did you mean "jsonl"?'],
  [['train', 'lst'], 'unknown action "lst", did you mean "list"?'],
  [['experiment', 'adpot'], 'unknown action "adpot", did you mean "adopt"?'],
  [['export', 'geojsn'], 'did you mean "geojson"?'],
  [['import', 'jsonl', 'places.jsonl', '--dryrun'], 'did you mean "--dry-run"?'],
  [['places', '--catgory', 'museums'], 'did you mean "--category"?'],
  [['facets', '--catgory', 'museums'], 'did you mean "--category"?'],
  [['suggest', 'mus', '--limti', '3'], 'did you mean "--limit"?'],
])('what was mistyped after a command is suggested: %s', (args, said) => {
  const { status, stderr } = paseo(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(said)]);
});

test.each([
  [['a b'], 'username must be 3 to 64 letters, digits and ._@+-'],
  [['x/y'], 'username must be'],
  [['ab'], 'username must be'],
  [['ana', '--full-name', 'Ana\u0007'], 'full_name must have at most 128 characters'],
])('no administrator is made of what no account may be called: %j', (args, said) => {
  const { status, stderr } = paseo('admin', 'create', ...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(said)]);
});

test.each([
  [['import', 'jsonl', 'places.jsonl', 'extra'], '"extra" is more than is expected: import SOURCE FILE'],
  [['admin', 'create', 'ana', 'torres'], '"torres" is more than is expected'],
  [['train', 'list', 'all'], '"all" is more than is expected'],
  [['city', 'basemap', 'nowhere'], 'expected: city basemap FOLDER LAYER=FILE'],
  [['city', 'build', 'nowhere', 'gogle=x'], 'unknown source "gogle"; expected one of: jsonl'],
])('nothing that was said is passed over: %j', (args, said) => {
  const { status, stderr } = paseo(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(said)]);
});

test('a file that is not there is named with its folder', () => {
  const { status, stderr } = paseo('import', 'jsonl', join(folder, 'nowhere', 'file'));
  expect([status, stderr]).toEqual([4, `paseo: ${join(folder, 'nowhere', 'file')}: there is no such file\n`]);
});

test('an account that exists becomes an administrator, another one is not made', () => {
  const { status, stderr } = paseo('admin', 'promote', 'nobody');
  expect([status, stderr]).toEqual([1, 'paseo: there is no account "nobody"\n']);
  expect(paseo('admin', 'promot', 'nobody').stderr).toContain('did you mean "promote"?');
});

test('an import before the first start adds to the catalogue of the pack', () => {
  const data = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'import-first'), CITY: 'cambridge' };
  const file = join(folder, 'one.jsonl');
  const [first = ''] = readFileSync(shippedFile('cities', 'cambridge', 'places.jsonl'), 'utf8').split('\n');
  writeFileSync(
    file,
    `${JSON.stringify({ ...JSON.parse(first), id: 'a-place-of-ours', name: 'Kettle and Loom', lat: 52.19 })}\n`,
  );
  const imported = () =>
    spawnSync(process.execPath, [builtFile('cli/main.js'), 'import', 'jsonl', file, '--json'], {
      env: data,
      encoding: 'utf8',
    });
  expect(JSON.parse(imported().stdout).counts).toMatchObject({ new: 1, merged: 0 });
  const listed = spawnSync(process.execPath, [builtFile('cli/main.js'), 'backup', join(folder, 'all.backup')], {
    env: data,
    encoding: 'utf8',
  });
  const [, places] = /(?<!_)places (\d+)/u.exec(listed.stderr) ?? [];
  expect(Number(places)).toBeGreaterThan(100);
});

test('facts are counted by kind and district, source or category', () => {
  const file = join(folder, 'old.jsonl');
  const place = { id: 'viejo', name: 'Bar Viejo', lat: 40.4168, lng: -3.7038, types: ['bar'], source: 'ours' };
  writeFileSync(file, `${JSON.stringify({ ...place, phone: '+34 910 000 000', checked_on: '2012-05-01' })}\n`);
  expect(paseo('import', 'jsonl', file).status).toBe(0);
  const counts = { fresh: 0, doubtful: 1, undated: 0 };
  const { stdout } = paseo('freshness', '--by', 'source', '--json');
  expect(JSON.parse(stdout)).toEqual({
    places: 1,
    facts: { name: counts, phone: counts },
    groups: { ours: { name: counts, phone: counts } },
  });
  expect(paseo('freshness').stdout).toMatch(/^1 places\n\nfact +fresh +doubtful +undated\nname +0 +1 +0\n/u);
  expect(paseo('freshness', '--by', 'colour').status).toBe(2);
});

test('a dry run beside a running service is carried out by the service, for an administrator', async () => {
  const admin = { username: 'root', password: 'a long password' };
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'in-use'),
    DATABASE_URL: '',
    PASEO_CATALOGUE: 'none',
    TRAIN_EVERY_MINUTES: '0',
    // A busy machine must not decide what the service answers.
    MAX_LOOP_DELAY_MS: '10000',
    PASEO_ADMIN_USERNAME: admin.username,
    PASEO_ADMIN_PASSWORD: admin.password,
  };
  const service = spawn(process.execPath, [builtFile('cli/main.js'), 'serve'], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const url = await addressOf(service);
    const file = join(folder, 'a new place.jsonl');
    writeFileSync(
      file,
      '{"id": "nuevo", "name": "Bar Nuevo", "lat": 40.4168, "lng": -3.7038, "types": ["bar"]}\n{"id": "ohne", "name": "Bar"}\n',
    );
    const dryRun = (more: object, ...args: string[]) =>
      spawnSync(process.execPath, [builtFile('cli/main.js'), 'import', ...args, '--dry-run'], {
        env: { ...env, ...more },
        encoding: 'utf8',
      });
    const body = JSON.stringify(admin);
    const headers = { 'content-type': 'application/json' };
    const { access_token: token } = (await (
      await fetch(`${url}/api/token`, { method: 'POST', headers, body })
    ).json()) as { access_token: string };

    const without = dryRun({}, 'jsonl', file, '--url', url);
    expect([without.status, without.stderr]).toEqual([
      1,
      expect.stringMatching(/in use by process \d+; .*set PASEO_TOKEN to the access token of an administrator/u),
    ]);
    const asked = dryRun({ PASEO_TOKEN: token }, 'jsonl', file, '--url', url, '--json');
    expect(asked.status).toBe(0);
    expect(JSON.parse(asked.stdout)).toMatchObject({
      counts: { read: 2, new: 1, rejected: 1 },
      rejections: [{ record: expect.stringContaining('2') }],
      outside: [],
    });
    expect(await (await fetch(`${url}/api/places/`)).json()).toEqual([]);
    expect(dryRun({ PASEO_TOKEN: token }, 'osm', file, '--url', url).status).toBe(4);
    expect(dryRun({ PASEO_TOKEN: 'wrong' }, 'jsonl', file, '--url', url).status).toBe(2);
    expect(dryRun({ PASEO_TOKEN: token }, 'jsonl', file, '--url', 'http://127.0.0.1:1').stderr).toContain(
      'no service answers at http://127.0.0.1:1',
    );
  } finally {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
}, 240_000);

test('a zipped file that ends in the middle is bad data', () => {
  const whole = gzipSync('{"id": "a", "name": "A", "lat": 40.4, "lng": -3.7, "types": ["cafe"]}\n'.repeat(50));
  const file = join(folder, 'cut.jsonl.gz');
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  const { status, stderr } = paseo('import', 'jsonl', file);
  expect([status, stderr]).toEqual([4, 'paseo: cut.jsonl.gz: the file cannot be unzipped, or ends in the middle\n']);
});

test('a backup into a folder that does not exist says so in one line', () => {
  const { status, stderr } = paseo('backup', join(folder, 'nowhere', 'file'));
  expect([status, stderr]).toEqual([1, `paseo: ${join(folder, 'nowhere', 'file')}: there is no such file or folder\n`]);
});

test.skipIf(process.platform === 'win32')(
  'SIGTERM to `npm start` ends the service, and npm waits for it',
  async () => {
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, DATA_DIR: join(folder, 'served'), DATABASE_URL: '', PASEO_CATALOGUE: 'none', PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await addressOf(npm);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  },
  120_000,
);

test('the doctor finds nothing bad before the first start, and makes no data directory', () => {
  const { status, stdout } = paseo('doctor', '--json');
  expect(status).toBe(0);
  const findings = JSON.parse(stdout) as { part: string; state: string }[];
  expect(findings.map(({ part }) => part)).toContain('data directory');
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
});

test('the doctor names what is bad, and its exit code says which part', () => {
  const asked = (env: Record<string, string>) =>
    spawnSync(process.execPath, [builtFile('cli/main.js'), 'doctor'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const setting = asked({ PORT: 'eight' });
  expect([setting.status, setting.stdout]).toEqual([
    3,
    expect.stringMatching(/^BAD {3}settings .*PORT: a whole number/mu),
  ]);
  const city = asked({ CITY: 'madird' });
  expect([city.status, city.stdout]).toEqual([3, expect.stringMatching(/^BAD {3}city .*madird/mu)]);
  const server = asked({ DATABASE_URL: 'postgres://paseo:a-password@127.0.0.1:1/paseo' });
  expect([server.status, server.stdout]).toEqual([5, expect.stringMatching(/^BAD {3}database .*cannot be reached/mu)]);
  expect(server.stdout + server.stderr).not.toContain('a-password');
});

test('completion knows the commands of this installation', () => {
  const { status, stdout } = paseo('completion', 'bash');
  expect([status, stdout]).toEqual([0, expect.stringContaining('backup) COMPREPLY')]);
  expect(stdout).toMatch(/^ {4}facets\) COMPREPLY=.*--category.*--open-at/mu);
  expect(stdout).toMatch(/^ {4}suggest\) COMPREPLY=.*--lang --lat --limit/mu);
  expect(paseo('completion', 'bahs')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('did you mean "bash"'),
  });
});

/** More than a pipe holds, so that the last of it waits for its reader. */
const MANY_TURNS = Array.from({ length: 40 }, (_, at) =>
  JSON.stringify({ id: at, turns: [{ user: 'a quiet café with a terrace' }, { user: 'cheaper' }] }),
).join('\n');

test('a reader that has read enough ends the command without a stack trace', async () => {
  const child = spawn(process.execPath, [builtFile('cli/main.js'), 'understand', '--jsonl']);
  child.stdin.on('error', () => {}).end(MANY_TURNS);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  expect([...(await once(child, 'exit')), complaint]).toEqual([141, null, '']);
});
