import { expect, test } from 'vitest';
import { searchWorld } from '../../tests/support/search-world.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { wishText } from '../wishes/wish-text.ts';
import { askedWishes } from './query-conditions.ts';
import { search } from './search.ts';

const { catalogue, index, asking } = await searchWorld();
const asked = (query: string) => askedWishes(asking.read(query), asking.now, VOCABULARY);
const conditions = (query: string) =>
  asked(query).conditions.map((each) => [each].flat().map((wish) => wishText(wish)));
const found = (query: string) => search(index, query, undefined, asking).rows.map((row) => catalogue.places[row]!);

test.each([
  ['bars open at 3 am saturday', [['open:2026-11-29T03:00']]],
  ['breakfast 7:45', [['open:2026-11-25T07:45']]],
  ['late dinner 11.30pm', [['open:2026-11-24T23:30']]],
  ['cenar a las once y media', [['open:2026-11-24T23:30']]],
  ['museos abiertos los lunes', [['open:2026-11-30']]],
  ['open on christmas day', [['open:2026-12-25']]],
  ['sitios abiertos a las 3 de la mañana', [['open:2026-11-25T03:00']]],
  ['free museums on sunday', [['free:2026-11-29']]],
  ['cheap restaurant', [['price_level:1']]],
  ['restaurants under 20 euros', [['amount:20']]],
  ['accessible parks', [['wheelchair:yes']]],
])('%s', (query, expected) => expect(conditions(query)).toEqual(expected));

test('a part of a day is any hour of it', () => {
  const [hours = []] = conditions('mercado abierto domingo por la mañana');
  expect(hours).toContain('open:2026-11-29T10:00');
  expect(hours.length).toBeGreaterThan(2);
});

test.each(['calle huertas 50', 'las letras', '100 montaditos', 'm30 mosque', '1862 dry bar', 'vegan restaurant'])(
  'no condition of its own: %s',
  (query) => expect(conditions(query)).toEqual([]),
);

test('a matter of taste is preferred, and the kind that it is asked of comes first of all', () => {
  expect(asked('tomar algo con vistas').preferred.map(wishText)).toEqual(['feature:view']);
  const rows = found('tomar algo con vistas').slice(0, 3);
  expect(rows.length).toBe(3);
  for (const { categories } of rows) expect(categories).toContain('pubs/bars');
});

test('what is to be avoided is not found', () => {
  const withMusic = (query: string) => found(query).filter(({ features }) => features.includes('live_music')).length;
  expect(withMusic('bares')).toBeGreaterThan(0);
  expect(withMusic('bares sin música en directo')).toBe(0);
});

test('until three is of the small hours for a bar, and late is the evening for a museum', () => {
  expect(conditions('bars open until 3 on saturday').flat()).toEqual(conditions('bares hasta las 3 el sábado').flat());
  expect(conditions('bares hasta las 3 el sábado').flat().join()).toMatch(/1620/u);
  expect(conditions('museums open late').flat().join()).toMatch(/1230/u);
  expect(conditions('bares abiertos hasta las 3 de la tarde').flat().join()).toMatch(/900/u);
});

test('who comes along is no word of a place', () =>
  expect(found('dónde llevar a mis padres a cenar')[0]?.categories).toContain('restaurants'));
