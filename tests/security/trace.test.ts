// Keeps the tables of docs/security honest in form: no requirement left out or named twice, every file named is there.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Row {
  readonly ids: readonly string[];
  readonly level: string;
  readonly state: string;
  readonly text: string;
}

const asvs = read('docs/security/asvs.md');
const rows: readonly Row[] = [...asvs.matchAll(/^\| ([\d., ]+) \| ([12]) \| (\S+) \| (.*) \|$/gmu)].map(
  ([, ids = '', level = '', state = '', text = '']) => ({ ids: ids.split(', '), level, state, text }),
);
const idsOf = (level: string) => rows.filter((row) => row.level === level).flatMap(({ ids }) => ids);

/** How many requirements ASVS 5.0.0 has. */
test.each([
  ['1', 70],
  ['2', 184],
])('every requirement of level %s is there once', (level, count) => {
  expect(idsOf(level)).toHaveLength(count);
  expect(new Set([...idsOf('1'), ...idsOf('2')]).size).toBe(70 + 184);
});

test('a state is one of five, and what holds names a reason', () => {
  expect(rows.filter(({ state }) => !['holds', 'partly', 'no', 'operator', 'n/a'].includes(state))).toEqual([]);
  expect(rows.filter(({ text }) => text.length < 8)).toEqual([]);
});

test('whatever is missing is told under the exceptions', () => {
  const [, exceptions = ''] = asvs.split('## Exceptions');
  const missing = rows.filter(({ state }) => state === 'partly' || state === 'no').flatMap(({ ids }) => ids);
  expect(missing.filter((id) => !new RegExp(`[| ]${id.replaceAll('.', '\\.')}[, ]`, 'u').test(exceptions))).toEqual([]);
});

test.each(['docs/security/asvs.md', 'docs/security/api-top-10.md', 'SECURITY.md'])(
  'every file that %s names exists',
  (page) => {
    const named = [...read(page).matchAll(/`((?:src|tests|scripts|docs)\/[\w./-]+\.\w+)`/gu)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  },
);
