// Numbers for operators: what is counted of lists, questions and conversations, and what never is.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NUMBERS_A_SLICE } from '../../src/db/numbers.ts';
import { forgetOldNumbers } from '../../src/usecases/admin/numbers.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let admin: Record<string, string>;
let ada: Record<string, string>;
beforeAll(async () => {
  service = await startTestService('embedded');
  admin = { ...bearer(await service.signIn('root', 'admin')) };
  ada = { ...bearer(await service.signIn('ada')) };
});
afterAll(() => service?.close());

const say = (message: string, conversation: string, headers = ada) =>
  service.ask({
    method: 'POST',
    url: '/api/recommendations/chat',
    headers,
    payload: { message, conversation_id: conversation, location: { latitude: 40.41, longitude: -3.7 } },
  });
const numbers = async (query = '') => {
  await service.composed.service.tally.flush();
  const response = await service.ask({ url: `/api/admin/numbers${query}`, headers: admin });
  const body = response.json();
  const of = (measure: string): Record<string, number> => {
    const found = body.measures.find((each: { measure: string }) => each.measure === measure);
    return Object.fromEntries(found.labels.map(({ label, count }: { label: string; count: number }) => [label, count]));
  };
  return { body, of };
};

test('questions are counted by where, by language, by what is wanted and where, and by how far a talk came', async () => {
  await say('Which museums do you recommend?', 'one');
  await say('¿Qué parques hay en Retiro?', 'two');
  await service.ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038', headers: ada });
  await service.ask({ url: `/api/places/question/?q=${encodeURIComponent('museums')}` });
  const { of, body } = await numbers();
  expect(of('asked')).toEqual({ chat: 2, recommendations: 1, search: 1 });
  expect(of('language').es).toBe(1);
  expect(of('wanted')).toMatchObject({ 'category:museums': 2, 'category:parks': 1 });
  expect(Object.keys(of('where')).join()).toMatch(/Retiro/u);
  expect(of('conversation')).toMatchObject({ began: 2, listed: 2 });
  expect(body.days).toEqual([{ day: new Date().toISOString().slice(0, 10), asked: 4 }]);
});

test('an answer without a place is counted as such', async () => {
  const before = (await numbers()).of('empty').recommendations ?? 0;
  const empty = await service.ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038&feature=spa', headers: ada });
  expect(empty.json()).toEqual([]);
  expect((await numbers()).of('empty').recommendations).toBe(before + 1);
});

test('a search of the list of places is counted once, and whether it found none; reading the catalogue is not', async () => {
  const before = await numbers();
  const placesOf = ({ of }: typeof before) => [of('asked').places ?? 0, of('empty').places ?? 0];
  const [asked, empty] = placesOf(before) as [number, number];
  const ask = async (query: string) => (await service.ask({ url: `/api/places/?${query}` })).json().length;
  expect(await ask('limit=5')).toBe(5);
  expect(await ask('category=museums')).toBeGreaterThan(0);
  expect(placesOf(await numbers())).toEqual([asked, empty]);
  expect(await ask('q=prado')).toBeGreaterThan(0);
  expect(await ask('q=prado&offset=1')).toBe(0);
  expect(placesOf(await numbers())).toEqual([asked + 1, empty]);
  expect(await ask('q=flibbertigibbet')).toBe(0);
  expect(await ask('feature=spa')).toBe(0);
  expect(placesOf(await numbers())).toEqual([asked + 3, empty + 2]);
});

test('filters of recommendations are counted as wishes of the chat are: wanted, not granted, not known', async () => {
  const before = await numbers();
  const list = async (query: string) =>
    (await service.ask({ url: `/api/recommendations/?lat=40.4168&lng=-3.7038&${query}`, headers: ada })).json();
  expect(await list('feature=wifi&category=museums')).toEqual([]);
  expect((await list('wish=wheelchair:yes&match=unknown')).length).toBeGreaterThan(0);
  expect((await list('category=parks')).length).toBeGreaterThan(0);
  const after = await numbers();
  const gained = (measure: string, label: string) => (after.of(measure)[label] ?? 0) - (before.of(measure)[label] ?? 0);
  expect([gained('wanted', 'feature:wifi'), gained('unmet', 'feature:wifi')]).toEqual([1, 1]);
  expect([gained('wanted', 'wheelchair:yes'), gained('unsure', 'wheelchair:yes')]).toEqual([1, 1]);
  expect([gained('wanted', 'category:parks'), gained('unmet', 'category:parks')]).toEqual([1, 0]);
});

