// Own lists as KML (placemarks, in folders or not) and GPX (waypoints and points of routes).
import type { Point } from '../../geo/point.ts';
import { badData } from '../readers/file.ts';
import { type XmlElement, xmlDocument } from '../readers/xml.ts';
import type { NamedPlace } from './named-place.ts';

/** @throws DomainError `import/bad-data` for XML that is neither, is not well formed, declares entities or is nested too deep */
export function xmlList(file: string, text: string): readonly NamedPlace[] {
  const { kml, gpx } = xmlDocument(file, text, ['Document', 'Folder', 'Placemark', 'wpt', 'rte', 'rtept']);
  if (kml !== undefined) return placemarksIn(elementOf(kml)).map(namedByPlacemark);
  if (gpx !== undefined) return pointsIn(elementOf(gpx)).map(namedByPoint);
  throw badData(file, 'it is XML, but neither KML nor GPX');
}

/** The parser bounds how deep folders lie in each other. */
const placemarksIn = (element: XmlElement): readonly XmlElement[] => [
  ...elementsOf(element.Placemark),
  ...[...elementsOf(element.Document), ...elementsOf(element.Folder)].flatMap(placemarksIn),
];

const pointsIn = (gpx: XmlElement): readonly XmlElement[] => [
  ...elementsOf(gpx.wpt),
  ...elementsOf(gpx.rte).flatMap(({ rtept }) => elementsOf(rtept)),
];

function namedByPlacemark(placemark: XmlElement, index: number): NamedPlace {
  const [lng = '', lat = ''] = textOf(elementOf(placemark.Point).coordinates).split(',', 2);
  return named(index, placemark.name, placemark.description, positionOf(lat, lng));
}

const namedByPoint = (point: XmlElement, index: number): NamedPlace =>
  named(index, point.name, point.desc ?? point.cmt, positionOf(textOf(point['@lat']), textOf(point['@lon'])));

const named = (index: number, name: unknown, note: unknown, position: Point | undefined): NamedPlace => ({
  record: `place ${index + 1}`,
  name: textOf(name),
  note: textOf(note),
  ...(position && { position }),
});

function positionOf(lat: string, lng: string): Point | undefined {
  if (lat.trim() === '' || lng.trim() === '') return undefined;
  const [latDeg, lngDeg] = [Number(lat), Number(lng)];
  return Number.isFinite(latDeg) && Number.isFinite(lngDeg) ? { latDeg, lngDeg } : undefined;
}

const elementOf = (value: unknown): XmlElement =>
  typeof value === 'object' && value !== null ? (value as XmlElement) : {};
const elementsOf = (value: unknown): readonly XmlElement[] => (Array.isArray(value) ? value.map(elementOf) : []);

/** An element with attributes holds its text as a member. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' ? textOf(elementOf(value)['#text'] ?? '') : '';
