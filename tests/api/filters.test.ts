// Filters of endpoints 9 and 15, and the counts of their chips.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../src/domain/method.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

/** A Monday at half past twelve in Madrid. */
const NOW = new Date('2026-11-23T11:30:00Z');

const FACTS: Readonly<Record<string, object>> = {
  prado: { openingHours: 'Mo-Su 10:00-20:00', wheelchair: 'yes', freeEntry: 'Mo-Sa 18:00-20:00' },
  'reina-sofia': { openingHours: 'We-Mo 10:00-21:00', wheelchair: 'limited' },
  sorolla: { openingHours: 'Tu-Su 10:00-20:00' },
  retiro: { openingHours: '24/7', freeEntry: '24/7' },
  botin: { features: ['outdoor_seating'], priceLevel: 4 },
  central: { features: ['live_music', 'diet:vegan'], priceLevel: 1, openingHours: 'Mo-Su 09:00-13:00' },
  viva: { features: ['diet:vegan=no'], openingHours: 'Mo-Su 20:00-02:00', priceLevel: 2 },
  rastro: { openingHours: 'Su 09:00-15:00' },
  debod: { openingHours: 'off "works"' },
};

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: littleMadrid.map((place) => ({ ...place, ...FACTS[place.id] })),
    clock: { now: () => NOW },
  });
  token = await service.signIn('filters');
});
afterAll(() => service.close());

const SOL = 'lat=40.4168&lng=-3.7038';

async function listed(query: string) {
  const reply = await service.ask({ method: 'GET', url: `/api/places/?${query}` });
  return {
    status: reply.statusCode,
    ids: reply.statusCode === 200 ? (reply.json() as { id: string }[]).map(({ id }) => id) : [],
    detail: reply.statusCode === 200 ? '' : String(reply.json().detail),
    sure: reply.headers['x-total-count'],
    unknown: reply.headers['x-unknown-count'],
  };
}

async function recommended(query: string) {
  const reply = await service.ask({
    method: 'GET',
    url: `/api/recommendations/?${SOL}&${query}`,
    headers: bearer(token),
  });
  return {
    status: reply.statusCode,
    ids: reply.statusCode === 200 ? (reply.json() as { place_id: string }[]).map((each) => each.place_id) : [],
    items: reply.json(),
    sure: reply.headers['x-total-count'],
    unknown: reply.headers['x-unknown-count'],
  };
}

describe.each([
  ['feature=terrace', ['botin'], undefined],
  ['feature=outdoor_seating', ['botin'], undefined],
  ['kind=flea+market', ['rastro'], 0],
  ['category=museums&category=parks', ['prado', 'reina-sofia', 'retiro', 'campo', 'sorolla'], undefined],
  ['diet=vegan', ['central'], undefined],
  ['feature=wheelchair', ['prado'], undefined],
  ['price_max=1', ['retiro', 'central'], undefined],
  ['open_at=now&category=museums', ['prado', 'reina-sofia'], 0],
  ['open_at=2026-11-24T11:00&category=museums', ['prado', 'sorolla'], 0],
  ['radius_m=700&category=museums&lat=40.4138&lng=-3.6921', ['prado', 'reina-sofia'], 0],
  // The door of the Reina Sofía; Kapital is two corners away, the Prado farther.
  ['near=Calle%20de%20Santa%20Isabel%2052&radius_m=400', ['kapital', 'reina-sofia'], 0],
  ['near=prado&radius_m=700', ['reina-sofia', 'retiro', 'kapital', 'viva'], 0],
  ['exclude=museums&exclude=retiro&min_rating=4.5', ['campo', 'viva', 'debod'], 1],
])('%s', (query, expected, unknown) => {
  test('narrows the list of places', async () => {
    const list = await listed(query);
    expect(list.status).toBe(200);
    if (expected) expect([...list.ids].sort()).toEqual([...expected].sort());
    expect(list.ids.length).toBeGreaterThan(0);
    expect(list.sure).toBe(String(list.ids.length));
    const narrowsBeyondCategory = query !== 'category=museums&category=parks';
    expect(list.unknown !== undefined).toBe(narrowsBeyondCategory);
    if (unknown !== undefined && narrowsBeyondCategory) expect(list.unknown).toBe(String(unknown));
  });
});

describe.each(METHODS)('recommendations by %s', (method) => {
  test('keep to the filters, over the whole catalogue', async () => {
    const terraces = await recommended(`method=${method}&feature=terrace`);
    expect(terraces.ids).toEqual(['botin']);
    expect(terraces.sure).toBe('1');
    expect(Number(terraces.unknown)).toBeGreaterThan(0);
    const open = await recommended(`method=${method}&open_at=now&category=museums&category=cafes`);
    expect(open.ids.slice().sort()).toEqual(['central', 'prado', 'reina-sofia']);
    expect((await recommended(`method=${method}&radius_m=1`)).ids).toEqual([]);
  });
});

