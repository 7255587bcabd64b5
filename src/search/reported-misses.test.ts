// What strangers found wrong in November 2026, by class: soft wishes, words written as one, hours of the night, questions that
// ask for no place, names in passing.
import { expect, test } from 'vitest';
import { searchWorld } from '../../tests/support/search-world.ts';
import { search } from './search.ts';

const { catalogue, index, asking } = await searchWorld();
const found = (query: string) => search(index, query, undefined, asking).rows.map((row) => catalogue.places[row]!);

test.each([
  ['hatmaker', 'hat maker'],
  ['cheeseshop', 'cheese shop'],
  ['tiendadequesos', 'tienda de quesos'],
])('%j is read as %j', (written, meant) => {
  expect(found(written).map(({ id }) => id)).toEqual(found(meant).map(({ id }) => id));
  expect(found(written).length).toBeGreaterThan(2);
});

test('wifi and a laptop are soft wishes beside coffee', () => {
  expect(found('coffee to work with laptop wifi').length).toBeGreaterThan(10);
});

test.each([
  'how to fix a flat tyre',
  'cómo arreglar un grifo',
  'how to learn spanish',
  'pisos en alquiler',
  'fontanero',
])('%j asks for no place', (query) => expect(found(query)).toEqual([]));

test.each(['wedding dress rental', 'alquiler de trajes'])('%j is about a noun that no shop of dresses has', (query) =>
  expect(found(query)).toEqual([]),
);

test('where dogs are let in is no statue of a dog', () => {
  for (const query of ['admite perros', 'admiten perros', 'dogs allowed'])
    expect(
      found(query)
        .slice(0, 3)
        .map(({ features }) => features),
    ).toEqual([expect.arrayContaining(['dogs']), expect.arrayContaining(['dogs']), expect.arrayContaining(['dogs'])]);
});

test('a quarter that is called after a painter is meant where nothing else speaks of him', () => {
  expect(found('iglesia frescos goya')[0]?.id).toBe('panteon-goya');
  expect(
    found('museum with goya')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toContain('museo-del-prado');
  expect(found('museos en goya')[0]?.barrio).toBe('Goya');
});

test('a whole name ends the search for its parts', () => {
  const rows = found('sagrada familia');
  expect(rows.length).toBeGreaterThan(0);
  for (const { name } of rows) expect(name).toMatch(/Sagrada Familia/u);
});

test('of the shops that may have a thing, those that speak of it come first', () => {
  expect(found('dónde comprar violetas')[0]?.name).toBe('La Violeta');
});

test('burgers and pizzas share a category, and no kitchen', () => {
  const rows = found('hamburguesa').slice(0, 3);
  expect(rows.length).toBe(3);
  for (const { cuisines } of rows) expect(cuisines).not.toContain('pizza');
});

test('what may be free is likelier so where it is cheap', () => {
  const levels = found('flamenco gratis').flatMap(({ priceLevel }) => priceLevel ?? []);
  expect(new Set(levels).size).toBeGreaterThan(1);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('breakfast is had in cafés and pastry shops, and not at hotels', () => {
  const first = found('breakfast near sol').slice(0, 8);
  expect(first.length).toBe(8);
  expect(first.map(({ name }) => name)).toContain('La Mallorquina');
  expect(first.filter(({ categories }) => categories[0] === 'hotels')).toEqual([]);
});

test('where few kitchens are told to be of a kind, those whose texts speak of its dish follow', () => {
  const rows = found('horchata');
  expect(rows.slice(0, 2).map(({ name }) => name)).toContain('Horchatería Alboraya');
  expect(rows.map(({ id }) => id)).toContain('maestro-churrero');
});

test('a bar with a view is a bar', () => {
  for (const query of ['bars with a view', 'bares con vistas']) {
    const rows = found(query).slice(0, 5);
    expect(rows.length).toBe(5);
    for (const { categories } of rows) expect(categories).toContain('pubs/bars');
  }
});

test('where no place has all features that are asked for, places with some of them come first', () => {
  const first = found('hotel with terrace and views').slice(0, 5);
  expect(first.length).toBe(5);
  for (const { features } of first)
    expect(features.some((each) => each === 'outdoor_seating' || each === 'view' || each === 'terrace')).toBe(true);
});

test('"de madrugada" is after midnight', () => {
  const { conditions } = search(index, 'bar abierto de madrugada', undefined, asking).reading.asked;
  const hours = conditions
    .flat()
    .map((wish) => (wish.attribute === 'open' && wish.operator === 'at' ? wish.value : ''));
  expect(hours).toContain('2026-11-25T01:00');
  expect(hours.filter((each) => each < '2026-11-25')).toEqual([]);
});
