// A question read into wishes, and lists that follow them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const ask = async (parameters: Readonly<Record<string, string | readonly string[]>>) => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  return service.ask({ url: `/api/places/question/?${query}` });
};
const wishesIn = (response: Awaited<ReturnType<typeof ask>>) =>
  response.json().wishes.map(({ wish }: { wish: string }) => wish);

test('a question becomes wishes with names in the language asked for', async () => {
  const response = await ask({ q: 'museums open now under 20 €', lang: 'es' });
  expect(response.statusCode).toBe(200);
  expect(wishesIn(response)).toEqual(['category:museums', 'open:now', 'amount:20']);
  expect(response.json().wishes[0]).toMatchObject({ attribute: 'category', polarity: 'want', name: 'museos' });
  expect(response.json()).toMatchObject({ text: '', unread: [] });
});

test('a quiet place is not asked to be little known', async () => {
  const wishes = ['category:cafes', 'feature:terrace', 'feature:quiet'];
  expect(wishesIn(await ask({ q: 'quiet café with a terrace' })).sort()).toEqual(wishes.sort());
});

test('both languages mean the same', async () => {
  expect(wishesIn(await ask({ q: 'parques gratis' }))).toEqual(wishesIn(await ask({ q: 'free parks' })));
});

test('a condition narrows what was asked before, something else begins anew', async () => {
  const before = ['category:museums', 'open:now'];
  expect(wishesIn(await ask({ q: 'under 10 euros', wish: before }))).toEqual([...before, 'amount:10']);
  expect(wishesIn(await ask({ q: 'parks', wish: before }))).toEqual(['category:parks']);
  expect(wishesIn(await ask({ wish: before }))).toEqual(before);
});

test('words that are left narrow what was asked before, too', async () => {
  const response = await ask({ q: 'cheap, with a flurbinator', wish: 'category:museums' });
  expect(wishesIn(response)).toEqual(['category:museums', 'price_level:2']);
  expect(response.json().unread.join(' ')).toContain('flurbinator');
});

test('no wish tells where the asker stands', async () => {
  for (const q of ['museums near me', 'open now within 500 m', 'a park close to here']) {
    const wishes = wishesIn(await ask({ q, lat: '40.41234', lng: '-3.70987' })).join(' ');
    expect(wishes).not.toMatch(/near|41234/u);
  }
});

test('lists are measured from the spot or the area that is asked for, and from nowhere else', async () => {
  const near = (await ask({ q: 'tapas near Lavapiés' })).json().from;
  expect(near).toEqual({ lat: expect.closeTo(40.409, 2), lng: expect.closeTo(-3.701, 2), name: 'Lavapiés' });
  const inside = (await ask({ wish: ['dish:tapas', 'area:malasana'], lang: 'es' })).json().from;
  expect(inside).toEqual({ lat: expect.closeTo(40.425, 1), lng: expect.closeTo(-3.704, 1), name: 'Malasaña' });
  for (const wish of ['dish:tapas', '-area:malasana']) expect((await ask({ wish })).json().from).toBeUndefined();
});

test('a name is searched for by its words', async () => {
  const response = await ask({ q: 'museo del prado', wish: 'open:now' });
  expect(response.json()).toMatchObject({ wishes: [], text: 'museo del prado' });
});

test('says how many places there are without a wish, and of how many it is not known', async () => {
  const { wishes, total, unknown } = (await ask({ wish: ['category:museums', 'feature:terrace'] })).json();
  const [museums, terrace] = wishes;
  expect(terrace.without).toBeGreaterThan(total);
  expect(museums.unknown).toBe(0);
  expect(terrace.unknown).toBe(unknown);
});

test('lists hold what the question counted', async () => {
  const wishes = ['category:museums', 'category:parks', '-feature:terrace'];
  const { total, unknown } = (await ask({ wish: wishes })).json();
  const query = wishes.map((wish) => `wish=${wish}`).join('&');
  const sure = await service.ask({ url: `/api/places/?${query}&limit=500` });
  expect(sure.headers).toMatchObject({ 'x-total-count': `${total}`, 'x-unknown-count': `${unknown}` });
  const possible = await service.ask({ url: `/api/places/?${query}&match=unknown&limit=500` });
  expect(possible.json()).toHaveLength(unknown);
  const ids = (response: typeof sure) => response.json().map(({ id }: { id: string }) => id);
  expect(ids(sure).filter((id: string) => ids(possible).includes(id))).toEqual([]);
});

test('recommendations follow wishes too', async () => {
  const headers = bearer(await service.signIn('ada'));
  const at = 'lat=40.4168&lng=-3.7038&limit=100';
  const museums = await service.ask({ url: `/api/recommendations/?${at}&wish=category:museums`, headers });
  const same = await service.ask({ url: `/api/recommendations/?${at}&category=museums`, headers });
  expect(museums.json().length).toBeGreaterThan(0);
  expect(museums.json()).toEqual(same.json());
  const lists = await Promise.all(
    ['open_at=now', 'wish=open:now'].map((open) =>
      service.ask({ url: `/api/recommendations/?${at}&${open}`, headers }),
    ),
  );
  expect(lists[1]!.json()).toEqual(lists[0]!.json());
  const terrace = `/api/recommendations/?${at}&wish=category:museums&wish=feature:terrace`;
  const [sure, possible] = await Promise.all(
    [terrace, `${terrace}&match=unknown`].map((url) => service.ask({ url, headers })),
  );
  expect(sure!.json().length + possible!.json().length).toBe(museums.json().length);
});

test.each(['museums', 'category:unicorns', 'area:atlantis', 'near:nowhere~5m', 'open:2026-99-99', 'free:2026-02-31'])(
  'the wish %s is refused, by lists as well',
  async (wish) => {
    expect((await ask({ wish })).statusCode).toBe(422);
    expect((await service.ask({ url: `/api/places/?wish=${encodeURIComponent(wish)}` })).statusCode).toBe(422);
  },
);

test('a word that no text of that kind has is reported and changes nothing', async () => {
  const response = await ask({ q: 'museums about zxcvbium' });
  expect(wishesIn(response)).toEqual(['category:museums']);
  expect(response.json().unread.join(' ')).toContain('zxcvbium');
});
