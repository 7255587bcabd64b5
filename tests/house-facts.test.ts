// No code or text of src and web knows a fact of the shipped city: all of them are in its pack (docs/cities.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MADRID } from './support/city.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Files that may name a city, each with the reason. */
const NAMES_CITIES: Readonly<Record<string, string>> = {
  'src/config/settings.ts': 'the default of the setting',
  'src/nlp/learned/place-names.ts': 'towns and countries of the world, to tell that another one is meant',
  'src/ingest/resolve/name': 'the resolver tells names apart that differ in the name of the city',
  'src/ingest/categories/names.ts': 'names of places that tell a category',
  'src/system/common-passwords.ts': 'words that people choose as passwords',
  'web/site/words/types.ts': 'labels of the catalogue in the other language',
};

const files = ['src', 'web'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|mjs|html|css|md)$/u.test(file) && !/\.test\.ts$/u.test(file)),
);

test('no file outside the pack knows a fact of its city', () => {
  const { name, centerName = {}, timeZone, phonePrefix, center, areas } = MADRID;
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const decimals = (degrees: number) => `${escaped(degrees.toFixed(1))}\\d{2,}`;
  // "Centro" is a word, too.
  const districts = areas.all.filter(({ kind }) => kind === 'district').map((area) => area.name);
  expect(districts.length).toBe(21);
  const words = [
    ...Object.values(name),
    ...Object.values(centerName),
    ...districts.filter((each) => each !== 'Centro'),
  ];
  const facts = [
    `(?<![\\p{L}\\d])(?:${[...new Set(words)].map(escaped).join('|')})(?![\\p{L}\\d])`,
    escaped(timeZone),
    `${escaped(phonePrefix)}[ \\d]`,
    `(?<![\\d.])${decimals(center.latDeg)}`,
    `(?<![\\d.])${decimals(center.lngDeg)}`,
  ];
  const fact = new RegExp(facts.join('|'), 'u');
  expect(files.length).toBeGreaterThan(400);
  const held = files.filter((file) => !Object.keys(NAMES_CITIES).some((start) => file.startsWith(start)));
  const found = held.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (fact.test(line) ? [`${file}:${at + 1}: ${fact.exec(line)?.[0]}`] : [])),
  );
  expect(found).toEqual([]);
});

/** Files whose code or text may name areas, stations and sights, each with the reason. */
const NAMES_SIGHTS: Readonly<Record<string, string>> = {
  ...NAMES_CITIES,
  'src/nlp/languages/': 'the example beside a pattern is a message of the suite, which is asked in this city',
  'web/pictures.mjs': 'pictures of the pages as they ship',
};
/** Names of the pack that are words of the pages as well. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['Centro', 'Español', 'Lista']);

const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\/\*|\*).*|\s\/\/ .*/gmu, '');

test('no code outside the pack names an area, a station or a sight of its city', () => {
  const sights = readFileSync(join(ROOT, 'data/cities/madrid/places.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { name: string; prominence?: number; aliases?: string[] } => JSON.parse(line))
    .filter(({ prominence = 0 }) => prominence >= 4)
    .flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const names = new Set([...MADRID.areas.all, ...MADRID.stations].map(({ name }) => name).concat(sights));
  expect(names.size).toBeGreaterThan(500);
  const held = files.filter((file) => !Object.keys(NAMES_SIGHTS).some((start) => file.startsWith(start)));
  const found = held.flatMap((file) => {
    const text = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
    return [...names]
      .filter((name) => !ALSO_WORDS.has(name) && text.includes(name) && standsAlone(name, text))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

const standsAlone = (name: string, text: string): boolean =>
  text.split(name).some((before, at, parts) => {
    const after = parts[at + 1];
    return after !== undefined && !/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after);
  });
