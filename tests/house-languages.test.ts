// What a language says stands in the folder of that language: no pattern of the code knows words of two.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Files that read words of any language, each with the reason. */
const READS_ANY: Readonly<Record<string, string>> = {
  'src/ingest/words.ts': 'files name places in any language, and small words of names tell none apart',
  'src/ingest/resolve/name-words.ts': 'the same',
  'src/ingest/hours/spanish.ts': 'hours as Spanish portals write them, in which "inclu" is no English word',
};

/** One folder a language, and the sentences of the pages. */
const OF_ONE = /(?:^|\/)(?:languages|replies|words)\/|\.test\.ts$/u;

const EN =
  /(?<![a-z])(?:the|and|with|for|not|is|are|of|your|where|what|how|my|any|some|only|more|yes|than|about|near)(?![a-z])/u;
const ES =
  /(?<![a-z])(?:el|los|las|para|con|por|una?|del|donde|que|como|mi|mas|sin|cerca|desde|quien|y|solo|hay)(?![a-z])/u;

/** Regular expressions, and lists of words that are split. */
const LITERAL = /\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|'[^'\n]{20,}'\.split/gu;

const withoutComments = (text: string) => text.replace(/\/\/.*$/gmu, '').replace(/\/\*[\s\S]*?\*\//gu, '');
const wordsOf = (literal: string) => literal.replace(/\\[a-zA-Z]/gu, ' ').replace(/\(\?[:=!<]*/gu, '(');
const isOfTwo = (literal: string) => EN.test(wordsOf(literal)) && ES.test(wordsOf(literal));

test('no pattern outside the folders of the languages has words of two', () => {
  const files = ['src', 'web'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/u.test(file) && !OF_ONE.test(file) && !(file in READS_ANY)),
  );
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    [...withoutComments(readFileSync(join(ROOT, file), 'utf8')).matchAll(LITERAL)].flatMap(([literal]) =>
      isOfTwo(literal) ? [`${file}: ${literal.slice(0, 80)}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('a pattern of two languages is told from one of one', () => {
  expect(isOfTwo('/^(?:the|el) /u')).toBe(true);
  expect(isOfTwo('/^(?:the|an?) /u')).toBe(false);
  expect(isOfTwo('/\\bcerca de\\b/u')).toBe(false);
});
