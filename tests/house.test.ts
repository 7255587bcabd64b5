// Holds the imports of src/ and lab/ against the plan of the house (docs/architecture.md). A new arrow is a decision.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circles, importGraph, reachableFrom, unusedExports } from '../lab/house/import-graph.ts';
import { isTest, type Module, modulesIn } from '../lab/house/modules.ts';

const SRC = resolve(import.meta.dirname, '../src');

/** Each room and the rooms it may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  geo: [],
  pictures: ['geo'],
  math: [],
  config: [],
  city: ['domain', 'geo'],
  domain: ['geo'],
  vocabulary: ['domain'],
  hours: ['city', 'domain', 'geo'],
  wishes: ['domain', 'geo', 'math', 'vocabulary', 'hours'],
  nlp: ['domain', 'geo', 'math', 'wishes', 'vocabulary'],
  models: ['domain', 'math', 'vocabulary'],
  recommend: ['city', 'domain', 'geo', 'math', 'hours', 'models', 'vocabulary'],
  search: ['city', 'domain', 'geo', 'math', 'nlp', 'vocabulary', 'wishes'],
  plan: ['domain', 'geo'],
  transit: ['domain', 'geo'],
  chat: ['city', 'domain', 'geo', 'hours', 'wishes', 'nlp', 'vocabulary'],
  db: ['domain', 'vocabulary'],
  system: ['domain'],
  ingest: ['city', 'domain', 'geo', 'vocabulary'],
  contract: ['city', 'domain', 'geo', 'vocabulary'],
  usecases: [
    ...[
      'city',
      'domain',
      'geo',
      'vocabulary',
      'hours',
      'wishes',
      'nlp',
      'models',
      'recommend',
      'search',
      'plan',
      'transit',
      'chat',
    ],
    ...['db', 'system', 'ingest', 'pictures'],
  ],
  http: ['city', 'domain', 'system', 'contract', 'usecases'],
  compose: [
    'city',
    'config',
    'domain',
    'geo',
    'math',
    'hours',
    'nlp',
    'models',
    'recommend',
    'chat',
    'db',
    'system',
    'ingest',
    'usecases',
    'http',
  ],
  cli: ['config', 'compose', 'domain', 'nlp', 'system', 'ingest', 'usecases', 'http'],
};

/** Libraries that live in exactly one room, so that changing one changes one room. */
const LIBRARY_ROOMS: Readonly<Record<string, readonly string[]>> = {
  fastify: ['http'],
  '@fastify/': ['http'],
  kysely: ['db'],
  pg: ['db'],
  'pg-boss': ['db'],
  '@electric-sql/': ['db'],
  'fs-native-extensions': ['db'],
  jose: ['system'],
  'openid-client': ['system'],
  'lru-cache': ['system'],
  '@modelcontextprotocol/': ['cli'],
  '@node-rs/argon2': ['system'],
  pino: ['system'],
  'prom-client': ['system'],
  '@opentelemetry/': ['system'],
  typebox: ['city', 'contract', 'config', 'ingest'],
  opening_hours: ['hours'],
  suncalc: ['hours'],
  minisearch: ['search'],
  'any-ascii': ['domain'],
  'date-holidays': ['hours'],
  'chrono-node': ['nlp'],
  kdbush: ['geo'],
  geokdbush: ['geo'],
  'fast-xml-parser': ['ingest'],
  'csv-parse': ['ingest'],
  'osm-pbf-parser-node': ['ingest'],
  hyparquet: ['ingest'],
  'hyparquet-compressors': ['ingest'],
};

const ROOT = resolve(SRC, '..');
const everything = modulesIn(ROOT, ['src', 'lab', 'web', 'tests', 'bench', 'scripts']);
const program = everything.filter(({ file }) => !isTest(file));
const isBelow = (folder: string) => (module: Module) => module.file.startsWith(`${folder}/`);
const service = program.filter(isBelow('src'));

const imports = (modules: readonly Module[]) =>
  modules.flatMap(({ file, imports }) => imports.map((each) => ({ ...each, from: file })));

/** `src/nlp/words.ts` is in `nlp`. */
const roomOf = (file: string) => file.split('/')[1] ?? '';

test('there is something to hold', () => {
  expect(service.length).toBeGreaterThan(300);
  expect(program.filter(isBelow('lab')).length).toBeGreaterThan(50);
});

test('every import follows an arrow of the house', () => {
  const strangers = imports(service)
    .filter(({ from, file }) => file !== undefined && !isAllowed(from, file))
    .map(({ from, file }) => `${from} -> ${file}`);
  expect(strangers).toEqual([]);
});

