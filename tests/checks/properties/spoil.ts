// Makes a good body bad in one way: what clients get wrong, and what attackers try.
import type { Random } from '../../../src/math/random.ts';
import type { Schema } from '../operations.ts';
import { chance, oneOf } from '../schema/random.ts';

export interface SentBody {
  /** What the server reads, when it can be read. */
  readonly value?: unknown;
  readonly text: string;
  readonly type: string | undefined;
}

const JSON_TYPE = 'application/json';
export const asJson = (value: unknown): SentBody => ({ value, text: JSON.stringify(value), type: JSON_TYPE });

export function spoiled(body: unknown, schema: Schema, random: Random): SentBody {
  if (chance(0.25, random)) return unreadable(body, random);
  const members = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  if (members.length === 0 || chance(0.1, random)) return asJson(oneOf(NO_OBJECTS, random));
  const name = oneOf(members, random);
  const { properties = {} } = schema as { properties?: Readonly<Record<string, Schema>> };
  const { [name]: present, ...others } = body as Record<string, unknown>;
  if (chance(0.2, random)) return asJson(others);
  return asJson({
    ...others,
    [name]: chance(0.5, random) ? oneOf(STRANGE, random) : beyond(present, properties[name] ?? {}, random),
  });
}

const NO_OBJECTS: readonly unknown[] = [[], [{}], 'text', 0, 1.5, true, null, '', [[[]]]];
// biome-ignore format: a list of values, several a line
const STRANGE: readonly unknown[] = [
  null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 53, '', ' ', '\0', '\ud800', 'null', '1', [], {}, [null], { a: 1 }, 'x'.repeat(5_000), '\n', '😀'.repeat(40), ['a', 1],
  { $ne: null }, 'admin', '\u202e', '1e5', 'NaN', -0,
];

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** One step over a limit that the schema names. */
function beyond(
  present: unknown,
  { minimum, maximum, minLength, maxLength, maxItems }: Limits,
  random: Random,
): unknown {
  const steps: readonly unknown[] = [
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 1e-9]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum + 1e-9, maximum * 1e6]),
    ...(minLength === undefined ? [] : ['a'.repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'https://a.example')]),
    typeof present === 'string' ? 5 : String(present),
    [present],
  ];
  return oneOf(steps, random);
}

function unreadable(body: unknown, random: Random): SentBody {
  const text = JSON.stringify(body);
  return oneOf<() => SentBody>(
    [
      () => ({ text: text.slice(0, -1), type: JSON_TYPE }),
      () => ({ text: `${text},`, type: JSON_TYPE }),
      () => ({ text: '', type: JSON_TYPE }),
      // An empty object has no quotes to get wrong.
      () => ({ text: text.includes('"') ? text.replaceAll('"', "'") : "{'a': 1}", type: JSON_TYPE }),
      () => ({ text: `${'['.repeat(5_000)}`, type: JSON_TYPE }),
      // The server reads it as an empty object, which some bodies may be.
      () => ({ value: {}, text: '{"__proto__":{"role":"admin"}}', type: JSON_TYPE }),
      () => ({ text, type: 'text/plain' }),
      () => ({ text, type: 'application/xml' }),
      () => ({ text, type: 'no type at all' }),
      () => ({ text, type: undefined }),
      () => ({ text: `{"padding":"${'x'.repeat(70_000)}"}`, type: JSON_TYPE }),
      () => ({ text: 'a=1&b=2', type: 'application/x-www-form-urlencoded' }),
    ],
    random,
  )();
}
