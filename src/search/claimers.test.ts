// Which claimer has a span where several could: the order of the list, and the exceptions to it.
import { expect, test } from 'vitest';
import { searchWorld } from '../../tests/support/search-world.ts';
import { claimSpan } from './claimers.ts';
import { wordsOf } from './words.ts';

const { index } = await searchWorld();
const START = { isAfterNear: false, isAfterStreet: false, isBesideConcept: false, wished: undefined };

/** What claims the words behind the bar. */
function claimed(query: string, start: Partial<typeof START> = {}) {
  const [before = '', after = ''] = query.split('|');
  const said = wordsOf(before);
  const { by, length, claims } = claimSpan(
    [...said, ...wordsOf(after)],
    { ...START, ...start, at: said.length },
    index.books,
  );
  return { by, length, claims };
}
const NEAR = { isAfterNear: true };

test.each([
  ['|calle huertas 50', {}, 'streetWithPlaces', 3],
  ['|huertas 50', {}, 'streetWithPlaces', 2],
  ['near |calle de fuencarral 78', NEAR, 'streetWithPlaces', 4],
  ['near |calle de abel 2', NEAR, 'streetWithoutPlaces', 4],
  ['near the |plaza mayor', NEAR, 'landmark', 2],
  ['near |atocha', NEAR, 'stationNearby', 1],
  ['|malasaña', {}, 'area', 1],
  ['|barrio de salamanca', {}, 'area', 3],
  ['museum with |goya', {}, undefined, 0],
  ['iglesia |metro serrano', { isBesideConcept: true }, 'stationNamed', 2],
  ['near a |station', NEAR, 'nearestStation', 1],
  ['|museums', {}, 'concept', 1],
  ['|near me', {}, 'searchWords', 2],
  ['|what to see', {}, 'searchWords', 3],
  ['|bonito', {}, 'searchWords', 1],
  ['|xyzzyq', {}, undefined, 0],
])('%s', (query, start, by, length) => expect(claimed(query, start)).toMatchObject({ by, length }));

test('a house number makes the door a landmark after "near", and an address otherwise', () => {
  const position = expect.objectContaining({ latDeg: expect.any(Number) });
  expect(claimed('|calle de fuencarral 78').claims).toEqual([
    { kind: 'street', street: { street: 'fuencarral', number: 78, type: 'calle' }, door: position },
  ]);
  expect(claimed('near |calle de fuencarral 78', NEAR).claims).toEqual([{ kind: 'near', landmark: { position } }]);
});

test('what is near a street of the name of a place may be that place itself', () => {
  const [near] = claimed('near |plaza mayor', NEAR).claims;
  expect(near).toMatchObject({ landmark: { row: expect.any(Number) } });
  const [behindStreet] = claimed('plaza |mayor', { ...NEAR, isAfterStreet: true }).claims;
  expect(behindStreet).not.toMatchObject({ landmark: { row: expect.any(Number) } });
});

test('"buy" counts beside whatever claims the phrase', () =>
  expect(claimed('|buy bread').claims).toContainEqual({ kind: 'meanings', meanings: ['buy'] }));

test('what the frame wishes for is meant before an area of its name, but not after "near"', () => {
  const group = {
    concepts: index.vocabulary.conceptsOfType('category').slice(0, 1),
    words: ['opera'],
    role: 'name',
  } as const;
  const wished = { length: 1, groups: [group], isWished: true } as const;
  const start = { ...START, at: 0, wished };
  expect(claimSpan(['opera'], start, index.books).by).toBe('concept');
  expect(claimSpan(['opera'], { ...start, isAfterNear: true }, index.books).by).not.toBe('concept');
});
