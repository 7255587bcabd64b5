// Keeps the pages true: settings, commands, links, and nothing that only exists on somebody's machine.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { configurationPage } from '../src/config/document.ts';
import { CATEGORIES } from '../src/vocabulary/categories.ts';
import * as nearness from '../src/wishes/nearness.ts';

const ROOT = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
const pages = tracked.filter((file) => file.endsWith('.md'));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('the configuration page is the one that the settings make', () => {
  expect(read('docs/configuration.md')).toBe(configurationPage());
});

test('every link of every page leads somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(resolve(ROOT, dirname(page), target)))
      .map((target) => `${page} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every file that a page names exists', () => {
  // The changelog tells of files that are gone.
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      [...read(page).matchAll(/`((?:src|tests|docs|data|lab|web|scripts|bench|deploy)\/[\w./-]+)`/gu)].map(
        ([, file = '']) => `${page}: ${file}`,
      ),
    );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((each) => !existsSync(join(ROOT, each.split(': ')[1] ?? '')))).toEqual([]);
});

test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([a-z:-]+)/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every command that a page names exists', () => {
  const commands = ['src/cli/commands', 'lab/cli/commands']
    .flatMap((folder) => readdirSync(join(ROOT, folder)))
    .map((file) => file.replace(/\.ts$/u, ''));
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:npm run -s cli -- |`cli |`paseo (?!is ready))([a-z][a-z-]+)/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !commands.includes(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the README starts with the two commands', () => {
  const blocks = [...read('README.md').matchAll(/```sh\n(.*)\n```/gu)].map(([, command]) => command);
  expect(blocks.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});

test('nothing that is committed knows a folder of somebody’s machine or the host of a package registry', () => {
  const forbidden = new RegExp(
    ['registry\\.(npm|yarn)', 'npmjs\\.', '"resolved": "http', '/home/', '/root/', ['/wo', 'rk/'].join('')].join('|'),
    'u',
  );
  const texts = tracked.filter(
    (file) =>
      /\.(ts|tsx|mjs|js|json|md|html|css|txt|tsv|jsonl|yml|yaml)$|^\.ci\/|^\.npmrc$/u.test(file) &&
      file !== 'tests/docs.test.ts',
  );
  expect(texts.filter((file) => forbidden.test(read(file)))).toEqual([]);
});

test('the table of what "near" means has every distance, and no twin of it stands elsewhere', () => {
  const told = [...read('docs/README.md').matchAll(/^\| `(\w+_M)` \| ([\d,]+) \|/gmu)].map(([, name, metres = '']) => [
    name,
    Number(metres.replace(',', '')),
  ]);
  expect(told.length).toBeGreaterThan(3);
  expect(Object.fromEntries(told)).toEqual({ ...nearness });
  const twin = new RegExp(`const (?:${Object.keys(nearness).join('|')}) =`, 'u');
  const code = tracked.filter((file) => /^(?:src|web)\/.*\.tsx?$/u.test(file) && twin.test(read(file)));
  expect(code).toEqual(['src/wishes/nearness.ts']);
});

test('each word of the glossary is defined once', () => {
  const words = [...read('docs/domain.md').matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, word = '']) => word.split(', '));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('the glossary and the vocabulary agree on how many categories there are', () => {
  expect(CATEGORIES).toHaveLength(31);
  expect(read('docs/domain.md')).toContain('thirty-one');
});
