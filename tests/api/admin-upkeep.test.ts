// What administrators watch and mend: models, reviews, imports, duplicates, health.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import { catalogueOf } from '../../src/domain/catalogue.ts';
import { fixedClock } from '../../src/system/clock.ts';
import { likelyDuplicates } from '../../src/usecases/admin/duplicates.ts';
import { importCatalogue, importTogether } from '../../src/usecases/importing/import.ts';
import { planImport } from '../../src/usecases/importing/plan.ts';
import { openModels } from '../../src/usecases/models.ts';
import { MADRID } from '../support/city.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { addTwoModelSets } from '../support/model-sets.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const TWINS = [
  aPlace({ id: 'comercial-1', name: 'Café Comercial', categories: ['cafes'], phone: '+34 910 882 525', source: 'a' }),
  aPlace({ id: 'comercial-2', name: 'Cafe Comercial', categories: ['cafes'], phone: '910882525', source: 'b' }),
];

const ONE = { id: 'one', name: 'One', lat: 40.44, lng: -3.67, categories: ['parks'] };

describe.each(DATABASES)('upkeep over %s', (kind) => {
  let service: TestService;
  let admin: string;
  let carmen: string;
  beforeAll(async () => {
    service = await startTestService(kind, { places: [...littleMadrid, ...TWINS] });
    [admin, carmen] = [await service.signIn('root', 'admin'), await service.signIn('carmen')];
  });
  afterAll(() => service?.close());

  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, as = admin) =>
    service.ask({ method, url: `/api/admin/${path}`, headers: bearer(as) });
  const read = async (path: string) => (await ask('GET', path)).json();
  const latest = async (object: string) => (await read(`audit-log?limit=1&object=${object}`))[0];
  const repositories = () => repositoriesIn(service.composed.database);

  test('of two sets of models the older is one step away, and other processes notice', async () => {
    expect(await read('models')).toEqual([]);
    const { liveModels } = service.composed.service;
    const { first, second } = await addTwoModelSets(service.composed);
    const elsewhere = openModels(repositories().models);
    await elsewhere.refresh();

    const response = await ask('POST', `models/${first.id}/activate`);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: first.id, is_active: true, is_serving: true },
    ]);
    await elsewhere.refresh();
    expect([elsewhere.current()?.id, liveModels.current()?.id]).toEqual([first.id, first.id]);
    expect(await read('models')).toMatchObject([
      { id: second.id, is_active: false, is_serving: false, verdict: 'the same again' },
      { id: first.id, is_active: true, is_serving: true, metrics: { places: 14 } },
    ]);
    expect(await latest('model-set')).toMatchObject({ action: 'activated', object_id: String(first.id) });
  });

  test('a set that cannot be read does not take over, and an unknown one is 404', async () => {
    const { models } = service.composed.service;
    const active = await models.active();
    const broken = ['svd', 'autoencoder', 'ensemble'].map((method) => ({
      method,
      hash: `broken-${method}`,
      bytes: new Uint8Array(64),
    }));
    const { id } = await models.add({ artifacts: broken, metrics: {}, verdict: 'a test', activate: false });
    const refused = await ask('POST', `models/${id}/activate`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'model-set/unreadable']);
    expect((await models.active())?.id).toBe(active?.id);
    expect((await ask('POST', 'models/999999/activate')).statusCode).toBe(404);
  });

  test('everybody’s reviews are read from the latest, and one that must not stay goes with its rating', async () => {
    const write = (id: string, rating: number) =>
      service.ask({
        method: 'POST',
        url: '/api/reviews/',
        headers: bearer(carmen),
        payload: { place_id: id, rating, comment: `about ${id}` },
      });
    await write('central', 5);
    await write('prado', 1);
    const reviews = await read('reviews');
    expect(reviews).toMatchObject([
      { place_id: 'prado', place_name: 'Museo del Prado', username: 'carmen', rating: 1, comment: 'about prado' },
      { place_id: 'central', username: 'carmen', rating: 5 },
    ]);
    expect(await read('reviews?place_id=central')).toEqual([reviews[1]]);
    expect(await read(`reviews?before=${reviews[0].id}&limit=1`)).toEqual([reviews[1]]);

    const removed = await ask('DELETE', `reviews/${reviews[1].id}`);
    expect(removed.json()).toEqual({ detail: 'Review deleted' });
    expect((await service.ask({ url: '/api/places/central' })).json()).toMatchObject({ user_ratings_total: 0 });
    expect(await latest('review')).toMatchObject({ action: 'removed', details: { placeId: 'central' } });
    expect((await ask('DELETE', `reviews/${reviews[1].id}`)).statusCode).toBe(404);
  });

  test('an import leaves its report, whether or not it changed anything; a dry run leaves none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-imports-'));
    const file = join(folder, 'places.jsonl');
    writeFileSync(file, '{"id":"x","name":"Equis","lat":40.42,"lng":-3.7,"types":["museum"]}\n{"id":"y"}\n');
    const bring = (dryRun: boolean) =>
      importCatalogue({ ...repositories(), actor: { kind: 'cli' } }, 'jsonl', file, { dryRun });
    await bring(true);
    expect(await read('imports')).toEqual([]);
    await bring(false);
    await bring(false);
    rmSync(folder, { recursive: true });
    expect(await read('imports')).toMatchObject([
      { counts: { new: 0, unchanged: 1, rejected: 1 } },
      {
        source: 'jsonl',
        file: 'places.jsonl',
        counts: { read: 2, new: 1 },
        rejections: [{ reason: expect.any(String) }],
      },
    ]);
    expect(await read('imports?limit=1')).toHaveLength(1);
  });

  test('of files that are imported together all come, each with its report, or none does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-imports-'));
    const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')];
    const bring = () => importTogether({ ...repositories(), actor: { kind: 'cli' } }, 'jsonl', [first, second]);
    writeFileSync(first, '{"id":"z","name":"Zeta","lat":40.42,"lng":-3.7,"types":["museum"]}\n');
    const before = await read('imports');
    await expect(bring()).rejects.toThrow();
    expect(await read('imports')).toEqual(before);
    expect((await service.ask({ url: '/api/places/z' })).statusCode).toBe(404);
    // The second file knows what the first one brought.
    writeFileSync(
      second,
      '{"id":"z","name":"Zeta","lat":40.42,"lng":-3.7,"types":["museum"],"website":"https://z.example"}\n',
    );
    expect((await bring()).map(({ counts }) => [counts.new, counts.changed])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    rmSync(folder, { recursive: true });
    expect(await read('imports?limit=2')).toMatchObject([{ file: 'second.jsonl' }, { file: 'first.jsonl' }]);
  });

  test('two rows of one place are joined: gaps are filled, reviews move, and imports of the other mean the first', async () => {
    const write = (token: string, id: string, rating: number) =>
      service.ask({
        method: 'POST',
        url: '/api/reviews/',
        headers: bearer(token),
        payload: { place_id: id, rating },
      });
    const other = { ...ONE, id: 'one-2', website: 'https://one.example', name: 'Uno' };
    const add = (payload: object) =>
      service.ask({ method: 'POST', url: '/api/admin/places', headers: bearer(admin), payload });
    await add(ONE);
    await add(other);
    await write(carmen, 'one', 2);
    await write(carmen, 'one-2', 5);
    await write(admin, 'one-2', 4);
    const join = (payload: object) =>
      service.ask({ method: 'POST', url: '/api/admin/places/one/join', headers: bearer(admin), payload });
    const response = await join({ other: 'one-2' });
    expect(response.json()).toMatchObject({
      id: 'one',
      name: 'One',
      aliases: ['Uno'],
      website: 'https://one.example',
      joined: ['one-2'],
      rating: 3,
      user_ratings_total: 2,
    });
    expect((await service.ask({ url: '/api/places/one-2' })).statusCode).toBe(404);
    expect(await latest('place')).toMatchObject({ action: 'joined', details: { other: 'one-2', reviews: 1 } });
    expect(await repositories().reviews.ratingOf(asPlaceId('one'))).toEqual({ mean: 3, count: 2 });

    const plan = planImport(
      new Map((await repositories().places.all()).rows.map((row) => [row.place.id, row])),
      [aPlace({ id: 'one-2', name: 'Uno', phone: '+34 910 000 001' })],
      { resolve: true },
    );
    expect([plan.added, plan.merged]).toMatchObject([[], [{ incoming: 'one-2', into: 'one' }]]);

    const refused = await Promise.all([
      join({ other: 'one' }),
      join({ other: 'one-2' }),
      join({}),
      join({ other: '/' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422, 422]);
  });

  test('two places that were told apart are no pair any more, in whichever order, until that is taken back', async () => {
    const apart = (id: string, other: unknown) =>
      service.ask({
        method: 'POST',
        url: `/api/admin/places/${id}/distinct`,
        headers: bearer(admin),
        payload: { other },
      });
    const pairs = async () => (await read('duplicates')).pairs.length;
    expect(await pairs()).toBe(1);
    expect((await apart('comercial-2', 'comercial-1')).json()).toEqual({ detail: 'Places told apart' });
    expect((await apart('comercial-1', 'comercial-2')).statusCode).toBe(200);
    expect(await pairs()).toBe(0);
    expect(await latest('place')).toMatchObject({ action: 'separated', object_id: 'comercial-2' });
    expect((await ask('DELETE', 'places/comercial-1/distinct/comercial-2')).statusCode).toBe(200);
    expect(await pairs()).toBe(1);
    expect(await latest('place')).toMatchObject({ action: 'reconsidered', details: { other: 'comercial-2' } });
    expect((await ask('DELETE', 'places/comercial-1/distinct/comercial-2')).statusCode).toBe(404);
    const refused = await Promise.all([apart('prado', 'prado'), apart('prado', 'nowhere'), apart('prado', 7)]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422]);
  });

  test('two places that seem to be one are shown as a pair, until one of them is gone', async () => {
    const { pairs, looked, places } = await read('duplicates');
    expect(pairs).toMatchObject([{ one: { id: 'comercial-1' }, other: { id: 'comercial-2' } }]);
    expect(pairs[0].score).toBeGreaterThan(0.9);
    expect(looked).toBe(places);
    await ask('DELETE', 'places/comercial-2');
    expect((await read('duplicates')).pairs).toEqual([]);
  });

  test('health names what is served and what background work did', async () => {
    const { liveModels } = service.composed.service;
    service.composed.service.rounds.started('a round');
    service.composed.service.rounds.ended('a round', 'TypeError');
    const health = await read('health');
    expect(health).toMatchObject({
      ready: true,
      parts: { database: true },
      catalogue: { places: service.composed.service.catalogue.current().catalogue.places.length },
      models: { serving: liveModels.current()?.id },
    });
    const rounds = new Map(health.rounds.map((round: { name: string }) => [round.name, round]));
    expect(rounds.get('refresh the catalogue')).toMatchObject({ every_seconds: 3600, is_running: false });
    expect(rounds.get('a round')).toMatchObject({ runs: 1, failures: 1, last_failure: 'TypeError' });
  });

  test('every route of administration is for administrators alone', async () => {
    const { paths } = (await service.ask({ url: '/openapi.json' })).json();
    const routes = Object.entries<Record<string, unknown>>(paths).filter(([path]) => path.startsWith('/api/admin/'));
    for (const [path, methods] of routes) {
      for (const method of Object.keys(methods).map((each) => each.toUpperCase() as 'GET')) {
        const url = path.replace(/\{[^}]+\}/gu, '1');
        const answers = await Promise.all([
          service.ask({ method, url, headers: bearer(carmen) }),
          service.ask({ method, url }),
        ]);
        expect([method, path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([method, path, 403, 401]);
        expect(answers[0]?.json().detail).toBe('Insufficient permissions');
      }
    }
    expect(routes.length).toBeGreaterThan(12);
  });
});

const NONE_APART = { known: async () => () => false };

test('the search for duplicates ends when its time is up, and says how far it came', async () => {
  let now = 0;
  const impatient = {
    now: () => {
      now += 3_000;
      return new Date(now);
    },
  };
  const many = Array.from({ length: 50 }, (_, i) => aPlace({ id: `p${i}`, name: `Place ${i}` }));
  const { looked, places } = await likelyDuplicates(
    { clock: impatient, distinctPlaces: NONE_APART, city: MADRID },
    catalogueOf('1', many),
  );
  expect([looked < 10, places]).toEqual([true, 50]);
  const closed = many.map((place) => ({ ...place, closedForGood: true }));
  expect(
    await likelyDuplicates(
      { clock: fixedClock(new Date(0)), distinctPlaces: NONE_APART, city: MADRID },
      catalogueOf('2', closed),
    ),
  ).toEqual({
    pairs: [],
    looked: 0,
    places: 0,
  });
});
