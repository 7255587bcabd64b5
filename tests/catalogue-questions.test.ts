// Twenty-one questions that visitors ask, answered from the rows of the shipped catalogue and nothing else.
import openingHours from 'opening_hours';
import { expect, test } from 'vitest';
import type { CatalogueRow } from '../lab/catalogue/starter/row.ts';
import { shippedRows } from '../lab/catalogue/starter/shipped-rows.ts';
import { hoursOf } from '../src/compose/city-hours.ts';
import { nearestStations } from '../src/domain/station.ts';
import { distanceM } from '../src/geo/point.ts';
import { isOpenAt } from '../src/hours/city-hours.ts';
import { MADRID as CITY } from './support/city.ts';

const rows = shippedRows();

const HOURS = hoursOf(CITY);
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
/** Instants: the service's own reading of hours knows the city's holidays and nights that run on. */
const SATURDAY_AFTERNOON = new Date('2026-11-28T15:00:00+01:00');
const LATE_ON_SATURDAY_NIGHT = new Date('2026-11-29T03:00:00+01:00');
const SATURDAY_AFTER_MIDNIGHT = new Date('2026-11-29T00:30:00+01:00');
const SUNDAY_DINNER = new Date('2026-11-22T21:30:00+01:00');
const TUESDAY_AT_HALF_PAST_EIGHT = new Date('2026-11-24T08:30:00+01:00');
const NOW_ON_A_TUESDAY = new Date('2026-11-24T21:30:00+01:00');
const ALMUDENA = new Date('2026-11-09T13:00:00+01:00');
const plazaDeEspana = isNear(40.4233, -3.7122, 700);
const center = isNear(40.4168, -3.7038, 900);

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
    'Chocolate and churros after midnight, on a Saturday?',
    ({ types, opening_hours }) =>
      types.some((type) => type.includes('churros')) &&
      isOpenAt(HOURS, opening_hours, SATURDAY_AFTER_MIDNIGHT) === true,
    ['los-artesanos-1902', 'chocolateria-valor'],
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
  [
    'Which museums cost nothing on Saturday afternoon?',
    ({ categories, free_entry }) =>
      categories[0] === 'museums' && isOpenAt(HOURS, free_entry, SATURDAY_AFTERNOON) === true,
    ['museo-arqueologico-nacional'],
  ],
  [
    'Which museums are open on the Almudena, a holiday of the city alone?',
    ({ categories, opening_hours }) => categories[0] === 'museums' && isOpenAt(HOURS, opening_hours, ALMUDENA) === true,
    ['museo-del-prado', 'museo-thyssen'],
  ],
  [
    'Where do we dance at three in the morning, after Saturday?',
    ({ categories, opening_hours }) =>
      categories.includes('dance clubs') && isOpenAt(HOURS, opening_hours, LATE_ON_SATURDAY_NIGHT) === true,
    ['kapital', 'teatro-barcelo', 'delirio'],
  ],
  [
    'Galician food in the middle of the city?',
    (row) => center(row) && (row.cuisines ?? []).includes('galician'),
    ['esmadrid-68809'],
  ],
  [
    'A Japanese dinner on Sunday?',
    ({ cuisines, opening_hours }) =>
      (cuisines ?? []).includes('japanese') && isOpenAt(HOURS, opening_hours, SUNDAY_DINNER) === true,
    ['ramen-kagura'],
  ],
  ['Animals for the children?', ({ categories }) => categories.includes('zoo'), ['zoo-aquarium', 'faunia']],
  [
    'Which museums can be visited in a wheelchair?',
    ({ categories, wheelchair }) => categories[0] === 'museums' && wheelchair === 'yes',
    ['museo-del-prado', 'museo-reina-sofia', 'museo-thyssen'],
  ],
  [
    'A cinema near Plaza de España?',
    (row) => plazaDeEspana(row) && row.categories.includes('cinemas'),
    ['cines-golem', 'cines-renoir-princesa'],
  ],
  [
    'Breakfast at half past eight, near Sol?',
    (row) =>
      sol(row) &&
      row.categories.some((category) => category === 'cafes' || category === 'bakeries') &&
      isOpenAt(HOURS, row.opening_hours, TUESDAY_AT_HALF_PAST_EIGHT) === true,
    ['chocolateria-san-gines', 'maestro-churrero'],
  ],
];

test('is there dinner now, on a Tuesday at half past nine? In twelve districts, and a dozen near Sol', () => {
  const isDinner = ({ categories, opening_hours }: CatalogueRow) =>
    (categories.includes('restaurants') || categories.includes('pubs/bars')) &&
    isOpenAt(HOURS, opening_hours, NOW_ON_A_TUESDAY) === true;
  const open = rows.filter(isDinner);
  expect(new Set(open.map(({ district }) => district)).size).toBeGreaterThanOrEqual(12);
  expect(open.filter(center).length).toBeGreaterThanOrEqual(12);
});

test.each(QUESTIONS)('%s', (_question, isAnswer, expected) => {
  const answers = rows.filter(isAnswer).map(({ id }) => id);
  expect(answers).toEqual(expect.arrayContaining([...expected]));
  // An answer that names a tenth of the city is none.
  expect(answers.length).toBeLessThan(60);
});

test('the Reina Sofía is closed on the Almudena', () => {
  const reinaSofia = rows.find(({ id }) => id === 'museo-reina-sofia');
  expect(isOpenAt(HOURS, reinaSofia?.opening_hours, ALMUDENA)).toBe(false);
});

test('which metro for the Bernabéu?', () => {
  const stadium = rows.find(({ id }) => id === 'estadio-bernabeu') as CatalogueRow;
  const [nearest] = nearestStations(CITY.stations, { latDeg: stadium.lat, lngDeg: stadium.lng }, { network: 'metro' });
  expect(nearest?.station).toMatchObject({ name: 'Santiago Bernabéu', lines: ['10'] });
});

test('the cable car, closed for rebuilding, is open at no hour', () => {
  const cableCar = rows.find(({ id }) => id === 'teleferico');
  expect(isWithin(cableCar?.opening_hours, SUNDAY_NOON)).toBe(false);
});
