import { describe, expect, test } from 'vitest';
import { STREET_COLUMNS, streetsIn } from '../../src/city/streets.ts';
import { aPlace } from '../../tests/support/places.ts';
import { addressFaults } from './address-rules.ts';
import { atOwnDoor, officialAddress } from './official-address.ts';

/** The Calle del Prado begins at 40.415,-3.700; the Paseo of that name lies 700 m to the east of it. */
const ROWS = [
  'Calle\tdel\tPrado\t40.415\t-3.7\t2,0,0;6,0,50',
  'Paseo\tdel\tPrado\t40.415\t-3.692\t2,0,0;6,0,50',
  'Calle\t\tGran Vía\t40.42\t-3.7\t29,0,0',
  'Calle\tde\tMéndez Núñez\t40.417\t-3.69\t1,0,0',
  'Calle\t\tVía Carpetana\t40.39\t-3.73\t1,0,0',
  'Calle\tde la\tVía Límite\t40.47\t-3.69\t1,0,0',
  'Calle\tdel\tPintor el Greco\t40.438\t-3.732\t4,0,0',
];
const { found: streets } = streetsIn([STREET_COLUMNS.join('\t'), ...ROWS].join('\n'));
const calle = { latDeg: 40.415, lngDeg: -3.6999 };
const paseo = { latDeg: 40.415, lngDeg: -3.6919 };
const elsewhere = { latDeg: 40.45, lngDeg: -3.65 };

describe('an address as the index of streets writes it', () => {
  test.each([
    ['the particle is put in', 'Calle Prado, 6', calle, 'Calle del Prado, 6'],
    ['accents too', 'Calle Mendez Nunez, 1', { latDeg: 40.417, lngDeg: -3.69 }, 'Calle de Méndez Núñez, 1'],
    ['a stated kind is believed near its door', 'Paseo del Prado, 6', paseo, 'Paseo del Prado, 6'],
    ['of two streets of a name the one at the place', 'Paseo del Prado, 6', calle, 'Calle del Prado, 6'],
    ['a missing kind is the one at the place', 'Prado, 6', paseo, 'Paseo del Prado, 6'],
    ['what stands behind the number stays', 'Calle Prado 6, 3º', calle, 'Calle del Prado, 6, 3º'],
    ['without a number', 'Calle Prado, s/n', calle, 'Calle del Prado, s/n'],
    ['the sign says Gran Vía', 'Calle Gran Vía, 29', { latDeg: 40.42, lngDeg: -3.7 }, 'Gran Vía, 29'],
    ['a name that is a kind itself', 'Calle Vía Carpetana, 1', { latDeg: 40.39, lngDeg: -3.73 }, 'Vía Carpetana, 1'],
    ['and is not, behind its particle', 'Vía Límite, 1', { latDeg: 40.47, lngDeg: -3.69 }, 'Calle de la Vía Límite, 1'],
    [
      'a painter has his capital',
      'Pintor El Greco, 4',
      { latDeg: 40.438, lngDeg: -3.732 },
      'Calle del Pintor El Greco, 4',
    ],
  ])('%s: %j', (_, address, at, expected) => expect(officialAddress(streets, address, at)?.address).toBe(expected));

  test('a street that the index lacks, and another kind far away, are not known', () => {
    expect(officialAddress(streets, 'Calle de la Luna, 3', calle)).toBeUndefined();
    expect(officialAddress(streets, 'Plaza del Prado', elsewhere)).toBeUndefined();
  });
});

describe('a place and its door', () => {
  const address = 'Calle del Prado, 6';
  const off = (degrees: number) => ({ latDeg: 40.415 + degrees, lngDeg: -3.6995 });
  const at = (degrees: number, category: 'cafes' | 'parks') =>
    atOwnDoor(streets, { address, position: off(degrees), categories: [category] });

  test('a café a hundred metres off is moved to it, one next to it and a park are not', () => {
    expect(at(0.001, 'cafes')).toEqual({ address, position: off(0), isMoved: true });
    expect(at(0.0003, 'cafes')).toEqual({ address, position: off(0.0003), isMoved: false });
    expect(at(0.001, 'parks')).toEqual({ address, position: off(0.001), isMoved: false });
  });

  test('where the door is far away the address is of another place', () =>
    expect(at(0.01, 'cafes')).toEqual({ position: off(0.01), isMoved: false }));
});

test('a check tells what disagrees with the index', () => {
  const row = (id: string, address: string, latDeg: number) =>
    aPlace({ id, address, categories: ['cafes'], position: { latDeg, lngDeg: -3.6995 } });
  const places = [
    row('right', 'Calle del Prado, 6', 40.415),
    row('bare', 'Calle Prado, 6', 40.415),
    row('off', 'Calle del Prado, 6', 40.416),
    row('unknown', 'Calle de la Luna, 6', 40.415),
  ];
  expect(addressFaults(places, streets).map(({ severity, rule, placeId }) => `${severity} ${rule} ${placeId}`)).toEqual(
    ['error street bare', 'error door off', 'warning street unknown'],
  );
  expect(addressFaults(places, streetsIn(undefined).found)).toEqual([]);
});
