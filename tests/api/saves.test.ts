// Saved, hidden and visited places over HTTP: kept, listed, and what they do to recommendations and to the chat.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../src/domain/method.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let people = 0;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const somebody = async () => bearer(await service.signIn(`person${people++}`));
type Headers = Awaited<ReturnType<typeof somebody>>;
const get = async (url: string, headers: Headers) => (await service.ask({ url, headers })).json();
const put = (placeId: string, mark: string, headers: Headers) =>
  service.ask({ method: 'PUT', url: `/api/saves/${placeId}/${mark}`, headers });
const remove = (placeId: string, mark: string, headers: Headers) =>
  service.ask({ method: 'DELETE', url: `/api/saves/${placeId}/${mark}`, headers });

interface Listed {
  readonly place_id: string;
  readonly explanation: string;
  readonly score: number;
  readonly contributions: readonly Part[];
}
interface Part {
  readonly kind: string;
  readonly amount: number;
  readonly place_id?: string;
  readonly parts?: readonly Part[];
}
const recommended = (headers: Headers, more = ''): Promise<readonly Listed[]> =>
  get(`/api/recommendations/?lat=40.4168&lng=-3.7038&limit=50&include=contributions${more}`, headers);
const idsOf = (list: readonly Listed[]) => list.map(({ place_id }) => place_id);
const leavesOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => (part.parts?.length ? leavesOf(part.parts) : [part]));

