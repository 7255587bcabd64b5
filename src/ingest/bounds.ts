// What a place may hold at most, whatever a file says: 200,000 aliases of one place would make every search fail. Texts lose what
// no reader sees and no database keeps.

const MAX_LIST = 200;
const MAX_ENTRY_LENGTH = 300;
const MAX_TEXT_LENGTH = 10_000;
const MAX_FIELDS = 100;

/** Why a row is no place; undefined when it is within all bounds. */
export function excessOf(draft: object): string | undefined {
  for (const [field, value] of Object.entries(draft)) {
    const excess = excessIn(field, value);
    if (excess !== undefined) return excess;
  }
  return undefined;
}

function excessIn(field: string, value: unknown): string | undefined {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `"${field}" has more than ${MAX_TEXT_LENGTH} characters` : undefined;
  if (Array.isArray(value)) {
    if (value.length > MAX_LIST) return `"${field}" has ${value.length} entries; expected at most ${MAX_LIST}`;
    const isLong = value.some((each) => typeof each === 'string' && each.length > MAX_ENTRY_LENGTH);
    if (isLong) return `an entry of "${field}" has more than ${MAX_ENTRY_LENGTH} characters`;
    return value.map((each) => (typeof each === 'object' ? excessIn(field, each) : undefined)).find(Boolean);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = Object.entries(value);
  if (inner.length > MAX_FIELDS) return `"${field}" has ${inner.length} members; expected at most ${MAX_FIELDS}`;
  return inner.map(([name, each]) => excessIn(`${field}.${name}`, each)).find(Boolean);
}

/** Only http and https: a browser would run a `javascript:` address, and `htpp://` leads nowhere. */
export function isWebsite(website: string): boolean {
  if (!URL.canParse(website)) return /^[\w-]+(?:\.[\w-]+)+/u.test(website);
  const { protocol } = new URL(website);
  return protocol === 'http:' || protocol === 'https:';
}

/** Control characters other than line breaks and tabs, and those that turn the direction of what follows. */
const UNSEEN = /(?![\n\r\t])\p{Cc}|\p{Bidi_Control}|\ufeff/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The same value with texts that every database gives back as they were. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(UNSEEN, '').replace(LONE_SURROGATE, '\ufffd') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), storable(each)])) as T;
}