test('a conversation reaches its end once, when something that it showed is asked about, planned or opened', async () => {
  const chosen = async () => (await numbers()).of('conversation').chosen ?? 0;
  const before = await chosen();
  await say('Which museums do you recommend?', 'looks-on');
  await say('And which parks?', 'looks-on');
  expect(await chosen()).toBe(before);
  await say('How do I get to the first one?', 'looks-on');
  await say('When does it open?', 'looks-on');
  expect(await chosen()).toBe(before + 1);
  const bea = { ...bearer(await service.signIn('bea')) };
  const listed = await say('Which museums do you recommend?', 'clicks', bea);
  const event = {
    kind: 'opened',
    place_id: listed.json().recommendations[0].place_id,
    recommendation_id: listed.headers['x-recommendation-id'],
  };
  const send = (changes: object) =>
    service.ask({
      method: 'POST',
      url: '/api/events/',
      headers: bea,
      payload: { consent: true, events: [{ ...event, ...changes }] },
    });
  await send({ id: 'seen', kind: 'shown' });
  expect(await chosen()).toBe(before + 1);
  await send({ id: 'clicked' });
  await send({ id: 'saved', kind: 'saved' });
  expect(await chosen()).toBe(before + 2);
  await say('How do I get to the first one?', 'clicks', bea);
  expect(await chosen()).toBe(before + 2);
  await service.ask({ method: 'DELETE', url: '/api/events/', headers: bea });
});

test('the chat of a widget is counted apart', async () => {
  const origin = 'https://hotel.example';
  const made = await service.ask({
    method: 'POST',
    url: '/api/admin/widget-keys',
    headers: admin,
    payload: { label: 'a hotel', allowed_origins: [origin] },
  });
  const traded = await service.ask({
    method: 'POST',
    url: '/api/widget/token',
    headers: { origin },
    payload: { key: made.json().key },
  });
  const before = (await numbers()).of('asked');
  await say('museums', 'in-widget', { ...bearer(traded.json().access_token), origin });
  const { 'chat of a widget': inWidget, chat } = (await numbers()).of('asked');
  expect([inWidget, chat]).toEqual([1, before.chat]);
});

test('an unread word is told from three times on, a rare one never and soon forgotten', async () => {
  for (let time = 0; time < 3; time++) await say('museums with flibbertigibbet', `often${time}`);
  await say('museums with zorblaxian 600123456', 'rare');
  const unread = (await numbers()).of('unread');
  expect(unread.flibbertigibbet).toBe(3);
  expect(Object.keys(unread)).not.toContain('zorblaxian');
  const { db } = service.composed.database;
  const words = async () =>
    (await sql<{ label: string }>`select label from daily_numbers where measure = 'unread'`.execute(db)).rows.map(
      ({ label }) => label,
    );
  expect(await words()).toContain('zorblaxian');
  expect((await words()).filter((word) => /\d/u.test(word))).toEqual([]);
  await sql`update daily_numbers set day = day - 8`.execute(db);
  await forgetOldNumbers(service.composed.service, 400);
  expect(await words()).not.toContain('zorblaxian');
  expect(await words()).toContain('flibbertigibbet');
  await forgetOldNumbers(service.composed.service, 5);
  expect((await numbers('?days=400')).body.days).toEqual([]);
});

test('nothing that is kept holds a message, a position or a person', async () => {
  await say('I am called Wilhelmina and want a museum in the street of my aunt', 'private');
  await numbers();
  const { rows } = await sql<object>`select * from daily_numbers`.execute(service.composed.database.db);
  expect(JSON.stringify(rows)).not.toMatch(/40\.4|-3\.7|ada|I am called|user:/u);
});

