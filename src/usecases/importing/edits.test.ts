// What an administrator said of a place holds, whatever file is imported later.
import { expect, test } from 'vitest';
import { aPlace } from '../../../tests/support/places.ts';
import { asPlaceId } from '../../domain/branded.ts';
import { confirmed } from '../../domain/confirmations.ts';
import { edited, type PlaceEdits, released } from '../../domain/edits.ts';
import { ADMINISTRATOR, type Place } from '../../domain/place.ts';
import { planImport, planned } from './plan.ts';

const context = { locate: () => ({ district: 'Retiro' }), asOf: '2026-05-01' };
const prado = aPlace({
  id: 'prado',
  name: 'Museo del Prado',
  district: 'Centro',
  phone: '+34 913 302 800',
  website: 'https://www.museodelprado.es',
  source: 'esmadrid',
});

/** The catalogue after an edit, and after the source said something newer of everything. */
function afterImport(edits: PlaceEdits, newer: Partial<Place>) {
  const place = edited(prado, edits, context);
  const plan = planImport(new Map([[place.id, planned(place)]]), [{ ...prado, ...newer }], { resolve: true });
  return plan.changed[0]?.place ?? place;
}

test('an edited field stays, every other field follows its source', () => {
  const after = afterImport({ phone: '+34 910 000 000' }, { phone: '+34 911 111 111', website: 'https://new.example' });
  expect(after).toMatchObject({ phone: '+34 910 000 000', website: 'https://new.example' });
  expect(after.provenance.phone).toEqual({ source: ADMINISTRATOR, asOf: '2026-05-01' });
});

test('a field that an administrator emptied is not filled again', () => {
  expect(afterImport({ phone: null }, { phone: '+34 911 111 111' })).not.toHaveProperty('phone');
  const emptied = edited(prado, { website: null }, context);
  const other = aPlace({ ...prado, id: 'ChIJ1', source: 'google-export', website: 'https://elsewhere.example' });
  const plan = planImport(new Map([[emptied.id, planned(emptied)]]), [other], { resolve: true });
  expect(plan.merged).toMatchObject([{ incoming: 'ChIJ1', into: 'prado' }]);
  expect(plan.changed[0]?.place).not.toHaveProperty('website');
});

test('a moved place keeps its spot and its district', () => {
  const after = afterImport({ latDeg: 40.41, lngDeg: -3.68 }, { position: { latDeg: 40.5, lngDeg: -3.7 } });
  expect(after).toMatchObject({ position: { latDeg: 40.41, lngDeg: -3.68 }, district: 'Retiro' });
});

test('a place that was closed for good stays closed, a name that was corrected stays corrected', () => {
  const after = afterImport({ closedForGood: true, name: 'El Prado' }, { name: 'MUSEO PRADO', prominence: 3 });
  expect(after).toMatchObject({ closedForGood: true, name: 'El Prado', prominence: 3 });
});

test('a place that an administrator made is only added to', () => {
  const own = edited(aPlace({ id: 'own', name: 'Bar Nuevo', source: ADMINISTRATOR }), { phone: null }, context);
  const catalogue = new Map([[own.id, planned(own)]]);
  const record = aPlace({ ...own, id: 'own', source: 'paseo', name: 'Other name', website: 'https://bar.example' });
  const [first] = planImport(catalogue, [record]).changed;
  expect(first?.place).toMatchObject({ name: 'Bar Nuevo', website: 'https://bar.example', source: ADMINISTRATOR });
  const again = planImport(new Map([[asPlaceId('own'), first as NonNullable<typeof first>]]), [record]);
  expect(again.changed).toEqual([]);
});

test('a field that is given back follows its source again, and a spot takes its district along', () => {
  const moved = edited(prado, { latDeg: 40.41, phone: '+34 910 000 000' }, context);
  const given = released(moved, ['position', 'phone', 'website']);
  expect([given.phone, given.provenance]).toEqual(['+34 910 000 000', {}]);
  const [changed] = planImport(new Map([[given.id, planned(given)]]), [prado]).changed;
  expect(changed?.place).toEqual(prado);
  expect(released(prado, ['phone'])).toBe(prado);
});

test('importing the same file again over an edited place finds nothing to do', () => {
  const place = edited(prado, { phone: null, name: 'El Prado', categories: ['art galleries'] }, context);
  const plan = planImport(new Map([[place.id, planned(place)]]), [prado], { resolve: true });
  expect([plan.added, plan.changed]).toEqual([[], []]);
});

test('saying what is known already is no edit', () => {
  expect(edited(prado, { phone: prado.phone ?? null, description: {}, latDeg: 40.4168 }, context)).toBe(prado);
});

test('a telephone that was confirmed keeps its day beside an older file, and yields to a younger one', () => {
  const place = confirmed({ ...prado, checkedOn: '2020-01-01' }, ['phone'], '2026-05-01');
  const after = (newer: Partial<Place>) =>
    planImport(new Map([[place.id, planned(place)]]), [{ ...prado, ...newer }]).changed[0]?.place ?? place;
  expect(after({ checkedOn: '2026-04', phone: '+34 911 111 111' })).toMatchObject({
    phone: prado.phone,
    confirmed: { phone: '2026-05-01' },
  });
  const younger = after({ checkedOn: '2026-06', phone: '+34 911 111 111' });
  expect(younger.phone).toBe('+34 911 111 111');
  expect(younger).not.toHaveProperty('confirmed');
});
