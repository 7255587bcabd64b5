// The generated client and the generator.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { clientSource, functionName } from '../scripts/api-client/generator.ts';
import { typeOf } from '../scripts/api-client/schema-types.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

test('the client is the one of the reviewed document; `npm run build:client` writes it anew', () => {
  const document = JSON.parse(read('tests/api/openapi.snap.json'));
  expect(read('web/api-client/generated.ts')).toBe(clientSource(document));
});

test('a function is called as its method and path are', () => {
  expect(functionName('get', '/api/places/')).toBe('getPlaces');
  expect(functionName('GET', '/api/places/{place_id}')).toBe('getPlacesByPlaceId');
  expect(functionName('post', '/api/preferences/extract-preferences')).toBe('postPreferencesExtractPreferences');
});

test('a schema becomes the type of what it allows', () => {
  expect(typeOf({ enum: ['it’s', "it's", 3, null] })).toBe(`'it’s' | 'it\\'s' | 3 | null`);
  expect(typeOf({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } })).toBe(
    'readonly (string | number)[]',
  );
  expect(typeOf({ type: 'object', additionalProperties: { $ref: '#/components/schemas/User' } })).toBe(
    'Readonly<Record<string, User>>',
  );
  expect(typeOf({ type: 'object', properties: { 'a-b': {}, c: { type: 'null' } }, required: ['c'] })).toBe(
    "{\n  readonly 'a-b'?: unknown | undefined;\n  readonly c: null;\n}",
  );
});

test('what the generator does not know stops it', () => {
  expect(() => typeOf({ type: 'decimal' })).toThrow('decimal');
});

test('a description cannot end its comment', () => {
  const document = { paths: {}, components: { schemas: { Trap: { type: 'string', description: 'a */ b' } } } };
  expect(clientSource(document)).toContain('/** a *∕ b */');
});
