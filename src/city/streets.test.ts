import { describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { distanceM } from '../geo/point.ts';
import { STREET_COLUMNS, streetsIn } from './streets.ts';

const file = (...rows: readonly string[]) => [STREET_COLUMNS.join('\t'), ...rows].join('\n');
/** Doors 1 and 5 on one side, 2 on the other, all on one parallel. */
const MILL = 'Road\tof the\tOld Mill\t10\t20\t1,0,0;5,0,100;2,10,-50';
const { found: toy, faults } = streetsIn(
  file(MILL, 'Square\tof the\tOld Mill\t11\t21\t', 'Road\t\tHigh\t12\t22\t7,0,0'),
);

test('a file of streets is read without faults', () => expect(faults).toEqual([]));

describe('which address a text is', () => {
  test.each([
    ['Road of the Old Mill 1', 'Road of the Old Mill', 1],
    ['road old mill, 1', 'Road of the Old Mill', 1],
    ['old mill no. 1', 'Road of the Old Mill', 1],
    ['1 road of the old mill', 'Road of the Old Mill', 1],
    ['Road of the Old Mill 1, 28004 Toytown', 'Road of the Old Mill', 1],
    ['SQUARE OF THE OLD MILL', 'Square of the Old Mill', undefined],
    ['Square of the Old Mill 4', 'Square of the Old Mill', 4],
    ['High 7', 'Road High', 7],
  ])('%j is in %s', (text, street, number) => {
    const address = toy.addressIn(text);
    expect(address?.street.name).toBe(street);
    expect(address?.number).toBe(number);
  });

  test.each(['old mill', 'the mill 1', 'road', 'Road of the Old Mill 1 and cafés', '', '7', 'nowhere 7'])(
    '%j is none',
    (text) => expect(toy.addressIn(text)).toBeUndefined(),
  );

  test.each([
    ['Road of the Old Mill', ['Road', 'Square']],
    ['old mill', ['Road', 'Square']],
    ['High', ['Road']],
    ['Old Mill 5', []],
  ])('streets of the name in %j are %j', (text, types) =>
    expect(toy.namesakesOf(text).map(({ type }) => type)).toEqual(types),
  );

  test('the words of an address are counted where it begins within a sentence', () => {
    const words = 'cafe near c old mill 5 please'.split(' ');
    expect(toy.addressAt(words, 2, true)).toMatchObject({ length: 4, address: { number: 5, precision: 'door' } });
    expect(toy.addressAt(words, 0)).toBeUndefined();
  });
});

test('a door has no more decimals than the file', () => {
  const { found } = streetsIn(file('Road\t\tLong\t40.42822\t-3.70203\t78,-229,112'));
  expect(found.addressIn('Long 78')?.position).toEqual({ latDeg: 40.42593, lngDeg: -3.70091 });
});

describe('where a number is', () => {
  test.each([
    ['the door itself', 5, 10, 20.001, 'door'],
    ['halfway between its neighbours on its side', 3, 10, 20.0005, 'between'],
    ['between doors of both sides, where its own side ends', 4, 10.00003, 20.00083, 'between'],
    ['at the last door, a few numbers behind it', 9, 10, 20.001, 'beside'],
    ['on the street, far behind the last door', 200, 10, 20, 'street'],
  ])('%s', (_, number, latDeg, lngDeg, precision) => {
    const address = toy.addressIn(`Road of the Old Mill ${number}`)!;
    expect(address.precision).toBe(precision);
    expect(distanceM(address.position, { latDeg, lngDeg })).toBeLessThan(3);
  });
});

test.each([
  ['other columns', 'a\tb'],
  ['a row that is cut off', file('Road\tof')],
  ['a position that is none', file('Road\tof\tMill\tnorth\t20\t')],
  ['a latitude that is left out', file('Road\tof\tMill\t\t20\t')],
  ['doors that are none', file('Road\tof\tMill\t10\t20\t1,2')],
  ['doors with an end too many', file('Road\tof\tMill\t10\t20\t1,2,3;')],
])('%s are told with their line', (_, text) => expect(streetsIn(text).faults.join()).toMatch(/^line [12]: /u));

test('a city without the file has no streets', () => {
  const { found } = streetsIn(undefined);
  expect(found.all).toEqual([]);
  expect(found.addressIn('Road of the Old Mill 1')).toBeUndefined();
});

test('the official doors of Madrid are inside it, and no name is left in capitals', () => {
  const { all } = MADRID.streets;
  expect(all.length).toBeGreaterThan(8_000);
  expect(all.filter(({ name }) => /\p{Lu}{6}/u.test(name))).toEqual([]);
  const address = MADRID.streets.addressIn('Calle de Fuencarral 78')!;
  expect(distanceM(address.position, { latDeg: 40.4259, lngDeg: -3.7011 })).toBeLessThan(150);
});
