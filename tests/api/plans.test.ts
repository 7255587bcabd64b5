// Plans over HTTP: made, filled, changed, shared, withdrawn, exported, erased; and visitors without an account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const [PRADO, RETIRO] = ['prado', 'retiro'];
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  const places: { id: string; name: string }[] = (await service.ask({ url: '/api/places/?limit=500' })).json();
  const find = (name: string) => places.find((place) => place.name.includes(name))!.id;
  ids = { [PRADO!]: find('Prado'), [RETIRO!]: find('Retiro') };
});

const day = (stops?: readonly object[], more: object = {}) => ({
  date: '2026-05-20',
  ...(stops && { stops }),
  ...more,
});
const post = (payload: object, headers = ada) => service.ask({ method: 'POST', url: '/api/plans/', headers, payload });
const twoStops = () => post({ title: 'Two', days: [day([{ place_id: ids.prado }, { place_id: ids.retiro }])] });

test('a plan without a name is called after its days, in the language of who makes it', async () => {
  const days = [day([]), { ...day([]), date: '2026-05-21' }];
  const titleFor = async (language: string) => {
    const answer = await service.ask({
      ...{ method: 'POST', url: '/api/plans/', payload: { days }, headers: { ...ada, 'accept-language': language } },
    });
    return answer.json().title;
  };
  expect(await titleFor('en')).toBe('Wednesday 20 May – Thursday 21 May');
  expect(await titleFor('es')).toBe('Miércoles, 20 de mayo – Jueves, 21 de mayo');
});

describe('a plan', () => {
  test('comes back with its times, in the order given', async () => {
    const response = await twoStops();
    expect(response.statusCode).toBe(200);
    const plan = response.json();
    expect(plan).toMatchObject({ title: 'Two', version: 1, shared: false, time_zone: 'Europe/Madrid' });
    const [{ stops }] = plan.days;
    expect(stops.map(({ place_id: id }: { place_id: string }) => id)).toEqual([ids.prado, ids.retiro]);
    expect(stops[0].begin >= '10:00' && stops[1].begin > stops[0].begin).toBe(true);
  });

  test('without stops is filled with places that are not closed', async () => {
    const plan = (await post({ days: [day(undefined, { from: '10:00', until: '18:00' })] })).json();
    const [{ stops, over }] = plan.days;
    expect(stops.length).toBeGreaterThan(1);
    expect(stops.map(({ open }: { open: string }) => open)).not.toContain('no');
    expect(over).toBe(false);
  });

  test('is changed by edits on the version that was read, and not on an older one', async () => {
    const { id, version } = (await twoStops()).json();
    const patch = (payload: object) => service.ask({ method: 'PATCH', url: `/api/plans/${id}`, headers: ada, payload });
    const moved = await patch({
      version,
      edits: [
        { op: 'move', place_id: ids.retiro, at: 0 },
        { op: 'shift', minutes: 60 },
      ],
    });
    expect(moved.json()).toMatchObject({
      version: 2,
      days: [{ from: '11:00', stops: [{ place_id: ids.retiro }, {}] }],
    });
    expect((await patch({ version, edits: [{ op: 'order' }] })).statusCode).toBe(409);
    const wrong = await patch({ version: 2, edits: [{ op: 'remove', place_id: 'nowhere' }] });
    expect([wrong.statusCode, wrong.json().detail]).toEqual([422, 'the place is not a stop of this plan']);
  });

  test('belongs to its owner alone', async () => {
    const { id } = (await twoStops()).json();
    for (const url of [`/api/plans/${id}`, `/api/plans/${id}.ics`]) {
      expect((await service.ask({ url, headers: eve })).statusCode).toBe(404);
      expect((await service.ask({ url })).statusCode).toBe(401);
    }
    const deleted = await service.ask({ method: 'DELETE', url: `/api/plans/${id}`, headers: eve });
    expect(deleted.statusCode).toBe(404);
    const listed = (await service.ask({ url: '/api/plans/', headers: eve })).json();
    expect(listed).toEqual([]);
  });

  test.each([
    [{ days: [{ date: '2026-02-31' }] }, 422],
    [{ days: [] }, 422],
    [{ days: [{ date: '2026-05-20', stops: [{ place_id: 'nowhere' }] }] }, 404],
    [{ days: [{ date: '2026-05-20', fill: { category: ['spaceports'] } }] }, 422],
    [{ days: [{ date: '2026-05-20', from: '25:00' }] }, 422],
  ])('that makes no sense is refused: %j', async (payload, status) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toEqual(expect.any(String));
  });
});

