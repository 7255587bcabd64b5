// Lists over HTTP: made, edited an entry at a time, shared to be read or edited, withdrawn.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ENTRIES } from '../../src/domain/list.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let ada: Record<string, string>;
let eve: Record<string, string>;
beforeAll(async () => {
  service = await startTestService('embedded');
  ada = bearer(await service.signIn('ada'));
  eve = bearer(await service.signIn('eve'));
});
afterAll(() => service?.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, url: string, headers: Record<string, string>, payload?: object) =>
  service.ask({ method, url, headers, ...(payload && { payload }) });
const make = async (payload: object = { name: 'Sunday', entries: [{ place_id: 'prado' }, { place_id: 'retiro' }] }) =>
  (await ask('POST', '/api/lists/', ada, payload)).json();
const edit = (id: string, version: number, ...edits: object[]) =>
  ask('PATCH', `/api/lists/${id}`, ada, { version, edits });
interface Entry {
  readonly place_id: string;
  readonly note: string;
}
const idsOf = ({ entries }: { readonly entries: readonly Entry[] }) => entries.map(({ place_id }) => place_id);

describe('a list', () => {
  test('keeps places in order with notes, names and positions', async () => {
    const list = await make({
      name: ' Sunday ',
      entries: [{ place_id: 'retiro', note: 'early' }, { place_id: 'prado' }],
    });
    expect(list).toMatchObject({ name: 'Sunday', version: 1, links: [] });
    expect(list.entries).toMatchObject([
      { place_id: 'retiro', note: 'early', name: 'Parque del Retiro', lat: 40.4153, lng: -3.6845 },
      { place_id: 'prado', note: '', added_at: expect.any(String) },
    ]);
    expect((await ask('GET', `/api/lists/${list.id}`, ada)).json()).toEqual(list);
    const [summary] = (await ask('GET', '/api/lists/', ada)).json();
    expect(summary).toMatchObject({ id: list.id, places: 2 });
  });

  test('has a place that is named twice where it was named first, with the note that it was given', async () => {
    const noted = { place_id: 'prado', note: 'the Goyas' };
    const made = await make({ name: 'Twice', entries: [noted, { place_id: 'retiro' }, { place_id: 'prado' }] });
    expect(made.entries).toMatchObject([noted, { place_id: 'retiro', note: '' }]);
    const { id } = await make({ name: 'Twice', entries: [noted, { place_id: 'retiro' }] });
    expect((await edit(id, 1, { op: 'add', place_id: 'prado' })).json().entries).toMatchObject(made.entries);
  });

  test('is edited an entry at a time, all edits or none', async () => {
    const { id } = await make();
    const after = (
      await edit(
        id,
        1,
        { op: 'add', place_id: 'sorolla', note: 'ask about tickets', at: 1 },
        { op: 'move', place_id: 'retiro', at: 0 },
        { op: 'note', place_id: 'prado', note: 'the Goyas' },
        { op: 'add', place_id: 'prado', at: 0 },
        { op: 'remove', place_id: 'nowhere' },
      )
    ).json();
    expect([idsOf(after), after.version]).toEqual([['retiro', 'prado', 'sorolla'], 2]);
    expect(after.entries.map(({ note }: Entry) => note)).toEqual(['', 'the Goyas', 'ask about tickets']);
    const failed = await edit(id, 2, { op: 'remove', place_id: 'retiro' }, { op: 'move', place_id: 'botin', at: 0 });
    expect([failed.statusCode, failed.json().code]).toEqual([422, 'list/invalid']);
    expect(idsOf((await ask('GET', `/api/lists/${id}`, ada)).json())).toEqual(['retiro', 'prado', 'sorolla']);
  });

  test('is renamed, and not on an older version than the present one', async () => {
    const { id } = await make();
    expect((await ask('PATCH', `/api/lists/${id}`, ada, { version: 1, name: 'Monday' })).json().name).toBe('Monday');
    const late = await ask('PATCH', `/api/lists/${id}`, ada, { version: 1, name: 'Tuesday' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'list/changed']);
  });

  test('holds what the catalogue has, and keeps what it no longer has', async () => {
    const admin = bearer(await service.signIn('root', 'admin'));
    const added = await ask('POST', '/api/admin/places', admin, {
      name: 'Short-lived',
      lat: 40.42,
      lng: -3.7,
      categories: ['museums'],
    });
    const { id: placeId } = added.json();
    const { id } = await make({ name: 'x', entries: [{ place_id: placeId, note: 'mine' }] });
    await ask('DELETE', `/api/admin/places/${placeId}`, admin);
    const [entry] = (await ask('GET', `/api/lists/${id}`, ada)).json().entries;
    expect(entry).toMatchObject({ place_id: placeId, note: 'mine' });
    expect(entry).not.toHaveProperty('name');
    const response = await edit(id, 1, { op: 'add', place_id: placeId });
    expect([response.statusCode, response.json().code]).toEqual([404, 'place/not-found']);
    expect(idsOf((await edit(id, 1, { op: 'remove', place_id: placeId })).json())).toEqual([]);
  });

  test('belongs to its owner alone', async () => {
    const { id } = await make();
    for (const [method, url, payload] of [
      ['GET', `/api/lists/${id}`],
      ['PATCH', `/api/lists/${id}`, { version: 1, name: 'mine' }],
      ['DELETE', `/api/lists/${id}`],
      ['POST', `/api/lists/${id}/link`, { access: 'edit' }],
      ['DELETE', `/api/lists/${id}/link`],
    ] as const) {
      expect((await ask(method, url, eve, payload)).statusCode).toBe(404);
      expect((await ask(method, url, {}, payload)).statusCode).toBe(401);
    }
    expect((await ask('GET', '/api/lists/', eve)).json()).toEqual([]);
    expect((await ask('DELETE', `/api/lists/${id}`, ada)).statusCode).toBe(200);
    expect((await ask('DELETE', `/api/lists/${id}`, ada)).statusCode).toBe(404);
  });

  test.each([
    [{ name: '  ' }, 422],
    [{ name: 'x'.repeat(121) }, 422],
    [{ name: 'two\nlines' }, 422],
    [{ name: 'x', entries: [{ place_id: 'nowhere' }] }, 404],
    [{ name: 'x', entries: [{ place_id: 'prado', note: 'a\0b' }] }, 422],
    [{ name: 'x', entries: [{ place_id: 'prado', note: 'x'.repeat(1_001) }] }, 422],
    [{ name: 'x', entries: Array.from({ length: MAX_ENTRIES + 1 }, () => ({ place_id: 'prado' })) }, 422],
  ])('that makes no sense is refused: %#', async (payload, status) => {
    expect((await ask('POST', '/api/lists/', ada, payload)).statusCode).toBe(status);
  });
});

