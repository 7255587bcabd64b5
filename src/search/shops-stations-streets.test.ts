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

test.each([
  ['cava baja tapas', /Cava Baja/u],
  ['bares en la palma', /^Calle de la Palma/u],
  ['copas en huertas calle', /Huertas/u],
  ['tabernas de la calle Mayor', /^Calle Mayor/u],
])('%j asks for what stands on the street, the kind in its wider sense included', (query, address) => {
  for (const place of found(query).slice(0, 3)) expect(place.address).toMatch(address);
});

test('a well-known place says where, behind what is looked for', () => {
  const park = catalogue.places.find(({ id }) => id === 'parque-del-retiro')!;
  const rows = found('statues in retiro park').slice(0, 5);
  expect(rows.length).toBe(5);
  for (const { categories, position } of rows) {
    expect(categories).toContain('monuments');
    expect(distanceM(position, park.position)).toBeLessThan(1_500);
  }
});

test('a name that has the kind and the area goes first only if the place is of that kind', () => {
  for (const { categories } of found('bares ponzano').slice(0, 5)) expect(categories).toContain('pubs/bars');
  expect(
    found('donde tomar algo por conde duque')
      .slice(0, 3)
      .some(({ types }) => types.includes('public library')),
  ).toBe(false);
});

test.each(['iglesia más cercana', 'nearest church'])('%j begins where the asker stands', (query) => {
  const here = { latDeg: 40.3858, lngDeg: -3.7611 };
  const [first] = search(index, query, here, asking).rows.map((row) => catalogue.places[row]!);
  expect(first?.categories).toContain('places of worship');
  expect(distanceM(first!.position, here)).toBeLessThan(1_000);
});

test.each(['qué hay por aquí', 'what is there around here'])('%j asks for the sights around', (query) => {
  const [first] = found(query);
  expect(distanceM(first!.position, index.city.center)).toBeLessThan(1_500);
});

test('of two kinds that either would do, the one that the city has is found', () =>
  expect(found('masajes y spa')[0]?.categories.some((each) => each === 'beauty & spas' || each === 'hotels')).toBe(
    true,
  ));
