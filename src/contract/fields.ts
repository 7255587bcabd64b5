// Building blocks of the schemas. A limit that belongs to the domain is imported from it.
import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { clockOf } from '../domain/civil-day.ts';

/**
 * Text that every database gives back as it was: no NUL, no half of a surrogate pair, no byte order mark in front (the
 * embedded one takes it away). Checked by the `storable` format.
 */
export const STORABLE = 'storable';
/** One line of storable text: no control characters at all. */
export const ONE_LINE = 'one-line';
/** Text of which every letter can be seen. */
export const VISIBLE = 'visible';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const CONTROL = /\p{Cc}/u;
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  [STORABLE]: (text) => !text.includes('\0') && isKeptWhole(text),
  [VISIBLE]: (text) => !INVISIBLE.test(text),
  [ONE_LINE]: (text) => !CONTROL.test(text) && isKeptWhole(text),
};

const LONE_SURROGATE = /\p{Surrogate}/u;
function isKeptWhole(text: string): boolean {
  return !LONE_SURROGATE.test(text) && !text.startsWith('\ufeff');
}

/** ISO 8601 without a zone offset, in UTC: `2026-05-15T12:30:00`. */
export const DateTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
  description: 'UTC, ISO 8601 without a zone offset.',
  examples: ['2026-05-15T12:30:00'],
});

export const dateTime = (date: Date): string => date.toISOString().slice(0, 19);

/** A schema with a name of its own in the OpenAPI document. */
export const named = <P extends TProperties>($id: string, properties: P, description: string): TObject<P> =>
  Type.Object(properties, { $id, description });

/** Names a schema in the document alone: inside another schema, and more than once, which `$id` may not be. */
export const SHARED_NAME = 'x-schema-name';
export const sharedAs = (name: string): Readonly<Record<string, string>> => ({ [SHARED_NAME]: name });

/** @param headers of the answer, for the document */
export const listOf = <T extends TSchema>(
  schema: T,
  description: string,
  headers?: Readonly<Record<string, TSchema>>,
) => Type.Array(schema, { description, ...(headers && { headers }) });

export const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.', examples: [51.5074] });
export const longitude = Type.Number({
  minimum: -180,
  maximum: 180,
  description: 'Degrees east.',
  examples: [-0.1278],
});

/** 304: the caller's copy is still valid. */
export const NotModified = Type.Null({ description: 'Unchanged since the given ETag.' });

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that are known: absent means "not known". */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

/** 09:05; past midnight the clock begins anew. */
export function clockText(minute: number): string {
  const ofDay = minute % 1_440;
  return clockOf(ofDay);
}
