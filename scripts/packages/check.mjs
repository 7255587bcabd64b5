// Packs each package, installs it from its tarball into an empty folder and asks it something: npm run check:packages
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makePackage } from './make.mjs';

/** A first start fills the database and trains; a busy machine takes minutes for it. */
const START_LIMIT_MS = 600_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const work = mkdtempSync(join(tmpdir(), 'paseo-packages-'));
try {
  const service = await install('service', await makePackage('service', work));
  const client = await install('client', await makePackage('client', work));
  const widget = await install('widget', await makePackage('widget', work));
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  await withService(service, baseUrl, async () => {
    say('service', await listOf(baseUrl));
    say('client', await askWithClient(client, baseUrl));
    say('widget', await compareWidget(widget, baseUrl));
  });
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** @returns an empty folder with nothing in it but the package as it would be downloaded */
async function install(name, folder) {
  await run('npm', ['publish', '--dry-run', '--silent'], folder);
  const [{ filename }] = JSON.parse(await run('npm', ['pack', '--json', '--silent'], folder));
  const empty = join(work, `${name}-installed`);
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{"private":true,"type":"module"}');
  const tarball = join(folder, filename);
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent', tarball], empty);
  say(name, `${(statSync(tarball).size / 1000).toFixed(0)} kB packed`);
  return empty;
}

async function withService(folder, baseUrl, use) {
  const service = spawn(process.execPath, ['node_modules/paseo/bin/paseo.mjs', 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: new URL(baseUrl).port, HOST: '127.0.0.1', DATA_DIR: join(work, 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  service.stderr.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-4000);
  });
  const left = new Promise((resolve) => service.once('exit', resolve));
  try {
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await isReady(baseUrl))) {
      if (service.exitCode !== null || Date.now() > deadline)
        throw new Error(`the service did not start:\n${complaints}`);
      await pause(200);
    }
    await use();
  } finally {
    service.kill('SIGTERM');
    await left;
  }
}

function isReady(baseUrl) {
  return fetch(`${baseUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function listOf(baseUrl) {
  const response = await fetch(`${baseUrl}/api/places/?limit=3`);
  const places = await response.json();
  if (response.status !== 200 || places.length !== 3) throw new Error(`the list of places answered ${response.status}`);
  const page = await fetch(`${baseUrl}/`);
  if (!(await page.text()).includes('<script')) throw new Error('the page is not there');
  return `lists ${places.map(({ name }) => name).join(', ')}; shows its page`;
}

/** A stranger's program in TypeScript: its types are checked against the package, then it runs. */
async function askWithClient(folder, baseUrl) {
  const program = `import { createClient } from 'paseo-client';
const paseo = createClient({ baseUrl: '${baseUrl}', token: () => undefined });
const { value } = await paseo.call.getPlaces({ query: { limit: 2 } });
const names: readonly string[] = value.map((place) => place.name);
console.log(names.join(', '));
`;
  writeFileSync(join(folder, 'ask.ts'), program);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--skipLibCheck', 'false'];
  await run('node', [tsc, ...options, '--module', 'nodenext', 'ask.ts'], folder);
  const names = (await run('node', ['ask.js'], folder)).trim();
  if (names.split(', ').length < 2) throw new Error(`the client read "${names}"`);
  return `types agree; reads ${names}`;
}

async function compareWidget(folder, baseUrl) {
  const served = await (await fetch(`${baseUrl}/widget.js`)).text();
  const packed = readFileSync(join(folder, 'node_modules/paseo-widget/widget.js'), 'utf8');
  if (served !== packed) throw new Error('the packed widget is not the one that the service offers');
  return 'is, byte by byte, the script that the service offers';
}

// Not at once and blocking: meanwhile the service closes idle connections, which must be noticed before the next question.
async function run(command, args, cwd) {
  try {
    return (await promisify(execFile)(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })).stdout;
  } catch ({ message, stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')} failed: ${message}\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function say(name, text) {
  process.stdout.write(`${name.padEnd(8)} ${text}\n`);
}
