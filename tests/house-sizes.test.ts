// Holds lines below 200 characters, and the list of files above 300 lines (docs/architecture.md) true both ways.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const LONGEST_LINE = 200;
const MOST_LINES = 300;

const isBinary = (file: string) => /\.(?:jpg|png|ico|bin|gz|pmtiles|wasm)$/u.test(file);
const texts = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('data/') && !isBinary(file) && existsSync(join(ROOT, file)));
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(ROOT, file), 'utf8').replace(/\n$/u, '').split('\n');

/** `docs/*.md`, `**\/*.tsv`: a star stands for a part of a name, two for any folders. */
function matches(file: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.+()]/gu, '\\$&')
    .replace(/\*\*\/|\*/gu, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${expression}$`, 'u').test(file);
}

/** Files whose lines may be longer, each with the reason. */
const LONG_LINES: Readonly<Record<string, string>> = {
  '**/*.jsonl': 'data: one record a line',
  '**/*.tsv': 'data: one row a line',
  '**/*.geojson': 'data: one outline a line',
  'lab/catalogue/starter/cards/*.txt': 'data: one field of a place a line',
  'tests/api/openapi.snap.json': 'written by a test; a string of JSON cannot be broken',
  'src/nlp/languages/*/*.ts': 'rows of a language: one row or pattern a line',
  'src/nlp/learned/valence.ts': 'rows: words of one degree a line',
  'tests/backups/*.backup': 'a backup as an earlier version made it',
  'lab/visitors/blind/README.md': 'the blind exam and its page are read by its examiners only',
};
const isExempt = (file: string) => Object.keys(LONG_LINES).some((pattern) => matches(file, pattern));

/** A regular expression, or a part of one in a string, cannot be broken. */
const isPattern = (line: string) => /^\s*(?:\w+: )?(?:\/|['"`].*\(\?|'(?:[^'|]+\|){9})/u.test(line);

test('lines are shorter than 200 characters', () => {
  expect(texts.length).toBeGreaterThan(1_500);
  const long = texts
    .filter((file) => !isExempt(file))
    .flatMap((file) =>
      linesOf(file).flatMap((line, at) =>
        line.length >= LONGEST_LINE && !(/\.tsx?$/u.test(file) && isPattern(line)) ? [`${file}:${at + 1}`] : [],
      ),
    );
  expect(long).toEqual([]);
});

test('what may have longer lines has some', () => {
  const idle = Object.keys(LONG_LINES).filter(
    (pattern) =>
      !texts.some((file) => matches(file, pattern) && linesOf(file).some((line) => line.length >= LONGEST_LINE)),
  );
  expect(idle).toEqual([]);
});

const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n## Files above 300 lines\n');
const list = section.slice(section.indexOf('\n- '));
const listed = [...list.matchAll(/`(?<pattern>[\w./*-]+)`/gu)].map(({ groups }) => groups?.pattern ?? '');

test('files above 300 lines are listed with a reason, and no others', () => {
  expect(listed.length).toBeGreaterThan(10);
  const large = texts.filter((file) => linesOf(file).length > MOST_LINES);
  expect(large.filter((file) => !listed.some((pattern) => matches(file, pattern)))).toEqual([]);
  expect(listed.filter((pattern) => !large.some((file) => matches(file, pattern)))).toEqual([]);
});
