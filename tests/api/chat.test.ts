// Endpoint 16 and the widget's way to it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DomainError } from '../../src/domain/errors.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const FIELDS = ['distance', 'lat', 'lng', 'name', 'place_id', 'rating', 'score', 'types', 'user_ratings_total'];
const SOL = { latitude: 40.4168, longitude: -3.7038 };
const BAD_MESSAGES: Record<string, unknown> = {
  'nothing in it': {},
  'a list': [],
  'no message': { location: SOL },
  'an empty message': { message: '' },
  'a blank message': { message: ' \n ' },
  'a numeric message': { message: 5 },
  'a null message': { message: null },
  'a NUL in it': { message: 'mus\0eums' },
  'a message of 2001': { message: 'x'.repeat(2_001) },
  'a message of 5000': { message: 'x'.repeat(5_000) },
  'half a location': { message: 'museums', location: { latitude: 40.4 } },
  'the other half': { message: 'museums', location: { longitude: -3.7 } },
  'a location as text': { message: 'museums', location: 'Sol' },
  'an empty location': { message: 'museums', location: {} },
  'a latitude out of range': { message: 'museums', location: { latitude: 91, longitude: 0 } },
  'a longitude out of range': { message: 'museums', location: { latitude: 0, longitude: 181 } },
  'coordinates as text': { message: 'museums', location: { latitude: '40.4', longitude: '-3.7' } },
  'a conversation id with spaces': { message: 'museums', conversation_id: 'a b' },
  'a user as object': { message: 'museums', user_id: {} },
};

