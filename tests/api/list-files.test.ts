// Lists and marks as files over HTTP: taken along, brought in from elsewhere, and a report of what was found.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let people = 0;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const somebody = async () => bearer(await service.signIn(`person${people++}`));
type Headers = Awaited<ReturnType<typeof somebody>>;
const bringIn = (headers: Headers, payload: object) =>
  service.ask({ method: 'POST', url: '/api/lists/import', headers, payload: { name: 'Mine', ...payload } });
const get = (url: string, headers: Headers) => service.ask({ url, headers });

const CSV = `Title,Note,URL
Museo del Prado,early,
Museum Prado,,"https://www.google.com/maps/search/40.4139,-3.6922"
Museo Sorolla,,"https://www.google.com/maps/search/41.3851,2.1734"
Parque,,
Zxqv Wyvern Hall,,
`;

describe('a list from elsewhere', () => {
  test('becomes a list of what is surely meant, by name or by name and position, with a report of the rest', async () => {
    const ada = await somebody();
    const response = await bringIn(ada, { content: CSV, mark: 'visited' });
    expect(response.statusCode).toBe(200);
    const report = response.json();
    expect(report.found).toMatchObject([
      { record: 'line 2', name: 'Museo del Prado', place: { place_id: 'prado', name: 'Museo del Prado' } },
      { record: 'line 3', name: 'Museum Prado', place: { place_id: 'prado' } },
    ]);
    expect(report.doubtful).toMatchObject([{ name: 'Parque', candidates: expect.any(Array) }]);
    expect(report.not_found).toMatchObject([
      { name: 'Museo Sorolla', reason: expect.stringContaining('near there') },
      { name: 'Zxqv Wyvern Hall', reason: expect.any(String) },
    ]);
    const list = (await get(`/api/lists/${report.list_id}`, ada)).json();
    expect(list).toMatchObject({ name: 'Mine', entries: [{ place_id: 'prado', note: 'early' }] });
    expect(list.entries).toHaveLength(1);
    expect((await get('/api/saves/?mark=visited', ada)).json()).toMatchObject([{ place_id: 'prado' }]);
  });

  test('on a dry run, or where nothing is found, keeps nothing', async () => {
    const ada = await somebody();
    const trial = await bringIn(ada, { content: CSV, mark: 'saved', dry_run: true });
    expect(trial.json().found).toHaveLength(2);
    const none = await bringIn(ada, { content: 'name\nZxqv Wyvern Hall\n' });
    for (const { list_id } of [trial.json(), none.json()]) expect(list_id).toBeUndefined();
    expect((await get('/api/lists/', ada)).json()).toEqual([]);
    expect((await get('/api/saves/', ada)).json()).toEqual([]);
  });

  test.each([
    ['a document type', '<!DOCTYPE kml [<!ENTITY a "b">]><kml/>', 422, 'import/bad-data'],
    ['deep JSON', `{"features":[${'['.repeat(20_000)}`, 422, 'import/bad-data'],
    ['a NUL', 'name\na\0b\n', 422, 'request/invalid'],
    ['more than a megabyte of letters', `name\n${'x'.repeat(1_000_001)}`, 422, 'request/invalid'],
    ['more than a request may have', `name\n${'x'.repeat(3_000_000)}`, 413, 'request/malformed'],
  ])('with %s is refused', async (_what, content, status, code) => {
    const response = await bringIn(await somebody(), { content });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().detail.length).toBeGreaterThan(10);
  });
});

describe('a file', () => {
  test.each(['geojson', 'kml', 'csv'] as const)('as %s comes back as the same list', async (kind) => {
    const ada = await somebody();
    const entries = [
      { place_id: 'retiro', note: 'with, "quotes" & <signs>' },
      { place_id: 'prado', note: '' },
      { place_id: 'sorolla', note: '' },
    ];
    const made = await service.ask({
      method: 'POST',
      url: '/api/lists/',
      headers: ada,
      payload: { name: 'x', entries },
    });
    const file = await get(`/api/lists/${made.json().id}.${kind}`, ada);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="list.${kind}"`);
    const { list_id } = (await bringIn(ada, { content: file.body })).json();
    const again = (await get(`/api/lists/${list_id}`, ada)).json();
    expect(again.entries.map(({ place_id, note }: (typeof entries)[0]) => ({ place_id, note }))).toEqual(entries);
  });

  test.each([
    ['geojson', 'application/geo+json'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
    ['csv', 'text/csv'],
  ])('of marks as %s has its type, all marks or one kind, and nobody else’s', async (kind, type) => {
    const [ada, eve] = [await somebody(), await somebody()];
    for (const path of ['prado/saved', 'retiro/hidden'])
      await service.ask({ method: 'PUT', url: `/api/saves/${path}`, headers: ada });
    const all = await get(`/api/saves.${kind}`, ada);
    expect(all.headers['content-type']).toContain(type);
    expect([all.body.includes('Prado'), all.body.includes('Retiro')]).toEqual([true, true]);
    expect((await get(`/api/saves.${kind}?mark=saved`, ada)).body).not.toContain('Retiro');
    expect((await get(`/api/saves.${kind}`, eve)).body).not.toContain('Prado');
    expect((await service.ask({ url: `/api/saves.${kind}` })).statusCode).toBe(401);
  });

  test('of somebody else’s list is none', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    const { id } = (
      await service.ask({ method: 'POST', url: '/api/lists/', headers: ada, payload: { name: 'x' } })
    ).json();
    expect((await get(`/api/lists/${id}.csv`, eve)).statusCode).toBe(404);
  });
});
