// What a later document of the contract may not do to an earlier one: take an operation, a status, a header or a field
// away, ask for more than before (a token, too), or send what clients do not expect. Names of schemas and of kinds of
// tokens do not matter: they are followed to what they stand for.

type Json = Readonly<Record<string, unknown>>;
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components?: { readonly schemas?: Json; readonly securitySchemes?: Readonly<Record<string, Json>> };
  /** What operations ask for that say nothing of it themselves. */
  readonly security?: readonly Alternative[];
}

/** Kinds of tokens that are needed together, each with its scopes; `{}` needs none. */
type Alternative = Readonly<Record<string, readonly string[]>>;

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
        if (!now) return [`${at} ${status}: gone`];
        return [
          ...contentBreaks(earlier, answer, later, now, `${at} ${status}`, answerBreaks),
          ...headerBreaks(earlier, answer, later, now, `${at} ${status}`),
        ];
      });
      return [
        ...securityBreaks(earlier, before, later, after, at),
        ...parameterBreaks(earlier, before, later, after, at),
        ...asked,
        ...demands(before.requestBody, after.requestBody, `${at} body`),
        ...answered,
      ];
    }),
  );
}

/** Whoever was let in with some tokens, or with none, must still be. */
function securityBreaks(earlier: Document, before: Json, later: Document, after: Json, at: string): readonly string[] {
  const now = alternativesOf(later, after);
  const refused = alternativesOf(earlier, before).filter((had) => !now.some((needs) => isEnough(had, needs)));
  return refused.map((had) => `${at}: ${had.map(({ name }) => name).join(' and ') || 'no token'} is not enough now`);
}

interface Token {
  readonly name: string;
  /** How it is sent, as the document describes it. */
  readonly form: string;
  readonly scopes: readonly string[];
}

/** The sets of tokens that an operation accepts. */
function alternativesOf(document: Document, operation: Json): readonly (readonly Token[])[] {
  const accepted = (operation.security ?? document.security ?? []) as readonly Alternative[];
  const sets = accepted.map((each) =>
    Object.entries(each).map(([name, scopes]) => {
      const { type, scheme, name: field, in: place } = document.components?.securitySchemes?.[name] ?? {};
      return { name, form: JSON.stringify([type, scheme, field, place]), scopes };
    }),
  );
  return sets.length > 0 ? sets : [[]];
}

const isEnough = (had: readonly Token[], needs: readonly Token[]): boolean =>
  needs.every(({ form, scopes }) =>
    had.some((token) => token.form === form && scopes.every((scope) => token.scopes.includes(scope))),
  );

function headerBreaks(
  earlier: Document,
  before: unknown,
  later: Document,
  after: unknown,
  at: string,
): readonly string[] {
  const now = new Map(headersOf(later, after).map(([name, header]) => [name.toLowerCase(), header]));
  return headersOf(earlier, before).flatMap(([name, old]) => {
    const where = `${at} header ${name}`;
    const given = now.get(name.toLowerCase());
    if (!given) return [`${where}: gone`];
    const optional = old.required === true && given.required !== true ? [`${where}: no longer in each answer`] : [];
    const schemas = [
      { document: earlier, schema: old.schema },
      { document: later, schema: given.schema },
    ] as const;
    return [...optional, ...answerBreaks(...schemas, where)];
  });
}

const headersOf = (document: Document, answer: unknown): readonly (readonly [string, Json])[] =>
  Object.entries(((answer as Json).headers ?? {}) as Json).map(([name, schema]) => [
    name,
    resolved({ document, schema }),
  ]);

/** A body that could be left out must not be demanded. */
const demands = (before: unknown, after: unknown, at: string): readonly string[] =>
  (after as Json | undefined)?.required === true && (before as Json | undefined)?.required !== true
    ? [`${at}: required now`]
    : [];

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
