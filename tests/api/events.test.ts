// Events over HTTP: bound to the list that caused them, once each, own only, and nothing of them without consent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_EVENTS_A_DAY, MOST_EVENTS_A_DAY_FROM_ADDRESS } from '../../src/domain/event.ts';
import { createListIds } from '../../src/system/list-ids.ts';
import { bearer, SECRET, startTestService, type TestService } from '../support/service.ts';

const PAGE = 'https://page.example';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let service: TestService;
let people = 0;
let nowMs = Date.now();
beforeAll(async () => {
  service = await startTestService('embedded', { clock: { now: () => new Date(nowMs) } });
});
afterAll(() => service?.close());

type Headers = Readonly<Record<string, string>>;
const somebody = async (): Promise<Headers> => bearer(await service.signIn(`person${people++}`));
const visitor = async (): Promise<Headers> =>
  bearer((await service.ask({ method: 'POST', url: '/api/visitor/token' })).json().access_token);

interface List {
  readonly id: string;
  readonly places: readonly string[];
}
async function listFor(headers: Headers, url = '/api/recommendations/?lat=40.4168&lng=-3.7038'): Promise<List> {
  const response = await service.ask({ url, headers });
  return {
    id: String(response.headers['x-recommendation-id']),
    places: response.json().map((each: { id?: string; place_id?: string }) => each.place_id ?? each.id),
  };
}

const eventOf = (list: List, at: number, changes: object = {}) => ({
  id: `event${at}`,
  kind: 'opened',
  place_id: list.places[at],
  recommendation_id: list.id,
  ...changes,
});
const send = (headers: Headers, ...events: readonly object[]) =>
  service.ask({ method: 'POST', url: '/api/events/', headers, payload: { consent: true, events } });
const kept = async (headers: Headers) => (await service.ask({ url: '/api/events/', headers })).json();

