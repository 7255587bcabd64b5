// The comparison that says whether a document of the contract only adds to an earlier one, and what it is compared with.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { breaksOf, type Document } from '../scripts/contract/additive.ts';
import { baselines, documentOf, FIRST_PROMISE, SNAPSHOT } from '../scripts/contract/baselines.ts';

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

const withPlace = (schema: object) => ({ ...PLACE, properties: { ...PLACE.properties, id: schema } });

test.each([
  ['another type', { type: 'integer' }, 'integer where string was'],
  ['a lower limit that is gone', { type: 'string', format: 'uuid', pattern: '^a', maxLength: 9 }, 'minLength'],
  ['a higher limit', { type: 'string', format: 'uuid', pattern: '^a', minLength: 1, maxLength: 10 }, 'maxLength'],
  ['another pattern', { type: 'string', format: 'uuid', pattern: '^b', minLength: 1, maxLength: 9 }, 'pattern'],
  ['another format', { type: 'string', format: 'uri', pattern: '^a', minLength: 1, maxLength: 9 }, 'format'],
])('%s in an answer is a break', (_, schema, fault) => {
  const id = { type: 'string', format: 'uuid', pattern: '^a', minLength: 1, maxLength: 9 };
  const found = breaksOf(getPlace(withPlace(id)), getPlace(withPlace(schema)));
  expect(found).toContain(`GET /place 200.id: ${fault}`);
});

test('what is in a list is compared, too', () => {
  const list = (items: object) => getPlace({ type: 'array', items });
  expect(breaksOf(list(PLACE), list(without('level')))).toEqual(['GET /place 200[].level: gone']);
  expect(breaksOf(list({ type: 'string' }), list({ type: 'number' }))).toEqual([
    'GET /place 200[]: number where string was',
  ]);
});

test('a parameter that goes, a media type that goes and a body that must be sent are breaks', () => {
  const lang = [{ name: 'lang', in: 'query', schema: { type: 'string' } }];
  expect(breaksOf(getPlace(PLACE, lang), getPlace(PLACE))).toEqual(['GET /place ?lang: gone']);
  const post = (requestBody: object): Document => ({ paths: { '/place': { post: { requestBody, responses: {} } } } });
  const form = { content: { 'application/x-www-form-urlencoded': { schema: PLACE } } };
  expect(breaksOf(post(json(PLACE)), post(form))).toEqual(['POST /place body application/json: gone']);
  const demanded = post({ ...json(PLACE), required: true });
  expect(breaksOf(post(json(PLACE)), demanded)).toEqual(['POST /place body: required now']);
  expect(breaksOf(demanded, post(json(PLACE)))).toEqual([]);
});

const BEARER = { type: 'http', scheme: 'bearer' };
const guarded = (security: readonly object[] | undefined, schemes: object = { bearer: BEARER }): Document =>
  ({
    components: { securitySchemes: schemes },
    paths: { '/place': { get: { ...(security && { security }), responses: {} } } },
  }) as Document;

test('a public operation may not become guarded; a guarded one may become public', () => {
  const refused = ['GET /place: no token is not enough now'];
  for (const open of [guarded(undefined), guarded([]), guarded([{}, { bearer: [] }])]) {
    expect(breaksOf(open, guarded([{ bearer: [] }]))).toEqual(refused);
    expect(breaksOf(open, { ...guarded(undefined), security: [{ bearer: [] }] })).toEqual(refused);
    expect(breaksOf(guarded([{ bearer: [] }]), open)).toEqual([]);
  }
  expect(breaksOf(guarded([]), guarded([{}, { bearer: [] }]))).toEqual([]);
});

test('a token that was enough must stay so, whatever the document calls it', () => {
  const refused = ['GET /place: bearer is not enough now'];
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
  const before = guarded([{ bearer: ['read'] }]);
  expect(breaksOf(before, guarded([{ login: ['read'] }], { login: BEARER }))).toEqual([]);
  expect(breaksOf(before, guarded([{ bearer: [] }]))).toEqual([]);
  expect(breaksOf(before, guarded([{ bearer: ['read'] }, { key: [] }], { bearer: BEARER, key }))).toEqual([]);
  expect(breaksOf(before, guarded([{ bearer: [] }], { bearer: key }))).toEqual(refused);
  expect(breaksOf(before, guarded([{ bearer: ['read', 'write'] }]))).toEqual(refused);
  expect(breaksOf(before, guarded([{ bearer: [], key: [] }], { bearer: BEARER, key }))).toEqual(refused);
});

test('a response header may not disappear, nor become optional, nor say other things', () => {
  const answering = (headers: object, components?: object): Document =>
    ({ components, paths: { '/place': { get: { responses: { 200: { headers } } } } } }) as Document;
  const count = { required: true, schema: { type: 'integer' } };
  const before = answering({ 'X-Total-Count': count });
  const at = 'GET /place 200 header X-Total-Count';
  expect(breaksOf(before, answering({}))).toEqual([`${at}: gone`]);
  expect(breaksOf(before, { paths: { '/place': { get: { responses: { 200: {} } } } } })).toEqual([`${at}: gone`]);
  expect(breaksOf(before, answering({ 'X-Total-Count': { ...count, required: false } }))).toEqual([
    `${at}: no longer in each answer`,
  ]);
  expect(breaksOf(before, answering({ 'X-Total-Count': { ...count, schema: { type: 'string' } } }))).toEqual([
    `${at}: string where integer was`,
  ]);
  const moved = answering({ 'x-total-count': { $ref: '#/components/headers/Count' } }, { headers: { Count: count } });
  expect(breaksOf(before, moved)).toEqual([]);
  expect(breaksOf(answering({}), before)).toEqual([]);
});

test('the document is compared with the first promise, the newest other document and those asked for', () => {
  const root = mkdtempSync(join(tmpdir(), 'paseo-contract-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = (text: string): string => {
    mkdirSync(dirname(join(root, SNAPSHOT)), { recursive: true });
    writeFileSync(join(root, SNAPSHOT), text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', '--short', 'HEAD');
  };
  try {
    git('init', '--quiet');
    const first = commit('first');
    const compared = (current: string, ...asked: string[]) => [...baselines(current, asked, root)];
    expect(compared('first')).toEqual([FIRST_PROMISE]);
    const second = commit('second');
    expect(compared('second')).toEqual([FIRST_PROMISE, first]);
    expect(compared('not committed yet', first)).toEqual([FIRST_PROMISE, second, first]);
    expect(documentOf(first, root)).toBe('first');
    expect(documentOf('0123456', root)).toBeUndefined();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('the check of every change compares the contract', () => {
  const steps = readFileSync(resolve(import.meta.dirname, '../scripts/check.mjs'), 'utf8');
  expect(steps).toContain("['scripts/run.mjs', 'scripts/contract/check.ts']");
});

test('a parameter may become one that is repeated', () => {
  const category = (schema: object) => getPlace(PLACE, [{ name: 'category', in: 'query', schema }]);
  const one = { type: 'string' };
  expect(breaksOf(category(one), category({ type: 'array', items: one, maxItems: 20 }))).toEqual([]);
  expect(breaksOf(category(one), category({ type: 'integer' }))).toHaveLength(1);
});
