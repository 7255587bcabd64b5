// Holds answers against the OpenAPI document: status, media type and shape, with no member that it does not name.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { FORMATS } from '../../../src/contract/fields.ts';
import type { Document, Operation, Schema } from '../operations.ts';

export interface Conformance {
  /** What is wrong with an answer, in words; nothing when it is as documented. */
  faultsOf(operation: Operation, response: LightMyRequestResponse, isHead: boolean): string[];
  /** Whether the document allows this body; undefined when it describes none. */
  allowsBody(operation: Operation, body: unknown): boolean | undefined;
}

export function conformanceTo({ schemas }: Document): Conformance {
  const ajv = new Ajv2020({ strict: false, allErrors: false, formats: FORMATS, validateSchema: false });
  const compiled = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema, isClosed: boolean): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile(withoutReferences(schema, schemas, isClosed));
    compiled.set(schema, made);
    return made;
  };

  function shapeFaults(schema: Schema | undefined, type: string, body: string): string[] {
    if (schema === undefined || !/\+json$|\/json$/u.test(type)) return [];
    const validate = validatorOf(schema, true);
    try {
      if (validate(JSON.parse(body))) return [];
    } catch {
      return ['is not JSON'];
    }
    const { instancePath = '', message, params } = validate.errors?.[0] ?? {};
    return [`has an undocumented shape: ${instancePath} ${message} ${JSON.stringify(params)}`];
  }

  return {
    faultsOf({ responses }, { statusCode, headers, body }, isHead) {
      if (statusCode >= 500 && statusCode !== 503) return [`fails with ${statusCode}`];
      const documented = responses[statusCode];
      if (!documented) return [`answers the undocumented status ${statusCode}`];
      const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
      const content = Object.entries(documented.content);
      if (content.length === 0) return body === '' ? [] : [`answers ${statusCode} with an undocumented body`];
      const found = content.find(([name]) => name === type);
      if (!found) return [`answers ${statusCode} with the undocumented type ${type || 'of nothing'}`];
      return isHead ? (body === '' ? [] : ['answers HEAD with a body']) : shapeFaults(found[1], type, body);
    },
    allowsBody({ body }, given) {
      const schema = body['application/json'];
      return schema && validatorOf(schema, false)(given);
    },
  };
}

/** References replaced by what they refer to; where `isClosed`, objects have the members they name and no other. */
function withoutReferences(schema: Schema, schemas: Readonly<Record<string, Schema>>, isClosed: boolean): Schema {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as { $ref?: string };
    if ($ref !== undefined) return resolve(schemas[$ref.replace('#/components/schemas/', '')] ?? {});
    const resolved = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, resolve(each)]));
    const isObject = 'properties' in resolved && !('additionalProperties' in resolved);
    return isClosed && isObject ? { ...resolved, additionalProperties: false } : resolved;
  };
  return resolve(schema) as Schema;
}
