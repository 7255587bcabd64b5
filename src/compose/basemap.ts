// The base map of the service: the operator's file, or the one of the pack. A file that the pages could not read is refused at the start.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { ConfigurationError } from '../config/read.ts';
import { type RangedFile, rangedFile } from '../system/ranged-file.ts';

interface BasemapSources {
  /** The setting `BASEMAP`. */
  readonly own?: string | undefined;
  readonly ofPack?: string | undefined;
}

/** @throws ConfigurationError as `checkBasemap` does */
export function openBasemap(sources: BasemapSources): RangedFile | undefined {
  const path = checkBasemap(sources);
  return path === undefined ? undefined : rangedFile(path);
}

/**
 * @returns its path
 * @throws ConfigurationError for a file that is missing or is no PMTiles file of vector tiles
 */
export function checkBasemap({ own, ofPack }: BasemapSources): string | undefined {
  const path = own ?? ofPack;
  const fault = path === undefined ? undefined : faultOf(path);
  if (fault === undefined) return path;
  throw new ConfigurationError([`${own === undefined ? 'base map of the city' : 'BASEMAP'}: ${path} ${fault}`]);
}

/** PMTiles, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const VERSION_AT = 7;
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;
/** Where offset and length of the root directory, the metadata, the leaf directories and the tiles stand, each in 8 bytes. */
const SECTIONS_AT = [8, 24, 40, 56];

function faultOf(path: string): string | undefined {
  if (!existsSync(path)) return 'is not there; expected a PMTiles file';
  const { header, bytes } = headOf(path);
  if (bytes < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC || header[VERSION_AT] !== 3)
    return 'is no PMTiles file of version 3';
  if (header[TILE_TYPE_AT] !== VECTOR_TILES) return 'holds no vector tiles (MVT)';
  const ends = SECTIONS_AT.map((at) => Number(header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8)));
  const size = statSync(path).size;
  return Math.max(...ends) > size ? `is cut off: it has ${size} of ${Math.max(...ends)} bytes` : undefined;
}

function headOf(path: string): { readonly header: Buffer; readonly bytes: number } {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    return { header, bytes: readSync(file, header, 0, HEADER_BYTES, 0) };
  } finally {
    closeSync(file);
  }
}
