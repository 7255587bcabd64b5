// Every place of a request that takes a text, found in the OpenAPI document.
import type { InjectOptions } from 'fastify';
import { type Operation, pathOf, type Schema } from '../operations.ts';
import type { Generate } from '../schema/generate.ts';
import { wellFormed } from './payloads.ts';

export interface Field {
  /** `POST /api/reviews/ body comment`. */
  readonly name: string;
  readonly operation: Operation;
  /** The name of the field alone. */
  readonly key: string;
  readonly where: 'body' | 'query' | 'path' | 'header';
  /** A request that is good but for this text. */
  request(text: string, generate: Generate): InjectOptions;
}

export function fieldsOf(operation: Operation): readonly Field[] {
  const { parameters, body } = operation;
  const schema = body['application/json'];
  const field = (where: Field['where'], key: string, request: Field['request']): Field => ({
    name: `${operation.name} ${where} ${key}`,
    operation,
    key,
    where,
    request,
  });
  return [
    ...parameters
      .filter((each) => each.in === 'path')
      .map(({ name }) =>
        field('path', name, (text, generate) => good(operation, generate, { path: { [name]: text } })),
      ),
    ...parameters
      .filter((each) => each.in === 'query' && takesText(each.schema))
      .map(({ name }) =>
        field('query', name, (text, generate) => good(operation, generate, { query: { [name]: text } })),
      ),
    ...textsIn(schema).map(({ key, put }) =>
      field('body', key, (text, generate) => {
        const request = good(operation, generate, {});
        return { ...request, payload: put(request.payload as Record<string, unknown>, text) };
      }),
    ),
    ...HEADERS.map((name) =>
      field('header', name, (text, generate) => {
        const request = good(operation, generate, {});
        return { ...request, headers: { [name]: headerText(text) } };
      }),
    ).filter(() => operation.name in HEADERS_ARE_TRIED_ON),
  ];
}

const HEADERS = [
  'user-agent',
  'accept-language',
  'accept',
  'origin',
  'referer',
  'x-request-id',
  'x-forwarded-for',
  'if-none-match',
];
/** Where headers decide something; every operation shares the rest. */
const HEADERS_ARE_TRIED_ON: Readonly<Record<string, string>> = {
  'GET /api/places/': 'answers 304',
  'POST /api/recommendations/chat': 'answers events, and pages of other sites',
};

const takesText = ({
  type,
  anyOf,
  enum: options,
}: {
  type?: unknown;
  anyOf?: readonly Schema[];
  enum?: unknown;
}): boolean => type === 'string' || options !== undefined || (anyOf ?? []).some(takesText);

interface TextOfBody {
  readonly key: string;
  put(body: object, text: string): object;
}

/** Each text of a body, and how to put another one there. */
function textsIn(schema: Schema | undefined): readonly TextOfBody[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, Schema>> };
  return Object.entries(properties).flatMap(([key, its]): readonly TextOfBody[] => {
    const { type, items } = its as { type?: string; items?: Schema };
    if (takesText(its)) return [{ key, put: (body: object, text: string) => ({ ...body, [key]: text }) }];
    if (type === 'array' && items && takesText(items))
      return [{ key, put: (body: object, text: string) => ({ ...body, [key]: [text] }) }];
    return [];
  });
}

interface Given {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

function good(operation: Operation, generate: Generate, { path = {}, query = {} }: Given): InjectOptions {
  const { method, parameters, body } = operation;
  const needed = parameters.filter((each) => each.in === 'query' && each.required);
  const asked = new URLSearchParams([
    ...needed.map(({ name, schema }) => [name, String(generate(schema))] as [string, string]),
    ...Object.entries(query).map(([name, text]) => [name, wellFormed(text)] as [string, string]),
  ]);
  const schema = body['application/json'];
  const known = (name: string): string => (typeOf(parameters, name) === 'integer' ? '1' : 'prado');
  return {
    method: method as 'GET',
    url: `${pathOf(operation, (name) => wellFormed(path[name] ?? known(name)))}?${asked}`,
    ...(schema && { payload: goodBody(schema, generate) }),
  };
}

const typeOf = (parameters: Operation['parameters'], name: string): unknown =>
  parameters.find((each) => each.name === name)?.schema.type;

let writers = 0;
/** Members that must name something that is there, or something new, for a body to be accepted at all. */
const NAMED: Readonly<Record<string, () => unknown>> = {
  place_id: () => 'prado',
  username: () => `writer-${++writers}`,
  password: () => 'a good long password',
  role: () => 'user',
};

/** Accepted as it is, so that it is the text put into it that is on trial. Nobody’s password is changed by the way. */
function goodBody(schema: Schema, generate: Generate): object {
  const { required = [] } = schema as { required?: readonly string[] };
  return Object.fromEntries(
    Object.entries(generate(schema) as object)
      .filter(([name]) => required.includes(name) || !name.includes('password'))
      .map(([name, value]) => [name, NAMED[name]?.() ?? value]),
  );
}

/** The parser of HTTP itself lets no control character through. */
const headerText = (text: string): string =>
  wellFormed(text)
    .replace(/\p{Cc}/gu, '')
    .slice(0, 4_000);
