// A directory of bars taken from OpenStreetMap and flattened to Spanish fields: `{"locales": [{"id": "osm_node_1", ...}]}`.
import type { OsmElement } from './osm-place.ts';

interface Venue {
  readonly id?: string;
  readonly nombre?: string | null;
  readonly tipo?: string | null;
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly direccion?: string | null;
  readonly telefono?: string | null;
  readonly web?: string | null;
  readonly horario?: string | null;
  readonly terraza?: boolean | null;
}

/** Undefined for a record of another form. */
export function flattenedElement(record: unknown): OsmElement | undefined {
  const venue = record as Venue;
  const [, type, id] = /^osm_(node|way|relation)_(\d+)$/u.exec(venue.id ?? '') ?? [];
  if (!type || !id) return undefined;
  const tags = {
    name: venue.nombre,
    amenity: venue.tipo,
    'addr:street': streetOf(venue.direccion),
    'addr:housenumber': portalOf(venue.direccion),
    phone: venue.telefono,
    website: venue.web,
    opening_hours: venue.horario,
    outdoor_seating: venue.terraza ? 'yes' : undefined,
  };
  return {
    type: type as OsmElement['type'],
    id,
    latDeg: venue.lat ?? Number.NaN,
    lngDeg: venue.lon ?? Number.NaN,
    tags: Object.fromEntries(Object.entries(tags).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}

const PORTAL = / (\d+(?:[ -]?[A-Za-z]|[-,]\d+)?)$/u;

const streetOf = (address: string | null | undefined): string | undefined => address?.replace(PORTAL, '');
const portalOf = (address: string | null | undefined): string | undefined => PORTAL.exec(address ?? '')?.[1];
