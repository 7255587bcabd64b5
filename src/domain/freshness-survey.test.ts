import { describe, expect, test } from 'vitest';
import { freshnessSurveyOf } from '../../tests/support/freshness.ts';
import { aPlace } from '../../tests/support/places.ts';
import { confirmed } from './confirmations.ts';
import { summed, worthChecking } from './freshness-survey.ts';

const TODAY = '2026-11-25';
const old = aPlace({
  ...{
    id: 'old',
    name: 'Bar Uno',
    district: 'Centro',
    categories: ['pubs/bars'],
    source: 'a',
    checkedOn: '2020-01-01',
  },
  ...{
    prominence: 0,
    openingHours: 'Mo-Su 10:00-20:00',
    phone: '910',
    provenance: { phone: { source: 'b', asOf: '2026-01' } },
  },
});
const undated = aPlace({ id: 'undated', name: 'Parque', categories: ['parks'], source: 'a' });
const closed = { ...old, id: aPlace({ id: 'closed' }).id, closedForGood: true };

describe('the survey', () => {
  const survey = freshnessSurveyOf([old, undated, closed], TODAY);

  test('counts facts that are fresh, doubtful and undated, of places that are open', () => {
    expect(survey.places).toBe(2);
    expect([...survey.total]).toEqual([
      ['name', { fresh: 1, doubtful: 0, undated: 1 }],
      ['opening_hours', { fresh: 0, doubtful: 1, undated: 0 }],
      ['phone', { fresh: 1, doubtful: 0, undated: 0 }],
    ]);
    expect(summed(survey.total)).toEqual({ fresh: 2, doubtful: 1, undated: 1 });
  });

  test('counts each fact under the district and category of its place, and under its own source', () => {
    const { district, category, source } = survey.groups;
    expect([...district.keys()]).toEqual(['Centro', '']);
    expect(category.get('parks')?.get('name')).toEqual({ fresh: 0, doubtful: 0, undated: 1 });
    expect([...(source.get('b') ?? [])]).toEqual([['phone', { fresh: 1, doubtful: 0, undated: 0 }]]);
    expect(source.get('a')?.has('phone')).toBe(false);
  });

  test('names what is doubtful of a place, until somebody confirms it', () => {
    expect(survey.doubtful).toMatchObject([{ place: { id: 'old' }, facts: [{ fact: 'opening_hours' }] }]);
    expect(freshnessSurveyOf([confirmed(old, ['opening_hours'], TODAY)], TODAY).doubtful).toEqual([]);
  });
});

test('a check is worth more the older the facts, the better known the place and the more often they are met', () => {
  const of = (place: typeof old) => freshnessSurveyOf([place], TODAY).doubtful[0] as NonNullable<(typeof first)[0]>;
  const first = freshnessSurveyOf([old], TODAY).doubtful;
  const worth = worthChecking(of(old), 0);
  expect(worthChecking(of({ ...old, checkedOn: '2015-01-01' }), 0)).toBeGreaterThan(worth);
  expect(worthChecking(of({ ...old, prominence: 2 }), 0)).toBeCloseTo(4 * worth);
  expect(worthChecking(of(old), 9)).toBeCloseTo(10 * worth);
  // An old telephone is told to fewer people than hours of the same age.
  const { openingHours: _, ...called } = { ...old, provenance: {}, checkedOn: '2017-01-01' };
  const { phone: __, ...opened } = { ...old, provenance: {}, checkedOn: '2017-01-01' };
  expect(worthChecking(of(called), 0)).toBeLessThan(worthChecking(of(opened), 0));
});
