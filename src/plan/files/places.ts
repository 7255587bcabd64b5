// Kept places as files to take along: GeoJSON, KML 2.2 (OGC 07-147r2) and CSV (RFC 4180).
import type { PlaceId } from '../../domain/branded.ts';
import { csvCell } from '../../domain/csv-cell.ts';
import type { Place } from '../../domain/place.ts';
import { geoJsonText, pointFeature } from './geojson.ts';
import { escaped } from './xml.ts';

export interface KeptPlace {
  readonly id: PlaceId;
  /** Absent where the catalogue no longer has it. */
  readonly place: Pick<Place, 'name' | 'position' | 'address'> | undefined;
  readonly note: string;
  /** What it was kept as, where that is not a list. */
  readonly mark?: string;
  readonly keptAt: Date;
}

export const placesGeoJson = (title: string, kept: readonly KeptPlace[]): string =>
  geoJsonText(
    title,
    kept.map((each, index) => {
      const { id, place, note, mark, keptAt } = each;
      const date = dateTimeOf(keptAt);
      return pointFeature(place?.position, {
        order: index + 1,
        id,
        name: place?.name,
        address: place?.address,
        note,
        mark,
        date,
      });
    }),
  );

export function placesKml(title: string, kept: readonly KeptPlace[]): string {
  const placemarks = kept.flatMap(({ id, place, note }) => [
    '    <Placemark>',
    `      <name>${escaped(place?.name ?? id)}</name>`,
    ...(note === '' ? [] : [`      <description>${escaped(note)}</description>`]),
    ...(place?.address === undefined ? [] : [`      <address>${escaped(place.address)}</address>`]),
    ...(place
      ? [`      <Point><coordinates>${place.position.lngDeg},${place.position.latDeg}</coordinates></Point>`]
      : []),
    '    </Placemark>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '  <Document>',
    `    <name>${escaped(title)}</name>`,
    ...placemarks,
    '  </Document>',
    '</kml>',
    '',
  ].join('\n');
}

export function placesCsv(kept: readonly KeptPlace[]): string {
  const rows = kept.map(({ id, place, note, mark, keptAt }) => [
    place?.name ?? '',
    note,
    place ? String(place.position.latDeg) : '',
    place ? String(place.position.lngDeg) : '',
    place?.address ?? '',
    id,
    mark ?? '',
    dateTimeOf(keptAt),
  ]);
  const header = ['name', 'note', 'lat', 'lng', 'address', 'place_id', 'mark', 'date'];
  const isNumber = (column: number) => header[column] === 'lat' || header[column] === 'lng';
  const lines = rows.map((row) => row.map((cell, column) => (isNumber(column) ? cell : csvCell(cell))).join(','));
  return `${[header.join(','), ...lines].join('\r\n')}\r\n`;
}

/** As everywhere in the API: UTC, without a zone offset. */
const dateTimeOf = (moment: Date): string => moment.toISOString().slice(0, 19);
