// The comparison that says whether a document of the contract only adds to an earlier one.
import { expect, test } from 'vitest';
import { breaksOf, type Document } from '../scripts/contract/additive.ts';

const PLACE = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, level: { type: 'integer', enum: [1, 2] } },
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const getPlace = (schema: object, parameters: readonly object[] = []): Document => ({
  paths: { '/place': { get: { parameters, responses: { 200: json(schema), 404: {} } } } },
});
const postPlace = (schema: object): Document => ({
  paths: { '/place': { post: { requestBody: json(schema), responses: { 200: {} } } } },
});
const without = (name: 'id' | 'level') => {
  const { [name]: _, ...properties } = PLACE.properties;
  return { ...PLACE, properties, required: PLACE.required.filter((each) => each !== name) };
};

test('a document adds to itself, and a schema may move behind a reference', () => {
  const moved = { ...getPlace({ $ref: '#/components/schemas/Place' }), components: { schemas: { Place: PLACE } } };
  expect(breaksOf(getPlace(PLACE), getPlace(PLACE))).toEqual([]);
  expect(breaksOf(getPlace(PLACE), moved)).toEqual([]);
  expect(breaksOf(moved, getPlace(PLACE))).toEqual([]);
});

test('further paths, fields and optional parameters are additions', () => {
  const wider = { ...PLACE, properties: { ...PLACE.properties, name: { type: 'string' } } };
  const later = getPlace(wider, [{ name: 'lang', in: 'query', schema: { type: 'string' } }]);
  expect(breaksOf(getPlace(PLACE), { paths: { ...later.paths, '/more': {} } })).toEqual([]);
});

test.each([
  ['an operation', getPlace(PLACE), { paths: { '/place': {} } }, 'GET /place: gone'],
  [
    'a status',
    getPlace(PLACE),
    { paths: { '/place': { get: { responses: { 200: json(PLACE) } } } } },
    'GET /place 404: gone',
  ],
  ['an optional field of an answer', getPlace(PLACE), getPlace(without('level')), 'GET /place 200.level: gone'],
  ['a field of a body', postPlace(PLACE), postPlace(without('level')), 'POST /place body.level: gone'],
])('%s that goes is a break', (_, earlier, later, message) => {
  expect(breaksOf(earlier, later)).toContain(message);
});

test('an answer may not send other values, nor leave out what was always there', () => {
  const free = { ...PLACE, properties: { ...PLACE.properties, level: { type: 'integer' } } };
  expect(breaksOf(getPlace(PLACE), getPlace(free))).toEqual(['GET /place 200.level: anything where 1, 2 was']);
  expect(breaksOf(getPlace(PLACE), getPlace({ ...PLACE, required: [] }))).toEqual(['GET /place 200.id: required']);
  expect(breaksOf(postPlace(PLACE), postPlace(free))).toEqual([]);
});

test('a request may not be asked for more, nor be refused what it could say', () => {
  const stricter = { ...PLACE, required: ['id', 'level'] };
  const shorter = { ...PLACE, properties: { ...PLACE.properties, id: { type: 'string', maxLength: 5 } } };
  expect(breaksOf(postPlace(PLACE), postPlace(stricter))).toEqual(['POST /place body.level: required']);
  expect(breaksOf(postPlace(PLACE), postPlace(shorter))).toEqual(['POST /place body.id: maxLength']);
  const demanded = getPlace(PLACE, [{ name: 'lat', in: 'query', required: true, schema: { type: 'number' } }]);
  expect(breaksOf(getPlace(PLACE), demanded)).toEqual(['GET /place ?lat: required now']);
});

test('a parameter may become one that is repeated', () => {
  const category = (schema: object) => getPlace(PLACE, [{ name: 'category', in: 'query', schema }]);
  const one = { type: 'string' };
  expect(breaksOf(category(one), category({ type: 'array', items: one, maxItems: 20 }))).toEqual([]);
  expect(breaksOf(category(one), category({ type: 'integer' }))).toHaveLength(1);
});
