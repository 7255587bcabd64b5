// Builds the base map of a pack: one PMTiles file of vector tiles from the pack's own facts and GeoJSON files.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { City } from '../../src/city/city.ts';
import {
  type Drawn,
  greenOf,
  type Layer,
  type MapFeature,
  railsOf,
  roadsOf,
  type SourceFile,
  waterOf,
} from './layers.ts';
import { layersOfPack } from './pack-layers.ts';
import { pmtilesOf } from './pmtiles.ts';
import { MAX_ZOOM, tilesOf } from './tiles.ts';

type Reader = (file: SourceFile, drawn: Drawn, bounds: City['bounds']) => MapFeature[];

const drawnOf: Reader = (file, drawn, bounds) => {
  const only = (kinds: readonly string[]): SourceFile => ({
    features: file.features.filter(({ properties }) => kinds.includes(String(properties.kind))),
  });
  return [
    ...roadsOf(only(['highway', 'major_road', 'medium_road', 'minor_road']), drawn, bounds),
    ...waterOf(only(['river', 'water']), drawn, bounds),
    ...greenOf(file, drawn, bounds),
  ];
};

/** What a GeoJSON file may be, and the layer of tiles that it becomes. */
const READERS: Readonly<Record<string, { readonly layer: string; readonly read: Reader }>> = {
  roads: { layer: 'roads', read: roadsOf },
  streets: { layer: 'streets', read: roadsOf },
  rails: { layer: 'rails', read: railsOf },
  transit: { layer: 'transit', read: railsOf },
  water: { layer: 'water', read: waterOf },
  green: { layer: 'landuse', read: greenOf },
  drawn: { layer: 'drawn', read: drawnOf },
};

export const BASEMAP_INPUTS: readonly string[] = Object.keys(READERS);

/** One of `BASEMAP_INPUTS`, as a file or already read. */
export type BasemapInput = { readonly as: string } & ({ readonly path: string } | { readonly source: SourceFile });

interface BasemapOptions {
  readonly inputs: readonly BasemapInput[];
  /** Kinds of street that are squares, as the pack writes them. */
  readonly squares: readonly string[];
}

interface BuiltBasemap {
  readonly file: Buffer;
  /** By layer. */
  readonly features: Readonly<Record<string, number>>;
}

/** In the given order: of a street that two files draw, the first file's line is taken. */
export function buildBasemap(city: City, { inputs, squares }: BasemapOptions): BuiltBasemap {
  const drawn: Drawn = new Map();
  const layers = new Map<string, Layer>();
  for (const { as, ...input } of inputs) {
    const reader = READERS[as];
    if (!reader) throw new RangeError(`"${as}" is no part of a base map; expected one of ${BASEMAP_INPUTS.join(', ')}`);
    const source = 'source' in input ? input.source : readGeoJson(input.path);
    const features = reader.read(source, drawn, city.bounds);
    const before = layers.get(reader.layer);
    const attribution = unique([before?.attribution ?? '', source.attribution ?? '']).join(CREDITS);
    layers.set(reader.layer, {
      name: reader.layer,
      attribution,
      features: [...(before?.features ?? []), ...features],
    });
  }
  // Pages show the first credit always and the others when asked: that of the largest share stands first.
  const all = [...layers.values(), ...layersOfPack(city, squares)].filter(({ features }) => features.length > 0);
  const metadata = {
    name: city.id,
    format: 'pbf',
    attribution: unique(all.flatMap(({ attribution }) => attribution.split(CREDITS))).join(CREDITS),
    vector_layers: all.map(({ name, attribution, features }) => ({
      id: name,
      description: attribution,
      minzoom: Math.min(...features.map(({ minZoom }) => minZoom)),
      maxzoom: MAX_ZOOM,
      fields: Object.fromEntries(
        unique(features.flatMap(({ properties }) => Object.keys(properties))).map((field) => [field, 'String']),
      ),
    })),
  };
  return {
    file: pmtilesOf({ tiles: tilesOf(all, city.bounds), metadata, bounds: city.bounds }),
    features: Object.fromEntries(all.map(({ name, features }) => [name, features.length])),
  };
}

/** Between the credits of one text; the pages show each in the visitor's language. */
const CREDITS = ' · ';

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

function readGeoJson(path: string): SourceFile {
  const bytes = readFileSync(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString('utf8')) as SourceFile;
}
