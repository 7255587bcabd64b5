// What is wrong with a request is told fault by fault: where, and in one clear sentence what is expected.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlace } from '../support/places.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let ada: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startTestService('embedded');
  ada = bearer(await service.signIn('ada'));
  admin = bearer(await service.signIn('root', 'admin'));
});
afterAll(() => service?.close());

type Asked = readonly ['GET' | 'POST' | 'PATCH', string, object?];
const faultsOf = async ([method, url, payload]: Asked, headers = ada) => {
  const answer = await service.ask({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
};
const places = (query: string): Asked => ['GET', `/api/places/?${query}`];
const chat = (message: unknown): Asked => ['POST', '/api/recommendations/chat', { message }];
const plan = (day: object): Asked => ['POST', '/api/plans/', { days: [day] }];

test.each<[Asked, string, RegExp]>([
  [['POST', '/api/preferences/', { category: 'x'.repeat(65), rating: 5 }], '/category', /at most 64 characters/u],
  [['POST', '/api/preferences/', { category: '', rating: 5 }], '/category', /^category must not be empty$/u],
  [['POST', '/api/preferences/', { category: ' ', rating: 5 }], '/category', /^category must not be blank$/u],
  [['POST', '/api/preferences/extract-preferences', { text: ' ' }], '/text', /^text must not be blank$/u],
  [['POST', '/api/users/', { username: 'sam.smith', password: 'sam.smith' }], '/password', /not equal the username/u],
  [['POST', '/api/users/', { username: 'a b', password: PASSWORD }], '/username', /^username must be 3 to 64 letters/u],
  [['PATCH', '/api/users/me', { password: 'another one', current_password: 'x' }], '/current_password', /wrong$/u],
  [chat('x'.repeat(2_001)), '/message', /at most 2000 characters/u],
  [chat(' '), '/message', /^message must not be blank$/u],
  [plan({ date: '2026-02-31' }), '/days/0/date', /a day of the calendar/u],
  [plan({ date: '2026-05-15', fill: { category: ['spaceships'] } }), '/days/0/fill/category', /must be one of/u],
  [places('area=atlantis'), '/area', /must be a known value/u],
  [places('near=nowhere'), '/near', /id of a place of the catalogue/u],
  [places('open_at=noon'), '/open_at', /such as 2026-05-15T20:30/u],
  [places('kind=xyzxyz'), '/kind', /must be a known value/u],
  [places('feature=xyzxyz'), '/feature', /must be a known value; .*: \w/u],
  [places('diet=xyz'), '/diet', /^diet must be a known value; expected one of: .*vegan/u],
  [places('exclude=xyzxyz'), '/exclude', /must be a known value/u],
  [places('wish=xyz'), '/wish', /attribute:value/u],
  [places('bbox=-3.6,40.5,-3.7,40.4'), '/bbox', /^bbox must be west,south,east,north/u],
  [places('bbox=madrid'), '/bbox', /^bbox must be west,south,east,north in degrees, such as/u],
  [places('ids=a%20b'), '/ids', /^ids must be ids of places between commas/u],
  [places('sort=distance'), '/sort', /lat and lng/u],
  [places('lat=40.4'), '/lng', /^lng is needed with lat$/u],
  [['GET', '/api/places/suggest/?q=mus&lng=-3.7'], '/lat', /^lat is needed with lng$/u],
  [['GET', '/api/places/facets/?lat=40.4'], '/lng', /^lng is needed with lat$/u],
  [places('radius_m=100'), '/radius_m', /near, or lat and lng/u],
  [['POST', '/api/lists/', { name: ' ' }], '/name', /^name must not be blank$/u],
  [['POST', '/api/lists/', { name: 'x', entries: [{ place_id: 'a b' }] }], '/entries/0/place_id', /id of a place/u],
])('%j: the fault is at %s', async (asked, pointer, message) => {
  const { status, detail, errors } = await faultsOf(asked);
  expect([status, errors]).toEqual([422, [{ pointer, message: expect.stringMatching(message) }]]);
  expect(detail).toBe(errors[0].message);
});

test('of an edit of a list is told what keeps it from being the one that was meant', async () => {
  const { id } = await faultsOf(['POST', '/api/lists/', { name: 'Sunday' }]);
  const edit = async (...edits: unknown[]) =>
    (await faultsOf(['PATCH', `/api/lists/${id}`, { version: 1, edits }])).errors;
  const ops = 'add, remove, move, note';
  expect(await edit({ op: 'paint', place_id: 'prado' })).toEqual([
    { pointer: '/edits/0/op', message: `edits.0.op must be one of ${ops}` },
  ]);
  expect(await edit({ place_id: 'prado' })).toEqual([{ pointer: '/edits/0/op', message: 'edits.0.op is required' }]);
  expect(await edit({ op: 'move', place_id: 'prado' })).toEqual([
    { pointer: '/edits/0/at', message: 'edits.0.at is required' },
  ]);
  expect(await edit('add')).toEqual([{ pointer: '/edits/0', message: 'edits.0 must be an object' }]);
  expect(await edit({ op: 'move', place_id: 'prado', at: 0 })).toMatchObject([{ pointer: '/edits' }]);
});

test('hours that nobody can read are told where they stand', async () => {
  const made = { name: 'Bar', lat: 40.41, lng: -3.7, categories: ['pubs/bars'], opening_hours: 'sometimes' };
  const { status, errors } = await faultsOf(['POST', '/api/admin/places', made], admin);
  expect([status, errors]).toEqual([
    422,
    [{ pointer: '/opening_hours', message: expect.stringContaining('OSM opening_hours') }],
  ]);
});

test('several unknown values are told at once', async () => {
  const { errors } = await faultsOf(places('kind=xyzxyz&area=atlantis&diet=xyz'));
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/kind', '/area', '/diet']);
});

test.each<[Asked, string]>([
  [['POST', '/api/login/answer', {}], 'login/not-offered'],
  [['GET', '/api/lists/abc.ics'], 'list/not-found'],
  [['GET', '/api/lists/abc'], 'list/not-found'],
  [['PATCH', '/api/lists/abc', {}], 'list/not-found'],
  [['GET', '/api/saves/nope'], 'place/not-found'],
])('%j names nothing that there is', async (asked, code) => {
  expect(await faultsOf(asked)).toMatchObject({ status: 404, code });
});

test('a mark is made and taken back by its state, too', async () => {
  const ask = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    service.ask({ method, url, headers: ada, ...(payload && { payload }) });
  await ask('PUT', '/api/saves/sorolla', { state: 'visited' });
  const made = (await ask('PUT', '/api/saves/sorolla', { state: 'saved' })).json();
  expect(Object.keys(made).sort()).toEqual(['place_id', 'saved', 'visited']);
  expect((await ask('PUT', '/api/saves/sorolla', { state: 'lost' })).statusCode).toBe(422);
  expect(Object.keys((await ask('DELETE', '/api/saves/sorolla?state=saved')).json())).toEqual(['place_id', 'visited']);
  expect((await ask('DELETE', '/api/saves/sorolla')).json()).toEqual({ place_id: 'sorolla' });
});

const idsOf = async (query: string) =>
  (await service.ask({ url: `/api/places/?${query}` })).json().map(({ id }: { id: string }) => id);

test('of places that are named a category and words leave those that they find', async () => {
  expect(await idsOf('ids=retiro,prado,nowhere')).toEqual(['retiro', 'prado']);
  expect(await idsOf('ids=retiro,prado,sorolla&category=museums')).toEqual(['prado', 'sorolla']);
  expect(await idsOf('ids=retiro,sorolla,prado&q=prado')).toEqual(['prado']);
});

test('facets count what the words find', async () => {
  const total = async (query: string) => (await service.ask({ url: `/api/places/facets/?${query}` })).json().total;
  expect(await total('q=prado')).toBeLessThan(await total(''));
  expect(await total('q=prado')).toBe((await idsOf('q=prado')).length);
  expect(await total('q=')).toBe(await total(''));
});

test('files of lists and marks write moments as the API does', async () => {
  const { id } = await faultsOf(['POST', '/api/lists/', { name: 'Sunday', entries: [{ place_id: 'prado' }] }]);
  await service.ask({ method: 'PUT', url: '/api/saves/prado/saved', headers: ada });
  for (const url of [`/api/lists/${id}.csv`, `/api/lists/${id}.geojson`, '/api/saves.csv', '/api/saves.geojson']) {
    const { body } = await service.ask({ url, headers: ada });
    expect(body).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?!\.)/u);
    expect(body).not.toMatch(/:\d\d\.\d{3}Z/u);
  }
});

test('a list from elsewhere means the place whose whole other name it says, not one with that word in its name', async () => {
  const at = (lngDeg: number) => ({ latDeg: 40.4138, lngDeg });
  const places = [
    aPlace({ id: 'park', name: 'Parque del Museo del Prado', categories: ['parks'], position: at(-3.6925) }),
    aPlace({ id: 'museum', name: 'Museo Nacional del Prado', aliases: ['Prado'], position: at(-3.69253) }),
    aPlace({ id: 'far', name: 'Bar Lejos', aliases: ['Prado'], position: at(-3.7) }),
  ];
  const elsewhere = await startTestService('embedded', { places });
  const headers = bearer(await elsewhere.signIn('ada'));
  const point = { type: 'Point', coordinates: [-3.6925, 40.4138] };
  const content = JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: point, properties: { name: 'Prado' } }],
  });
  const answer = await elsewhere.ask({
    method: 'POST',
    url: '/api/lists/import',
    headers,
    payload: { name: 'x', content },
  });
  await elsewhere.close();
  expect(answer.json()).toMatchObject({ found: [{ place: { place_id: 'museum' } }] });
});
