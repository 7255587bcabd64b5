// Descriptions that people wrote for compiled rows: each belongs to a row, tells something, and advertises nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKnownTexts } from './known-texts.ts';
import { readRows } from './row.ts';

const texts = readKnownTexts();
const told = texts.flatMap(({ en, es }) => [en, es]);
const rows = new Map(
  ['more-places.jsonl', 'osm-places.jsonl']
    .flatMap((file) => readRows(readFileSync(join('data', 'cities', 'madrid', file), 'utf8')))
    .map((row) => [row.id, row]),
);

test('there are more than 600, in the order of their ids, each once', () => {
  const ids = texts.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(600);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('each describes a row of the catalogue, in both languages', () => {
  expect(texts.filter(({ id }) => !rows.has(id)).map(({ id }) => id)).toEqual([]);
  for (const { id, en, es } of texts) expect(rows.get(id)?.description).toEqual({ en, es });
});

test('none is too short to tell anything, too long for a card, or there twice', () => {
  expect(told.filter((text) => text.length < 80 || text.length > 380)).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('none begins with the name that stands above it', () => {
  expect(texts.filter(({ id, en, es }) => [en, es].some((text) => text.startsWith(rows.get(id)?.name ?? '?')))).toEqual(
    [],
  );
});

test('none advertises, shouts, or tells what will not last: prices, hours, "new"', () => {
  const unwanted =
    /!|€|\d euros?\b|\d:\d\d|\b(?:unforgettable|must-see|exquisite|nestled|newly|inolvidable|imprescindible|exquisit[ao]s?|próximamente)\b/iu;
  expect(told.filter((text) => unwanted.test(text))).toEqual([]);
});
