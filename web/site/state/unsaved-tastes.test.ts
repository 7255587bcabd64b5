// Tastes set while the service is away outlive the page, and only for the account that set them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTaste, loadTastes, tastes } from './tastes.ts';
import { forgetUnsaved, keepUnsaved, tasteChanges, unsavedTastes, withTasteChanges } from './unsaved-tastes.ts';

const service = vi.hoisted(() => ({ away: false, held: new Map<string, number>() }));
vi.mock('./session.ts', () => ({
  session: { get: () => ({ token: 't', user: { id: 7 } }) },
  api: {
    preferences: async () => [...service.held].map(([category, rating]) => ({ category, rating })),
    setPreference: async (category: string, rating: number) => {
      if (service.away) throw new Error('away');
      service.held.set(category, rating);
    },
    deletePreference: async (category: string) => service.held.delete(category),
  },
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('changes lead from the tastes before to the tastes after, forgotten categories included', () => {
  const [before, after] = [
    { museums: 4, parks: 2, bars: 1 },
    { museums: 5, parks: 2, cafes: 0 },
  ];
  const changes = tasteChanges(before, after);
  expect(changes).toEqual({ museums: 5, bars: null, cafes: 0 });
  expect(withTasteChanges(before, changes)).toEqual(after);
});

test('what is kept is read by the same account until it is forgotten', () => {
  keepUnsaved(7, { museums: 5, bars: null });
  expect(unsavedTastes(7)).toEqual({ museums: 5, bars: null });
  expect(unsavedTastes(8)).toEqual({});
  forgetUnsaved();
  expect(unsavedTastes(7)).toEqual({});
});

test('what is no taste is not read', () => {
  localStorage.setItem('paseo.tastes-unsaved', '{"user":7,"changes":{"museums":"five","bars":3}}');
  expect(unsavedTastes(7)).toEqual({ bars: 3 });
  localStorage.setItem('paseo.tastes-unsaved', 'five');
  expect(unsavedTastes(7)).toEqual({});
});

test('a taste set while the service is away reaches the account when the page is opened again', async () => {
  await loadTastes();
  service.away = true;
  await expect(changeTaste('museums', 5)).rejects.toThrow('away');
  service.away = false;
  // What a page that is opened anew begins with.
  tastes.set({});
  await loadTastes();
  expect(tastes.get()).toEqual({ museums: 5 });
  expect([...service.held]).toEqual([['museums', 5]]);
  expect(unsavedTastes(7)).toEqual({});
});
