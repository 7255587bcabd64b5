// One case: a request to a documented operation, good in every way or bad in one.
import type { InjectOptions } from 'fastify';
import type { Random } from '../../../src/math/random.ts';
import { type Operation, type Parameter, pathOf } from '../operations.ts';
import type { Generate } from '../schema/generate.ts';
import { chance, oneOf } from '../schema/random.ts';
import type { Session } from './session.ts';
import { asJson, type SentBody, spoiled } from './spoil.ts';

export interface Case {
  readonly operation: Operation;
  /** Something in it was made wrong on purpose. */
  readonly isBad: boolean;
  readonly isHead: boolean;
  /** Undefined where nothing is sent or where it cannot be read. */
  readonly body: SentBody | undefined;
  readonly request: InjectOptions;
}

export interface Making {
  readonly random: Random;
  readonly generate: Generate;
  readonly session: Session;
  /** Whoever asked last asks again. */
  readonly isFollowUp?: boolean;
}

const SHARE_OF_BAD = 0.4;

export function makeCase(operation: Operation, { random, generate, session, isFollowUp = false }: Making): Case {
  const isBad = chance(SHARE_OF_BAD, random);
  const path = pathOf(operation, (name) =>
    pathText(session.known(rememberedAs(operation, name)), generate(parameterOf(operation, name)), random),
  );
  const query = queryOf(operation, isBad, { random, generate, session });
  const body = bodyOf(operation, isBad, { random, generate, session });
  const isHead = operation.method === 'GET' && chance(0.05, random);
  const headers: Record<string, string> = {
    ...session.headersFor(operation.path, isFollowUp),
    ...(chance(0.15, random) && oneOf(HEADERS, random)),
    ...(chance(0.05, random) && { 'if-none-match': String(session.known('etag')) }),
  };
  if (body?.type !== undefined) headers['content-type'] = body.type;
  const method = isHead ? 'HEAD' : operation.method;
  const request = {
    method: method as 'GET',
    url: query === '' ? path : `${path}?${query}`,
    headers,
    ...(body && { payload: body.text }),
  };
  return { operation, isBad, isHead, body, request };
}

/** Enough to send it again by hand. */
export const describeCase = ({ request }: Case): string => {
  const { authorization, ...others } = request.headers as Record<string, string>;
  const who = authorization === undefined ? 'without a token' : 'with a token';
  return `${request.method} ${String(request.url).slice(0, 300)} ${who} ${JSON.stringify(others)} ${String(request.payload ?? '').slice(0, 300)}`;
};

/** Places call their id simply `id` where administrators keep them. */
const rememberedAs = ({ path }: Operation, name: string): string =>
  name === 'id' && path.includes('/places/') ? 'place_id' : name;

const parameterOf = ({ parameters }: Operation, name: string) =>
  parameters.find((each) => each.name === name)?.schema ?? { type: 'string' };

function pathText(known: unknown, generated: unknown, random: Random): string {
  const value =
    known !== undefined && chance(0.7, random) ? known : chance(0.8, random) ? generated : oneOf(PATHS, random);
  // Half a character has no place in an address.
  const text = String(value).replace(/\p{Surrogate}/gu, '?');
  // Nothing between two slashes is another path.
  return text === '' || text === '.' || text === '..' ? 'x' : text;
}

const PATHS = [
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  '2147483648',
  ' ',
  '%',
  '%2f',
  'a/b',
  '\0',
  'ñ',
  '😀',
  "' or 1=1",
  'me',
  'null',
  'x'.repeat(300),
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/event-stream' },
  { accept: 'text/html' },
  { accept: 'application/xml;q=0.1' },
  { 'accept-language': 'es' },
  { 'accept-language': 'fr, xx;q=abc, *' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"abc"' },
  { origin: 'https://other.example' },
  { range: 'bytes=0-1' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
];

function queryOf(operation: Operation, isBad: boolean, making: Making): string {
  const { random } = making;
  const asked = new URLSearchParams();
  for (const parameter of operation.parameters.filter((each) => each.in === 'query')) {
    if (parameter.required ? isBad && chance(0.1, random) : !chance(0.4, random)) continue;
    asked.append(parameter.name, queryText(parameter, isBad, making));
    if (isBad && chance(0.05, random)) asked.append(parameter.name, queryText(parameter, isBad, making));
  }
  if (isBad && chance(0.1, random)) asked.append(oneOf(['unknown', '__proto__', 'limit[]', 'lat'], random), '1');
  return asked.toString();
}

const queryText = ({ schema }: Parameter, isBad: boolean, { random, generate }: Making): string =>
  isBad && chance(0.5, random) ? oneOf(QUERY_TEXTS, random) : String(generate(schema));

const QUERY_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  'true',
  'null',
  '[]',
  '{}',
  '\0',
  'ñ',
  '😀',
  'x'.repeat(2_000),
  '0x10',
  '9'.repeat(30),
  '91',
  '-181',
  "'; drop table users",
];

function bodyOf(
  { method, body }: Operation,
  isBad: boolean,
  { random, generate, session }: Making,
): SentBody | undefined {
  const schema = body['application/json'];
  if (!schema) return method !== 'GET' && isBad && chance(0.2, random) ? spoiled({ a: 1 }, {}, random) : undefined;
  const made = generate(schema);
  const value =
    typeof made === 'object' && made !== null && !Array.isArray(made) ? recalled(made, session, random) : made;
  return isBad ? spoiled(value, schema, random) : asJson(value);
}

/** Some members take a value that the session has seen: the same name again, a place that exists, the right password. */
const recalled = (made: object, session: Session, random: Random): object =>
  Object.fromEntries(
    Object.entries(made).map(([name, value]) => {
      const known = session.known(name);
      return [name, known !== undefined && typeof known === typeof value && chance(0.5, random) ? known : value];
    }),
  );
