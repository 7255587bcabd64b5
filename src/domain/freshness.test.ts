import { describe, expect, test } from 'vitest';
import { aPlace } from '../../tests/support/places.ts';
import { edited } from './edits.ts';
import { factDates, halfLifeYears } from './freshness.ts';
import type { Place } from './place.ts';

const bar = {
  ...{ id: 'bar', categories: ['pubs/bars'] as const, checkedOn: '2021-11-17', phone: '+34 910 000 000' },
  ...{ openingHours: 'Mo-Su 10:00-20:00' },
};
const at = (today: string, more: Partial<Place> = {}) =>
  new Map(factDates(aPlace({ ...bar, ...more }), today).map((each) => [each.fact, each]));

describe('the date of a fact and its doubt', () => {
  test('after its half-life half is believed, and the fact is doubtful from then on', () => {
    const years = halfLifeYears('opening_hours', 'pubs/bars');
    expect(at(`${2021 + years}-11-16`).get('opening_hours')?.isDoubtful).toBe(false);
    expect(at(`${2021 + years}-11-19`).get('opening_hours')).toMatchObject({ asOf: '2021-11-17', isDoubtful: true });
    expect(at(`${2021 + years}-11-17`).get('opening_hours')?.belief).toBeCloseTo(0.5, 2);
  });

  test('a fact of a younger source has that source’s date, under either name of the field', () => {
    const asOf = '2026-08';
    for (const field of ['opening_hours', 'openingHours'])
      expect(at('2026-11-25', { provenance: { [field]: { source: 'osm', asOf } } }).get('opening_hours')?.asOf).toBe(
        asOf,
      );
  });

  test('hours that an administrator wrote have the date of that, not the one of the file before', () => {
    const place = aPlace({ ...bar, provenance: { opening_hours: { source: 'osm', asOf: '2017' } } });
    const context = { locate: () => ({}), asOf: '2026-11-20' };
    const after = edited(place, { openingHours: 'Mo-Su 12:00-24:00' }, context);
    const hours = factDates(after, '2026-11-25').find(({ fact }) => fact === 'opening_hours');
    expect(hours).toMatchObject({ asOf: '2026-11-20', isDoubtful: false });
  });

  test('what lasts is believed for longer', () => {
    const today = '2026-11-25';
    expect(at(today).get('opening_hours')?.isDoubtful).toBe(true);
    expect(at(today, { categories: ['museums'] }).get('opening_hours')?.isDoubtful).toBe(false);
  });

  test('another sign at the door makes the name doubtful', () => {
    const otherSign = { name: 'Bar Nuevo', source: 'municipal', asOf: '2026-04' };
    expect(at('2022-01-01').get('name')?.isDoubtful).toBe(false);
    expect(at('2022-01-01', { otherSign }).get('name')?.isDoubtful).toBe(true);
  });

  test('unknown facts and facts without a date have none; a date in the future is not older than today', () => {
    expect(at('2026-11-25').has('website')).toBe(false);
    expect(factDates(aPlace({ id: 'x' }), '2026-11-25')).toEqual([]);
    expect(at('2020-01-01').get('phone')?.belief).toBe(1);
    expect(at('2022-01-10', { checkedOn: '2021' }).get('phone')?.belief).toBeGreaterThan(0.99);
  });
});