describe('an event', () => {
  test('takes position, method and day from the list that caused it', async () => {
    const ada = await somebody();
    const list = await listFor(ada);
    expect((await send(ada, eventOf(list, 2, { kind: 'website' }))).json()).toEqual({ accepted: 1, ignored: 0 });
    expect(await kept(ada)).toEqual([
      {
        day: new Date(nowMs).toISOString().slice(0, 10),
        kind: 'website',
        place_id: list.places[2],
        surface: 'recommendations',
        ranked_by: expect.stringMatching(/^(affinity|ensemble|transfer)$/u),
        list: expect.any(String),
        position: 3,
      },
    ]);
  });

  test('is bound to lists of endpoint 9 and of the chat as well, streamed or not', async () => {
    const ada = await somebody();
    const places = await listFor(ada, '/api/places/?limit=3');
    const chat = async (accept: string) =>
      service.ask({
        method: 'POST',
        url: '/api/recommendations/chat',
        headers: { ...ada, accept },
        payload: { message: 'Which museums do you recommend?' },
      });
    const answered = await chat('application/json');
    const streamed = await chat('text/event-stream');
    const done = JSON.parse(streamed.body.split('event: done\ndata: ')[1] ?? '{}');
    const spoken = {
      id: String(answered.headers['x-recommendation-id']),
      places: answered.json().recommendations.map(({ place_id }: { place_id: string }) => place_id),
    };
    await send(ada, eventOf(places, 1), eventOf(spoken, 0, { id: 'of-chat' }), {
      ...eventOf(spoken, 0, { id: 'of-stream' }),
      place_id: done.recommendations[0].place_id,
      recommendation_id: done.recommendation_id,
    });
    const surfaces = (await kept(ada)).map(({ surface, position }: { surface: string; position: number }) => [
      surface,
      position,
    ]);
    expect(surfaces.sort()).toEqual([
      ['chat', 1],
      ['chat', 1],
      ['places', 2],
    ]);
  });

  test('counts once however often it is sent, also in one batch and by many at once', async () => {
    const ada = await somebody();
    const list = await listFor(ada);
    const event = eventOf(list, 0);
    await send(ada, event, event);
    await Promise.all(Array.from({ length: 20 }, () => send(ada, event, eventOf(list, 1))));
    expect(await kept(ada)).toHaveLength(2);
  });

  test('of another person with the same id is another event', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    const list = await listFor(ada);
    await send(ada, eventOf(list, 0));
    await send(eve, eventOf(list, 0));
    expect([await kept(ada), await kept(eve)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test.each([
    ['of a place that was not in the list', { place_id: 'nowhere' }],
    ['with an id that nobody issued', { recommendation_id: 'A'.repeat(80) }],
    ['with an id that was signed by another service', { recommendation_id: foreignId() }],
  ])('%s is ignored', async (_, changes) => {
    const ada = await somebody();
    const list = await listFor(ada);
    const answer = await send(ada, eventOf(list, 0, changes));
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: 0, ignored: 1 }]);
    expect(await kept(ada)).toEqual([]);
  });

  test('with one letter of its id changed is ignored', async () => {
    const ada = await somebody();
    const list = await listFor(ada);
    for (const at of [0, 10, 40, list.id.length - 2]) {
      const other = list.id[at] === 'x' ? 'y' : 'x';
      const changed = `${list.id.slice(0, at)}${other}${list.id.slice(at + 1)}`;
      expect((await send(ada, eventOf(list, 0, { recommendation_id: changed }))).json().accepted).toBe(0);
    }
  });

  test('more than a day after its list is ignored', async () => {
    const list = await listFor(await somebody());
    nowMs += DAY_MS + HOUR_MS;
    expect((await send(await somebody(), eventOf(list, 0))).json()).toEqual({ accepted: 0, ignored: 1 });
    // Back: in the last hours of a day the store, which has its own clock, looks no further ahead than tomorrow.
    nowMs -= DAY_MS + HOUR_MS;
  });

  test.each([
    ['without consent', { consent: false }],
    ['without a word about consent', { consent: undefined }],
    ['of an unknown kind', { events: [{ id: 'a', kind: 'bought', place_id: 'prado', recommendation_id: 'x' }] }],
    ['that are none', { events: [] }],
  ])('events %s are refused', async (_, changes) => {
    const ada = await somebody();
    const payload = { consent: true, events: [eventOf(await listFor(ada), 0)], ...changes };
    const answer = await service.ask({ method: 'POST', url: '/api/events/', headers: ada, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request/invalid']);
    expect(await kept(ada)).toEqual([]);
  });
});

describe('whose events', () => {
  test('visitors read and erase their own without an account; others’ stay', async () => {
    const [one, other, ada] = [await visitor(), await visitor(), await somebody()];
    const list = await listFor(ada);
    await send(one, eventOf(list, 0));
    await send(other, eventOf(list, 1));
    expect(await kept(one)).toMatchObject([{ place_id: list.places[0] }]);
    expect((await service.ask({ method: 'DELETE', url: '/api/events/', headers: one })).statusCode).toBe(200);
    expect(await kept(one)).toEqual([]);
    expect(await kept(other)).toHaveLength(1);
  });

  test('nobody sends, reads or erases without a token', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect((await service.ask({ method, url: '/api/events/' })).statusCode).toBe(401);
    expect((await send({}, eventOf(await listFor(await somebody()), 0))).statusCode).toBe(401);
  });

  test('a page sends events where its key takes them, with the key noted, and not elsewhere', async () => {
    const admin = bearer(await service.signIn(`root${people++}`, 'admin'));
    const made = await service.ask({
      method: 'POST',
      url: '/api/admin/widget-keys',
      headers: admin,
      payload: { label: 'a page', allowed_origins: [PAGE] },
    });
    const { key, id, collects_events } = made.json();
    expect(collects_events).toBe(false);
    const traded = await service.ask({
      method: 'POST',
      url: '/api/widget/token',
      headers: { origin: PAGE },
      payload: { key },
    });
    const page = { ...bearer(traded.json().access_token), origin: PAGE };
    const answer = await service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: page,
      payload: { message: 'museums' },
    });
    const list = {
      id: String(answer.headers['x-recommendation-id']),
      places: answer.json().recommendations.map(({ place_id }: { place_id: string }) => place_id),
    };
    expect((await send(page, eventOf(list, 0))).json().code).toBe('events/not-collected');
    await service.ask({
      method: 'PATCH',
      url: `/api/admin/widget-keys/${id}`,
      headers: admin,
      payload: { collects_events: true },
    });
    const taken = await send(page, eventOf(list, 0));
    expect(taken.headers['access-control-allow-origin']).toBe(PAGE);
    expect(taken.json()).toEqual({ accepted: 1, ignored: 0 });
    expect(await kept(page)).toMatchObject([{ widget_key_id: id, surface: 'chat' }]);
  });
});

