// Writes the typed client from the OpenAPI document: a type for each named schema, and one function per operation that
// speaks JSON. A function is called as its method and path are: `GET /api/places/{place_id}` is `getPlacesByPlaceId`.
import { bodyOf, type OpenApi, type Operation, successOf } from './openapi.ts';
import { comment, propertyName, type Schema, typeOf } from './schema-types.ts';

export function clientSource(document: OpenApi): string {
  const { schemas } = document.components;
  const operations = operationsOf(document);
  return [
    HEAD,
    ...Object.entries(schemas).map(namedType),
    ...operations.flatMap(({ name, operation, method, path }) => [
      `${comment(`${method} ${path}: ${operation.summary}`)}export interface ${capital(name)}Request ${requestType(operation)}\n`,
      `export type ${capital(name)}Answer = ${typeOf(successOf(operation)!)};\n`,
    ]),
    `/** @param send what carries the requests; tokens, retries and errors are its business */`,
    `export const operations = (send: Transport) => ({\n${operations.map(functionOf).join('\n')}\n});`,
    '',
  ].join('\n');
}

const HEAD = `// Written by \`npm run build:client\` from the OpenAPI document: change the contract, not this file.
// biome-ignore-all format: as it was written, so that a test can hold it against the document
import type { Transport } from './transport.ts';

const segment = encodeURIComponent;
`;

interface Named {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Those that answer with JSON; figures for a monitor and pages are nobody's function. */
function operationsOf({ paths }: OpenApi): readonly Named[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => successOf(operation))
      .map(([method, operation]) => ({
        name: functionName(method, path),
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

/** `api` says nothing, and a parameter is told by a `By`. */
export function functionName(method: string, path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '' && part !== 'api')
    .map((part) => (part.startsWith('{') ? `By_${part.slice(1, -1)}` : part));
  return (
    method.toLowerCase() +
    parts
      .flatMap((part) => part.split(/[^A-Za-z\d]+/u))
      .map(capital)
      .join('')
  );
}

const namedType = ([name, schema]: readonly [string, Schema]): string =>
  schema.properties
    ? `${comment(schema.description)}export interface ${name} ${typeOf(schema)}\n`
    : `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`;

/** Parameters of the path stand beside `query` and `body`; each is there when the operation takes it. */
function requestType(operation: Operation): string {
  const { parameters = [] } = operation;
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const body = bodyOf(operation);
  const lines = inPath.map(({ name, schema }) => `  readonly ${propertyName(name)}: ${typeOf(schema)};`);
  if (inQuery.length > 0) {
    const properties = Object.fromEntries(
      inQuery.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    );
    const required = inQuery.filter((each) => each.required).map(({ name }) => name);
    const mark = required.length > 0 ? '' : '?';
    lines.push(`  readonly query${mark}: ${typeOf({ type: 'object', properties, required }, 1)};`);
  }
  if (body) lines.push(`  readonly body: ${typeOf(body, 1)};`);
  return `{\n${[...lines, '  readonly signal?: AbortSignal | undefined;'].join('\n')}\n}`;
}

function functionOf({ name, method, path, operation }: Named): string {
  const { parameters = [] } = operation;
  const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
  const optional = inPath.length === 0 && !bodyOf(operation) && !parameters.some((each) => each.required);
  const [taken, rest] = inPath.length > 0 ? [`{ ${inPath.join(', ')}, ...rest }`, 'rest'] : ['request', 'request'];
  const address =
    inPath.length > 0
      ? `\`${path.replace(/\{(\w+)\}/gu, (_, parameter: string) => `\${segment(${parameter})}`)}\``
      : `'${path}'`;
  return [
    `  ${comment(`${method} ${path}: ${operation.summary}`)}  ${name}: (${taken}: ${capital(name)}Request${optional ? ' = {}' : ''}) =>`,
    `    send<${capital(name)}Answer>({ method: '${method}', path: ${address}, ...${rest} }),`,
  ].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
