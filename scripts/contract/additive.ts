// What a later document of the contract may not do to an earlier one: take an operation, a status or a field away, ask
// for more than before, or send what clients do not expect. Names of schemas do not matter: references are followed.

type Json = Readonly<Record<string, unknown>>;
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components?: unknown;
}

/** A schema in the document that it stands in. */
interface Side {
  readonly document: Document;
  readonly schema: unknown;
}

/** Every way in which `later` breaks a client of `earlier`, with the place where it does. */
export function breaksOf(earlier: Document, later: Document): readonly string[] {
  return Object.entries(earlier.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const after = later.paths[path]?.[method];
      if (!after) return [`${at}: gone`];
      const asked = contentBreaks(earlier, before.requestBody, later, after.requestBody, `${at} body`, requestBreaks);
      const answered = Object.entries(before.responses as Json).flatMap(([status, answer]) => {
        const now = (after.responses as Json)[status];
        return now
          ? contentBreaks(earlier, answer, later, now, `${at} ${status}`, answerBreaks)
          : [`${at} ${status}: gone`];
      });
      return [...parameterBreaks(earlier, before, later, after, at), ...asked, ...answered];
    }),
  );
}

type Compare = (before: Side, after: Side, at: string) => readonly string[];

/** What clients send must still be taken. */
const requestBreaks: Compare = (before, after, at) => [...refusals(before, after, at), ...losses(before, after, at)];
/** What is sent must still be what clients know. */
const answerBreaks: Compare = (before, after, at) => [...refusals(after, before, at), ...losses(before, after, at)];

function parameterBreaks(earlier: Document, before: Json, later: Document, after: Json, at: string): readonly string[] {
  const [old, now] = [before, after].map(({ parameters = [] }) => parameters as readonly Json[]) as [Json[], Json[]];
  const twin = (all: readonly Json[], { name, in: place }: Json) =>
    all.find((each) => each.name === name && each.in === place);
  const demanded = now.filter((each) => each.required === true && twin(old, each)?.required !== true);
  return [
    ...demanded.map(({ name }) => `${at} ?${String(name)}: required now`),
    ...old.flatMap((each) => {
      const given = twin(now, each);
      const where = `${at} ?${String(each.name)}`;
      if (!given) return [`${where}: gone`];
      return requestBreaks(
        { document: earlier, schema: each.schema },
        { document: later, schema: oneOf(each, given) },
        where,
      );
    }),
  ];
}

/** A parameter that may now be repeated is on the wire what it was. */
function oneOf(before: Json, after: Json): unknown {
  const [old, now] = [before.schema as Json, after.schema as Json];
  return now.type === 'array' && old.type !== 'array' ? now.items : now;
}

function contentBreaks(
  earlier: Document,
  before: unknown,
  later: Document,
  after: unknown,
  at: string,
  compare: Compare,
): readonly string[] {
  const [old, now] = [contentOf(before), contentOf(after)];
  return Object.entries(old).flatMap(([type, { schema }]) =>
    now[type]
      ? compare({ document: earlier, schema }, { document: later, schema: now[type].schema }, at)
      : [`${at} ${type}: gone`],
  );
}

const contentOf = (body: unknown): Readonly<Record<string, { readonly schema?: unknown }>> =>
  ((body as Json | undefined)?.content ?? {}) as Readonly<Record<string, { schema?: unknown }>>;

/** Fields that were there, and are no more. */
function losses(before: Side, after: Side, at: string): readonly string[] {
  const [old, now] = [resolved(before), resolved(after)];
  const fields = now.properties as Json | undefined;
  const inside = Object.entries((fields && (old.properties as Json)) ?? {}).flatMap(([name, schema]) =>
    fields?.[name] === undefined
      ? [`${at}.${name}: gone`]
      : losses({ ...before, schema }, { ...after, schema: fields[name] }, `${at}.${name}`),
  );
  if (!(old.items && now.items)) return inside;
  return [...inside, ...losses({ ...before, schema: old.items }, { ...after, schema: now.items }, `${at}[]`)];
}

const UPPER = ['maximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'minLength', 'minItems'];

/** Values that one schema allows and another refuses. Choices (`anyOf`) are not looked into. */
function refusals(from: Side, to: Side, at: string): readonly string[] {
  const [given, taken] = [resolved(from), resolved(to)];
  if (given.anyOf || taken.anyOf) return [];
  const faults: string[] = [];
  if (taken.type !== undefined && given.type !== taken.type && !(given.type === 'integer' && taken.type === 'number'))
    faults.push(`${at}: ${String(given.type ?? 'anything')} where ${String(taken.type)} was`);
  const [values, allowed] = [valuesOf(given), valuesOf(taken)];
  if (allowed && !values?.every((value) => allowed.includes(value)))
    faults.push(`${at}: ${values?.join(', ') ?? 'anything'} where ${allowed.join(', ')} was`);
  for (const limit of [...UPPER, ...LOWER])
    if (isTighter(limit, given[limit], taken[limit])) faults.push(`${at}: ${limit}`);
  for (const form of ['pattern', 'format'])
    if (taken[form] !== undefined && given[form] !== taken[form]) faults.push(`${at}: ${form}`);
  for (const name of listed(taken.required))
    if (!listed(given.required).includes(name)) faults.push(`${at}.${name}: required`);
  const [sent, known] = [(given.properties ?? {}) as Json, (taken.properties ?? {}) as Json];
  for (const [name, schema] of Object.entries(known))
    if (sent[name] !== undefined)
      faults.push(...refusals({ ...from, schema: sent[name] }, { ...to, schema }, `${at}.${name}`));
  if (given.items && taken.items)
    faults.push(...refusals({ ...from, schema: given.items }, { ...to, schema: taken.items }, `${at}[]`));
  return faults;
}

function isTighter(limit: string, given: unknown, taken: unknown): boolean {
  if (taken === undefined) return false;
  if (given === undefined) return true;
  return UPPER.includes(limit) ? Number(taken) < Number(given) : Number(taken) > Number(given);
}

const listed = (names: unknown): readonly string[] => (names ?? []) as readonly string[];

const valuesOf = ({ const: only, enum: several }: Json): readonly unknown[] | undefined =>
  only !== undefined ? [only] : (several as readonly unknown[] | undefined);

function resolved({ document, schema }: Side): Json {
  const { $ref } = (schema ?? {}) as { readonly $ref?: string };
  if (!$ref) return (schema ?? {}) as Json;
  const path = $ref.slice('#/'.length).split('/');
  const found = path.reduce<unknown>((inside, name) => (inside as Json | undefined)?.[name], document);
  if (!found) throw new Error(`the document has no ${$ref}`);
  return resolved({ document, schema: found });
}
