// Own lists as GeoJSON: Google Takeout's "Saved Places", of both its generations, and points with a name from elsewhere.
import type { Point } from '../../geo/point.ts';
import { badData } from '../readers/file.ts';
import { JsonScanner } from '../readers/json-scanner.ts';
import type { NamedPlace } from './named-place.ts';

/** @throws DomainError `import/bad-data` for text that is no GeoJSON collection, or nested too deep */
export function geoJsonList(file: string, text: string): readonly NamedPlace[] {
  return featuresIn(file, text).map((feature, index) => {
    const properties = membersOf(feature.properties);
    const location = membersOf(properties.location ?? properties.Location);
    const position = pointOf(feature.geometry);
    return {
      record: `place ${index + 1}`,
      name: firstText(properties.name, properties.title, properties.Title, location.name, location['Business Name']),
      note: firstText(properties.note, properties.description, properties.Comment),
      ...(position && { position }),
    };
  });
}

/** The scanner looks after every piece how deep it has come. */
const PIECE_LENGTH = 4_096;

function featuresIn(file: string, text: string): readonly Members[] {
  try {
    const scanner = new JsonScanner(new Set(['features']));
    const records: string[] = [];
    for (let from = 0; from < text.length; from += PIECE_LENGTH)
      records.push(...scanner.push(text.slice(from, from + PIECE_LENGTH)));
    scanner.end();
    return records.map((record) => membersOf(JSON.parse(record)));
  } catch {
    throw badData(file, 'it begins like GeoJSON, and is no FeatureCollection that can be read');
  }
}

type Members = Readonly<Record<string, unknown>>;
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});

const firstText = (...candidates: readonly unknown[]): string =>
  candidates.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? '';

function pointOf(geometry: unknown): Point | undefined {
  const { type, coordinates } = membersOf(geometry);
  if (type !== 'Point' || !Array.isArray(coordinates)) return undefined;
  const [lngDeg, latDeg] = coordinates as readonly unknown[];
  return typeof latDeg === 'number' && typeof lngDeg === 'number' ? { latDeg, lngDeg } : undefined;
}
