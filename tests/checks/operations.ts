// The operations of the OpenAPI document, so that a route added tomorrow is checked without being named here.
import type { TestService } from '../support/service.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface DocumentedResponse {
  /** Media type to schema; none when the answer has no body. */
  readonly content: Readonly<Record<string, Schema | undefined>>;
}

export interface Operation {
  /** `POST /api/reviews/`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly isProtected: boolean;
  readonly parameters: readonly Parameter[];
  /** Media type to schema. */
  readonly body: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface Document {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface RawOperation {
  readonly tags?: string[];
  /** Alternatives; `{}` among them is nobody, an empty list is everybody. */
  readonly security: readonly object[];
  readonly parameters?: (Omit<Parameter, 'required'> & { readonly required?: boolean })[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema?: Schema }> }>;
}

export async function readDocument({ ask }: Pick<TestService, 'ask'>): Promise<Document> {
  const document = (await ask({ url: '/openapi.json' })).json();
  const schemas: Readonly<Record<string, Schema>> = document.components?.schemas ?? {};
  const paths = Object.entries(document.paths as Record<string, Record<string, RawOperation>>);
  return {
    operations: paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => operationOf(path, method.toUpperCase(), raw, schemas)),
    ),
    schemas,
  };
}

const operationOf = (
  path: string,
  method: string,
  raw: RawOperation,
  schemas: Readonly<Record<string, Schema>>,
): Operation => ({
  name: `${method} ${path}`,
  method,
  path,
  tags: raw.tags ?? [],
  isProtected: raw.security.length > 0 && raw.security.every((each) => Object.keys(each).length > 0),
  parameters: (raw.parameters ?? []).map((each) => ({ ...each, required: each.required ?? false })),
  body: mapValues(raw.requestBody?.content ?? {}, ({ schema }) => referred(schema, schemas)),
  responses: mapValues(raw.responses, ({ content = {} }) => ({ content: mapValues(content, ({ schema }) => schema) })),
});

/** The schema itself, where a body refers to it. */
function referred(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const { $ref } = schema as { readonly $ref?: string };
  return ($ref && schemas[$ref.replace('#/components/schemas/', '')]) || schema;
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The path with its parameters filled in, each encoded. */
export const pathOf = ({ path }: Pick<Operation, 'path'>, fill: (name: string) => string): string =>
  path.replace(/\{([^}]+)\}/gu, (_, name: string) => encodeURIComponent(fill(name)));
