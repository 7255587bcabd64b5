// A person's own list from elsewhere, as text: which format it has, and what all formats share.
import { MAX_ENTRIES, MAX_NOTE_LENGTH } from '../../domain/list.ts';
import type { Point } from '../../geo/point.ts';
import { storable } from '../bounds.ts';
import { badData } from '../readers/file.ts';
import { squish } from '../text.ts';
import { csvList } from './csv.ts';
import { geoJsonList } from './geojson.ts';
import type { NamedPlace } from './named-place.ts';
import { xmlList } from './xml.ts';

/** A place that a file names, or why it names none. */
export type OwnListRow = NamedPlace & { readonly fault?: string };

const MAX_NAME_LENGTH = 200;
/** Of a name in the report of what could not be read. */
const SHOWN_LENGTH = 60;

/**
 * Google Takeout as CSV or GeoJSON, other CSV with a column of names, other GeoJSON of points, KML and GPX.
 *
 * @throws DomainError `import/bad-data` for text that is none of these, or has more places than a list holds
 */
export function readOwnList(text: string): readonly OwnListRow[] {
  const rows = placesIn(text.trimStart());
  if (rows.length === 0) throw badData(FILE, 'it names no places');
  if (rows.length > MAX_ENTRIES)
    throw badData(FILE, `it names ${rows.length} places; a list holds at most ${MAX_ENTRIES}`);
  return rows.map(checked);
}

const FILE = 'the list';

function placesIn(text: string): readonly NamedPlace[] {
  if (text === '') throw badData(FILE, 'it is empty');
  if (text.startsWith('{')) return geoJsonList(FILE, text);
  if (text.startsWith('<')) return xmlList(FILE, text);
  return csvList(FILE, text);
}

function checked(given: NamedPlace): OwnListRow {
  const name = squish(storable(given.name));
  const note = storable(given.note).trim();
  const row = {
    record: given.record,
    name,
    note: note.length > MAX_NOTE_LENGTH ? `${[...note].slice(0, MAX_NOTE_LENGTH - 1).join('')}…` : note,
    ...(given.position && isOnEarth(given.position) && { position: given.position }),
  };
  if (name === '') return { ...row, fault: 'it has no name' };
  if (name.length <= MAX_NAME_LENGTH) return row;
  const shown = `${[...name].slice(0, SHOWN_LENGTH).join('')}…`;
  return { ...row, name: shown, fault: `its name is longer than ${MAX_NAME_LENGTH} characters` };
}

/** 0, 0 is what exporters write who do not know. */
const isOnEarth = ({ latDeg, lngDeg }: Point): boolean =>
  Math.abs(latDeg) <= 90 && Math.abs(lngDeg) <= 180 && !(latDeg === 0 && lngDeg === 0);
