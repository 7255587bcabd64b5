import { describe, expect, test } from 'vitest';
import { aPlace } from '../../tests/support/places.ts';
import { confirmed, withConfirmations } from './confirmations.ts';
import { edited } from './edits.ts';
import { factDates } from './freshness.ts';
import type { Place } from './place.ts';

const TODAY = '2026-11-25';
const bar = aPlace({
  ...{ id: 'bar', name: 'Bar Uno', source: 'osm', checkedOn: '2019-03-01', phone: '+34 910 000 000' },
  ...{ openingHours: 'Mo-Su 10:00-20:00', categories: ['pubs/bars'] },
});
const checked = confirmed(bar, ['name', 'opening_hours'], TODAY);
const dateOf = (place: Place, fact: string) => factDates(place, TODAY).find((each) => each.fact === fact);

describe('a confirmation', () => {
  test('gives its facts the day, and no other fact', () => {
    expect(dateOf(bar, 'opening_hours')).toMatchObject({ asOf: '2019-03-01', isDoubtful: true });
    expect(dateOf(checked, 'opening_hours')).toMatchObject({ asOf: TODAY, belief: 1, isDoubtful: false });
    expect(dateOf(checked, 'phone')?.asOf).toBe('2019-03-01');
  });

  test('of facts that are not known, or twice on a day, changes nothing', () => {
    expect(confirmed(bar, ['website'], TODAY)).toBe(bar);
    expect(confirmed(checked, ['name'], TODAY)).toBe(checked);
  });

  test('of the name ends the doubt of another sign that was seen until then, and none that is seen later', () => {
    const signed = { ...bar, otherSign: { name: 'Bar Dos', source: 'municipal', asOf: TODAY } };
    expect(dateOf(signed, 'name')?.isDoubtful).toBe(true);
    expect(dateOf(confirmed(signed, ['name'], TODAY), 'name')?.isDoubtful).toBe(false);
    expect(dateOf(confirmed(signed, ['name'], '2026-11-24'), 'name')?.isDoubtful).toBe(true);
  });

  test('of what is edited afterwards counts no more', () => {
    const context = { locate: () => ({}), asOf: '2026-12-01' };
    expect(edited(checked, { openingHours: 'Mo-Su 12:00-24:00' }, context).confirmed).toEqual({ name: TODAY });
    expect(edited(checked, { phone: null }, context).confirmed).toEqual(checked.confirmed);
  });
});

describe('an import after a confirmation', () => {
  const other = 'Mo-Su 12:00-24:00';

  test('of the same facts keeps the day', () => {
    expect(withConfirmations(checked, { ...bar, phone: '+34 910 000 001' })).toEqual({
      ...checked,
      phone: '+34 910 000 001',
    });
  });

  test('changes what an older file says otherwise by nothing', () => {
    const older = { ...bar, openingHours: other, name: 'Bar Viejo', closedForGood: true, checkedOn: '2025' };
    const after = withConfirmations(checked, older);
    expect(after).toMatchObject({ name: 'Bar Uno', closedForGood: false, openingHours: bar.openingHours });
    expect(after.confirmed).toEqual(checked.confirmed);
    expect(withConfirmations(after, older)).toEqual(after);
  });

  test.each([['2026-11-26'], ['2027'], [undefined]])(
    'takes what a file of %s says otherwise, without the day',
    (checkedOn) => {
      const { checkedOn: _, ...undated } = { ...bar, openingHours: other };
      const after = withConfirmations(checked, { ...undated, ...(checkedOn !== undefined && { checkedOn }) });
      expect(after).toMatchObject({ openingHours: other, confirmed: { name: TODAY } });
    },
  );

  test('never changes what an administrator wrote and confirmed', () => {
    const written = edited(bar, { openingHours: other }, { locate: () => ({}), asOf: '2026-01-01' });
    const after = withConfirmations(confirmed(written, ['opening_hours'], TODAY), { ...bar, checkedOn: '2027-01-01' });
    expect(after).toMatchObject({ openingHours: other, confirmed: { opening_hours: TODAY } });
  });

  test('brings confirmations of its own, the younger one of each fact', () => {
    const file = { ...bar, confirmed: { name: '2026-01-01', opening_hours: '2026-12-01', phone: '2026-02-01' } };
    expect(withConfirmations(checked, file).confirmed).toEqual({ ...file.confirmed, name: TODAY });
  });

  test('of a record that fills a gap anew changes the fact if it is younger', () => {
    const filled = {
      ...checked,
      provenance: { openingHours: { source: 'b', asOf: '2026-12-24' } },
      openingHours: other,
    };
    expect(withConfirmations(checked, filled)).toMatchObject({ openingHours: other, confirmed: { name: TODAY } });
  });
});