describe('too many events', () => {
  test('of one owner and day are ignored; those of others are not', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    const list = await listFor(ada);
    const batch = (from: number, size: number) =>
      Array.from({ length: size }, (_, at) => eventOf(list, 0, { id: `many${from + at}` }));
    for (let from = 0; from < MOST_EVENTS_A_DAY - 100; from += 100) await send(ada, ...batch(from, 100));
    expect((await send(ada, ...batch(MOST_EVENTS_A_DAY, 60))).json()).toEqual({ accepted: 60, ignored: 0 });
    expect((await send(ada, ...batch(MOST_EVENTS_A_DAY + 60, 60))).json()).toEqual({ accepted: 40, ignored: 20 });
    expect((await send(ada, eventOf(list, 1))).json()).toEqual({ accepted: 0, ignored: 1 });
    expect(await kept(ada)).toHaveLength(MOST_EVENTS_A_DAY);
    expect((await send(eve, eventOf(list, 1))).json().accepted).toBe(1);
  });

  test('of one address are ignored, however many new visitors it makes; other addresses and accounts are not', async () => {
    const sendFrom = (remoteAddress: string, headers: Headers, events: readonly object[]) =>
      service.ask({ method: 'POST', url: '/api/events/', headers, remoteAddress, payload: { consent: true, events } });
    const list = await listFor({}, '/api/places/?limit=3');
    const batch = (from: number) =>
      Array.from({ length: 100 }, (_, at) => eventOf(list, 0, { id: `many${from + at}` }));
    let accepted = 0;
    for (let one = 0; one <= MOST_EVENTS_A_DAY_FROM_ADDRESS / MOST_EVENTS_A_DAY; one++) {
      const newcomer = await visitor();
      for (let from = 0; from < MOST_EVENTS_A_DAY; from += 100)
        accepted += (await sendFrom('2001:db8::1', newcomer, batch(from))).json().accepted;
    }
    expect(accepted).toBe(MOST_EVENTS_A_DAY_FROM_ADDRESS);
    const another = await visitor();
    expect((await sendFrom('2001:db8::2', another, [eventOf(list, 1)])).json()).toEqual({ accepted: 0, ignored: 1 });
    expect((await sendFrom('2001:db8:0:1::1', another, [eventOf(list, 1)])).json().accepted).toBe(1);
    expect((await sendFrom('2001:db8::1', await somebody(), [eventOf(list, 1)])).json().accepted).toBe(1);
  });

  test('thirty requests a minute, where the service limits rates', async () => {
    const limited = await startTestService('embedded', { environment: { RATE_LIMIT_PER_MINUTE: '1000' } });
    try {
      const headers = bearer(await limited.signIn('ada'));
      const payload = {
        consent: true,
        events: [{ id: 'a', kind: 'opened', place_id: 'prado', recommendation_id: 'none' }],
      };
      const statuses: number[] = [];
      for (let at = 0; at < 32; at++)
        statuses.push((await limited.ask({ method: 'POST', url: '/api/events/', headers, payload })).statusCode);
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
      expect((await limited.ask({ url: '/api/events/', headers })).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

test('no two lists have the same id', async () => {
  const ada = await somebody();
  expect((await listFor(ada)).id).not.toBe((await listFor(ada)).id);
});

function foreignId(): string {
  const ids = createListIds({ secret: `${SECRET} of another`, clock: { now: () => new Date(nowMs) } });
  return ids.issue({ surface: 'places', rankedBy: 'listing', placeIds: ['prado' as never] });
}
