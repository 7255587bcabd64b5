// JSON Schema to TypeScript, as far as our contract goes. What is not understood is an error, never an `any`.
import { wrapped } from '../../src/config/wrapped.ts';

const WIDTH = 120;

export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
}

/** @param depth how far the text is indented already, in steps of two spaces */
export function typeOf(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return oneOf(schema.enum.map(literal), depth);
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, depth)).join(' | ');
  if (schema.type === 'object') return objectType(schema, depth);
  if (schema.type === 'array') return `readonly ${grouped(typeOf(schema.items ?? {}, depth))}[]`;
  const plain = PLAIN[schema.type ?? ''];
  if (!plain) throw new Error(`no type for ${JSON.stringify(schema)}`);
  return plain;
}

/** A schema that says nothing (`{}`) allows anything, so that whoever reads it has to look first. */
const PLAIN: Readonly<Record<string, string>> = {
  '': 'unknown',
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function objectType({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, depth) : 'unknown';
    return `Readonly<Record<string, ${values}>>`;
  }
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, schema]) => {
    // Whoever calls may also say that something is not there.
    const [mark, orNot] = required.includes(name) ? ['', ''] : ['?', ' | undefined'];
    const note = schema.$ref ? '' : comment(schema.description, indent);
    return `${note && indent}${note}${indent}readonly ${propertyName(name)}${mark}: ${typeOf(schema, depth + 1)}${orNot};`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

export const propertyName = (name: string): string => (/^[A-Za-z_]\w*$/u.test(name) ? name : literal(name));

/** Nothing that a description says can end the comment early. */
export function comment(text: string | undefined, indent = ''): string {
  if (!text) return '';
  const plain = text.replaceAll('*/', '*∕');
  const line = `/** ${plain.replace(/\s+/gu, ' ')} */`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `/**\n${indent} * ${wrapped(plain, WIDTH, `${indent} * `)}\n${indent} */\n`;
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value);

/** Many alternatives stand on lines of their own. */
function oneOf(types: readonly string[], depth: number): string {
  const line = types.join(' | ');
  const start = `\n${'  '.repeat(depth + 1)}| `;
  return line.length <= WIDTH ? line : start + types.join(start);
}

const grouped = (type: string): string => (/ \| |^readonly /u.test(type) ? `(${type})` : type);