describe.each(DATABASES)('the chat over %s', (kind) => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    token = await service.signIn('carmen');
  });
  afterAll(() => service?.close());
  const say = (payload: unknown, headers: Record<string, string> = bearer(token)) =>
    service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('an answer has recommendations without explanation, a text, and what was understood', async () => {
    const response = await say({ message: 'I love museums, what is near me?', location: SOL });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual(['extracted_preferences', 'recommendations', 'response_text']);
    const { recommendations, response_text: text, extracted_preferences: preferences } = response.json();
    expect(preferences.museums).toBeGreaterThanOrEqual(4.5);
    expect(recommendations.length).toBeGreaterThan(0);
    for (const item of recommendations) {
      expect(Object.keys(item).sort()).toEqual(FIELDS);
      expect(text).toContain(item.name);
    }
    expect(recommendations[0].types).toEqual(['museum']);
  });

  test('Spanish is answered in Spanish', async () => {
    const response = await say({ message: '¿Qué parques hay cerca?', location: SOL });
    expect(response.headers['content-language']).toBe('es');
    expect(response.json().response_text).toMatch(/[áéíóúñ¿¡]| el | de | del | a /u);
  });

  test.each(Object.keys(BAD_MESSAGES))('a message with %s is invalid', async (name) => {
    const response = await say(BAD_MESSAGES[name]);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toBeTypeOf('string');
  });

  test('the limit of a message counts characters, as people do, after trimming', async () => {
    expect((await say({ message: '😀'.repeat(2_000) })).statusCode).toBe(200);
    expect((await say({ message: '😀'.repeat(2_001) })).statusCode).toBe(422);
    expect((await say({ message: `museums${' '.repeat(5_000)}` })).statusCode).toBe(200);
  });

  test.each([
    ['text/event-stream', 'text/event-stream'],
    ['Text/Event-Stream', 'text/event-stream'],
    ['application/json, text/event-stream', 'text/event-stream'],
    ['text/event-stream;q=0.5, application/json', 'application/json; charset=utf-8'],
    ['text/event-stream;q=0, */*', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
  ])('whoever accepts %s gets %s', async (accept, type) => {
    const { headers } = await say({ message: 'museums near Sol?' }, { ...bearer(token), accept });
    expect(headers['content-type']).toBe(type);
  });

  test('the user id of the body is accepted and ignored', async () => {
    for (const user_id of ['someone else', 42])
      expect((await say({ message: 'museums near Sol?', user_id })).statusCode).toBe(200);
  });

  test('a conversation goes on under its id and belongs to one person', async () => {
    const first = await say({ message: 'museums near Sol?', location: SOL });
    const id = String(first.headers['x-conversation-id']);
    const second = await say({ message: 'what are the opening hours of the first one?', conversation_id: id });
    expect(second.headers['x-conversation-id']).toBe(id);
    expect(second.json().response_text).toContain(first.json().recommendations[0].name);
    const luis = await service.signIn('luis');
    const stranger = await say(
      { message: 'what are the opening hours of the first one?', conversation_id: id },
      bearer(luis),
    );
    expect(stranger.json().response_text).not.toContain(first.json().recommendations[0].name);
  });

  const talkOf = async (headers: Record<string, string>) => {
    const { conversations } = (await service.ask({ url: '/api/users/me/export', headers })).json();
    return conversations as readonly { id: string; turn: number; memory: { seen: readonly string[] } }[];
  };

  test('messages at the same moment are all counted, first ones too', async () => {
    for (let round = 0; round < 6; round++) {
      const own = bearer(await service.signIn(`hasty${round}`));
      const messages = ['museums near Sol?', 'I love parks', 'cafes', 'more', 'restaurants', 'hello'];
      const responses = await Promise.all(messages.map((message) => say({ message, location: SOL }, own)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(messages.map(() => 200));
      const talks = await talkOf(own);
      expect(talks.map(({ turn }) => turn)).toEqual([messages.length]);
    }
  });

  test('a request that is sent again gets the same answer and skips no page of results', async () => {
    const own = bearer(await service.signIn('patient'));
    await say({ message: 'places to eat', location: SOL, client_id: 'q-1' }, own);
    const more = { message: 'more', client_id: 'q-2' };
    const [first, again] = await Promise.all([say(more, own), say(more, own)]);
    expect(again.json()).toEqual(first.json());
    expect((await say(more, own)).json()).toEqual(first.json());
    const [talk] = await talkOf(own);
    expect(talk?.turn).toBe(2);
    const next = (await say({ message: 'more', client_id: 'q-3' }, own)).json().recommendations;
    const shown = first.json().recommendations.map((each: { place_id: string }) => each.place_id);
    expect(next.some((each: { place_id: string }) => shown.includes(each.place_id))).toBe(false);
  });

  test('what is forgotten is gone at the service, for accounts and for visitors', async () => {
    const own = bearer(await service.signIn('forgetful'));
    const { access_token: guest } = (await service.ask({ method: 'POST', url: '/api/visitor/token' })).json();
    for (const headers of [own, bearer(guest)]) {
      const { 'x-conversation-id': id } = (await say({ message: 'museums', location: SOL }, headers)).headers;
      const forget = (query = '') =>
        service.ask({ method: 'DELETE', url: `/api/recommendations/chat${query}`, headers });
      expect((await forget('?conversation_id=another')).statusCode).toBe(200);
      const { response_text: later } = (await say({ message: 'the second one' }, headers)).json();
      expect((await forget(`?conversation_id=${id}`)).statusCode).toBe(200);
      const { response_text: anew } = (await say({ message: 'the second one' }, headers)).json();
      expect(anew).not.toBe(later);
      expect((await forget()).statusCode).toBe(200);
    }
    expect(await talkOf(own)).toEqual([]);
  });

  test('a message under way brings no deleted account back', async () => {
    for (let round = 0; round < 8; round++) {
      const own = bearer(await service.signIn(`leaving${round}`));
      const { id } = (await service.ask({ url: '/api/users/me', headers: own })).json();
      const leave = service.ask({ method: 'DELETE', url: '/api/users/me', headers: own });
      const messages = ['plan my day tomorrow', 'museums'].map((message) => say({ message, location: SOL }, own));
      const [left, ...said] = await Promise.all([leave, ...messages]);
      expect(left.statusCode).toBe(200);
      for (const { statusCode } of said) expect([200, 401]).toContain(statusCode);
      const owner = `user:${id}` as const;
      expect(await service.composed.service.conversations.listOf(owner)).toEqual([]);
      expect(await service.composed.service.plans.listOf(owner)).toEqual([]);
    }
  });

  test('a plan made in the chat is a plan of /api/plans/, and what the page changes the chat knows', async () => {
    const own = bearer(await service.signIn('planner'));
    const made = await say({ message: 'plan my day tomorrow', location: SOL }, own);
    const id = made.headers['x-plan-id'];
    const read = async () => (await service.ask({ url: `/api/plans/${id}`, headers: own })).json();
    const stopsIn = (plan: { days: { stops: { place_id: string }[] }[] }) =>
      plan.days.flatMap(({ stops }) => stops.map(({ place_id: each }) => each));
    const plan = await read();
    expect(stopsIn(plan)).toEqual(made.json().recommendations.map((each: { place_id: string }) => each.place_id));
    const [gone] = stopsIn(plan);
    await service.ask({
      method: 'PATCH',
      url: `/api/plans/${id}`,
      headers: own,
      payload: { version: plan.version, edits: [{ op: 'remove', place_id: gone }] },
    });
    const shifted = await say({ message: 'start an hour later' }, own);
    expect(shifted.headers['x-plan-id']).toBe(id);
    expect(shifted.json().recommendations.map((each: { place_id: string }) => each.place_id)).not.toContain(gone);
    expect((await read()).version).toBe(plan.version + 2);
    await service.ask({ method: 'DELETE', url: `/api/plans/${id}`, headers: own });
    const { headers: after } = await say({ message: 'start an hour later' }, own);
    expect(after['x-plan-id']).toBeUndefined();
  });

  test('asked for events, it streams what it understood, what it found, the text, and the whole', async () => {
    const response = await say({ message: 'museums near Sol?' }, { ...bearer(token), accept: 'text/event-stream' });
    expect(response.headers['content-type']).toBe('text/event-stream');
    const events = response.body
      .trim()
      .split('\n\n')
      .map((each) => /^event: (\w+)\ndata: (.*)$/u.exec(each))
      .map((match) => ({ name: match?.[1], data: JSON.parse(match?.[2] ?? 'null') }));
    expect([...new Set(events.map(({ name }) => name))]).toEqual(['preferences', 'recommendations', 'text', 'done']);
    const spoken = events.filter(({ name }) => name === 'text').map(({ data }) => data.delta);
    const done = events.at(-1)?.data;
    expect(spoken.join('')).toBe(done.response_text);
    expect(done.recommendations).toEqual(events.find(({ name }) => name === 'recommendations')?.data);
    expect(done.conversation_id).toBeTypeOf('string');
  });

  test('a stream that cannot begin is refused like any other request', async () => {
    const { conversations } = service.composed.service;
    const away = new DomainError('storage/unavailable', 'away', { retryAfterS: 1 });
    const reading = vi.spyOn(conversations, 'findLatest').mockRejectedValueOnce(away);
    const refused = await say({ message: 'museums near Sol?' }, { ...bearer(token), accept: 'text/event-stream' });
    reading.mockRestore();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json()).toMatchObject({ detail: 'away', code: 'storage/unavailable' });
  });

  test('nothing that is said is stored in the account', async () => {
    await say({ message: 'I love theatres and hate bars', location: SOL });
    expect((await service.ask({ url: '/api/preferences/', headers: bearer(token) })).json()).toEqual([]);
  });

  test('a widget key is traded for a token that only the chat takes, only from its own site', async () => {
    const admin = await service.signIn('root', 'admin');
    const origin = 'https://blog.example';
    const made = await service.ask({
      method: 'POST',
      url: '/api/admin/widget-keys',
      headers: bearer(admin),
      payload: { label: 'blog', allowed_origins: [origin] },
    });
    expect(made.json().key).toMatch(/^pk_/u);
    const trade = (key: string, from?: string) =>
      service.ask({
        method: 'POST',
        url: '/api/widget/token',
        payload: { key },
        headers: from ? { origin: from } : {},
      });

    expect((await trade('pk_unknown', origin)).statusCode).toBe(401);
    expect((await trade(made.json().key, 'https://evil.example')).statusCode).toBe(403);
    expect((await trade(made.json().key)).statusCode).toBe(403);
    const traded = await trade(made.json().key, origin);
    expect(traded.headers['access-control-allow-origin']).toBe(origin);
    const { access_token: widgetToken, token_type: type, expires_in: lifetime } = traded.json();
    expect([type, lifetime]).toEqual(['bearer', 900]);

    const answer = await say({ message: 'museums near Sol?' }, { ...bearer(widgetToken), origin });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(
      (await say({ message: 'museums?' }, { ...bearer(widgetToken), origin: 'https://evil.example' })).statusCode,
    ).toBe(401);
    for (const url of ['/api/users/me', '/api/preferences/', '/api/reviews/', '/api/recommendations/?lat=40&lng=-3']) {
      expect((await service.ask({ url, headers: bearer(widgetToken) })).statusCode).toBe(401);
    }
    const preflight = await service.ask({
      method: 'OPTIONS',
      url: '/api/recommendations/chat',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    const refused = await service.ask({
      method: 'OPTIONS',
      url: '/api/recommendations/chat',
      headers: { origin: 'https://evil.example' },
    });
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();

    const revoked = await service.ask({
      method: 'DELETE',
      url: `/api/admin/widget-keys/${made.json().id}`,
      headers: bearer(admin),
    });
    expect(revoked.statusCode).toBe(200);
    expect((await say({ message: 'museums?' }, { ...bearer(widgetToken), origin })).statusCode).toBe(401);
    expect((await trade(made.json().key, origin)).statusCode).toBe(401);
  });
});
