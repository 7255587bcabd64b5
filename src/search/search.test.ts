import { expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { searchWorld } from '../../tests/support/search-world.ts';
import { finished } from '../domain/in-steps.ts';
import { distanceM } from '../geo/point.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { search } from './search.ts';
import { suggestIndexer } from './suggest.ts';

const { catalogue, index, asking } = await searchWorld();
const found = (query: string, from?: { latDeg: number; lngDeg: number }) =>
  search(index, query, from, asking).rows.map((row) => catalogue.places[row]!);

const AIRPORT = { latDeg: 40.4722, lngDeg: -3.5609 };
const PARIS = { latDeg: 48.8566, lngDeg: 2.3522 };

test.each([
  ['Museo del Prado', 'museo-del-prado'],
  ['el prado', 'museo-del-prado'],
  ['reina sofia museum', 'museo-reina-sofia'],
  ['tempel of debod', 'templo-de-debod'],
  ['casa mingo', 'casa-mingo'],
])('the name %j is first from everywhere', (query, id) => {
  for (const from of [undefined, AIRPORT, PARIS]) expect(found(query, from)[0]?.id).toBe(id);
});

test('a kind in an area is all of that kind and all in that area', () => {
  const rows = found('iglesias en Carabanchel').slice(0, 5);
  expect(rows.length).toBe(5);
  for (const { categories, district } of rows) {
    expect(categories).toContain('places of worship');
    expect(district).toBe('Carabanchel');
  }
});

test('an address finds the door, then its neighbours', () => {
  const [first, second] = found('calle huertas 50');
  expect(first?.address).toMatch(/Huertas, 50/u);
  expect(second?.address).toMatch(/Huertas/u);
});

test('an address finds the door first, then what is around it', () => {
  const rows = found('Calle de Fuencarral 78');
  expect(rows[0]?.id).toBe('museo-historia-madrid');
  const door = MADRID.streets.addressIn('Calle de Fuencarral 78')!.position;
  expect(
    rows.some(({ address = '', position }) => !/Fuencarral/u.test(address) && distanceM(position, door) < 300),
  ).toBe(true);
});

/** What is better known may stand before what is five minutes nearer on foot. */
const SOME_MINUTES_M = 400;

test('what is near a door is counted from it, also where no place of the catalogue stands on the street', () => {
  for (const address of ['Calle de Fuencarral 78', 'Calle de Abel 2']) {
    const door = MADRID.streets.addressIn(address)!.position;
    const rows = found(`restaurantes cerca de ${address}`).slice(0, 5);
    expect(rows.length).toBe(5);
    // Each of the five is the one that stands so near, give or take some minutes: counted from elsewhere it would be another.
    const nearest = catalogue.places
      .filter(({ categories, closedForGood }) => !closedForGood && categories.includes('restaurants'))
      .map(({ position }) => distanceM(position, door))
      .sort((a, b) => a - b);
    const away = rows.map(({ position }) => distanceM(position, door)).sort((a, b) => a - b);
    for (const [at, metres] of away.entries()) expect(metres - nearest[at]!).toBeLessThan(SOME_MINUTES_M);
  }
});

test('a door that is typed is suggested with its position', () => {
  const [first] = suggester.suggest('calle de fuencarral 78', { limit: 5, language: 'es' });
  expect(first).toMatchObject({ kind: 'street', name: 'Calle de Fuencarral, 78', position: expect.anything() });
});

test('one, several, with or without accents: the same answer', () => {
  const ids = (query: string) =>
    found(query)
      .slice(0, 10)
      .map(({ id }) => id);
  expect(ids('museos').length).toBe(10);
  expect(ids('museo')).toEqual(ids('museos'));
  expect(ids('heladería')).toEqual(ids('heladerias'));
});

test.each([
  'asdkjh qwpoe',
  'eiffel tower',
  'statue of liberty',
  'ayuntamiento de Sevilla',
  'kangaroo sanctuary',
  '',
  '¿?',
])('without evidence there is no result: %j', (query) => expect(found(query)).toEqual([]));

test.each([
  ['museo soroya', 'museo-sorolla'],
  ['mercado sanmiguel', 'mercado-san-miguel'],
  ['capas españolas', 'capas-sesena'],
  ['horse racing', 'hipodromo-zarzuela'],
])('%j is answered by what the city calls it', (query, id) => expect(found(query)[0]?.id).toBe(id));

test('what is named goes before what is hinted at: a Mexican meal is Mexican, a hotel with a pool has one', () => {
  const mexican = found('comida mexicana').slice(0, 5);
  expect(mexican.length).toBe(5);
  for (const { cuisines } of mexican) expect(cuisines).toContain('mexican');
  const texts = found('hotel con piscina')
    .slice(0, 3)
    .map(({ features, description }) => [features, description]);
  expect(texts.length).toBe(3);
  for (const text of texts) expect(JSON.stringify(text)).toMatch(/pool|piscina/u);
});

test('where few places have all that is asked for, those with most of it follow', () => {
  const rows = found('museo con minerales y meteoritos').map(({ id }) => id);
  expect(rows.slice(0, 3)).toContain('museo-geominero');
  expect(rows.slice(0, 3)).toContain('museo-ciencias-naturales');
  expect(found('wax figures')[0]?.id).toBe('museo-cera');
});

test('what is bought is sold in shops, in both languages', () => {
  const mainOf = (query: string) =>
    found(query)
      .slice(0, 5)
      .map(({ categories: [main = ''] }) => main);
  for (const query of ['buy bread', 'comprar pan']) expect(new Set(mainOf(query))).toEqual(new Set(['bakeries']));
  for (const query of ['buy books', 'comprar libros', 'buy shoes', 'comprar zapatos'])
    expect(mainOf(query)[0]).toBe('local services');
  // Some delicatessens are restaurants besides.
  for (const query of ['buy iberian ham', 'comprar jamón'])
    expect(found(query)[0]?.types.join()).toMatch(/market|delicatessen|deli|shop/u);
  // No gift shop is known, and malls sell gifts.
  expect(mainOf('comprar regalos')[0]).toBe('malls');
});

test('a noun alone means the kind, and no place that is called so', () => {
  expect(found('parques')[0]?.id).toBe('parque-del-retiro');
  expect(found('palaces')[0]?.id).toBe('palacio-real');
  expect(found('the palace hotel')[0]?.id).toBe('westin-palace');
});

test.each([
  ['ruso', 'russian'],
  ['alemán para cenar', 'german'],
  ['comida rusa', 'russian'],
])('%j is a kitchen', (query, cuisine) => expect(found(query)[0]?.cuisines).toContain(cuisine));

test('what a dish is called after narrows no list to nothing: those whose texts say it come first', () => {
  for (const query of ['queso de Burgos', 'Hamburg burger', 'jamón de Teruel']) expect(found(query)).not.toEqual([]);
  expect(found('New York style pizza').length).toBeGreaterThan(10);
});

test('a name beside a fact that is asked for is that place', () => {
  for (const query of ['palacio real horario', 'prado museum opening hours', 'museo sorola'])
    expect(found(query)[0]?.id).toMatch(/palacio-real|museo-del-prado|museo-sorolla/u);
});

test.each(['karting', 'alquiler de bicis', 'ropa vintage', 'spanish classes', 'bicimad', 'car dealership toyota'])(
  'a text that speaks of it in passing, or a word in a name, is no place of that kind: %j',
  (query) => expect(found(query)).toEqual([]),
);

test('what is seen in a museum of one kind is not in every museum', () => {
  for (const query of ['dinosaurs', 'dinosaurios']) expect(found(query)[0]?.id).toBe('museo-ciencias-naturales');
  expect(found('mummies')[0]?.id).toBe('museo-arqueologico-nacional');
});

test('adjectives of size say nothing in any number and gender', () => {
  const small = found('museos pequeños').slice(0, 3);
  expect(small.length).toBe(3);
  expect(small).toEqual(found('museos').slice(0, 3));
});

test('who comes along and the weather put first what suits them', () => {
  const indoors = found('things to do when it rains').slice(0, 3);
  expect(indoors.length).toBe(3);
  for (const { categories } of indoors) expect(categories).not.toContain('parks');
  expect(found('sitios para ir con bebé')[0]?.features).toContain('kids');
  const exhibits = found('exhibits for 5 year olds').slice(0, 3);
  expect(exhibits[0]?.features).toContain('kids');
  for (const { features } of exhibits) expect(features).toContain('kids');
});

test('words that say a condition are no words of a name', () => {
  const first = found('what can I visit for free').slice(0, 3);
  expect(first.length).toBe(3);
  expect(first.map(({ id }) => id)).not.toContain('celicioso');
});

test('beside a kind, places of which nobody knows the feature follow those that have it', () => {
  const cafes = found('cafe with lockers');
  expect(cafes.length).toBeGreaterThan(50);
  for (const { name } of cafes.slice(0, 5)) expect(name).not.toMatch(/taquilla|locker/iu);
});

test('a feature that the city knows of no place is left aside, and its word still counts in texts', () => {
  expect(found('restaurantes románticos').length).toBeGreaterThan(10);
});

test('"bars with a terrace" are also bars of which a terrace is known', () => {
  const [first] = found('bares con terraza en Lavapiés');
  expect(first?.features).toContain('outdoor_seating');
  expect(first?.categories).toContain('pubs/bars');
});

test('two areas are joined, and an area inside another says where in it', () => {
  const barriosOf = (query: string) =>
    new Set(
      found(query)
        .slice(0, 40)
        .map(({ barrio }) => barrio),
    );
  const both = barriosOf('bares en Malasaña o Chueca');
  expect([...both]).toEqual(expect.arrayContaining(['Universidad', 'Justicia']));
  expect(barriosOf('bares en Malasaña, Centro')).toEqual(barriosOf('bares en Malasaña'));
});

test('few in an area: the same kind elsewhere follows, the nearest first', () => {
  const rows = found('chino en Usera');
  expect(rows[0]?.district).toBe('Usera');
  expect(rows.length).toBeGreaterThan(5);
  for (const { name, cuisines } of rows.slice(0, 5)) expect(`${name} ${cuisines}`).toMatch(/chinese|chino/iu);
});

test('a place in an area counts once: where few parks are in and around it, those of the rest of the city follow', () => {
  const parks = found('Casa de Campo Park').filter(({ categories }) => categories.includes('parks'));
  expect(parks.length).toBeGreaterThan(100);
});

test('"near Plaza Mayor" is near the square, not on a street called Mayor', () => {
  const square = catalogue.places.find(({ id }) => id === 'plaza-mayor')!;
  const rows = found('restaurantes cerca de la Plaza Mayor').slice(0, 5);
  expect(rows.length).toBe(5);
  for (const { position } of rows) expect(distanceM(position, square.position)).toBeLessThan(400);
});

test('"open on Thursday" says nothing of now', () => {
  expect(found('discotecas abiertas el jueves')[0]?.categories).toContain('dance clubs');
  expect(found('discotecas abiertas el jueves').length).toBeGreaterThan(10);
});

test('what stands in another city is not here, and names that speak of that city are', () => {
  expect(found('ayuntamiento de Sevilla')).toEqual([]);
  expect(found('mezquita de Córdoba')).toEqual([]);
  expect(found('Café Berlín')[0]?.id).toBe('cafe-berlin');
  expect(found('restaurantes cerca de Sevilla').length).toBeGreaterThan(5);
});

test('a time of day is held against the hours', () => {
  const early = found('desayuno a las 7:45').filter(({ openingHours }) => openingHours !== undefined);
  expect(early.length).toBeGreaterThan(0);
  expect(early[0]?.openingHours).toMatch(/0[0-7]:|24\/7/u);
  expect(found('bares abiertos a las 3 am el sábado').length).toBeGreaterThan(5);
});

test('near me puts the near before the famous', () => {
  const here = { latDeg: 40.3892, lngDeg: -3.7454 };
  const [first] = found('a park near me', here);
  expect(first && Math.hypot(first.position.latDeg - here.latDeg, first.position.lngDeg - here.lngDeg)).toBeLessThan(
    0.02,
  );
});

test('a long text costs no more than its first words', () => {
  expect(found(`museum ${'x'.repeat(10_000)}`.repeat(3)).length).toBe(0);
});

const suggester = finished(suggestIndexer(MADRID, VOCABULARY)(index));
const suggested = (typed: string, language = 'en') => suggester.suggest(typed, { limit: 8, language });

test('suggestions go on as was typed, in every kind of thing', () => {
  expect(suggested('museo del pr')[0]).toMatchObject({ kind: 'place', id: 'museo-del-prado' });
  expect(suggested('museums').map(({ kind, name }) => `${kind} ${name}`)).toContain('category museums');
  expect(suggested('museos', 'es').map(({ kind, name }) => `${kind} ${name}`)).toContain('category museos');
  expect(suggested('mus').slice(0, 2)).toContainEqual(expect.objectContaining({ kind: 'category', name: 'museums' }));
  expect(suggested('mus', 'es').slice(0, 2)).toContainEqual(expect.objectContaining({ name: 'museos' }));
  expect(suggested('prad')[0]).toMatchObject({ kind: 'place', id: 'museo-del-prado' });
  expect(suggested('malasa').map(({ kind }) => kind)).toContain('area');
  expect(suggested('tribun').map(({ kind }) => kind)).toContain('station');
  expect(suggested('calle de hue').map(({ kind }) => kind)).toContain('street');
});

test('a slip of the finger is forgiven, nonsense is not', () => {
  expect(suggested('thysen').map(({ id }) => id)).toContain('museo-thyssen');
  expect(suggested('qwxzkj')).toEqual([]);
});
