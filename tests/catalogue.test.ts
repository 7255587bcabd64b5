// The shipped catalogue of Madrid, row by row: what every row must have, and what may not happen between rows.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '../lab/catalogue/catalogue-check.ts';
import { readCards } from '../lab/catalogue/starter/cards.ts';
import { knownFacts } from '../lab/catalogue/starter/known-facts.ts';
import { readGuesses } from '../lab/catalogue/starter/likely-prices/guesses.ts';
import { wordsOf } from '../lab/catalogue/starter/names.ts';
import { BOUNDS, FILES, hasOfficialFiles, OFFICIAL_FOLDER } from '../lab/catalogue/starter/official.ts';
import { factsIn, placeRows } from '../lab/catalogue/starter/places.ts';
import { isReadable } from '../lab/catalogue/starter/readable.ts';
import { byProminence, type CatalogueRow, readRows, writeRows } from '../lab/catalogue/starter/row.ts';
import { catalogueFiles, shippedRows } from '../lab/catalogue/starter/shipped-rows.ts';
import { EATING, terraceFacts } from '../lab/catalogue/starter/terrace-facts.ts';
import { toldFeatures } from '../lab/catalogue/starter/told-features.ts';
import { locateIn } from '../src/city/city.ts';
import { hoursOf } from '../src/compose/city-hours.ts';
import { foldAccents } from '../src/domain/text.ts';
import { locator } from '../src/geo/areas.ts';
import { distanceM, type Point } from '../src/geo/point.ts';
import { changesIn, unheardBy } from '../src/ingest/changes.ts';
import { SOURCES } from '../src/ingest/sources.ts';
import { shippedFile } from '../src/system/paths.ts';
import { CATEGORIES, isCategory } from '../src/vocabulary/categories.ts';
import { MADRID } from './support/city.ts';
import { aPlace } from './support/places.ts';

const SHIPPED = catalogueFiles();
const CATALOGUE = shippedFile('..', 'lab', 'catalogue', 'starter');
const textOf = (file: string): string => readFileSync(file, 'utf8');
const handWritten = readRows(textOf(shippedFile('cities', 'madrid', 'places.jsonl')));
const all = shippedRows();
const pointOf = ({ lat, lng }: CatalogueRow) => ({ latDeg: lat, lngDeg: lng });

/** What is wrong with the rows, as text, so that a failure names the row. */
const faults = (rows: readonly CatalogueRow[], isWrong: (row: CatalogueRow) => boolean): string[] =>
  rows.filter(isWrong).map(({ id }) => id);

describe('every row', () => {
  test('has an id of its own', () => {
    const seen = new Set<string>();
    expect(faults(all, ({ id }) => seen.has(id) || !seen.add(id) || !/^[a-z0-9][a-z0-9_-]*$/u.test(id))).toEqual([]);
  });

  test('lies inside the bounds of the city', () => {
    const isOutside = ({ lat, lng }: CatalogueRow) =>
      lat < BOUNDS.south || lat > BOUNDS.north || lng < BOUNDS.west || lng > BOUNDS.east;
    expect(faults(all, isOutside)).toEqual([]);
  });

  test('lies inside the district and barrio that it states, and states them when it lies in one', () => {
    const locate = locator(MADRID.areas);
    const isElsewhere = (row: CatalogueRow) => {
      const { district, barrio } = locate(pointOf(row));
      return row.district !== district || row.barrio !== barrio;
    };
    expect(faults(all, isElsewhere)).toEqual([]);
  });

  test('has canonical categories, each once', () => {
    const isWrong = ({ categories }: CatalogueRow) =>
      categories.length === 0 || !categories.every(isCategory) || new Set(categories).size < categories.length;
    expect(faults(all, isWrong)).toEqual([]);
  });

  test('tells its source and when it was checked', () => {
    expect(faults(all, ({ source, checked_on }) => !source || !/^\d{4}(-\d\d){0,2}$/u.test(checked_on ?? ''))).toEqual(
      [],
    );
  });

  test('has opening hours and free times that opening_hours can read', () => {
    const unreadable = all.flatMap(({ id, opening_hours, free_entry }) =>
      [opening_hours, free_entry].filter((hours) => hours && !isReadable(hours)).map((hours) => `${id}: ${hours}`),
    );
    expect(unreadable).toEqual([]);
  });

  test('has prices with a name in both languages and a month, and a prominence from 0 to 5', () => {
    const isWrong = ({ prices = [], prominence, price_level = 1 }: CatalogueRow) =>
      prominence < 0 ||
      prominence > 5 ||
      ![1, 2, 3, 4].includes(price_level) ||
      prices.some(
        ({ what, amount, asOf }) => !what.en || !what.es || !(amount >= 0) || !/^\d{4}-\d\d/u.test(asOf ?? ''),
      );
    expect(faults(all, isWrong)).toEqual([]);
  });

  test('is written as the build writes it: keys in order, nothing empty', () => {
    for (const file of SHIPPED) expect(writeRows(readRows(textOf(file)))).toBe(textOf(file));
  });
});

