// Own lists as tables: Google Takeout's CSV, whose headings are in the person's language, our own, and others like them.
import { foldAccents } from '../../domain/text.ts';
import type { Point } from '../../geo/point.ts';
import { csvTable } from '../readers/csv.ts';
import { badData } from '../readers/file.ts';
import type { NamedPlace } from './named-place.ts';

/** Headings as files have them, folded. */
const HEADINGS = {
  name: ['name', 'title', 'titulo', 'nombre'],
  note: ['note', 'notes', 'nota', 'notas'],
  comment: ['comment', 'comentario'],
  url: ['url'],
  lat: ['lat', 'latitude', 'latitud'],
  lng: ['lng', 'lon', 'long', 'longitude', 'longitud'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Column = keyof typeof HEADINGS;

/** Takeout puts the description of a list before its headings. */
const HEADINGS_WITHIN = 5;

/** @throws DomainError `import/bad-data` for a table without a column of names */
export function csvList(file: string, text: string): readonly NamedPlace[] {
  const table = csvTable(file, text);
  const at = table.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => columnsOf(cells).has('name'));
  if (at < 0)
    throw badData(file, `it is no GeoJSON, KML or GPX, and as CSV it lacks a column ${HEADINGS.name.join(' or ')}`);
  const columns = columnsOf(table[at]!.cells);
  return table.slice(at + 1).flatMap(({ line, cells }) => {
    const cell = (column: Column): string => cells[columns.get(column) ?? -1] ?? '';
    if (cells.every((each) => each === '')) return [];
    const position = positionOf(cell('lat'), cell('lng')) ?? positionInUrl(cell('url'));
    const note = [cell('note'), cell('comment')].filter((each) => each !== '').join('\n');
    return [{ record: `line ${line}`, name: cell('name'), note, ...(position && { position }) }];
  });
}

function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> {
  const folded = headings.map(foldAccents);
  return new Map(
    (Object.keys(HEADINGS) as Column[]).flatMap((column) => {
      const at = folded.findIndex((heading) => (HEADINGS[column] as readonly string[]).includes(heading));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
}

const DEGREES = /^-?\d{1,3}(?:[.,]\d{1,20})?$/u;

function positionOf(lat: string, lng: string): Point | undefined {
  if (!DEGREES.test(lat) || !DEGREES.test(lng)) return undefined;
  return { latDeg: Number(lat.replace(',', '.')), lngDeg: Number(lng.replace(',', '.')) };
}

/** Where addresses of maps hold a position: `!3d40.4!4d-3.7`, which is the pin, before `@40.4,-3.7`, which is the middle of the map. */
const PIN = /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/u;
const SOUGHT = /[/=@](-?\d{1,3}\.\d{1,20}),(-?\d{1,3}\.\d{1,20})/u;

function positionInUrl(url: string): Point | undefined {
  const found = PIN.exec(url) ?? SOUGHT.exec(url);
  return found ? { latDeg: Number(found[1]), lngDeg: Number(found[2]) } : undefined;
}
