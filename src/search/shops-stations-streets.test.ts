import { expect, test } from 'vitest';
import { searchWorld } from '../../tests/support/search-world.ts';
import { distanceM } from '../geo/point.ts';
import { search } from './search.ts';
import { stemOf } from './words.ts';

const { catalogue, index, asking } = await searchWorld();
const found = (query: string) => search(index, query, undefined, asking).rows.map((row) => catalogue.places[row]!);
const names = (query: string) => found(query).map(({ name }) => name);

test.each([
  ['viaje', 'viajes'],
  ['café', 'cafés'],
  ['lake', 'lakes'],
])('%s and %s have one stem', (one, many) => expect(stemOf(many)).toBe(stemOf(one)));

test.each([
  ['tienda de cómics', 'Elektra Cómic'],
  ['violin shop', 'Luthier Ópera'],
  ['candle shop', 'Cerería Ortega'],
  ['velas artesanas', 'Cerería Ortega'],
  ['bookbinder', 'Encuadernación Jesús Cortés'],
  ['lamp shop', 'Lámparas Ludory'],
  ['filatelia', 'Filatelia Puerta de Toledo'],
  ['basket weaver', 'Espartería Juan Sánchez'],
  ['tienda de capas', 'Capas Seseña'],
  ['tienda de té', 'Tea Shop (Fuencarral)'],
  ['cuero y pieles', 'Curtidos Villaverde'],
  ['librería de viajes', 'DeViaje'],
])('the trade of %j is read: %s', (query, name) => expect(names(query).slice(0, 5)).toContain(name));

test('shops that may be of a narrower kind follow those that are told to be', () => {
  const rows = found('vinyl shop');
  const isTold = rows.map(({ types, name }) => types.includes('record shop') || /Discos|Records/u.test(name));
  expect(isTold.lastIndexOf(true)).toBe(isTold.filter(Boolean).length - 1);
  expect(rows.length).toBeGreaterThan(10);
  expect(found('carnicería').some(({ categories }) => categories.includes('markets'))).toBe(true);
});

test('a word that says what a shop sells is left aside where no fact tells of it', () =>
  expect(found('juguetes de madera')[0]?.types).toContain('toy shop'));

test.each(['ferretería', 'óptica', 'receta de tortilla', 'recipe for paella', 'weather tomorrow', 'vuelos baratos'])(
  '%j finds nothing: no place is of it',
  (query) => expect(names(query)).toEqual([]),
);

test('near a station metres decide, and food is more than restaurants', () => {
  const rows = found('food near station atocha').slice(0, 10);
  const atocha = index.city.stations.find(({ name }) => name === 'Atocha')!;
  expect(rows.length).toBe(10);
  for (const { position } of rows) expect(distanceM(position, atocha.position)).toBeLessThan(700);
  expect(new Set(rows.flatMap(({ categories }) => categories)).size).toBeGreaterThan(1);
});

test('a station that is not named is the one next to the asker', () => {
  const [first] = found('food near a station');
  expect(distanceM(first!.position, index.city.center)).toBeLessThan(500);
});

test('the word between a kind and a station belongs to the station', () =>
  expect(found('iglesia metro serrano')[0]?.categories).toContain('places of worship'));

test('the kind of street that is said goes before others of its name', () => {
  expect(found('calle del prado')[0]?.address).toMatch(/^Calle del Prado/u);
  expect(found('restaurantes plaza mayor')[0]?.address).toMatch(/^Plaza Mayor/u);
});

test('where a street has little of a kind, what is near it follows', () => {
  const rows = found('bares plaza dos de mayo').slice(0, 10);
  expect(rows.length).toBe(10);
  for (const { position } of rows) expect(distanceM(position, rows[0]!.position)).toBeLessThan(1_500);
});

test('street art is on no street', () =>
  expect(found('where to see street art').some(({ name }) => /Mural/u.test(name))).toBe(true));

test('of a place that is asked about, nothing else is listed', () =>
  expect(names('is the prado open on mondays')[0]).toBe('Museo Nacional del Prado'));
