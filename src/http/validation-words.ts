// What was wrong with a part of a request, in one sentence that says what is expected and never repeats the value sent.
import type { ErrorObject } from 'ajv';
import { BBOX_FORM, BBOX_PATTERN } from '../contract/filters.ts';
import { MAX_PLACES_WITH_FACTS, PLACE_IDS_PATTERN } from '../contract/places.ts';
import { USERNAME_FORM, USERNAME_PATTERN } from '../domain/account-rules.ts';
import { PLACE_ID_PATTERN } from '../domain/branded.ts';

/** What follows the name of the part: "must be at least 1". */
export function expectation({ keyword, params, parentSchema, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${withArticle(String(params.type))}`;
    case 'anyOf':
      return `must be ${anyTypeOf(schema)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'minimum':
    case 'maximum':
      return `must be ${rangeOf(parentSchema as { minimum?: number; maximum?: number })}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} entries`;
    case 'maxItems':
      return `must have at most ${params.limit} entries`;
    case 'uniqueItems':
      return 'must not name anything twice';
    case 'pattern':
      return formOf(String(params.pattern), parentSchema);
    case 'format':
      return 'must be plain text without control characters, invisible letters or broken Unicode';
    default:
      return message ?? 'is not valid';
  }
}

/** Patterns that several parts share, in words. */
const FORMS: Readonly<Record<string, string>> = {
  '\\S': 'must not be blank',
  [PLACE_ID_PATTERN]: 'must be the id of a place: 1 to 128 letters, digits, _ and -',
  [BBOX_PATTERN]: BBOX_FORM,
  [PLACE_IDS_PATTERN]: `must be ids of places between commas, at most ${MAX_PLACES_WITH_FACTS}`,
  [USERNAME_PATTERN]: `must be ${USERNAME_FORM}`,
  '^[A-Za-z0-9_-]{1,64}$': 'must be 1 to 64 letters, digits, _ and -',
  '^[\\w-]{22}$': 'must be an id of 22 letters, digits, _ and -',
};

/** Without words of its own a pattern is told by an example; descriptions say what a part is for, and only then its form. */
function formOf(pattern: string, schema: object | undefined): string {
  const { description, examples } = (schema ?? {}) as { description?: string; examples?: readonly string[] };
  const own = Object.hasOwn(FORMS, pattern) ? FORMS[pattern] : undefined;
  if (own !== undefined) return own;
  if (examples?.[0] !== undefined) return `must have the form of ${examples[0]}`;
  return description === undefined
    ? `must match ${pattern}`
    : `must have the form that its description says: ${withoutEnd(description)}`;
}

const withoutEnd = (sentence: string): string => sentence.replace(/^Extension: /u, '').replace(/\.$/u, '');

function anyTypeOf(schemas: unknown): string {
  const types = (schemas as readonly { readonly type?: string }[]).map(({ type }) => type);
  return types.map((type) => (type === undefined ? 'another value' : withArticle(type))).join(' or ');
}

function rangeOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  return minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
}

const withArticle = (type: string): string => {
  if (type === 'null') return type;
  return /^[aeio]/u.test(type) ? `an ${type}` : `a ${type}`;
};
