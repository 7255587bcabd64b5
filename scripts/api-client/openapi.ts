// As much of an OpenAPI document as the generator reads.
import type { Schema } from './schema-types.ts';

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

const JSON_TYPE = 'application/json';

export const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content[JSON_TYPE]?.schema;

/** What comes back when all went well. */
export function successOf({ responses }: Operation): Schema | undefined {
  const status = Object.keys(responses).find((each) => /^2\d\d$/u.test(each));
  return responses[status ?? '']?.content?.[JSON_TYPE]?.schema;
}
