import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { madridOfSights } from '../../tests/support/madrid-of-sights.ts';
import { clara } from '../../tests/support/people.ts';
import { SOL } from '../../tests/support/places.ts';
import { snapshotOver } from '../../tests/support/world.ts';
import type { PlaceId } from '../domain/branded.ts';
import { METHODS } from '../domain/method.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { explain } from './explain.ts';
import type { HouseRules } from './house-rules.ts';
import type { Query } from './query.ts';
import { recommend } from './recommend.ts';

const snapshot = snapshotOver(madridOfSights);
const { places, rowOf } = snapshot.catalogue;
const rowNamed = (id: string): number => rowOf.get(id as PlaceId) as number;
const rowsNamed = (...ids: string[]) => Uint8Array.from(places, (_, row) => Number(ids.map(rowNamed).includes(row)));
const PROMOTER = 'Hotel Sol';
const pinned = (...ids: string[]) => ids.map((id) => ({ row: rowNamed(id), promoter: PROMOTER }));
const rules = (changes: Partial<HouseRules>): HouseRules => ({
  digest: '',
  limits: [],
  pins: [],
  boosts: [],
  ...changes,
});
const ask = (changes: Partial<Query> = {}) =>
  recommend(snapshot, { profile: EMPTY_PROFILE, position: SOL, limit: 10, method: 'ensemble', ...changes });
const ids = (list: ReturnType<typeof ask>) => list.items.map(({ place }) => String(place.id));
const said = (query: Partial<Query>, language: 'en' | 'es' = 'en') => {
  const list = ask(query);
  const context = { city: MADRID, list, profile: EMPTY_PROFILE, catalogue: snapshot.catalogue, language };
  return list.items.map((item) => explain(item, { ...context, ...(query.rules && { rules: query.rules }) }));
};

describe('promotions', () => {
  test.each(METHODS)('pinned places come first in their order, by %s, and say who promotes them', (method) => {
    const list = ask({ method, limit: 4, rules: rules({ pins: pinned('casa-de-campo', 'botin') }) });
    expect(ids(list).slice(0, 2)).toEqual(['casa-de-campo', 'botin']);
    expect(new Set(ids(list)).size).toBe(4);
    const scores = list.items.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[1]).toBeGreaterThan(scores[2] as number);
    for (const { score, contributions } of list.items)
      expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 6);
  });

  test('an explanation names the promoter of a promoted place, and of no other', () => {
    const query = { limit: 3, rules: rules({ pins: pinned('casa-de-campo') }) };
    const [first, ...others] = said(query);
    expect(first).toContain('promoted by Hotel Sol');
    expect(others.join()).not.toContain('Hotel Sol');
    expect(said(query, 'es')[0]).toContain('promocionado por Hotel Sol');
  });

  test('a boost moves a place up and says so; a full one brings it to the best appeal', () => {
    const before = ids(ask({ limit: 100 })).indexOf('casa-de-campo');
    const boosts = [{ promoter: PROMOTER, share: 1, rows: rowsNamed('casa-de-campo') }];
    const after = ask({ limit: 100, rules: rules({ boosts }) });
    expect(ids(after).indexOf('casa-de-campo')).toBeLessThan(before);
    expect(said({ limit: 100, rules: rules({ boosts }) })[ids(after).indexOf('casa-de-campo')]).toContain(
      'promoted by',
    );
  });

  test('a person who hid a place, or dislikes its kind, is never shown it for a promotion', () => {
    const hidden = { ...EMPTY_PROFILE, hidden: new Set(['casa-de-campo' as PlaceId]) };
    expect(ids(ask({ profile: hidden, limit: 100, rules: rules({ pins: pinned('casa-de-campo') }) }))).not.toContain(
      'casa-de-campo',
    );
    // Clara rates clubs 0.
    const forClara = rules({
      pins: pinned('kapital'),
      boosts: [{ promoter: PROMOTER, share: 1, rows: rowsNamed('joy', 'kapital') }],
    });
    expect(ids(ask({ profile: clara, limit: 100, rules: forClara }))).toEqual(ids(ask({ profile: clara, limit: 100 })));
  });

  test('what is not surely as asked is not promoted, and what fails a filter is not shown', () => {
    const surely = rowsNamed('prado', 'retiro');
    const pins = rules({ pins: pinned('casa-de-campo') });
    expect(ids(ask({ limit: 100, surely, rules: pins }))).toEqual(ids(ask({ limit: 100 })));
    expect(ids(ask({ limit: 100, filter: ({ id }) => id !== 'casa-de-campo', rules: pins }))).not.toContain(
      'casa-de-campo',
    );
  });
});

describe('limits', () => {
  test('what a rule leaves out stays out, even where nothing else is left', () => {
    const leftOut = rowsNamed('prado');
    expect(ids(ask({ limit: 100, rules: rules({ leftOut }) }))).not.toContain('prado');
    const all = Uint8Array.from(places, () => 1);
    expect(ids(ask({ limit: 100, rules: rules({ leftOut: all }) }))).toEqual([]);
  });

  test('explanations name every limit and the start', () => {
    const limits = [
      { kind: 'hide', promoter: PROMOTER },
      { kind: 'within', promoter: PROMOTER, radiusM: 1_500 },
      { kind: 'only_kinds', promoter: 'The city', kinds: { en: ['museums', 'parks'], es: ['museos', 'parques'] } },
    ] as const;
    const start = { position: SOL, name: 'Hotel Sol', promoter: PROMOTER };
    const text = said({ limit: 1, rules: rules({ limits, start }) })[0];
    expect(text).toContain('Hotel Sol leaves some places out of this list.');
    expect(text).toContain('Hotel Sol keeps this list within 1.5 km.');
    expect(text).toContain('The city keeps this list to museums and parks.');
    expect(text).toContain('Hotel Sol has this list start at Hotel Sol.');
    const spanish = said({ limit: 1, rules: rules({ limits, start }) }, 'es')[0];
    expect(spanish).toContain('The city limita esta lista a museos y parques.');
    expect(spanish).toContain('Hotel Sol hace que esta lista parta de Hotel Sol.');
  });

  test('a start ranks from there and measures from there, wherever the person stands', () => {
    const start = { position: { latDeg: 40.4193, lngDeg: -3.7486 }, name: 'Casa de Campo', promoter: PROMOTER };
    const [first] = said({ limit: 1, rules: rules({ start }) });
    expect(first).toContain('from Casa de Campo');
  });
});

const everyRow = fc.uniqueArray(fc.integer({ min: 0, max: places.length - 1 }), { maxLength: 6 });

test('whatever is promoted, nobody sees what they hid, and lists stay in order without repetition', () => {
  fc.assert(
    fc.property(everyRow, everyRow, everyRow, (pins, boosted, hiddenRows) => {
      const hidden = new Set(hiddenRows.map((row) => places[row]!.id));
      const list = ask({
        profile: { ...clara, hidden },
        limit: 8,
        rules: rules({
          pins: pins.map((row) => ({ row, promoter: PROMOTER })),
          boosts: [
            { promoter: 'Bar', share: 0.5, rows: Uint8Array.from(places, (_, row) => Number(boosted.includes(row))) },
          ],
        }),
      });
      expect(list.items.some(({ place }) => hidden.has(place.id))).toBe(false);
      expect(new Set(ids(list)).size).toBe(list.items.length);
      const scores = list.items.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(Math.max(0, ...scores)).toBeLessThanOrEqual(1);
      for (const { score, contributions } of list.items)
        expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 6);
    }),
    { numRuns: 60, seed: 7 },
  );
});
