// The shipped geography as files and as names: everything on the map that a sentence can mention.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { Station } from '../domain/station.ts';
import type { Point } from '../geo/point.ts';

/** A station with what the gazetteer and step-free ways need; `stations.json` holds them. */
interface ListedStation extends Station {
  readonly id: string;
  readonly stepFree: 'yes' | 'limited' | 'no';
  readonly aliases: readonly string[];
}

/** What the gazetteer needs of an area; `Area` of `geo` is one. */
interface NamedArea {
  readonly id: string;
  readonly kind: 'district' | 'barrio' | 'neighbourhood';
  readonly name: string;
  readonly names: { readonly en: string; readonly es: string };
  readonly aliases: readonly string[];
  readonly centre: Point;
  readonly prominence: number;
}

/** @returns a file of `data/madrid/geo`, parsed; the shape is the caller's to know */
export function readGeographyFile<T>(folder: string, name: 'outlines' | 'neighbourhoods' | 'basemap'): T {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;
}

export function readStations(folder: string): readonly ListedStation[] {
  const { stations } = JSON.parse(readFileSync(join(folder, 'stations.json'), 'utf8')) as {
    readonly stations: readonly (Omit<ListedStation, 'position'> & { readonly lat: number; readonly lng: number })[];
  };
  return stations.map(({ lat, lng, ...rest }) => ({ ...rest, position: { latDeg: lat, lngDeg: lng } }));
}

/** Areas and stations with every form of their names, the better known first. */
export function geoGazetteer(areas: readonly NamedArea[], stations: readonly ListedStation[]): GazetteerEntry[] {
  return [...areas.map(areaEntry), ...stations.map(stationEntry)].sort((a, b) => b.prominence - a.prominence);
}

function areaEntry({ id, name, names, aliases, centre, prominence }: NamedArea): GazetteerEntry {
  return {
    thing: { kind: 'area', areaId: id },
    name,
    forms: [...new Set([name, names.en, names.es, ...aliases])],
    position: centre,
    prominence,
  };
}

/** A place people live in wins over the stop beneath it that bears its name. */
const STATION_PROMINENCE = 2;

function stationEntry({ id, name, network, position, aliases }: ListedStation): GazetteerEntry {
  const kinds =
    network === 'metro'
      ? [
          `metro ${name}`,
          `metro de ${name}`,
          `estación de metro ${name}`,
          `estación de metro de ${name}`,
          `${name} metro`,
          `${name} metro station`,
        ]
      : [`estación de ${name}`, `cercanías ${name}`, `${name} station`, `${name} train station`];
  return {
    thing: { kind: 'station', stationId: id },
    name,
    forms: [...new Set([name, ...kinds, `${name} station`, `estación de ${name}`, ...aliases])],
    position,
    prominence: STATION_PROMINENCE,
  };
}
