// Places as administrators make, edit and remove them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { importCatalogue } from '../../src/usecases/importing/import.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const NEW = {
  name: 'Bar La Prueba',
  lat: 40.4153,
  lng: -3.7071,
  categories: ['pubs/bars'],
  types: ['bar'],
  description: { en: 'A bar.', es: 'Un bar.' },
  opening_hours: 'Mo-Su 12:00-24:00',
  price_level: 2,
  prices: [{ what: { en: 'A beer', es: 'Una caña' }, amount: 1.8, as_of: '2026-01-31' }],
  website: 'https://bar.example/carta',
  phone: '+34 910 000 000',
  wheelchair: 'limited',
  prominence: 2.5,
};

const FAULTS: Record<string, unknown> = {
  'no name': { ...NEW, name: undefined },
  'a blank name': { ...NEW, name: '  ' },
  'a name of two lines': { ...NEW, name: 'Bar\nPrueba' },
  'a name of 201 letters': { ...NEW, name: 'x'.repeat(201) },
  'a latitude in Barcelona': { ...NEW, lat: 41.38 },
  'a longitude as text': { ...NEW, lng: '-3.7' },
  'no longitude': { ...NEW, lng: undefined },
  'no category': { ...NEW, categories: [] },
  'an alias for a category': { ...NEW, categories: ['bar'] },
  'a category twice': { ...NEW, categories: ['parks', 'parks'] },
  'hours in prose': { ...NEW, opening_hours: 'every day until late' },
  'free entry that does not parse': { ...NEW, free_entry: 'Mo-Xx 10:00' },
  'a price level of 5': { ...NEW, price_level: 5 },
  'a negative price': { ...NEW, prices: [{ what: { en: 'x' }, amount: -1 }] },
  'a price without a meaning': { ...NEW, prices: [{ amount: 1 }] },
  'a script for a website': { ...NEW, website: 'javascript:alert(1)' },
  'letters in the telephone': { ...NEW, phone: 'call me please' },
  'an unknown wheelchair': { ...NEW, wheelchair: 'maybe' },
  'a prominence of 6': { ...NEW, prominence: 6 },
  'an id with a slash': { ...NEW, id: 'a/b' },
  'a NUL in the description': { ...NEW, description: { en: 'a\0b' } },
  'a date of month 13': { ...NEW, checked_on: '2026-13-01' },
};