describe('a link', () => {
  test('shows the plan to everybody until it is withdrawn', async () => {
    const { id } = (await twoStops()).json();
    const { link } = (await service.ask({ method: 'POST', url: `/api/plans/${id}/link`, headers: ada })).json();
    const shared = await service.ask({ url: `/api/shared/${link}` });
    expect([shared.statusCode, shared.json().title]).toEqual([200, 'Two']);
    expect(shared.json()).not.toHaveProperty('id');
    const calendar = await service.ask({ url: `/api/shared/${link}.ics` });
    expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.body.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
    expect(calendar.headers['cache-control']).toBe('no-store');
    await service.ask({ method: 'DELETE', url: `/api/plans/${id}/link`, headers: ada });
    for (const url of [`/api/shared/${link}`, `/api/shared/${link}.ics`])
      expect((await service.ask({ url })).statusCode).toBe(404);
  });

  test('that is made anew ends the one before', async () => {
    const { id } = (await twoStops()).json();
    const make = async () =>
      (await service.ask({ method: 'POST', url: `/api/plans/${id}/link`, headers: ada })).json().link;
    const [first, second] = [await make(), await make()];
    const statusOf = async (link: string) => (await service.ask({ url: `/api/shared/${link}` })).statusCode;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });
});

test('files have their types, the times of the city, and the places', async () => {
  const { id } = (await twoStops()).json();
  const file = (kind: string) => service.ask({ url: `/api/plans/${id}.${kind}`, headers: ada });
  const [ics, gpx, geojson] = [await file('ics'), await file('gpx'), await file('geojson')];
  expect(ics.headers['content-type']).toContain('text/calendar');
  // Ten in the morning and the walk, two hours ahead of UTC in May.
  expect(ics.body).toMatch(/DTSTART:20260520T08\d{4}Z/u);
  expect(gpx.body).toContain('<rtept lat="40.');
  expect(JSON.parse(geojson.body).features).toHaveLength(3);
});

describe('a visitor without an account', () => {
  const welcome = async (headers = {}) =>
    (await service.ask({ method: 'POST', url: '/api/visitor/token', headers })).json().access_token as string;

  test('plans and chats, and does nothing else', async () => {
    const guest = bearer(await welcome());
    expect((await post({ days: [day([{ place_id: ids.prado }])] }, guest)).statusCode).toBe(200);
    const said = {
      method: 'POST',
      url: '/api/recommendations/chat',
      payload: { message: 'museums near Sol' },
    } as const;
    expect((await service.ask({ ...said, headers: guest })).statusCode).toBe(200);
    for (const url of [
      '/api/users/me',
      '/api/preferences/',
      '/api/reviews/',
      '/api/recommendations/?lat=40.4&lng=-3.7',
    ]) {
      expect([url, (await service.ask({ url, headers: guest })).statusCode]).toEqual([url, 401]);
    }
  });

  test('stays the same visitor when the token is renewed, and is another without it', async () => {
    const first = await welcome();
    await post({ days: [day([{ place_id: ids.prado }])] }, bearer(first));
    const plansOf = async (token: string) => (await service.ask({ url: '/api/plans/', headers: bearer(token) })).json();
    expect(await plansOf(await welcome(bearer(first)))).toHaveLength(1);
    expect(await plansOf(await welcome())).toEqual([]);
  });
});

test('plans are part of what is handed out, and go with the account', async () => {
  const gone = bearer(await service.signIn('gone'));
  const { id } = (await post({ days: [day([{ place_id: ids.prado }])] }, gone)).json();
  const { link } = (await service.ask({ method: 'POST', url: `/api/plans/${id}/link`, headers: gone })).json();
  const { plans } = (await service.ask({ url: '/api/users/me/export', headers: gone })).json();
  expect(plans).toHaveLength(1);
  await service.ask({ method: 'DELETE', url: '/api/users/me', headers: gone });
  expect((await service.ask({ url: `/api/shared/${link}` })).statusCode).toBe(404);
});