describe('between rows', () => {
  test('every category and every district is there, in the hand-written rows alone', () => {
    const categories = new Set(handWritten.flatMap((row) => row.categories));
    expect(CATEGORIES.filter((category) => !categories.has(category))).toEqual([]);
    expect(new Set(handWritten.flatMap(({ district }) => district ?? [])).size).toBe(21);
  });

  test('every district has sixty places to eat and drink', () => {
    const eating = all.filter(({ categories }) => EATING.has(categories[0] ?? ''));
    const numberIn = (name: string) => eating.filter(({ district }) => district === name).length;
    const districts = new Set(all.flatMap(({ district }) => district ?? []));
    expect(districts.size).toBe(21);
    expect([...districts].filter((district) => numberIn(district) < 60)).toEqual([]);
  });

  test('hours of a terrace never stand as opening hours, and what a list of licences made is behind what people know', () => {
    const ofLicences = readRows(textOf(shippedFile('cities', 'madrid', 'terrace-places.jsonl')));
    expect(
      faults(ofLicences, ({ opening_hours, prominence }) => opening_hours !== undefined || prominence >= 0.5),
    ).toEqual([]);
    const isUndated = ({ terrace_hours, provenance = {} }: CatalogueRow) =>
      terrace_hours !== undefined && provenance.terrace_hours?.asOf === undefined;
    expect(faults(all, isUndated)).toEqual([]);
  });

  test('a likely price is no price level: it stands only where none is known, and is worth telling', () => {
    const guesses = all.filter(({ likely_price }) => likely_price !== undefined);
    expect(guesses.length).toBeGreaterThan(1_000);
    expect(
      faults(guesses, ({ price_level, likely_price }) => price_level !== undefined || likely_price!.chance < 0.75),
    ).toEqual([]);
  });

  test('no place is there twice: equal names are at least 150 m apart', () => {
    const byName = new Map<string, CatalogueRow[]>();
    const isThereAlready = (row: CatalogueRow) => {
      const name = foldAccents(row.name);
      const before = byName.get(name) ?? [];
      byName.set(name, [...before, row]);
      return before.some((other) => distanceM(pointOf(row), pointOf(other)) < 150);
    };
    expect(faults(all, isThereAlready)).toEqual([]);
  });

  test('no two hand-written rows share a description, and each has one in both languages', () => {
    const texts = handWritten.flatMap(({ description: { en = '', es = '' } }) => [en, es]);
    expect(texts.filter((text) => text.length < 60 || text.length > 400)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('no composed sentence is used twice, so that none can be twice in one list', () => {
    const composed = all.slice(handWritten.length).flatMap(({ description }) => [description.en, description.es]);
    const closings = composed.flatMap((text) => text?.split(/(?<=\.) (?=[^.]+\.$)/u)[1] ?? []);
    const seen = new Set<string>();
    // A full stop inside a name leaves bits of names behind.
    const sentences = closings.filter((sentence) => sentence.length > 35);
    expect(sentences.filter((sentence) => seen.has(sentence) || !seen.add(sentence))).toEqual([]);
    // Behind "S.A.R." a name goes on.
    const openings = composed.map((text = '') => text.replace(/(?<=[^\p{Lu}]\.) [^.]+(?:\.\d[^.]*)*\.$/u, ''));
    expect(openings.filter((text, index) => openings.indexOf(text) !== index)).toEqual([]);
    expect(new Set(composed).size).toBe(composed.length);
  });

  test('the cards and their facts give places.jsonl to the byte', () => {
    const cards = readdirSync(join(CATALOGUE, 'cards')).sort();
    const rows = placeRows(
      cards.flatMap((file) => readCards(textOf(join(CATALOGUE, 'cards', file)))),
      factsIn(textOf(join(CATALOGUE, 'facts.jsonl'))),
      {
        streets: MADRID.streets,
        locate: locateIn(MADRID),
        terraces: terraceFacts(),
        features: toldFeatures(),
        known: knownFacts(),
        guesses: readGuesses(),
      },
    );
    expect(writeRows(byProminence(rows))).toBe(textOf(shippedFile('cities', 'madrid', 'places.jsonl')));
  });

  test('no point is where a file puts what it has not located: four monuments never share one', () => {
    const points = new Map<string, string[]>();
    for (const { id, lat, lng, source } of all) {
      const key = `${lat},${lng}`;
      if (source === 'municipal') points.set(key, [...(points.get(key) ?? []), id]);
    }
    expect([...points.values()].filter((ids) => ids.length >= 4)).toEqual([]);
  });

  test('every row has a description in both languages', () => {
    expect(faults(all, ({ description }) => !description.en || !description.es)).toEqual([]);
  });
});

const OSM_FILE = 'osm-places.jsonl';

describe('hours are right or absent', () => {
  const LASTING = ['museums', 'monuments', 'places of worship', 'parks', 'gardens', 'nature'];
  const yearOfHours = ({ provenance, checked_on }: CatalogueRow) =>
    (provenance?.opening_hours?.asOf ?? checked_on ?? '').slice(0, 4);
  const withHours = all.filter(({ opening_hours }) => opening_hours !== undefined);

  test('those of food, nightlife, shops and stages are no older than 2024', () => {
    expect(withHours.length).toBeGreaterThan(600);
    const isOld = (row: CatalogueRow) => !LASTING.includes(row.categories[0] ?? '') && yearOfHours(row) < '2024';
    expect(faults(withHours, isOld)).toEqual([]);
    expect(faults(withHours, (row) => yearOfHours(row) < '2020')).toEqual([]);
  });

  test('facts of OpenStreetMap are in its own file alone, and each says so', () => {
    const isOfOsm = ({ source, provenance = {} }: CatalogueRow) =>
      source === 'osm' || Object.values(provenance).some((origin) => origin.source === 'osm');
    const osm = readRows(textOf(shippedFile('cities', 'madrid', OSM_FILE)));
    expect(faults(shippedRows(OSM_FILE), isOfOsm)).toEqual([]);
    expect(faults(osm, (row) => !isOfOsm(row))).toEqual([]);
  });
});

describe('what has become of places', () => {
  const changes = changesIn(textOf(shippedFile('cities', 'madrid', 'changes.jsonl')));

  test('no row bears the name of a place that is known to have closed or moved away', () => {
    const changeOf = unheardBy(changes);
    // A bar of today may bear the name of what has closed elsewhere.
    const gone = all.filter(({ id, name, source }) => source !== 'osm' && changeOf(id, name) !== undefined);
    expect(gone.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
  });

  test('a renamed place answers to its old name', () => {
    const namesOf = (id: string | undefined) =>
      all.filter((row) => row.id === id).flatMap(({ name, aliases = [] }) => [name, ...aliases].map(foldAccents));
    const deaf = changes.filter(({ name, now, to, record }) => {
      const names = namesOf(now ?? (to === undefined ? undefined : record));
      return (now ?? to) !== undefined && !names.some((each) => each.includes(foldAccents(name)));
    });
    expect(deaf).toEqual([]);
  });

  test('a line that is no change is refused, with its number', () => {
    expect(() => changesIn('{"name":"A","change":"closed"}\n{"name":"B","change":"sold"}')).toThrow(/line 2/u);
  });

  test('hours that parse and still are a slip are pointed at', () => {
    const café = (id: string, openingHours: string) => aPlace({ id, categories: ['cafes'], openingHours });
    const places = [café('sleepless', '24/7'), café('brief', 'Mo 10:00-11:00'), café('plain', 'Mo-Su 08:00-20:00')];
    const odd = checkCatalogue(places, { city: MADRID, hours: hoursOf(MADRID), today: '2026-11-21' }).filter(
      ({ rule }) => rule === 'hours',
    );
    expect(odd.map(({ placeId, problem }) => `${placeId}: ${problem}`)).toEqual([
      'sleepless: it never closes',
      'brief: it is open 1 hours a week',
    ]);
  });

  test('a checked file is told which of its places are gone', () => {
    const options = { city: MADRID, hours: hoursOf(MADRID), today: '2026-11-21', changes };
    const problems = checkCatalogue([aPlace({ id: 'x', name: 'Casa Patas' })], options);
    expect(problems).toContainEqual(
      expect.objectContaining({ rule: 'gone', problem: expect.stringContaining('2020') }),
    );
  });
});

/** Rows that rightly disagree with every official file that has their name. */
const KNOWN_TO_DIFFER: Readonly<Record<string, string>> = {
  'palacio-real': 'the museums file points to a corner of the Sabatini gardens',
  'la-gatoteca': 'moved to Calle del Duque de Rivas after the file was made',
  'la-tasqueria': 'moved to Calle de Modesto Lafuente after the file was made',
  'cafe-central': 'left Plaza del Ángel for the Ateneo in 2026',
  'el-corte-ingles-callao': 'the file has the shop of Preciados 3; the terrace is at Callao',
  'museo-del-ferrocarril': 'the files have the middle of the old station; one enters from Paseo de las Delicias',
  'principe-pio': 'a hotel of that name stands farther up the hill',
  'barrera-alonso-cano': 'a hostal in the centre has that name',
};

test.skipIf(!hasOfficialFiles())(
  'positions agree within 150 m with an official file that knows the place (skipped without ../shared/data)',
  async () => {
    const official = await officialPointsByName();
    const disagreeing = handWritten.filter((row) => {
      const same = official.get(sameWords(row.name)) ?? [];
      return same.length > 0 && !same.some((point) => distanceM(point, pointOf(row)) <= 150);
    });
    expect(disagreeing.map(({ id }) => id).filter((id) => !(id in KNOWN_TO_DIFFER))).toEqual([]);
  },
  120_000,
);

const sameWords = (name: string): string => [...new Set(wordsOf(name))].sort().join(' ');

async function officialPointsByName(): Promise<Map<string, Point[]>> {
  const points = new Map<string, Point[]>();
  for (const { source, name } of FILES) {
    for await (const { place } of SOURCES[source]!.read(join(OFFICIAL_FOLDER, source, name)).records) {
      if (place) points.set(sameWords(place.name), [...(points.get(sameWords(place.name)) ?? []), place.position]);
    }
  }
  return points;
}
