// Turns the fields that a reader found into a place: checks shared by all sources, and defaults.
import { locateIn } from '../city/city.ts';
import { refusalOf } from '../city/placement.ts';
import { asPlaceId, PLACE_ID_PATTERN } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { NOTHING_KNOWN, type Place } from '../domain/place.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import { excessOf, isWebsite, storable } from './bounds.ts';
import type { Incoming, ReadOptions } from './source.ts';
import { squish } from './text.ts';

/** The fields of a place as a source gives them. Undefined and empty mean "not known". */
export type Draft = { readonly [K in keyof Omit<Place, 'id' | 'position'>]?: Place[K] | undefined } & {
  readonly id: string;
  readonly latDeg: number;
  readonly lngDeg: number;
  readonly name: string;
  readonly categories: readonly Category[];
  readonly source: string;
};

const MAX_NAME_LENGTH = 200;
const ID = new RegExp(PLACE_ID_PATTERN, 'u');

/** @param record where in the file the draft stands, for the report */
export function finish(given: Draft, record: string, { city }: ReadOptions = {}): Incoming {
  // Counted before it is copied: what has too much is not worth the copy.
  const excess = excessOf(given);
  if (excess !== undefined) return { rejected: { record, reason: excess } };
  const draft = storable(given);
  const fault = faultOf(draft);
  if (fault !== undefined) return { rejected: { record, reason: fault } };
  const position = { latDeg: rounded(draft.latDeg), lngDeg: rounded(draft.lngDeg) };
  const refusal = city && refusalOf(city, position);
  if (refusal !== undefined) return { rejected: { record, reason: refusal } };
  const place: Place = {
    ...NOTHING_KNOWN,
    ...(city && locateIn(city)(position)),
    ...known(draft),
    id: asPlaceId(draft.id),
    name: squish(draft.name),
    position,
    categories: [...new Set(draft.categories)],
    source: draft.source,
  };
  return { place };
}

function faultOf({ id, name, latDeg, lngDeg, categories }: Draft): string | undefined {
  if (squish(name) === '') return 'it has no name';
  if (squish(name).length > MAX_NAME_LENGTH) return `its name is longer than ${MAX_NAME_LENGTH} characters`;
  if (!ID.test(id)) return 'its id is not made of 1 to 128 letters, digits, "_" and "-"';
  if (!Number.isFinite(latDeg) || !Number.isFinite(lngDeg)) return 'it has no coordinates';
  if (latDeg === 0 && lngDeg === 0) return 'its coordinates are 0, 0';
  if (Math.abs(latDeg) > 90 || Math.abs(lngDeg) > 180) return 'its coordinates are outside the earth';
  const unknown = categories.find((category) => !CATEGORIES.includes(category));
  return unknown === undefined ? undefined : `"${unknown}" is no category`;
}

/** A micro-degree is 11 cm; more digits would only make a second import look changed. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Only known fields, so that defaults and the located district stay where the source is silent. */
function known(draft: Draft): Partial<Place> {
  const entries = Object.entries(draft).filter(
    ([key, value]) =>
      key !== 'latDeg' && key !== 'lngDeg' && value !== undefined && !(key === 'website' && !isWebsite(String(value))),
  );
  return Object.fromEntries(entries) as Partial<Place>;
}
