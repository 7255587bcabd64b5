// Something new: whoever lets the service keep what lists showed them gets other places, by every method, and is told so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { METHODS } from '../../src/domain/method.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let people = 0;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

interface Listed {
  readonly place_id: string;
  readonly explanation: string;
}

async function somebody() {
  const headers = bearer(await service.signIn(`person${people++}`));
  const payload = { category: 'museums', rating: 5 };
  await service.ask({ method: 'POST', url: '/api/preferences/', headers, payload });
  return {
    async list(query: string) {
      const url = `/api/recommendations/?lat=40.4168&lng=-3.7038&limit=3&${query}`;
      const response = await service.ask({ url, headers });
      return { id: response.headers['x-recommendation-id'], places: response.json<readonly Listed[]>() };
    },
    async tellShown({ id, places }: { readonly id: unknown; readonly places: readonly Listed[] }) {
      const events = places.map(({ place_id }) => ({
        id: `e-${place_id}`,
        kind: 'shown',
        place_id,
        recommendation_id: id,
      }));
      const payload = { consent: true, events };
      const response = await service.ask({ method: 'POST', url: '/api/events/', headers, payload });
      expect(response.json()).toEqual({ accepted: places.length, ignored: 0 });
    },
    forget: () => service.ask({ method: 'DELETE', url: '/api/events/', headers }),
  };
}

test.each(METHODS)('by %s what was shown gives way to what was not, for as long as it is kept', async (method) => {
  const ada = await somebody();
  const query = `novelty=1&method=${method}`;
  const before = await ada.list(query);
  expect(before.places).toHaveLength(3);
  for (const { explanation } of before.places) expect(explanation).not.toContain('shown to you');
  const first = before.places.slice(0, 1);
  await ada.tellShown({ ...before, places: first });
  const after = await ada.list(query);
  const shown = new Set(first.map(({ place_id }) => place_id));
  expect(shown.has(after.places[0]!.place_id)).toBe(false);
  for (const { place_id, explanation } of after.places)
    expect(/not shown to you before/u.test(explanation)).toBe(!shown.has(place_id));
  await ada.forget();
  expect((await ada.list(query)).places).toEqual(before.places);
});

test('what others were shown, and what was shown where nothing new is asked for, change nothing', async () => {
  const [ada, eve] = [await somebody(), await somebody()];
  const [usual, novel] = [await ada.list(''), await eve.list('novelty=1')];
  await ada.tellShown(usual);
  expect((await ada.list('')).places).toEqual(usual.places);
  expect((await eve.list('novelty=1')).places).toEqual(novel.places);
});
