// Schemas with a name stand once in the OpenAPI document, under `components`, and are referred to everywhere else.

import { SHARED_NAME } from '../contract/fields.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema with its name, and those inside it with theirs, in a form that the writer of the document keeps: it drops `$id`. */
export function marked(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(marked);
  if (!isObject(schema)) return schema;
  const { $id, ...rest } = schema;
  const inside = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, marked(value)]));
  return typeof $id === 'string' ? { ...inside, [SHARED_NAME]: $id } : inside;
}

/** Moves every marked schema to `components`, and leaves a reference. @throws Error when two schemas share a name */
export function withSharedSchemas<D extends object>(document: D): D {
  const shared = new Map<string, unknown>();
  const paths = shareIn((document as { paths?: unknown }).paths, shared);
  const components = (document as { components?: Json }).components;
  const schemas = Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, paths, components: { ...components, schemas } };
}

function shareIn(value: unknown, shared: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => shareIn(each, shared));
  if (!isObject(value)) return value;
  const { [SHARED_NAME]: name, ...rest } = value;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, shareIn(inner, shared)]));
  if (typeof name !== 'string') return schema;
  const known = shared.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`two different schemas are called ${name}`);
  shared.set(name, schema);
  return { $ref: `#/components/schemas/${name}` };
}
