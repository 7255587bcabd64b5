// Answers from memory are the answers that would be worked out: elsewhere, again, and after something has changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contributionBody } from '../../src/contract/contributions.ts';
import { METHODS, type Method } from '../../src/domain/method.ts';
import { recommend } from '../../src/recommend/recommend.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { addTwoModelSets } from '../support/model-sets.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const POSITIONS = [
  { latDeg: 40.4168, lngDeg: -3.7038 },
  { latDeg: 40.436, lngDeg: -3.69 },
  { latDeg: 41.39, lngDeg: 2.17 },
] as const;

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService('embedded', { places: littleMadrid });
  await addTwoModelSets(service.composed);
  await service.composed.service.liveModels.refresh();
  service.composed.service.catalogue.rebuild();
  token = await service.signIn('ana');
  await say('/api/preferences/', { category: 'museums', rating: 5 });
  await say('/api/reviews/', { place_id: 'prado', rating: 5 });
});
afterAll(() => service?.close());

async function say(url: string, payload: object, by = token): Promise<void> {
  const { statusCode } = await service.ask({ method: 'POST', url, headers: bearer(by), payload });
  expect(statusCode).toBe(200);
}

interface Item {
  readonly place_id: string;
  readonly score: number;
  readonly distance: number;
  readonly user_ratings_total: number;
}

async function ask(
  method: Method,
  { latDeg, lngDeg }: (typeof POSITIONS)[number],
  limit = 5,
): Promise<readonly Item[]> {
  const url = `/api/recommendations/?lat=${latDeg}&lng=${lngDeg}&method=${method}&limit=${limit}&include=contributions`;
  return (await service.ask({ url, headers: bearer(token) })).json();
}

async function workedOut(method: Method, position: (typeof POSITIONS)[number], limit = 5) {
  const account = await service.composed.service.users.findAccount('ana');
  const profile = await service.composed.service.profiles.of(account!.user.id);
  const { built } = service.composed.service.catalogue.current();
  const { items } = recommend(built.recommend, { profile, position, limit, method });
  return items.map((item) => ({
    place_id: item.place.id,
    score: item.score,
    distance: item.distanceM,
    contributions: item.contributions.map(contributionBody),
  }));
}

test.each(METHODS)('by %s, from several positions, once and again', async (method) => {
  for (const position of [...POSITIONS, ...POSITIONS, ...POSITIONS]) {
    expect(await ask(method, position)).toMatchObject(await workedOut(method, position));
    expect(await ask(method, position, 2)).toMatchObject(await workedOut(method, position, 2));
  }
});

test('what was said and written a moment ago counts', async () => {
  const before = await ask('ensemble', POSITIONS[0]);
  await say('/api/preferences/', { category: 'museums', rating: 0 });
  const after = await ask('ensemble', POSITIONS[0]);
  expect(after.map(({ place_id }) => place_id)).not.toEqual(before.map(({ place_id }) => place_id));

  const first = after[0]!;
  const luis = await service.signIn('luis');
  await say('/api/reviews/', { place_id: first.place_id, rating: 4 }, luis);
  const counted = (await ask('ensemble', POSITIONS[0], 50)).find(({ place_id }) => place_id === first.place_id);
  expect(counted?.user_ratings_total).toBe(first.user_ratings_total + 1);
  expect(await ask('ensemble', POSITIONS[0])).toMatchObject(await workedOut('ensemble', POSITIONS[0]));
});
