// Endpoints 9 and 10.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { CATEGORIES, categoryName } from '../../src/vocabulary/categories.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const PLACE_FIELDS = ['id', 'lat', 'lng', 'name', 'rating', 'types', 'user_ratings_total'];
const inOrder = [...littleMadrid]
  .sort((a, b) => b.prominence - a.prominence || (a.id < b.id ? -1 : 1))
  .map(({ id }) => id);

describe.each(DATABASES)('places over %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service?.close());
  const list = (query = '') => service.ask({ url: `/api/places/${query}` });
  const ids = async (query = '') => (await list(query)).json().map(({ id }: { id: string }) => id);

  test('all places, best known first, without descriptions', async () => {
    const response = await list();
    expect(response.headers['content-type']).toContain('application/json');
    expect(await ids()).toEqual(inOrder);
    for (const place of response.json()) expect(Object.keys(place).sort()).toEqual(PLACE_FIELDS);
  });

  test('a place without ratings shows zeros', async () => {
    expect((await list()).json().find(({ id }: { id: string }) => id === 'central')).toMatchObject({
      rating: 0,
      user_ratings_total: 0,
    });
  });

  test('paging goes through everything once and says how much there is', async () => {
    const pages = await Promise.all([0, 5, 10].map((offset) => list(`?limit=5&offset=${offset}`)));
    expect(pages.flatMap((page) => page.json().map(({ id }: { id: string }) => id))).toEqual(inOrder);
    expect(pages[0]?.headers['x-total-count']).toBe('12');
    expect(pages[1]?.headers.link).toBe(
      '</api/places/?limit=5&offset=0>; rel="first", </api/places/?limit=5&offset=0>; rel="prev", </api/places/?limit=5&offset=10>; rel="next", </api/places/?limit=5&offset=10>; rel="last"',
    );
  });

  test('links repeat what was asked here, and nobody else’s position', async () => {
    const first = await list('?limit=7&lat=40.4354&lng=-3.6925&lang=es');
    expect(first.headers.link).toContain('lat=40.4354');
    expect((await list('?limit=7')).headers.link).toBe(
      '</api/places/?limit=7&offset=0>; rel="first", </api/places/?limit=7&offset=7>; rel="next", </api/places/?limit=7&offset=7>; rel="last"',
    );
  });

  test('past the end there is nothing', async () => {
    expect(await ids('?offset=12')).toEqual([]);
    expect(await ids('?offset=999999999')).toEqual([]);
  });

  test('a limit above 500 is taken as 500', async () => {
    expect((await list('?limit=100000')).headers.link).toContain('limit=500');
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=1.5',
    'limit=abc',
    'limit=',
    'limit=5&limit=6',
    'limit=Infinity',
    'offset=1e999',
    'offset=-1',
    'offset=x',
    'offset=0.5',
    'offset=',
    `category=${'x'.repeat(201)}`,
  ])('?%s is invalid', async (query) => {
    const response = await list(`?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].pointer).toMatch(/^\/(limit|offset|category)$/u);
  });

  test.each(['museums', 'museum', 'Museums', 'MUSEOS', 'museo', 'exposiciones', '%20museums%20'])(
    '?category=%s finds the museums',
    async (name) => {
      expect(await ids(`?category=${name}`)).toEqual(['prado', 'reina-sofia', 'sorolla']);
    },
  );

  test.each(['pubs/bars', 'pubs%2Fbars', 'bar', 'CERVECERÍA', 'cerveceria', 'pub/bar'])(
    '?category=%s finds the bar',
    async (name) => {
      expect(await ids(`?category=${name}`)).toEqual(['viva']);
    },
  );

  test.each(['rowing lake', 'Rowing lakes', 'ROWING LAKES', 'rowing_lake'])(
    '?category=%s finds a label of one or of several',
    async (name) => {
      await repositoriesIn(service.composed.database).places.apply({
        put: [{ place: aPlace({ id: 'pond', name: 'Estanque', types: ['rowing lake'] }), fingerprint: 'pond' }],
        remove: [],
      });
      await service.composed.service.catalogue.refresh();
      expect(await ids(`?category=${encodeURIComponent(name)}`)).toEqual(['pond']);
      await repositoriesIn(service.composed.database).places.apply({ put: [], remove: ['pond' as never] });
      await service.composed.service.catalogue.refresh();
    },
  );

  test.each(['spaceships', 'mus', 'museumsx', '%25', "' or 1=1 --", '日本'])(
    '?category=%s finds nothing',
    async (name) => {
      expect(await ids(`?category=${encodeURIComponent(decodeURIComponent(name))}`)).toEqual([]);
    },
  );

  test.each(CATEGORIES)('%s is found by its English and its Spanish name alike', async (category) => {
    const [english, spanish] = [
      await ids(`?category=${encodeURIComponent(category)}`),
      await ids(`?category=${encodeURIComponent(categoryName(category, 'es'))}`),
    ];
    expect(spanish).toEqual(english);
  });

  test('an unknown parameter is ignored, and a blank category means all', async () => {
    expect(await ids('?colour=red')).toEqual(inOrder);
    expect(await ids('?category=')).toEqual(inOrder);
  });

  test('with and without a trailing slash', async () => {
    expect((await service.ask({ url: '/api/places?limit=1' })).json()).toEqual((await list('?limit=1')).json());
  });

  test('free text finds by name, by meaning in either language, and in spite of slips', async () => {
    expect((await ids('?q=reina%20sofia'))[0]).toBe('reina-sofia');
    expect(['retiro', 'campo']).toContain((await ids('?q=green%20park'))[0]);
    expect((await ids('?q=discoteca'))[0]).toBe('kapital');
    expect((await ids('?q=Museo%20Sorola'))[0]).toBe('sorolla');
    expect(await ids('?q=xqzvw')).toEqual([]);
  });

  test('free text combines with a category, a position and paging', async () => {
    expect(await ids('?q=madrid%20museo&category=museums&limit=1')).toHaveLength(1);
    const near = await service.ask({ url: '/api/places/?q=museo%20cerca&lat=40.4354&lng=-3.6925' });
    expect(near.json()[0].id).toBe('sorolla');
    expect(near.headers.link).toContain('q=museo+cerca');
    expect((await list('?q=museo&lat=91&lng=0')).statusCode).toBe(422);
  });

  test('an unchanged list is not sent again', async () => {
    const { etag } = (await list()).headers;
    const again = await service.ask({ url: '/api/places/', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['any', () => '*', 304],
    ['one of several', (tag: string) => `"other", W/${tag}`, 304],
    ['another', () => '"other"', 200],
  ])('a caller who knows %s of the tags', async (_which, known, status) => {
    const { etag } = (await list()).headers;
    const again = await service.ask({ url: '/api/places/', headers: { 'if-none-match': known(String(etag)) } });
    expect(again.statusCode).toBe(status);
  });

  test('places by their ids come in that order, once, without those that are unknown', async () => {
    const response = await list('?ids=sorolla,nowhere,prado,sorolla');
    expect(response.json().map(({ id }: { id: string }) => id)).toEqual(['sorolla', 'prado']);
    expect(response.headers['x-total-count']).toBe('2');
    for (const place of response.json()) expect(Object.keys(place).sort()).toEqual(PLACE_FIELDS);
  });

  test('a list comes with facts when asked for, the same that each place alone has', async () => {
    const response = await list('?ids=prado,sorolla&include=facts&lang=es');
    expect(response.headers['content-language']).toBe('es');
    for (const { id, facts } of response.json()) {
      expect(facts).toEqual((await service.ask({ url: `/api/places/${id}?include=facts&lang=es` })).json().facts);
    }
    expect((await list('?include=facts&limit=500')).headers.link).toContain('limit=100');
  });

  test.each(['ids=', 'ids=a,,b', 'ids=a%2Fb', `ids=${Array(101).fill('a')}`, 'include=all', 'lang=fr'])(
    '?%s is invalid too',
    async (query) => {
      expect((await list(`?${query}`)).statusCode).toBe(422);
    },
  );

  test('one place, with its description in the language asked for', async () => {
    const english = await service.ask({ url: '/api/places/prado' });
    expect(Object.keys(english.json()).sort()).toEqual([...PLACE_FIELDS, 'description'].sort());
    expect(english.json().description).toBe('About prado.');
    const spanish = await service.ask({
      url: '/api/places/prado/',
      headers: { 'accept-language': 'fr, es;q=0.8, en;q=0.5' },
    });
    expect([spanish.json().description, spanish.headers['content-language']]).toEqual(['Sobre prado.', 'es']);
  });

  test('with all its facts when asked for', async () => {
    const { facts } = (await service.ask({ url: '/api/places/prado?include=facts&lang=es' })).json();
    expect(facts).toMatchObject({
      categories: ['museums'],
      prices: [],
      source: 'test',
      nearest_station: { name: expect.any(String) },
      stations: expect.arrayContaining([expect.objectContaining({ network: 'metro', lines: expect.any(Array) })]),
    });
    expect(facts).not.toHaveProperty('address');
    expect(facts.hours).toBeUndefined();
    expect((await service.ask({ url: '/api/places/prado?include=all' })).statusCode).toBe(422);
  });

  test.each(['nowhere', 'PRADO', '%00', 'a%2Fb', '..%2F..%2Fetc', 'x'.repeat(200)])(
    'the place %s does not exist',
    async (id) => {
      const response = await service.ask({ url: `/api/places/${id}` });
      expect([response.statusCode, response.json().detail]).toEqual([404, 'Place not found']);
    },
  );

  test('a review counts in the rating at once, in the list and alone, and is gone when taken back', async () => {
    const token = await service.signIn('carmen');
    const ratingOf = async () => {
      const { rating, user_ratings_total: total } = (await service.ask({ url: '/api/places/central' })).json();
      expect((await list('?category=cafes')).json()[0]).toMatchObject({ rating, user_ratings_total: total });
      return [rating, total];
    };
    expect(await ratingOf()).toEqual([0, 0]);
    await service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(token),
      payload: { place_id: 'central', rating: 4 },
    });
    expect(await ratingOf()).toEqual([4, 1]);
    await service.ask({ method: 'DELETE', url: '/api/reviews/central', headers: bearer(token) });
    expect(await ratingOf()).toEqual([0, 0]);
  });

  test('a new catalogue is taken up by a replica that looks for it', async () => {
    const { places } = repositoriesIn(service.composed.database);
    await places.apply({
      put: [{ place: aPlace({ id: 'new-one', categories: ['resorts'] }), fingerprint: 'n' }],
      remove: [],
    });
    expect((await service.ask({ url: '/api/places/new-one' })).statusCode).toBe(404);
    await service.composed.service.catalogue.refresh();
    expect((await service.ask({ url: '/api/places/new-one' })).statusCode).toBe(200);
    expect(await ids('?category=resorts')).toEqual(['new-one']);
  });
});
