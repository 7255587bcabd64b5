// Makes values that a JSON schema of the OpenAPI document allows: everyday ones, and ones at its very edges.
import fc from 'fast-check';
import type { Random } from '../../../src/math/random.ts';
import type { Schema } from '../operations.ts';
import { between, chance, oneOf } from './random.ts';

export type Generate = (schema: Schema) => unknown;

/** @param schemas what `#/components/schemas/NAME` refers to */
export function generator(random: Random, schemas: Readonly<Record<string, Schema>> = {}): Generate {
  const generate: Generate = (schema) => {
    const { $ref, enum: options, const: only, anyOf, oneOf: either, default: usual, examples } = schema as Keywords;
    if ($ref !== undefined) return generate(schemas[$ref.replace('#/components/schemas/', '')] ?? {});
    if (only !== undefined) return only;
    if (options) return oneOf(options, random);
    if (anyOf ?? either) return generate(oneOf(anyOf ?? either ?? [], random));
    const known = [...(examples ?? []), ...(usual === undefined ? [] : [usual])];
    if (known.length > 0 && chance(0.4, random)) return oneOf(known, random);
    return made(schema as Keywords);
  };

  function made(schema: Keywords): unknown {
    const type = Array.isArray(schema.type) ? oneOf(schema.type, random) : schema.type;
    switch (type) {
      case 'string':
        return text(schema, random);
      case 'integer':
        return integer(schema, random);
      case 'number':
        return number(schema, random);
      case 'boolean':
        return chance(0.5, random);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 4), random) }, () =>
          generate(schema.items ?? {}),
        );
      case 'object':
        return object(schema);
      default:
        return oneOf([null, true, 0, 'anything', [], {}], random);
    }
  }

  function object({ properties = {}, required = [], additionalProperties }: Keywords): object {
    const entries = Object.entries(properties)
      .filter(([name]) => required.includes(name) || chance(0.6, random))
      .map(([name, schema]) => [name, generate(schema)] as const);
    const extra = additionalProperties !== undefined && typeof additionalProperties === 'object';
    return Object.fromEntries(extra ? [...entries, ['any-name', generate(additionalProperties)]] : entries);
  }

  return generate;
}

interface Keywords {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABC xyz 012',
  'áéíóúñü¿¡ ç',
  '漢字かな',
  '😀🏛️🌳',
  '._@+-',
  '<>&"\'`{}$;/\\',
];

/** A text that the limits allow; one that a pattern demands is looked for among many. */
function text({ pattern, minLength = 0, maxLength = 60 }: Keywords, random: Random): string {
  const longest = chance(0.03, random) ? maxLength : Math.min(maxLength, minLength + 20);
  const candidate = (): string => {
    const letters = [...oneOf(ALPHABETS, random)];
    const length = between(minLength, Math.max(minLength, longest), random);
    return Array.from({ length }, () => oneOf(letters, random))
      .join('')
      .slice(0, maxLength);
  };
  if (pattern === undefined) return candidate();
  const allowed = new RegExp(pattern, 'u');
  for (let tries = 0; tries < 10; tries++) {
    const found = candidate();
    if (allowed.test(found) && [...found].length >= minLength) return found;
  }
  return matching(pattern, random);
}

function matching(pattern: string, random: Random): string {
  // The generator of texts by pattern knows no Unicode properties.
  const plain = pattern.replaceAll('\\p{L}', 'a-z').replaceAll('\\p{N}', '0-9');
  const [found = ''] = fc.sample(fc.stringMatching(new RegExp(plain, 'u')), {
    numRuns: 1,
    seed: random.below(2 ** 31),
  });
  return found;
}

function integer({ minimum = -1_000, maximum = 100_000 }: Keywords, random: Random): number {
  if (chance(0.15, random)) return oneOf([minimum, maximum], random);
  return between(minimum, Math.min(maximum, minimum + 1_000), random);
}

function number({ minimum = -1e6, maximum = 1e6 }: Keywords, random: Random): number {
  if (chance(0.15, random)) return oneOf([minimum, maximum], random);
  const value = minimum + random.next() * (maximum - minimum);
  return chance(0.5, random) ? Math.min(maximum, Math.round(value * 10) / 10) : value;
}
