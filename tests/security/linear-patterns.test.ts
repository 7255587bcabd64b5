// No pattern of the program takes time that grows with the square of a text: every regular expression literal of `src` is run
// over texts made from its own signs and words, once of 2,000 and once of 8,000 characters.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { grammarOf } from '../../src/nlp/languages/grammars.ts';

const SRC = resolve(import.meta.dirname, '../../src');
const SHORT = 2_000;
const LONG = 8_000;
/** Four times the length may take four times the time; a square would be sixteen. */
const MOST_GROWTH = 8;
/** Below it, growth cannot be told from noise; a pattern that is quadratic needs several times as long for 8,000 characters. */
const TELLING_MS = 25;

interface Pattern {
  readonly at: string;
  readonly regex: RegExp;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

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

/** What an attacker repeats: common signs, and every word and run of signs that the pattern itself names. */
function unitsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\\s/gu, ' ')
    .replace(/\\d/gu, '0')
    .replace(/\\[bBpPuWwS]|\\(?=\W)/gu, '');
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const signs = plain.match(/[^\p{L}\p{N}\s()[\]{}?*+|^$\\]+/gu) ?? [];
  return [
    ...new Set([' ', 'a', '0', 'A', 'é', '-', '(', '[', '"', '\n', 'a ', ...signs, ...words.map((word) => `${word} `)]),
  ];
}

/** Of the processor, not of the clock: a machine that does other things meanwhile changes nothing. */
const usedMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

function quickestMs(regex: RegExp, text: string): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && quickest > TELLING_MS; round++) {
    const start = process.cpuUsage();
    if (regex.global) text.replace(regex, '');
    else regex.test(text);
    quickest = Math.min(quickest, usedMs(start));
  }
  return quickest;
}

const ENDS = [
  ['', ''],
  ['x', 'x'],
  ['', '\u0001\n'],
] as const;

function growthOf(regex: RegExp): number {
  const growths = unitsOf(regex).flatMap((unit) =>
    ENDS.map(([before, after]) => {
      const text = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after;
      const longMs = quickestMs(regex, text(LONG));
      return longMs < TELLING_MS ? 1 : longMs / quickestMs(regex, text(SHORT));
    }),
  );
  return Math.max(...growths);
}

test('a pattern that is quadratic is noticed', () => {
  expect(growthOf(/(?:^|[\s,])gzip\s*,|\s+$/u)).toBeGreaterThan(MOST_GROWTH);
});

test('the time of every pattern grows with the length of a text, not with its square', () => {
  const patterns = [...new Map(files.flatMap(patternsOf).map((each) => [String(each.regex), each])).values()];
  expect(patterns.length).toBeGreaterThan(300);
  const offenders = patterns.filter(({ regex }) => growthOf(regex) > MOST_GROWTH);
  expect(offenders.map(({ at, regex }) => `${at} ${regex}`)).toEqual([]);
});

test.each([
  ['en', 'only '],
  ['es', 'solo '],
] as const)('how much time one has is read in little time, however often %s says "%s"', (language, word) => {
  const { minutesFree } = grammarOf(language);
  expect(quickestMs(minutesFree, word.repeat(6_400))).toBeLessThan(TELLING_MS);
});