test('without filters there are no counts of matches, and what is closed for works is left out', async () => {
  const plain = await recommended('limit=100');
  expect(plain.sure).toBeUndefined();
  expect(plain.unknown).toBeUndefined();
  expect(plain.ids.length).toBeGreaterThan(8);
  expect(plain.ids).not.toContain('debod');
});

test('what is shut right now comes later and says so', async () => {
  const { items } = await recommended('limit=100&include=contributions');
  const sorolla = (
    items as { place_id: string; explanation: string; contributions: { kind: string; amount: number }[] }[]
  ).find((each) => each.place_id === 'sorolla');
  expect(sorolla?.explanation).toContain('shut right now');
  expect(sorolla?.contributions.find(({ kind }) => kind === 'open')?.amount).toBeLessThan(0);
});

test.each([
  ['kind=farmacy', 'pharmacy'],
  ['feature=terrasse', 'terrace'],
  ['diet=vegann', 'vegan'],
  ['exclude=musems', 'museums'],
  ['area=Chamberri', 'Chamberí'],
])('%s is refused with the nearest known values', async (query, nearest) => {
  for (const { status, detail } of [await listed(query)]) {
    expect(status).toBe(422);
    expect(detail).toContain(nearest);
    expect(detail).not.toContain(query.split('=')[1]);
  }
  expect((await recommended(query)).status).toBe(422);
});

test.each([
  'open_at=tomorrow',
  'open_at=2026-02-30T10:00',
  'bbox=1,2,3',
  'bbox=-3.6,40.4,-3.7,40.5',
  'price_max=5',
  'radius_m=0',
  'radius_m=500',
  'near=nowhere',
  'sort=distance',
  'sort=age',
  'min_rating=6',
])('%s is refused', async (query) => {
  expect((await listed(query)).status).toBe(422);
});

test('an unknown category is refused for recommendations, and lists nothing among places as ever', async () => {
  expect((await recommended('category=musems')).status).toBe(422);
  expect(await listed('category=musems')).toMatchObject({ status: 200, ids: [], sure: '0' });
});

describe('orders', () => {
  test('by distance, by name and by prominence', async () => {
    const near = await listed(`sort=distance&${SOL}`);
    expect(near.ids.slice(0, 2)).toEqual(['gines', 'central']);
    const names = await listed('sort=name');
    expect(names.ids[0]).toBe('central');
    expect((await listed('sort=prominence')).ids).toEqual((await listed('')).ids);
  });
});

test('novelty brings lesser-known places first, in lists, in searches and in recommendations', async () => {
  const fame = async (query: string) => (await listed(query)).ids[0];
  expect(await fame('category=museums')).toBe('prado');
  expect(await fame('category=museums&novelty=1')).not.toBe('prado');
  expect(await fame('category=museums&novelty=0')).toBe('prado');
  expect(await fame('q=museo&novelty=1')).not.toBe('prado');
  expect((await listed('category=museums&novelty=1&sort=prominence')).ids[0]).toBe('prado');
  expect((await listed('novelty=2')).status).toBe(422);
});

test('asked for more, recommendations without what was shown do not repeat, until nothing is left', async () => {
  const shown: string[] = [];
  for (let round = 0; round < 4; round++) {
    const { ids } = await recommended(['limit=3', ...shown.map((id) => `exclude=${id}`)].join('&'));
    expect(ids.filter((id) => shown.includes(id))).toEqual([]);
    shown.push(...ids);
  }
  expect(shown.length).toBeGreaterThanOrEqual(10);
});

test('facets count what surely matches', async () => {
  const reply = await service.ask({ method: 'GET', url: '/api/places/facets/?category=museums' });
  expect(reply.statusCode).toBe(200);
  const facets = reply.json();
  expect(facets.total).toBe(3);
  expect(facets.category).toEqual([{ value: 'museums', count: 3 }]);
  expect(facets.open_now).toBe(2);
  expect(facets.feature).toContainEqual({ value: 'wheelchair', count: 1 });
  expect((await service.ask({ method: 'GET', url: '/api/places/facets/?kind=farmacy' })).statusCode).toBe(422);
});

test('a page of a filtered list links to the next with the same filters', async () => {
  const reply = await service.ask({
    method: 'GET',
    url: '/api/places/?category=museums&category=parks&open_at=now&limit=1',
  });
  expect(reply.headers.link).toContain('category=museums&category=parks');
  expect(reply.headers.link).toContain('open_at=now');
});
