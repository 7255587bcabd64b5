import { afterEach, expect, test, vi } from 'vitest';
import { eraseTalk, forgottenAtMs, keepTalk, keptTalk, newTalk, type Talk, tastesIn } from './talk.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');
const MINUTE_MS = 60_000;
const TALK: Talk = {
  id: 'abc',
  answeredMs: NOON,
  turns: [
    { who: 'you', text: 'Parks?', language: 'en' },
    { who: 'paseo', text: 'El Retiro.', language: 'en', places: [], understood: { parks: 4 } },
  ],
};

function withStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('a talk comes back whole within thirty minutes, and is gone from the browser after', () => {
  const kept = withStorage();
  keepTalk('visitor', TALK);
  expect(keptTalk('visitor', NOON + 29 * MINUTE_MS)).toEqual(TALK);
  expect(kept.size).toBe(1);
  expect(keptTalk('visitor', NOON + 30 * MINUTE_MS)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('each has a talk of their own, and what is erased is gone', () => {
  withStorage();
  keepTalk('visitor', TALK);
  expect(keptTalk('user1', NOON)).toBeUndefined();
  eraseTalk('visitor');
  expect(keptTalk('visitor', NOON)).toBeUndefined();
});

test('what failed is not kept, and of a long talk the end', () => {
  withStorage();
  const many = Array.from({ length: 50 }, (_, index) => ({ who: 'you', text: `${index}` }) as const);
  keepTalk('visitor', { ...TALK, turns: [...many, { who: 'problem', text: '49', error: new Error('away') }] });
  const turns = keptTalk('visitor', NOON)?.turns ?? [];
  expect(turns).toHaveLength(40);
  expect(turns.at(-1)).toEqual({ who: 'you', text: '49' });
});

test.each(['', '[]', 'null', '{"id":3}', '{"id":"a","turns":[],"answeredMs":null}', 'no JSON'])(
  'what another program left behind is no talk: %s',
  (text) => {
    withStorage().set('paseo.talk.visitor', text);
    expect(keptTalk('visitor', NOON)).toBeUndefined();
  },
);

test('a browser that refuses to store starts anew, without an error', () => {
  keepTalk('visitor', TALK);
  expect(keptTalk('visitor', NOON)).toBeUndefined();
});

test('no two talks have the same id, and the id is one that the service takes', () => {
  const ids = Array.from({ length: 50 }, () => newTalk().id);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
});

test('the latest word on a taste counts', () => {
  const later = {
    ...TALK,
    turns: [...TALK.turns, { who: 'paseo', text: '', understood: { parks: 1, bars: 5 } } as const],
  };
  expect(tastesIn(later)).toEqual({ parks: 1, bars: 5 });
  expect(forgottenAtMs(TALK)).toBe(NOON + 30 * MINUTE_MS);
});
