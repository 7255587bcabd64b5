// No pattern of the program takes time that grows with the square of a text: neither a regular expression literal of `src`
// nor one that is built at run time.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { grammarOf } from '../../src/nlp/languages/grammars.ts';
import { growthOf, MOST_GROWTH, quickestMs, repeatsWithoutBound, TELLING_MS } from './growth.ts';

const SRC = resolve(import.meta.dirname, '../../src');
interface Pattern {
  readonly at: string;
  readonly regex: RegExp;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** A busy machine may take ten times as long as a quiet one. */
const PATIENCE_MS = 580_000;

/** Rooms that read what people send. */
const READERS = /^(?:nlp|search|city|vocabulary|http|domain)\//u;

function patternsOf(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${file}:${line + 1}`, regex: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each([
  [/^(?:a|b{2,4}) c?$/u, false],
  [/[+*]\+ \*/u, false],
  [/a+/u, true],
  [/(?:ab ){2,}/u, true],
  [/.{1,400}x/u, true],
  [/[^\]]*x/u, true],
])('a pattern that repeats without a bound is told: %s', (pattern, isUnbounded) => {
  expect(repeatsWithoutBound(pattern)).toBe(isUnbounded);
});

test('a pattern that is quadratic is noticed', () => {
  expect(growthOf(/(?:^|[\s,])gzip\s*,|\s+$/u)).toBeGreaterThan(MOST_GROWTH);
});

test(
  'the time of every pattern grows with the length of a text, not with its square',
  () => {
    const patterns = [...new Map(files.flatMap(patternsOf).map((each) => [String(each.regex), each])).values()];
    expect(patterns.length).toBeGreaterThan(300);
    const offenders = patterns.filter(({ regex }) => growthOf(regex) > MOST_GROWTH);
    expect(offenders.map(({ at, regex }) => `${at} ${regex}`)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'neither does the time of a pattern that is built when modules load, a service starts or a message is read',
  () => {
    const program = ['--enable-source-maps', 'scripts/run.mjs', 'tests/security/built-patterns.ts'];
    const printed = execFileSync(process.execPath, program, {
      cwd: join(SRC, '..'),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const built = JSON.parse(printed) as readonly (readonly [source: string, flags: string, caller: string])[];
    const callers = new Set(built.map(([, , caller]) => /src\/([^:\s]+\.ts):/u.exec(caller)?.[1]));
    const builders = files.filter(
      (file) => READERS.test(file) && readFileSync(join(SRC, file), 'utf8').includes('new RegExp('),
    );
    expect(builders.length).toBeGreaterThan(12);
    expect(builders.filter((file) => !callers.has(file))).toEqual([]);
    const offenders = built.filter(([source, flags]) => growthOf(new RegExp(source, flags)) > MOST_GROWTH);
    expect(offenders).toEqual([]);
  },
  PATIENCE_MS,
);

test.each([
  ['en', 'only '],
  ['es', 'solo '],
] as const)('how much time one has is read in little time, however often %s says "%s"', (language, word) => {
  const { minutesFree } = grammarOf(language);
  expect(quickestMs(minutesFree, word.repeat(6_400))).toBeLessThan(TELLING_MS);
});