describe('marks', () => {
  test('are independent, have a date each, and are made once however often', async () => {
    const ada = await somebody();
    const first = (await put('prado', 'saved', ada)).json();
    expect(first).toEqual({ place_id: 'prado', saved: expect.any(String) });
    await put('prado', 'visited', ada);
    const again = await put('prado', 'saved', ada);
    expect(again.json()).toEqual({ ...first, visited: expect.any(String) });
    expect(await get('/api/saves/prado', ada)).toEqual(again.json());
    expect((await remove('prado', 'saved', ada)).json()).not.toHaveProperty('saved');
    expect((await remove('prado', 'saved', ada)).statusCode).toBe(200);
    expect(await get('/api/saves/', ada)).toMatchObject([{ place_id: 'prado', mark: 'visited' }]);
  });

  test('are listed in pages, the latest first, and by kind', async () => {
    const ada = await somebody();
    await put('prado', 'saved', ada);
    await put('retiro', 'hidden', ada);
    await put('sorolla', 'saved', ada);
    const [latest] = await get('/api/saves/?limit=1', ada);
    expect(latest).toMatchObject({ place_id: 'sorolla', mark: 'saved', name: expect.stringContaining('Sorolla') });
    const rest = await get(`/api/saves/?before=${latest.id}`, ada);
    expect(rest.map(({ place_id }: Listed) => place_id)).toEqual(['retiro', 'prado']);
    expect(await get('/api/saves/?mark=hidden', ada)).toMatchObject([{ place_id: 'retiro' }]);
  });

  test('belong to whoever made them', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await put('prado', 'saved', ada);
    expect(await get('/api/saves/', eve)).toEqual([]);
    expect(await get('/api/saves/prado', eve)).toEqual({ place_id: 'prado' });
    await remove('prado', 'saved', eve);
    expect(await get('/api/saves/prado', ada)).toHaveProperty('saved');
    expect((await service.ask({ url: '/api/saves/' })).statusCode).toBe(401);
  });

  test.each([
    ['nowhere', 'saved', 404, 'place/not-found'],
    ['prado', 'loved', 422, 'request/invalid'],
    ['%00', 'saved', 422, 'request/invalid'],
  ])('of %s as %s are refused', async (placeId, mark, status, code) => {
    const response = await put(placeId, mark, await somebody());
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe('what is hidden', () => {
  test.each(METHODS)('never comes back in recommendations by %s, whatever is let in besides', async (method) => {
    const ada = await somebody();
    await service.ask({
      method: 'POST',
      url: '/api/preferences/',
      headers: ada,
      payload: { category: 'museums', rating: 5 },
    });
    const before = idsOf(await recommended(ada, `&method=${method}`));
    const [hidden = ''] = before;
    expect(hidden).not.toBe('');
    await put(hidden, 'hidden', ada);
    for (const more of ['', '&include_reviewed=true', '&novelty=1', '&category=museums']) {
      const left = idsOf(await recommended(ada, `&method=${method}${more}`));
      expect(left.length).toBeGreaterThan(1);
      expect(left).not.toContain(hidden);
    }
    await remove(hidden, 'hidden', ada);
    expect(idsOf(await recommended(ada, `&method=${method}`))).toEqual(before);
  });

  test('does not come back when everything is hidden', async () => {
    const ada = await somebody();
    const before = idsOf(await recommended(ada));
    expect(before.length).toBeGreaterThan(1);
    for (const id of before) await put(id, 'hidden', ada);
    const hidden = (await get('/api/saves/?mark=hidden&limit=200', ada)).map(({ place_id }: Listed) => place_id);
    expect([...hidden].sort()).toEqual([...before].sort());
    expect(idsOf(await recommended(ada)).filter((id) => hidden.includes(id))).toEqual([]);
  });

  test('is in no list of the chat; asked for by name, it is still told about', async () => {
    const ada = await somebody();
    const say = async (message: string, id: string) =>
      (
        await service.ask({
          method: 'POST',
          url: '/api/recommendations/chat',
          headers: ada,
          payload: { message, conversation_id: id },
        })
      ).json();
    const before = await say('Which museums do you recommend?', 'one');
    expect(JSON.stringify(before)).toContain('Prado');
    await put('prado', 'hidden', ada);
    const after = await say('Which museums do you recommend?', 'two');
    expect(JSON.stringify(after)).not.toContain('Prado');
    expect(JSON.stringify(await say('¿Qué museos me recomiendas?', 'three'))).not.toContain('Prado');
    expect(JSON.stringify(await say('Where is the Museo del Prado?', 'four'))).toContain('Prado');
  });
});

describe('what is saved', () => {
  test('is taste: the explanation names it in both languages, and the contributions sum', async () => {
    const ada = await somebody();
    await put('prado', 'saved', ada);
    const list = await recommended(ada, '&lang=en');
    for (const { contributions, score } of list)
      expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 6);
    const because = list.filter(({ contributions }) =>
      leavesOf(contributions).some(({ kind, place_id }) => kind === 'place' && place_id === 'prado'),
    );
    expect(because.length).toBeGreaterThan(1);
    const [museum] = because.filter(({ explanation }) => /you saved/iu.test(explanation));
    expect(museum?.explanation).toMatch(/^You saved .*Prado/u);
    const spanish = (await recommended(ada, '&lang=es')).find(({ place_id }) => place_id === museum?.place_id);
    expect(spanish?.explanation).toMatch(/^Guardaste .*Prado/u);
    expect(JSON.stringify(list)).not.toContain('you gave');
  });

  test('still comes up, what was visited does not unless it is let in', async () => {
    const ada = await somebody();
    await put('prado', 'saved', ada);
    expect(idsOf(await recommended(ada))).toContain('prado');
    await put('prado', 'visited', ada);
    expect(idsOf(await recommended(ada))).not.toContain('prado');
    const lenient = await recommended(ada, '&include_reviewed=true');
    expect(JSON.stringify(lenient)).not.toMatch(/you gave/iu);
  });

  test('says less than a review: a museum praised counts more than one saved', async () => {
    const [praising, saving] = [await somebody(), await somebody()];
    const byPrado = async (headers: Headers) =>
      leavesOf((await recommended(headers, '&method=transfer')).flatMap(({ contributions }) => contributions))
        .filter(({ kind, place_id }) => kind === 'place' && place_id === 'prado')
        .reduce((sum, { amount }) => sum + amount, 0);
    // Both like something else alike, so that the scale is the same.
    for (const headers of [praising, saving])
      await service.ask({
        method: 'POST',
        url: '/api/preferences/',
        headers,
        payload: { category: 'parks', rating: 5 },
      });
    await service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: praising,
      payload: { place_id: 'prado', rating: 5 },
    });
    await put('prado', 'saved', saving);
    expect(await byPrado(saving)).toBeGreaterThan(0);
    expect(await byPrado(praising)).toBeGreaterThan(await byPrado(saving));
  });

  test('gives way to a review of the same place', async () => {
    const ada = await somebody();
    await put('prado', 'saved', ada);
    await service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: ada,
      payload: { place_id: 'prado', rating: 5 },
    });
    expect(idsOf(await recommended(ada))).not.toContain('prado');
    expect(JSON.stringify(await recommended(ada, '&lang=en'))).not.toMatch(/you saved/iu);
  });
});

test('marks of a place that is joined to another move there', async () => {
  const [ada, admin] = [await somebody(), bearer(await service.signIn('joiner', 'admin'))];
  const added = (name: string) =>
    service.ask({
      method: 'POST',
      url: '/api/admin/places',
      headers: admin,
      payload: { name, lat: 40.42, lng: -3.7, categories: ['museums'] },
    });
  const [one, other] = [(await added('Museo Uno')).json().id, (await added('Museo Uno bis')).json().id];
  await put(one, 'saved', ada);
  await put(other, 'saved', ada);
  await put(other, 'visited', ada);
  const join = await service.ask({
    method: 'POST',
    url: `/api/admin/places/${one}/join`,
    headers: admin,
    payload: { other },
  });
  expect(join.statusCode).toBe(200);
  expect(await get(`/api/saves/${one}`, ada)).toEqual({
    place_id: one,
    saved: expect.any(String),
    visited: expect.any(String),
  });
});
