// Holds every import of src/ against the plan of the house (docs/architecture.md). A new arrow is a decision.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** Each room and the rooms it may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  geo: [],
  math: [],
  config: [],
  domain: ['geo'],
  hours: ['domain'],
  wishes: ['domain', 'geo', 'hours'],
  nlp: ['domain', 'math', 'wishes'],
  models: ['domain', 'math'],
  recommend: ['domain', 'geo', 'math', 'models'],
  chat: ['domain', 'nlp'],
  db: ['domain'],
  system: ['domain'],
  ingest: ['domain', 'geo'],
  contract: ['domain'],
  usecases: ['domain', 'geo', 'nlp', 'models', 'recommend', 'chat', 'db', 'system', 'ingest'],
  http: ['domain', 'system', 'contract', 'usecases'],
  compose: [
    'config',
    'domain',
    'geo',
    'math',
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
  jose: ['system'],
  '@node-rs/argon2': ['system'],
  pino: ['system'],
  'prom-client': ['system'],
  typebox: ['contract', 'config', 'ingest'],
  opening_hours: ['recommend'],
  'chrono-node': ['nlp'],
  kdbush: ['geo'],
  geokdbush: ['geo'],
  'fast-xml-parser': ['ingest'],
  'csv-parse': ['ingest'],
  'osm-pbf-parser-node': ['ingest'],
};

interface Import {
  readonly from: string;
  readonly target: string;
}

const imports = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => importsOf(file));

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gu,
  );
  return [...found].map((match) => ({ from: file, target: match[1] ?? match[2] ?? '' }));
}

const roomOf = (file: string) => file.split('/')[0] ?? '';

test('every import follows an arrow of the house', () => {
  const strangers = imports
    .filter(({ target }) => target.startsWith('.'))
    .map(({ from, target }) => ({ from, to: relative(SRC, resolve(SRC, dirname(from), target)) }))
    .filter(({ from, to }) => roomOf(from) !== roomOf(to) && !ARROWS[roomOf(from)]?.includes(roomOf(to)))
    .map(({ from, to }) => `${from} -> ${to}`);
  expect(strangers).toEqual([]);
});

test('each library lives in its room', () => {
  const strangers = imports
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
  const engines = ['math', 'geo', 'hours', 'wishes', 'nlp', 'models', 'recommend', 'chat', 'domain'];
  const forbidden = /Math\.random\(|Date\.now\(|new Date\(\)|process\.env|from 'node:(?:fs|http|net|child_process)/u;
  const offenders = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && engines.includes(roomOf(file)))
    .filter((file) => forbidden.test(readFileSync(join(SRC, file), 'utf8')));
  expect(offenders).toEqual([]);
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
