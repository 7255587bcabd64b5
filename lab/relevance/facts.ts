// Reads the catalogue's facts from the data folder: places, what has closed, named areas, stations.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { openCityFolder } from '../../src/compose/city.ts';

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A place as its row in `data/cities/madrid` states it; what the judge needs, nothing more. */
export interface PlaceFacts extends Point {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly types: readonly string[];
  readonly categories: readonly string[];
  readonly description: { readonly en: string; readonly es: string };
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  readonly opening_hours?: string;
  readonly free_entry?: string;
  readonly prices?: readonly Price[];
  readonly price_level?: number;
  readonly cuisines?: readonly string[];
  readonly features?: readonly string[];
  readonly wheelchair?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly visit_minutes?: number;
  readonly prominence: number;
}

export interface Price {
  readonly what?: { readonly en: string };
  readonly amount: number;
}

export interface Area {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Either an outline, or a path with the metres to both sides of it. */
  readonly outline?: readonly Corner[];
  readonly path?: readonly Corner[];
  readonly radiusM?: number;
}

/** Latitude and longitude. */
export type Corner = readonly [number, number];

export interface Catalogue {
  readonly places: readonly PlaceFacts[];
  readonly areas: readonly Area[];
  readonly stations: readonly (Point & { readonly name: string })[];
}

interface Change {
  readonly name: string;
  readonly change: string;
}

/** Lower case without accents; what is neither letter nor digit becomes one space. */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const fresh = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  folded.set(text, fresh);
  return fresh;
}

const folded = new Map<string, string>();

export function readRows<Row>(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Row);
}

/** No question here asks for a toilet or a dog park, and to any other they are no answer. */
const CONVENIENCES = 'amenity-places.jsonl';

/** The catalogue without conveniences and the places that `changes.jsonl` calls closed for good. */
/** @param city the id of a pack */
export function readCatalogue(city = 'madrid'): Catalogue {
  const { folder, catalogueFiles } = openCityFolder(city);
  const inFolder = (name: string) => resolve(folder, name);
  const readIf = <Content>(name: string, otherwise: Content): Content =>
    existsSync(inFolder(name)) ? (JSON.parse(readFileSync(inFolder(name), 'utf8')) as Content) : otherwise;
  const changes = existsSync(inFolder('changes.jsonl')) ? readRows<Change>(inFolder('changes.jsonl')) : [];
  const closed = new Set(changes.filter(({ change }) => change === 'closed').map(({ name }) => fold(name)));
  const files = catalogueFiles.filter((file) => basename(file) !== CONVENIENCES);
  const places = files.flatMap((file) => readRows<PlaceFacts>(file));
  return {
    places: places.filter(({ name }) => !closed.has(fold(name))),
    areas: readIf<{ features: Feature[] }>('areas.geojson', { features: [] }).features.flatMap(neighbourhoodOf),
    stations: readIf<{ stations: (Point & { name: string })[] }>('stations.json', { stations: [] }).stations,
  };
}

interface Feature {
  readonly properties: {
    readonly kind: string;
    readonly name: string;
    readonly aliases?: string[];
    readonly radius_m?: number;
  };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Corner[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Corner[] }
    | { readonly type: 'Point'; readonly coordinates: Corner };
}

/** The areas that people speak of; districts and barrios stand in the rows of places. GeoJSON has longitude first. */
function neighbourhoodOf({
  properties: { kind, name, aliases = [], radius_m: radiusM = 0 },
  geometry,
}: Feature): Area[] {
  if (kind !== 'neighbourhood') return [];
  const turned = ([lng, lat]: Corner): Corner => [lat, lng];
  if (geometry.type === 'Polygon') return [{ name, aliases, outline: (geometry.coordinates[0] ?? []).map(turned) }];
  const corners = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
  return [{ name, aliases, path: corners.map(turned), radiusM }];
}
