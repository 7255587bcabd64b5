// What an administrator says of a place, and that it holds against whatever a source says later. An edited field carries
// `ADMINISTRATOR` as its provenance; imports leave such fields alone.
import { confirmationsWithout } from './confirmations.ts';
import type { Locate } from './geography.ts';
import type { Texts } from './language.ts';
import { ADMINISTRATOR, type Place, type Price, type Provenance } from './place.ts';
import { isSame } from './same.ts';

/** Fields that an edit may set; the rest follows from them or belongs to the sources. */
type Editable = Exclude<
  keyof Place,
  'id' | 'source' | 'provenance' | 'confirmed' | 'rating' | 'position' | 'district' | 'barrio' | 'description'
>;

/** A field that is absent stays as it is; `null` says that it is not known. */
export type PlaceEdits = { readonly [K in Editable]?: Place[K] | null } & {
  readonly latDeg?: number;
  readonly lngDeg?: number;
  readonly description?: { readonly [K in keyof Texts]?: string | null };
};

interface EditContext {
  readonly locate: Locate;
  /** Year-month-day of the edit. */
  readonly asOf: string;
}

/** The place after the edit. A field that already has the edited value is not recorded, so later imports may still change it. */
export function edited(place: Place, edits: PlaceEdits, { locate, asOf }: EditContext): Place {
  const { latDeg = place.position.latDeg, lngDeg = place.position.lngDeg, description, ...fields } = edits;
  const position = { latDeg, lngDeg };
  const next: Record<string, unknown> = { ...place, ...fields, position };
  if (!isSame(position, place.position)) Object.assign(next, { district: null, barrio: null }, locate(position));
  if (description) next.description = { ...place.description, ...description };
  if (fields.prices) next.prices = fields.prices.map((price) => limitedAs(price, place.prices));
  const after = withoutNulls(next) as unknown as Place;
  const changed = changedFields(place, after);
  if (changed.length === 0) return place;
  const marks = changed.map((field): [string, Provenance] => [field, { source: ADMINISTRATOR, asOf }]);
  const provenance = { ...place.provenance, ...Object.fromEntries(marks) };
  // What was confirmed is what the field said before.
  return { ...confirmationsWithout(after, changed), provenance };
}

/** Forms show no limits of a ticket: one that keeps its words keeps them, too. */
function limitedAs(price: Price, before: readonly Price[]): Price {
  const only = price.only ?? before.find(({ what }) => isSame(what, price.what))?.only;
  return only ? { ...price, only } : price;
}

/** What follows from a field is given back with it. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = { position: ['district', 'barrio'] };

/** The place with some of its edited fields given back: they stay as they are until a source says otherwise. */
export function released(place: Place, fields: readonly string[]): Place {
  const given = new Set(fields.flatMap((field) => [field, ...(FOLLOWERS[field] ?? [])]));
  const isGiven = ([field, { source }]: [string, Provenance]): boolean => source === ADMINISTRATOR && given.has(field);
  const entries = Object.entries(place.provenance);
  if (!entries.some(isGiven)) return place;
  return { ...place, provenance: Object.fromEntries(entries.filter((entry) => !isGiven(entry))) };
}

/** Fields that an administrator edited. */
export const editedFields = (place: Place): readonly string[] =>
  Object.entries(place.provenance).flatMap(([field, { source }]) => (source === ADMINISTRATOR ? [field] : []));

/** Names of the fields in which two states of a place differ, provenance and confirmations apart. */
export function changedFields(before: Place, after: Place): readonly string[] {
  const [one, other]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !ABOUT_FACTS.has(name) && !isSame(one?.[name], other?.[name])).sort();
}

const ABOUT_FACTS: ReadonlySet<string> = new Set(['provenance', 'confirmed'] satisfies (keyof Place)[]);

/** What an import makes of a place, with every edited field as the administrator left it. */
export function withEdits(edited: Place, imported: Place): Place {
  const fields = editedFields(edited);
  if (fields.length === 0) return imported;
  const kept: Record<string, unknown> = { ...imported };
  const provenance: Record<string, Provenance> = { ...imported.provenance };
  for (const field of fields) {
    kept[field] = edited[field as keyof Place] ?? null;
    provenance[field] = edited.provenance[field] as Provenance;
  }
  return { ...(withoutNulls(kept) as unknown as Place), provenance };
}

/** Lists that are cleared are empty; every other cleared field is absent. */
const LISTS: readonly string[] = ['aliases', 'types', 'categories', 'cuisines', 'prices', 'features'];

function withoutNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === undefined) return LISTS.includes(name) ? [[name, []]] : [];
    return [[name, name === 'description' ? withoutNulls(value as Record<string, unknown>) : value]];
  });
  return Object.fromEntries(known);
}
