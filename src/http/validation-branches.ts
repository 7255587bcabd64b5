// A value that may be one of several things, and is none of them: the checker tells what keeps it from each. Told is only
// what keeps it from the one that was meant.
import type { ErrorObject } from 'ajv';

interface Branch {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/** The errors without those of alternatives that nobody meant. */
export function meantOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // The checker tells what is inside before what is around it; here the outer alternative has the first word.
  const around = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((a, b) => a.schemaPath.length - b.schemaPath.length);
  return around.reduce<readonly ErrorObject[]>(
    (left, each) => (left.includes(each) ? judged(left, each) : left),
    errors,
  );
}

function judged(errors: readonly ErrorObject[], anyOf: ErrorObject): readonly ErrorObject[] {
  const branches = anyOf.schema as readonly Branch[];
  const isInside = (error: ErrorObject, branch = ''): boolean =>
    error.schemaPath.startsWith(`${anyOf.schemaPath}/${branch}`) && error.instancePath.startsWith(anyOf.instancePath);
  const others = errors.filter((error) => error !== anyOf && !isInside(error));
  const key = keyOf(branches);
  const meant =
    key === undefined
      ? typed(branches, anyOf.data)
      : branches.findIndex((each) => each.properties?.[key]?.const === at(anyOf.data, key));
  if (meant >= 0) return [...others, ...errors.filter((error) => isInside(error, `${meant}/`))];
  return [
    ...others,
    key === undefined || !isObject(anyOf.data) ? withoutBranches(anyOf, branches) : unknownKey(anyOf, branches, key),
  ];
}

/** The property whose value says which of them is meant. */
function keyOf(branches: readonly Branch[]): string | undefined {
  const keys = Object.keys(branches[0]?.properties ?? {});
  return keys.find((key) => branches.every(({ properties }) => properties?.[key]?.const !== undefined));
}

/** Of alternatives that are of different types, the one of the value's own type. */
const typed = (branches: readonly Branch[], value: unknown): number =>
  branches.findIndex(({ type }) => type !== undefined && type !== 'null' && isOfType(type, value));

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? typeof value === 'number' : typeof value === type;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Of objects only: that it must be one. */
const withoutBranches = (anyOf: ErrorObject, branches: readonly Branch[]): ErrorObject =>
  branches.every(({ type }) => type === 'object') ? { ...anyOf, keyword: 'type', params: { type: 'object' } } : anyOf;

function unknownKey(anyOf: ErrorObject, branches: readonly Branch[], key: string): ErrorObject {
  if (at(anyOf.data, key) === undefined) return { ...anyOf, keyword: 'required', params: { missingProperty: key } };
  const allowedValues = branches.map(({ properties }) => properties?.[key]?.const);
  return { ...anyOf, keyword: 'enum', params: { allowedValues }, instancePath: `${anyOf.instancePath}/${key}` };
}
