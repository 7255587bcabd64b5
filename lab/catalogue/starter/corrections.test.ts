// Corrections of editors: each belongs to a row that shows it, in words that the catalogue has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { corrected, correctedKind, expectEffect, readCorrections } from './corrections.ts';
import { readKnownTexts } from './known-texts.ts';
import { kindOfType } from './prose/kinds.ts';
import { readRows } from './row.ts';

const corrections = readCorrections();
const rows = new Map(
  ['more-places.jsonl', 'osm-places.jsonl', 'terrace-places.jsonl']
    .flatMap((file) => readRows(readFileSync(join('data', 'cities', 'madrid', file), 'utf8')))
    .map((row) => [row.id, row]),
);

test('there are more than a thousand, in the order of their ids, each once, each with its reason', () => {
  const ids = corrections.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1_000);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(corrections.filter(({ id: _, why, ...fields }) => !why || Object.keys(fields).length === 0)).toEqual([]);
});

test('each is shown by a row of the catalogue', () => {
  for (const { id, name, types, categories, cuisines } of corrections)
    expect(rows.get(id), id).toMatchObject({
      ...(name && { name }),
      ...(types && { types }),
      ...(categories && { categories }),
      ...(cuisines && { cuisines }),
    });
  for (const { id, aliases = [] } of corrections)
    expect(rows.get(id)?.aliases ?? [], id).toEqual(expect.arrayContaining([...aliases]));
  for (const { id, address } of corrections)
    if (address !== undefined) expect(rows.get(id)?.address, id).toBe(address ?? undefined);
});

test('a corrected year stands in the description, and the year of an original does not stand in that of its replica', () => {
  const written = new Set(readKnownTexts().map(({ id }) => id));
  for (const { id, year, types = [] } of corrections.filter((each) => !written.has(each.id))) {
    const { en = '', es = '' } = rows.get(id)?.description ?? {};
    if (typeof year === 'number')
      expect(
        [en, es].map((text) => text.includes(String(year))),
        id,
      ).toEqual([true, true]);
    if (year === null)
      expect(
        [en, es].filter((text) => / (?:of|de) 1[5-9]\d\d|\(1[5-9]\d\d\)/u.test(text)),
        id,
      ).toEqual([]);
    if (types.some((type) => /replica/u.test(type))) expect(`${en} ${es}`, id).toMatch(/replica.*réplica/iu);
  }
});

test('barbers are filed as the table of kinds has it', () => {
  const barbers = [...rows.values()].filter(({ types }) => types.includes('barber shop'));
  expect(barbers.length).toBeGreaterThan(4);
  for (const { id, categories } of barbers) expect(categories, id).toEqual(['beauty & spas', 'local services']);
});

test('types have a noun for the description; types, categories and cuisines are known words', () => {
  expect(corrections.filter((each) => each.types && correctedKind(each) === undefined)).toEqual([]);
  const written = readRows(readFileSync(join('data', 'cities', 'madrid', 'places.jsonl'), 'utf8'));
  const labels = new Set(
    [...VOCABULARY.concepts, ...written.map(({ types }) => ({ labels: types }))].flatMap((each) => each.labels),
  );
  const known = (type: string) => kindOfType(type) !== undefined || labels.has(type);
  expect(corrections.flatMap(({ types = [] }) => types.filter((type) => !known(type)))).toEqual([]);
  const categories = new Set<string>(VOCABULARY.categories);
  expect(corrections.flatMap(({ categories: told = [] }) => told.filter((each) => !categories.has(each)))).toEqual([]);
});

test('a name that is more than misspelt stays as an alias', () => {
  const place = { name: 'Meson Pepe', aliases: [], categories: [], cuisines: [] };
  const right = (name: string) => corrected(place, { id: 'x', name, why: 'test' });
  expect(right('Mesón Pepe')).toMatchObject({ name: 'Mesón Pepe', aliases: [] });
  expect(right('Casa Pepe')).toMatchObject({ name: 'Casa Pepe', aliases: ['Meson Pepe'] });
  expect(corrected(place, undefined)).toBe(place);
});

test('a correction that changes nothing is a fault', () => {
  const row = { name: 'Casa Pepe', types: ['tavern'], categories: [], cuisines: [], address: undefined };
  expect(() => expectEffect({ id: 'x', types: ['tavern'], why: 'test' }, row)).toThrow('types is so without it');
  expect(() => expectEffect({ id: 'x', types: ['bar'], why: 'test' }, row)).not.toThrow();
});