describe('a link', () => {
  const share = async (id: string, access: 'read' | 'edit') =>
    (await ask('POST', `/api/lists/${id}/link`, ada, { access })).json().link as string;
  const statusOf = async (link: string) => (await ask('GET', `/api/shared-lists/${link}`, {})).statusCode;

  test('to read shows the list to everybody and changes nothing', async () => {
    const { id } = await make();
    const link = await share(id, 'read');
    const shared = await ask('GET', `/api/shared-lists/${link}`, {});
    expect(shared.json()).toMatchObject({ name: 'Sunday', access: 'read', entries: [{}, {}] });
    expect(shared.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(shared.json()).not.toHaveProperty('id');
    const change = await ask('PATCH', `/api/shared-lists/${link}`, eve, { version: 1, name: 'mine' });
    expect([change.statusCode, change.json().code]).toEqual([403, 'list/read-only']);
  });

  test('to edit changes the list for all', async () => {
    const { id } = await make();
    const link = await share(id, 'edit');
    const changed = await ask(
      'PATCH',
      `/api/shared-lists/${link}`,
      {},
      {
        version: 1,
        edits: [{ op: 'add', place_id: 'sorolla' }],
      },
    );
    expect(changed.json()).toMatchObject({ access: 'edit', version: 2 });
    const own = (await ask('GET', `/api/lists/${id}`, ada)).json();
    expect([idsOf(own), own.links]).toEqual([['prado', 'retiro', 'sorolla'], ['edit']]);
    expect((await ask('PATCH', `/api/shared-lists/${link}`, {}, { version: 1, name: 'x' })).statusCode).toBe(409);
  });

  test('that is made anew ends the one of its kind before, and withdrawing ends all', async () => {
    const { id } = await make();
    const [first, second, toEdit] = [await share(id, 'read'), await share(id, 'read'), await share(id, 'edit')];
    expect([await statusOf(first), await statusOf(second), await statusOf(toEdit)]).toEqual([404, 200, 200]);
    await ask('DELETE', `/api/lists/${id}/link`, ada);
    expect([await statusOf(second), await statusOf(toEdit)]).toEqual([404, 404]);
  });

  test('dies with its list and with the account', async () => {
    const leaver = bearer(await service.signIn('leaver'));
    const makeTheirs = async () => {
      const { id } = (await ask('POST', '/api/lists/', leaver, { name: 'x' })).json();
      return { id, link: (await ask('POST', `/api/lists/${id}/link`, leaver, { access: 'read' })).json().link };
    };
    const [one, other] = [await makeTheirs(), await makeTheirs()];
    await ask('DELETE', `/api/lists/${one.id}`, leaver);
    expect([await statusOf(one.link), await statusOf(other.link)]).toEqual([404, 200]);
    await ask('DELETE', '/api/users/me', leaver);
    expect(await statusOf(other.link)).toBe(404);
  });
});
