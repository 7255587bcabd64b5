import { expect, test } from 'vitest';
import type { CatalogueRow } from './row.ts';
import { otherSignAt, terraceOf, withTerrace } from './terrace-facts.ts';
import type { Terrace } from './terraces.ts';

const row: CatalogueRow = {
  ...{ id: 'a', name: 'Taberna Los Álamos (Prado)', lat: 40.415, lng: -3.7, types: [], categories: ['restaurants'] },
  ...{ description: {}, address: 'Calle del Prado, 6, bajo', prominence: 1, source: 'esmadrid', checked_on: '2021-04' },
};
const terrace = (sign: string, address = 'Calle del Prado, 6'): Terrace => ({
  ...{ sign, address, door: '1-6', position: { latDeg: 40.4151, lngDeg: -3.7 }, tables: 4, isLasting: true },
  hours: 'Mo-Sa 10:00-00:00',
});

test('a terrace is the place’s own by name, misspelt or with another kind before it', () => {
  for (const sign of ['LOS ALAMOS', 'CERVECERIA LOS ALAMOS', 'LOS ALAMO'])
    expect(terraceOf(row, [terrace(sign)])?.sign).toBe(sign);
  expect(terraceOf(row, [terrace('LA BODEGA DE ANA')])).toBeUndefined();
});

test('another business at the door is told, unless the place is younger or the house has several', () => {
  const other = terrace('BAR MANOLO');
  expect(otherSignAt(row, [other])).toBe('BAR MANOLO');
  expect(otherSignAt(row, [other, terrace('CAFE SOL')])).toBeUndefined();
  expect(otherSignAt({ ...row, checked_on: '2024' }, [other])).toBeUndefined();
  expect(otherSignAt(row, [terrace('BAR MANOLO', 'Calle del Prado, 8')])).toBeUndefined();
  expect(otherSignAt(row, [terrace('BAR')])).toBeUndefined();
});

test('hours of a terrace are no opening hours, and have a source and a date of their own', () => {
  const told = withTerrace(row, { id: 'a', hours: 'Mo-Sa 10:00-00:00' });
  expect(told.opening_hours).toBeUndefined();
  expect(told).toMatchObject({ terrace_hours: 'Mo-Sa 10:00-00:00', features: ['outdoor_seating'] });
  expect(told.provenance?.terrace_hours).toEqual({ source: 'municipal', asOf: '2023-09' });
  expect(told.provenance?.name).toEqual({ source: 'municipal', asOf: '2026-04' });
});
