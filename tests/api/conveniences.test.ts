// Toilets, drinking fountains, dog parks and pharmacies over HTTP: the nearest for whoever asks for one, and in no other list.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '../../lab/catalogue/catalogue-build.ts';
import { shippedFile } from '../../src/system/paths.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

/** What the questions below find instead: a fountain to look at, a bar with a toilet, and a service that is a shop. */
const places = [
  ...littleMadrid,
  aPlace({ id: 'cibeles', name: 'Fuente de Cibeles', types: ['fountain'], categories: ['monuments'] }),
  aPlace({ id: 'aseado', name: 'Bar Aseado', types: ['bar'], categories: ['pubs/bars'], features: ['toilets'] }),
  aPlace({ id: 'estafeta', name: 'Oficina de Correos', types: ['post office'], categories: ['local services'] }),
];

let service: TestService;
let token: string;
beforeAll(async () => {
  const all = await readCatalogue('jsonl', shippedFile('cities', 'madrid', 'amenity-places.jsonl'));
  const conveniences = all.filter(
    ({ types, barrio = '' }, at) => !types.includes('drinking fountain') || at % 10 === 0 || barrio === 'Sol',
  );
  service = await startTestService('embedded', { places: [...places, ...conveniences] });
  token = await service.signIn('lucía');
});
afterAll(() => service?.close());

const HERE = { lat: '40.4097', lng: '-3.6937' };
const get = async (path: string, query: Readonly<Record<string, string>>) => {
  const response = await service.ask({ url: `${path}?${new URLSearchParams(query)}`, headers: bearer(token) });
  expect(response.statusCode).toBe(200);
  return response;
};
const isConvenience = ({ id, place_id = id }: { readonly id?: string; readonly place_id?: string }): boolean =>
  /^(?:aseo|fuente|area-canina|farmacia)-/u.test(place_id ?? '');

test.each([
  ['where is the nearest public toilet?', 'en', 'kind:toilet', 'public toilet'],
  ['¿dónde hay un baño público?', 'es', 'kind:toilet', 'public toilet'],
  ['a drinking fountain', 'en', 'kind:drinking_fountain', 'drinking fountain'],
  ['fuente para beber', 'es', 'kind:drinking_fountain', 'drinking fountain'],
  ['dog park', 'en', 'kind:dog_park', 'dog park'],
  ['pipicán', 'es', 'kind:dog_park', 'dog park'],
  ['nearest chemist', 'en', 'kind:pharmacy', 'pharmacy'],
  ['farmacia', 'es', 'kind:pharmacy', 'pharmacy'],
])('%s: the nearest, by the wish and the words that it is read into', async (q, lang, wish, type) => {
  const read = (await get('/api/places/question/', { q, lang })).json();
  expect(read.wishes.map((each: { wish: string }) => each.wish)).toEqual([wish]);
  expect(read.total).toBeGreaterThan(20);
  const searched = (await get('/api/places/', { q: read.text, wish, ...HERE })).json();
  const listed = (await get('/api/places/', { wish, ...HERE })).json();
  const recommended = (await get('/api/recommendations/', { wish, ...HERE })).json();
  for (const list of [searched, listed, recommended]) {
    expect(list.length).toBeGreaterThanOrEqual(10);
    expect(list.filter(({ types }: { types: string[] }) => !types.includes(type))).toEqual([]);
  }
  const first = (list: readonly { readonly id: string }[]) => list.slice(0, 10).map(({ id }) => id);
  expect(first(searched)).toEqual(first(listed));
  expect(recommended[0].place_id).toBe(listed[0].id);
});

test.each([
  ['/api/places/', { limit: '500' }],
  ['/api/places/', { category: 'parks', limit: '500' }],
  ['/api/places/', { category: 'local services', limit: '500' }],
  ['/api/places/', { wish: 'category:parks', limit: '500' }],
  ['/api/places/', { area: 'Sol', limit: '500' }],
  ['/api/places/', { q: 'parks', ...HERE }],
  ['/api/places/', { q: 'fuentes bonitas', ...HERE }],
  ['/api/places/', { q: 'fountain', ...HERE }],
  ['/api/places/', { q: 'a bar with a toilet', ...HERE }],
  ['/api/places/', { q: 'bar que admita perros', ...HERE }],
  ['/api/places/suggest/', { q: 'fuente' }],
  ['/api/places/suggest/', { q: 'baño' }],
  ['/api/recommendations/', { ...HERE, limit: '100' }],
  ['/api/recommendations/', { ...HERE, limit: '100', category: 'parks' }],
])('%s %o has none', async (path, query) => {
  const found = (await get(path, query as Readonly<Record<string, string>>)).json();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(isConvenience)).toEqual([]);
});

test('counts leave them out, and each has a page of its own, with its name in either language', async () => {
  const counts = (await get('/api/places/facets/', {})).json();
  expect(counts.total).toBe(places.length);
  const [first] = (await get('/api/places/', { wish: 'kind:toilet', ...HERE })).json();
  const path = `/api/places/${first.id}`;
  const place = (await get(path, { include: 'facts', lang: 'en' })).json();
  expect(place).toMatchObject({ types: ['public toilet'], facts: { source: 'municipal', checked_on: '2026-05' } });
  expect(place.name).toMatch(/^Public toilet, \p{L}/u);
  expect((await get(path, { lang: 'es' })).json().name).toMatch(/^Baño público, \p{L}/u);
});
