// Checks requests against their schemas. Bodies are taken as they are; queries and paths arrive as text, so numbers in
// them are read as numbers. Faults are reported all at once, each with a pointer and the expected form.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { FORMATS } from '../contract/fields.ts';
import type { Fault } from '../domain/errors.ts';
import { meantOf } from './validation-branches.ts';
import { expectation } from './validation-words.ts';

// Verbose errors carry their schema, which gives the expected form; the value sent is never repeated.
const options = { allErrors: true, verbose: true, useDefaults: true, strict: false, formats: FORMATS } as const;
const forBodies = new Ajv(options);
const forText = new Ajv({ ...options, coerceTypes: 'array' });

/** Compiled at the first request that needs it: a start does not wait for a hundred schemas. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? forBodies : forText;
  let compiled: ValidateFunction | undefined;
  const check = (data: unknown): boolean => {
    compiled ??= ajv.compile(schema);
    const found = compiled(data) ? endlessNumbers(data) : (compiled.errors ?? []);
    const errors = httpPart === 'body' ? found : found.map(ofParameter);
    check.errors = [...errors];
    return errors.length === 0;
  };
  check.errors = null as ErrorObject[] | null;
  return check;
};

/** A repeatable parameter that was given once becomes a list of one. */
const ofParameter = (error: ErrorObject): ErrorObject => ({
  ...error,
  instancePath: error.instancePath.replace(/\/\d+$/u, ''),
});

/** The checker reads the texts `Infinity` and `1e999` as numbers, which pass where no maximum is. */
function endlessNumbers(data: unknown): ErrorObject[] {
  return Object.entries(data ?? {})
    .filter(([, value]) => value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    .map(([name]) => ({
      keyword: 'type',
      instancePath: `/${name}`,
      schemaPath: '',
      params: { type: 'finite number' },
    }));
}

/** One sentence a part, that does not repeat the value sent: of an empty text nobody needs to hear that it is blank, too. */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const faults = meantOf(errors).map(faultOf);
  return faults.filter((fault, index) => faults.findIndex((other) => other.pointer === fault.pointer) === index);
}

function faultOf(error: ErrorObject): Fault {
  const missing =
    error.keyword === 'required' ? `/${(error.params as { missingProperty: string }).missingProperty}` : '';
  const pointer = `${error.instancePath}${missing}`;
  const name = pointer === '' ? 'the request' : pointer.slice(1).replaceAll('/', '.');
  return { pointer, message: `${name} ${expectation(error)}` };
}