/** Nothing in `src` reaches out of `src`, its own tests apart; the rows of data/vocabulary are part of their room. */
const isAllowed = (from: string, to: string): boolean =>
  (to.startsWith('data/vocabulary/') && from.startsWith('src/vocabulary/')) ||
  (to.startsWith('src/') && (roomOf(from) === roomOf(to) || ARROWS[roomOf(from)]?.includes(roomOf(to)) === true));

test('nothing but its own commands, tests and tools imports the lab', () => {
  const strangers = imports(everything)
    .filter(({ file }) => file?.startsWith('lab/'))
    .filter(({ from }) => !/^(?:lab|tests|bench|scripts|web\/.*\.test\.ts$)/u.test(from))
    .map(({ from, file }) => `${from} -> ${file}`);
  expect(strangers).toEqual([]);
});

test('the lab imports the service and itself, and no tests or pages', () => {
  const lab = program.filter(isBelow('lab'));
  const strangers = imports(lab)
    .filter(({ file }) => file !== undefined && !/^(?:lab|src)\//u.test(file))
    .map(({ from, file }) => `${from} -> ${file}`);
  expect(strangers).toEqual([]);
});

test('no files import each other in a circle, not even their types', () => {
  expect(circles(importGraph(program)).map((circle) => circle.join(' <-> '))).toEqual([]);
});

/** Programs of `src` and `web`: what none of them reaches is dead. */
const ENTRIES = [
  'src/cli/main.ts',
  'web/site/main.tsx',
  'web/site/ahead.ts',
  'web/widget/widget.ts',
  'web/worker/worker.ts',
];

test('every file of src is reached from the command line, a worker or a page', () => {
  const workers = service.map(({ file }) => file).filter((file) => file.endsWith('.worker.ts'));
  expect(workers.length).toBeGreaterThan(0);
  const reached = reachableFrom(importGraph(program), [...ENTRIES, ...workers]);
  const dead = service.map(({ file }) => file).filter((file) => !reached.has(file) && !file.endsWith('.d.ts'));
  expect(dead).toEqual([]);
});

/** Rooms of which every export has a user. */
const WITHOUT_UNUSED_EXPORTS = ['lab', 'src', 'web/site', 'web/widget', 'web/worker'];

test('every export of these rooms is imported by another file', () => {
  const held = program.filter((module) => WITHOUT_UNUSED_EXPORTS.some((room) => isBelow(room)(module)));
  // The command line loads the lab's commands by the name of the built file.
  const unused = unusedExports(held, everything).filter((each) => each !== 'lab/cli/commands.ts: LAB_COMMANDS');
  expect(unused).toEqual([]);
});

test('each library lives in its room', () => {
  const strangers = imports(service)
    .filter(({ from, target }) => {
      const library = Object.keys(LIBRARY_ROOMS).find(
        (name) => target === name || target.startsWith(name.endsWith('/') ? name : `${name}/`),
      );
      return library !== undefined && !LIBRARY_ROOMS[library]?.includes(roomOf(from));
    })
    .map(({ from, target }) => `${from} -> ${target}`);
  expect(strangers).toEqual([]);
});

test('engines read no clock, environment or unseeded randomness', () => {
  const engines = [
    'vocabulary',
    'math',
    'geo',
    'city',
    'hours',
    'wishes',
    'nlp',
    'models',
    'recommend',
    'search',
    'plan',
    'transit',
    'chat',
    'domain',
    'pictures',
  ];
  const forbidden = /Math\.random\(|Date\.now\(|new Date\(\)|process\.env|from 'node:(?:fs|http|net|child_process)/u;
  const read = service.filter(({ file }) => engines.includes(roomOf(file)));
  expect(read.length).toBeGreaterThan(100);
  const offenders = read.filter(({ file }) => forbidden.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(offenders.map(({ file }) => file)).toEqual([]);
});

test('tests draw the same lots every time: each property has a seed', () => {
  const folders = ['src', 'tests', 'web', 'lab'].map((name) => resolve(SRC, '..', name));
  const tests = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const unseeded = tests.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return count(text, /\bfc\.assert\(/gu) > count(text, /\{ (?:numRuns: [\d_]+, )?seed: [\d_]+[^{}]* \}/gu);
  });
  expect(unseeded).toEqual([]);
});

test('files are named in kebab case', () => {
  const folders = ['src', 'tests', 'web', 'bench', 'scripts', 'lab'].map((name) => resolve(SRC, '..', name));
  const named = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  expect(named.filter((file) => /[a-z][A-Z][^/]*\.(?:tsx?|mjs|css)$/u.test(file))).toEqual([]);
});
