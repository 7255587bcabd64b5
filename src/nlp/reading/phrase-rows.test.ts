// No row is left out that a line would match: held against every row, on all that the utterances of the repository say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';
import { allMatches } from '../languages/pattern.ts';
import { phraseRows } from './phrase-rows.ts';

const lineOf = (text: string): string => ` ${(foldAccents(text).match(/[\p{L}\d@]+/gu) ?? []).join(' ')} `;

test.each(LANGUAGES)('a row of %s matches nothing without a text that it needs', (language) => {
  const rows = phraseRows(language);
  const said = readFileSync(`tests/utterances/${language}.tsv`, 'utf8').split('\n');
  const lines = [...said.map((row) => row.split('\t')[0] ?? ''), ...rows.map(({ example }) => example)].map(lineOf);
  const isLost = lines.flatMap((line) =>
    rows
      .filter(({ needs }) => needs && !needs.some((text) => line.includes(text)))
      .filter(({ expression }) => allMatches(expression, line).length > 0)
      .map(({ example }) => `${example}: ${line}`),
  );
  expect(isLost).toEqual([]);
});

test.each(LANGUAGES)('most rows of %s need some text', (language) => {
  const rows = phraseRows(language);
  expect(rows.filter(({ needs }) => needs).length).toBeGreaterThan(rows.length * 0.9);
});
