// Marks of places are kept in this browser until there is an account, which takes them over; a click that the service does not
// take is shown as not made.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api-client/client.ts';
import { changeMark, forgetMarksHere, loadMarks, type Mark, marks, placesMarked } from './marks.ts';

const service = vi.hoisted(() => ({
  who: undefined as { token: string } | undefined,
  away: false,
  blocked: false,
  held: [] as { id: number; place_id: string; mark: string; marked_at: string; name: string }[],
  told: [] as string[],
}));
vi.mock('./events.ts', () => ({ tell: (kind: string, id: string) => service.told.push(`${kind} ${id}`) }));
vi.mock('./session.ts', () => ({
  session: { get: () => service.who },
  api: {
    call: {
      getSaves: async ({ query: { limit, before } }: { query: { limit: number; before?: number } }) => ({
        value: [...service.held]
          .reverse()
          .filter(({ id }) => id < (before ?? Number.POSITIVE_INFINITY))
          .slice(0, limit),
      }),
      putSavesByPlaceIdByMark: async ({ place_id, mark }: { place_id: string; mark: string }) => {
        if (service.away) throw new ApiError(503, 'away');
        if (place_id === 'gone') throw new ApiError(404, 'Place not found', undefined, undefined, 'place/not-found');
        service.held.push({
          id: service.held.length + 1,
          place_id,
          mark,
          marked_at: '2026-05-15T12:30:00',
          name: place_id,
        });
      },
      deleteSavesByPlaceIdByMark: async ({ place_id, mark }: { place_id: string; mark: string }) => {
        service.held = service.held.filter((each) => each.place_id !== place_id || each.mark !== mark);
      },
    },
  },
}));

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(service, { who: undefined, away: false, blocked: false, held: [], told: [] });
  const unlessBlocked = <T>(act: () => T): T => {
    if (service.blocked) throw new Error('storage is blocked');
    return act();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessBlocked(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => unlessBlocked(() => kept.set(key, value)),
    removeItem: (key: string) => unlessBlocked(() => kept.delete(key)),
  });
  forgetMarksHere();
});
afterEach(() => vi.unstubAllGlobals());

const PRADO = { id: 'prado', name: 'Prado' };
const RETIRO = { id: 'retiro', name: 'Retiro' };
const marked = (mark: Mark) => placesMarked(marks.get(), mark).map(({ id }) => id);
const signIn = () => {
  service.who = { token: 't' };
  return loadMarks();
};

test('without an account, marks are kept in this browser and are there at the next visit', async () => {
  await changeMark(PRADO, 'saved', true);
  await changeMark(RETIRO, 'hidden', true);
  await changeMark(RETIRO, 'visited', true);
  await changeMark(RETIRO, 'visited', false);
  expect(service.held).toEqual([]);
  await loadMarks();
  expect([marked('saved'), marked('hidden'), marked('visited')]).toEqual([['prado'], ['retiro'], []]);
  expect(service.told).toEqual(['saved prado', 'hidden retiro']);
});

test('whoever signs in takes along what this browser kept, and leaves nothing behind', async () => {
  await changeMark(PRADO, 'saved', true);
  await changeMark({ id: 'gone', name: 'Closed long ago' }, 'saved', true);
  expect(await signIn()).toBe(2);
  expect(service.held.map(({ place_id, mark }) => [place_id, mark])).toEqual([['prado', 'saved']]);
  expect(marked('saved')).toEqual(['prado']);
  expect(kept.size).toBe(0);
  service.who = undefined;
  await loadMarks();
  expect(marked('saved')).toEqual([]);
});

test('what cannot be handed over stays here, is shown, and goes at the next start', async () => {
  await changeMark(PRADO, 'saved', true);
  service.away = true;
  await expect(signIn()).rejects.toThrow('away');
  expect(marked('saved')).toEqual(['prado']);
  service.away = false;
  await loadMarks();
  expect(service.held).toHaveLength(1);
  expect(kept.size).toBe(0);
});

test('with blocked storage marks last as long as the page, and are handed over just the same', async () => {
  service.blocked = true;
  await changeMark(PRADO, 'saved', true);
  await loadMarks();
  expect(marked('saved')).toEqual(['prado']);
  await signIn();
  expect(service.held).toMatchObject([{ place_id: 'prado', mark: 'saved' }]);
});

test('a mark that the account does not take is taken back on the page', async () => {
  await signIn();
  service.away = true;
  const change = changeMark(PRADO, 'saved', true);
  expect(marked('saved')).toEqual(['prado']);
  await expect(change).rejects.toThrow('away');
  expect(marked('saved')).toEqual([]);
});

test('all marks of an account are read, page after page, and a click meanwhile is not lost', async () => {
  service.held = Array.from({ length: 450 }, (_, at) => ({
    id: at + 1,
    place_id: `p${at}`,
    mark: 'visited',
    marked_at: '2026-05-15T12:30:00',
    name: `P ${at}`,
  }));
  const reading = signIn();
  await changeMark(PRADO, 'hidden', true);
  await reading;
  expect(marked('visited')).toHaveLength(450);
  expect(marked('hidden')).toEqual(['prado']);
});
