// The official files as places, with what our importers leave out: the kind of street, and which file says it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locateIn } from '../../../src/city/city.ts';
import { loadCity } from '../../../src/compose/city.ts';
import type { Locate } from '../../../src/domain/geography.ts';
import type { Place } from '../../../src/domain/place.ts';
import { SOURCES } from '../../../src/ingest/sources.ts';
import { withTrueName } from './closed.ts';
import { withTruePosition } from './positions.ts';
import { withOfficialAddress } from './streets.ts';

/** Beside the repository, where its developers keep downloads; absent elsewhere. */
export const OFFICIAL_FOLDER = join('..', 'shared', 'data', 'madrid');
export const hasOfficialFiles = (): boolean => existsSync(OFFICIAL_FOLDER);

interface OfficialFile {
  readonly source: 'esmadrid' | 'municipal' | 'osm';
  readonly name: string;
  /** Date of the file; rows of esmadrid carry their own. */
  readonly asOf: string;
}

export const FILES: readonly OfficialFile[] = [
  { source: 'esmadrid', name: 'turismo_v1_es.xml', asOf: '2021-11-17' },
  { source: 'esmadrid', name: 'restaurantes_v1_es.xml', asOf: '2021-11-17' },
  { source: 'esmadrid', name: 'alojamientos_v1_es.xml', asOf: '2021-11-17' },
  { source: 'esmadrid', name: 'clubs.xml', asOf: '2021' },
  { source: 'esmadrid', name: 'tiendas.xml', asOf: '2021' },
  { source: 'municipal', name: 'museos_2021.csv', asOf: '2021' },
  { source: 'municipal', name: 'parques_2021.csv', asOf: '2021' },
  { source: 'municipal', name: 'templos_2021.csv', asOf: '2021' },
  { source: 'municipal', name: 'monumentos_2025.csv', asOf: '2025-01' },
];

export const OSM_FILE: OfficialFile = { source: 'osm', name: 'madrid.json', asOf: '2026-08-20' };

export interface OfficialPlace {
  readonly place: Place;
  readonly file: OfficialFile;
}

/** What may be recommended at all. */
export const BOUNDS = { south: 40.3, north: 40.66, west: -3.9, east: -3.5 } as const;

const isInBounds = ({ position: { latDeg, lngDeg } }: Place): boolean =>
  latDeg >= BOUNDS.south && latDeg <= BOUNDS.north && lngDeg >= BOUNDS.west && lngDeg <= BOUNDS.east;

export async function readOfficial(files: readonly OfficialFile[] = FILES): Promise<OfficialPlace[]> {
  const city = loadCity('madrid');
  const locate = locateIn(city);
  const found: OfficialPlace[] = [];
  for (const file of files) {
    const folder = file.source === 'osm' ? 'osm-bars' : file.source;
    const reading = SOURCES[file.source]!.read(join(OFFICIAL_FOLDER, folder, file.name), { city, asOf: file.asOf });
    for await (const { place } of reading.records) {
      if (place && isInBounds(place))
        found.push({
          file,
          place: withTrueName(withOfficialAddress(withTruePosition(place, locate), city.streets, locate)),
        });
    }
  }
  return found;
}

export const shippedLocate = (): Locate => locateIn(loadCity('madrid'));