describe.each(DATABASES)('places under administration over %s', (kind) => {
  let service: TestService;
  let admin: string;
  let carmen: string;
  const folder = mkdtempSync(join(tmpdir(), 'paseo-admin-'));
  beforeAll(async () => {
    service = await startTestService(kind);
    [admin, carmen] = [await service.signIn('root', 'admin'), await service.signIn('carmen')];
  });
  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as = admin) =>
    service.ask({ method, url: `/api/admin/places${path}`, headers: bearer(as), ...(payload && { payload }) });
  const add = async (more: object = {}) => (await ask('POST', '', { ...NEW, ...more })).json();
  const shown = (id: string) => service.ask({ url: `/api/places/${id}?include=facts` });
  const entries = async (id: string) =>
    (
      await service.ask({ url: `/api/admin/audit-log?object=place&object_id=${id}`, headers: bearer(admin) })
    ).json() as { action: string; details: object }[];
  const importRow = (row: object) => {
    const file = join(folder, 'rows.jsonl');
    writeFileSync(file, `${JSON.stringify(row)}\n`);
    const repositories = repositoriesIn(service.composed.database);
    return importCatalogue({ ...repositories, actor: { kind: 'cli' } }, 'jsonl', file);
  };
  const review = (id: string) =>
    service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(carmen),
      payload: { place_id: id, rating: 4, comment: 'my own words' },
    });

  test('a new place is filed under its district and is served and recommended at once', async () => {
    const before = service.composed.service.catalogue.current().catalogue.version;
    const response = await ask('POST', '', NEW);
    expect(response.statusCode).toBe(200);
    const made = response.json();
    expect(made).toMatchObject({ ...NEW, district: 'Centro', source: 'administrator', provenance: {}, joined: [] });
    expect(made.id).toMatch(/^bar-la-prueba-[\w-]{6}$/u);
    expect(Number(service.composed.service.catalogue.current().catalogue.version)).toBeGreaterThan(Number(before));
    expect((await shown(made.id)).json()).toMatchObject({
      name: NEW.name,
      facts: { opening_hours: NEW.opening_hours },
    });
    const near = await service.ask({
      url: `/api/recommendations/?lat=${NEW.lat}&lng=${NEW.lng}&limit=100`,
      headers: bearer(carmen),
    });
    expect(near.json().map(({ place_id }: { place_id: string }) => place_id)).toContain(made.id);
    expect(await entries(made.id)).toMatchObject([{ action: 'created', actor: { kind: 'user' } }]);
  });

  test('an id may be chosen, but only once, also when two choose it together', async () => {
    expect((await ask('POST', '', { ...NEW, id: 'my-bar' })).json().id).toBe('my-bar');
    const again = await ask('POST', '', { ...NEW, id: 'my-bar' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'place/exists']);
    const both = await Promise.all([ask('POST', '', { ...NEW, id: 'twin' }), ask('POST', '', { ...NEW, id: 'twin' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each(Object.keys(FAULTS))('a place with %s is refused', async (name) => {
    const response = await ask('POST', '', FAULTS[name] as object);
    expect([response.statusCode, response.json().code]).toEqual([422, 'request/invalid']);
  });

  test('an edit changes what it names, marks it, and null says that something is not known', async () => {
    const { id } = await add();
    const changed = await ask('PATCH', `/${id}`, { name: 'Bar Otro', phone: null, lat: 40.48, lng: -3.707 });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ name: 'Bar Otro', website: NEW.website, district: 'Fuencarral-El Pardo' });
    expect(changed.json()).not.toHaveProperty('phone');
    expect(Object.keys(changed.json().provenance).sort()).toEqual(['barrio', 'district', 'name', 'phone', 'position']);
    expect((await shown(id)).json().name).toBe('Bar Otro');
    const [latest] = await entries(id);
    expect(latest).toMatchObject({
      action: 'changed',
      details: { fields: ['barrio', 'district', 'name', 'phone', 'position'] },
    });
    expect(JSON.stringify(await entries(id))).not.toContain('Otro');
  });

  test('an edit that says nothing new changes nothing', async () => {
    const { id } = await add();
    const before = service.composed.service.catalogue.current().catalogue.version;
    expect((await ask('PATCH', `/${id}`, { name: NEW.name, prices: NEW.prices })).statusCode).toBe(200);
    expect((await ask('PATCH', `/${id}`, {})).statusCode).toBe(200);
    expect(service.composed.service.catalogue.current().catalogue.version).toBe(before);
    expect(await entries(id)).toHaveLength(1);
  });

  test('edits of one place at the same time all count', async () => {
    const { id } = await add();
    const edits = [{ name: 'A' }, { phone: null }, { price_level: 4 }, { website: null }, { prominence: 1 }];
    const answers = await Promise.all(edits.map((edit) => ask('PATCH', `/${id}`, edit)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const after = (await ask('GET', `/${id}`)).json();
    expect(after).toMatchObject({ name: 'A', price_level: 4, prominence: 1 });
    expect(after).not.toHaveProperty('phone');
    expect(after).not.toHaveProperty('website');
  });

  test('an import leaves alone what an administrator edited, and brings the rest', async () => {
    const row = { id: 'sala', name: 'Sala', lat: 40.42, lng: -3.7, types: ['museum'], phone: '+34 911 111 111' };
    await importRow(row);
    await service.composed.service.catalogue.refresh();
    await ask('PATCH', '/sala', { phone: '+34 922 222 222' });
    await importRow({ ...row, phone: '+34 933 333 333', website: 'https://sala.example' });
    await service.composed.service.catalogue.refresh();
    expect((await ask('GET', '/sala')).json()).toMatchObject({
      phone: '+34 922 222 222',
      website: 'https://sala.example',
      provenance: { phone: { source: 'administrator' } },
    });
    const [latest] = (
      await service.ask({ url: '/api/admin/audit-log?object=catalogue&limit=1', headers: bearer(admin) })
    ).json();
    expect(latest).toMatchObject({
      actor: { kind: 'cli' },
      action: 'imported',
      details: { source: 'jsonl', changed: 1 },
    });
  });

  test('a field that is given back is open to imports again, without changing before', async () => {
    const row = { id: 'given', name: 'Sala', lat: 40.42, lng: -3.7, types: ['museum'], phone: '+34 911 111 111' };
    await importRow(row);
    await service.composed.service.catalogue.refresh();
    await ask('PATCH', '/given', { phone: null, opening_hours: '24/7' });
    const given = await ask('PATCH', '/given', { release: ['phone', 'opening_hours'] });
    expect([given.statusCode, given.json().provenance, given.json().opening_hours]).toEqual([200, {}, '24/7']);
    expect((await entries('given'))[0]?.details).toEqual({ released: ['openingHours', 'phone'] });
    await importRow(row);
    await service.composed.service.catalogue.refresh();
    const after = (await ask('GET', '/given')).json();
    expect([after.phone, after.opening_hours]).toEqual(['+34 911 111 111', undefined]);
    expect((await ask('PATCH', '/given', { release: ['id'] })).statusCode).toBe(422);
  });

  test('a place that nobody reviewed goes, and no import brings it back until it is made again', async () => {
    const row = { id: 'gone', name: 'Gone', lat: 40.42, lng: -3.7, types: ['museum'] };
    await importRow(row);
    await service.composed.service.catalogue.refresh();
    expect((await ask('DELETE', '/gone')).json()).toEqual({ detail: 'Place removed' });
    expect((await shown('gone')).statusCode).toBe(404);
    expect((await ask('DELETE', '/gone')).statusCode).toBe(404);
    const report = await importRow(row);
    expect(report.rejections).toEqual([{ record: 'gone', reason: 'an administrator removed it' }]);
    expect((await ask('POST', '', { ...NEW, id: 'gone' })).statusCode).toBe(200);
    expect((await importRow(row)).counts.rejected).toBe(0);
  });

  test('a place with reviews is closed for good: never recommended, its reviews stay, and it can be opened again', async () => {
    const { id } = await add();
    await review(id);
    expect((await ask('DELETE', `/${id}`)).json()).toEqual({ detail: 'Place closed for good' });
    expect((await shown(id)).statusCode).toBe(200);
    const near = await service.ask({
      url: `/api/recommendations/?lat=${NEW.lat}&lng=${NEW.lng}&limit=100`,
      headers: bearer(await service.signIn('luis')),
    });
    expect(near.json().map(({ place_id }: { place_id: string }) => place_id)).not.toContain(id);
    expect((await entries(id)).map(({ action }) => action)).toEqual(['closed', 'created']);
    expect((await ask('GET', '?closed=true')).json()).toMatchObject([{ id, closed_for_good: true }]);
    expect((await ask('PATCH', `/${id}`, { closed_for_good: false })).json().closed_for_good).toBe(false);
  });

  test('a review and a removal at the same time never lose the review without saying so', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await add();
      const [written, removed] = await Promise.all([review(id), ask('DELETE', `/${id}`)]);
      const isThere = (await shown(id)).statusCode === 200;
      expect(removed.statusCode).toBe(200);
      expect([written.statusCode, isThere]).toEqual(isThere ? [200, true] : [404, false]);
    }
  });

  test('places are found by a part of their name, without case and accent, or by their id', async () => {
    const found = async (query: string) => (await ask('GET', query)).json().map(({ id }: { id: string }) => id);
    expect(await found('?q=SOFIA')).toEqual(['reina-sofia']);
    expect(await found('?q=botin')).toEqual(['botin']);
    expect(await found('?q=nothing+like+it')).toEqual([]);
    const page = await ask('GET', '?limit=2&offset=1');
    expect(page.json()).toHaveLength(2);
    expect(Number(page.headers['x-total-count'])).toBeGreaterThan(10);
  });

  test.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', '/prado'],
    ['PATCH', '/prado'],
    ['DELETE', '/prado'],
  ] as const)('%s %s wants an administrator', async (method, path) => {
    const payload = method === 'POST' || method === 'PATCH' ? {} : undefined;
    const refused = await ask(method, path, payload, carmen);
    expect([refused.statusCode, refused.json().detail]).toEqual([403, 'Insufficient permissions']);
    expect((await ask(method, path, payload, 'nonsense')).statusCode).toBe(401);
    expect((await shown('prado')).statusCode).toBe(200);
  });

  test.each(['GET', 'PATCH', 'DELETE'] as const)('%s of an unknown place is 404', async (method) => {
    const response = await ask(method, '/nowhere', method === 'PATCH' ? { name: 'x' } : undefined);
    expect([response.statusCode, response.json().detail]).toEqual([404, 'Place not found']);
  });
});
