// The part of the OpenAPI document for programs that use the service: without the administration's operations and what
// operators alone ask for. A generator makes a model of every enumeration and object, so twins stand once here; the whole
// document leaves them where they are, because the names of models in existing clients follow from it.
import { LANGUAGES } from '../domain/language.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation extends Json {
  readonly tags: readonly string[];
  readonly requestBody?: { readonly content: Json };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
interface Document {
  readonly paths?: unknown;
  readonly components?: unknown;
  readonly tags?: unknown;
}

const PREFIX = '#/components/schemas/';
const ADMINISTRATION = 'admin';
const JSON_TYPE = 'application/json';

/** Schemas without a name of their own that stand in several places. */
const TWINS: Readonly<Record<string, Json>> = {
  Language: { enum: LANGUAGES },
  FilterMatch: { enum: ['sure', 'unknown'] },
  PlaceInclude: { enum: ['facts'] },
  Polarity: { enum: ['want', 'avoid'] },
  FreeObject: { type: 'object' },
  RatingsByCategory: { type: 'object', additionalProperties: { type: 'number' } },
  OpenStretch: {
    type: 'object',
    required: ['from', 'to'],
    properties: { from: { type: 'string' }, to: { type: 'string' } },
  },
};

export function publicPart<D extends Document>(whole: D): D {
  const schemas = (whole.components as { schemas: Json }).schemas;
  const join = joining({ ...TWINS, ...schemas });
  const paths = join(operations(whole.paths as Paths)) as Json;
  const named = Object.entries({ ...TWINS, ...schemas }).map(([name, schema]) => [name, joinInside(schema, join)]);
  const used = reached(paths, Object.fromEntries(named) as Json);
  const tags = (whole.tags as readonly { readonly name: string }[]).filter(({ name }) => name !== ADMINISTRATION);
  return { ...whole, paths, tags, components: { ...(whole.components as Json), schemas: used } };
}

function operations(paths: Paths): Paths {
  const kept = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .map(([path, methods]) => [path, Object.fromEntries(Object.entries(methods).filter(isPublic).map(oneBody))]);
  return Object.fromEntries(kept.filter(([, methods]) => Object.keys(methods as Json).length > 0)) as Paths;
}

const isPublic = ([, operation]: readonly [string, Operation]): boolean => !operation.tags.includes(ADMINISTRATION);

/** The operation with its JSON body alone: the module that a common generator writes for two bodies does not import. */
function oneBody([method, operation]: readonly [string, Operation]): readonly [string, Operation] {
  const body = operation.requestBody;
  if (body?.content[JSON_TYPE] === undefined) return [method, operation];
  const requestBody = { ...body, content: { [JSON_TYPE]: body.content[JSON_TYPE] } };
  return [method, { ...operation, requestBody }];
}

type Join = (value: unknown) => unknown;

/** Replaces every schema that is equal to a named one, whatever its description says, by a reference. */
function joining(named: Json): Join {
  const names = new Map(Object.entries(named).map(([name, schema]) => [shapeOf(schema), name]));
  const join: Join = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const name = isModel(value) ? names.get(shapeOf(value)) : undefined;
    if (name === undefined) return joinInside(value, join);
    const { description } = value as Json;
    return { $ref: `${PREFIX}${name}`, ...(description !== undefined && { description }) };
  };
  return join;
}

function joinInside(value: unknown, join: Join): unknown {
  if (Array.isArray(value)) return value.map(join);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, join(inner)]));
}

/** Whether generators make a model of the schema. */
const isModel = (schema: object): boolean =>
  ('enum' in schema && Array.isArray(schema.enum)) || ('type' in schema && schema.type === 'object');

/** What the schema allows, as a text: an open object says `additionalProperties: {}` or nothing. */
const shapeOf = (schema: unknown): string =>
  JSON.stringify(schema, (key, value: unknown) => {
    // A property may be called so as well; what it holds is a schema.
    if (key === 'description' && typeof value === 'string') return undefined;
    if (key === 'examples' && Array.isArray(value)) return undefined;
    if (key === 'additionalProperties' && JSON.stringify(value) === '{}') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The schemas that the value refers to, and those that these refer to, in the order of their names. */
function reached(value: unknown, schemas: Json): Json {
  const found = new Set<string>();
  const look = (inner: unknown): void => {
    for (const [, name = ''] of JSON.stringify(inner).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
      if (found.has(name)) continue;
      found.add(name);
      look(schemas[name]);
    }
  };
  look(value);
  return Object.fromEntries([...found].sort().map((name) => [name, schemas[name]]));
}
