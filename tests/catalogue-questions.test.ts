// Ten questions that visitors ask, answered from the rows of the shipped catalogue and nothing else.
import { readFileSync } from 'node:fs';
import openingHours from 'opening_hours';
import { expect, test } from 'vitest';
import { type CatalogueRow, readRows } from '../scripts/catalogue/row.ts';
import { distanceM } from '../src/geo/point.ts';
import { shippedFile } from '../src/system/paths.ts';

const rows = ['places.jsonl', 'more-places.jsonl'].flatMap((name) =>
  readRows(readFileSync(shippedFile('madrid', name), 'utf8')),
);

const MADRID = { lat: 40.4168, lon: -3.7038, address: { country_code: 'es', state: 'Comunidad de Madrid' } };
const isWithin = (hours: string | undefined, when: string): boolean =>
  hours !== undefined && new openingHours(hours, MADRID).getState(new Date(when));
const isNear = (lat: number, lng: number, reachM: number) => (row: CatalogueRow) =>
  distanceM({ latDeg: row.lat, lngDeg: row.lng }, { latDeg: lat, lngDeg: lng }) <= reachM;
const lavapies = isNear(40.4089, -3.701, 600);
const sol = isNear(40.4168, -3.7038, 600);

/** Winter time; none of the days is a public holiday. */
const SUNDAY_EVENING = '2026-11-22T18:00:00';
const SUNDAY_NOON = '2026-11-22T12:00:00';
const MONDAY_MORNING = '2026-11-23T11:00:00';
const NIGHT = '2026-11-24T04:00:00';

const QUESTIONS: readonly (readonly [string, (row: CatalogueRow) => boolean, readonly string[]])[] = [
  [
    'Which museums are free on Sunday evening?',
    ({ categories, free_entry, opening_hours }) =>
      categories[0] === 'museums' && isWithin(free_entry, SUNDAY_EVENING) && isWithin(opening_hours, SUNDAY_EVENING),
    ['museo-del-prado', 'panteon-goya', 'espacio-fundacion-telefonica'],
  ],
  [
    'Which museum is open on a Monday?',
    ({ categories, opening_hours }) => categories[0] === 'museums' && isWithin(opening_hours, MONDAY_MORNING),
    ['museo-del-prado', 'museo-reina-sofia', 'caixaforum-madrid'],
  ],
  [
    'What does the Prado cost?',
    ({ id, prices }) => id === 'museo-del-prado' && prices?.[0]?.amount === 15,
    ['museo-del-prado'],
  ],
  [
    'Where can I eat vegetarian near Lavapiés?',
    (row) => lavapies(row) && (row.features ?? []).some((feature) => /^diet:veg/u.test(feature)),
    ['distrito-vegano'],
  ],
  [
    'Where is there flamenco?',
    ({ types }) => types.some((type) => type.includes('flamenco')),
    ['corral-moreria', 'cardamomo', 'las-carboneras', 'candela'],
  ],
  [
    'Chocolate and churros at four in the morning?',
    ({ types, opening_hours }) => types.some((type) => type.includes('churros')) && isWithin(opening_hours, NIGHT),
    ['chocolateria-san-gines'],
  ],
  [
    'A pharmacy in the middle of the night, near Sol?',
    (row) => sol(row) && row.types.includes('pharmacy') && isWithin(row.opening_hours, NIGHT),
    ['farmacia-mayor-13'],
  ],
  [
    'A flea market on Sunday?',
    ({ categories, types, opening_hours }) =>
      categories[0] === 'markets' && types.includes('flea market') && isWithin(opening_hours, SUNDAY_NOON),
    ['el-rastro'],
  ],
  [
    'Where do we see the sunset for nothing?',
    ({ categories, free_entry }) => categories.includes('view points') && free_entry === '24/7',
    ['templo-de-debod', 'cerro-tio-pio', 'mirador-vistillas'],
  ],
  [
    'Where can the children swim?',
    ({ categories, features }) => categories[0] === 'swimming pools' && (features ?? []).includes('kids'),
    ['piscina-casa-de-campo'],
  ],
];

test.each(QUESTIONS)('%s', (_question, isAnswer, expected) => {
  const answers = rows.filter(isAnswer).map(({ id }) => id);
  expect(answers).toEqual(expect.arrayContaining([...expected]));
  // An answer that names a tenth of the city is none.
  expect(answers.length).toBeLessThan(60);
});

test('the cable car, closed for rebuilding, is open at no hour', () => {
  const cableCar = rows.find(({ id }) => id === 'teleferico');
  expect(isWithin(cableCar?.opening_hours, SUNDAY_NOON)).toBe(false);
});