test.each([
  ['a name that the database cannot hold', 'near:40.41530,-3.68450~10min~a\0b'],
  ['a name beside a position', 'near:40.41530,-3.68450~10min~my aunt Wilhelmina'],
  ['something nobody is known to be allergic to', 'allergy:my aunt Wilhelmina'],
  ['an allergy with a text that the database cannot hold', 'allergy:a\0b'],
])('a wish with %s stops no number and is not kept', async (_, wish) => {
  const before = (await numbers()).of('asked').search ?? 0;
  const asked = await service.ask({ url: `/api/places/question/?q=open+now&wish=${encodeURIComponent(wish)}` });
  expect(asked.statusCode).toBe(200);
  const { of } = await numbers();
  expect(of('asked').search).toBe(before + 1);
  const { rows } = await sql<object>`select * from daily_numbers`.execute(service.composed.database.db);
  expect(JSON.stringify(rows)).not.toMatch(/Wilhelmina|\\u0000/u);
});

test('a place of the catalogue is counted by its name there, an allergen of the vocabulary by its own', async () => {
  const [{ id, name }] = (await service.ask({ url: '/api/places/?limit=1' })).json();
  await service.ask({ url: `/api/places/question/?q=open+now&wish=near:${id}~800m&wish=-allergy:nuts` });
  const { of } = await numbers();
  expect(Object.keys(of('where'))).toContain(name);
  expect(Object.keys(of('wanted'))).toContain('not allergy:nuts');
});

test('old rows go in slices', async () => {
  const { db } = service.composed.database;
  await sql`
    insert into daily_numbers (day, measure, label, count)
    select current_date - 300, 'wanted', 'kind:' || each, 1
    from generate_series(1, ${NUMBERS_A_SLICE + 10}::integer) as s (each)`.execute(db);
  const { numbers: repository } = service.composed.service;
  const day = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
  expect(await repository.removeSliceBefore(day)).toBe(NUMBERS_A_SLICE);
  await forgetOldNumbers(service.composed.service, 200);
  expect(await repository.removeSliceBefore(day)).toBe(0);
});

test('no cell of the table to take along becomes a formula', async () => {
  const { db } = service.composed.database;
  for (const label of ['=1+1', '+1', '-1', '@a'])
    await sql`insert into daily_numbers values (current_date, 'where', ${label}, 1)`.execute(db);
  const { body } = await service.ask({ url: '/api/admin/numbers.csv?days=30', headers: admin });
  for (const cell of ["'=1+1", "'+1", "'-1", "'@a"]) expect(body).toContain(`,where,${cell},1\r\n`);
});

test('lists by method, of which there are events, and those that something was chosen from', async () => {
  const list = await service.ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038&method=svd', headers: ada });
  const [first, second] = list.json();
  const event = { recommendation_id: list.headers['x-recommendation-id'] };
  const events = [
    { ...event, id: 'a', kind: 'shown', place_id: first.place_id },
    { ...event, id: 'b', kind: 'shown', place_id: second.place_id },
    { ...event, id: 'c', kind: 'website', place_id: second.place_id },
  ];
  await service.ask({ method: 'POST', url: '/api/events/', headers: ada, payload: { consent: true, events } });
  const used = String(list.headers['x-method']);
  expect((await numbers()).body.choices).toEqual([
    { ranked_by: used, surface: 'recommendations', lists: 1, chosen: 1 },
  ]);
  const exposures = await service.composed.service.people.exposures();
  expect(exposures).toEqual(
    [
      { placeId: first.place_id, position: 1, shown: 1, chosen: 0 },
      { placeId: second.place_id, position: 2, shown: 1, chosen: 1 },
    ].sort((one, other) => (one.placeId < other.placeId ? -1 : 1)),
  );
});

test('the table to take along has a row a day, measure and label, and is for administrators', async () => {
  const csv = await service.ask({ url: '/api/admin/numbers.csv?days=30', headers: admin });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\r\n')[0]).toBe('day,measure,label,count');
  expect(csv.body).toMatch(/,lists,recommendations by \w+,1\r\n/u);
  for (const url of ['/api/admin/numbers', '/api/admin/numbers.csv'])
    expect((await service.ask({ url, headers: ada })).statusCode).toBe(403);
});
