// Cuts layers into vector tiles (MVT 2) for each zoom of a base map.
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { BoundingBox } from '../../src/geo/bounding-box.ts';
import type { Layer } from './layers.ts';
import type { Tile } from './pmtiles.ts';

/** From afar a page shows the whole city. */
const MIN_ZOOM = 8;
/** A unit of a tile is half a metre there, so nearer ones would hold nothing new. */
export const MAX_ZOOM = 14;
const EXTENT = 4_096;
/** Units around a tile, for lines that are wide and cross its edge. */
const BUFFER = 64;

export function tilesOf(layers: readonly Layer[], bounds: BoundingBox): Tile[] {
  const cut = layers.map(({ name, features }) => ({ name, indexes: indexesOf(features) }));
  const tiles: Tile[] = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    for (const [x, y] of tilesIn(bounds, z)) {
      const filled: Record<string, GeoJSONVTTile> = {};
      for (const { name, indexes } of cut) {
        const parts = indexes.flatMap(({ from, index }) => (from <= z ? (index.getTile(z, x, y) ?? []) : []));
        const features = parts.flatMap((part): GeoJSONVTFeature[] => part.features);
        if (features.length > 0) filled[name] = { ...parts[0]!, features } as GeoJSONVTTile;
      }
      if (Object.keys(filled).length === 0) continue;
      tiles.push({ z, x, y, content: fromGeojsonVt(filled, { version: 2, extent: EXTENT }) });
    }
  }
  return tiles;
}

/** One index for each first zoom: an index cannot leave features out of some zooms. */
function indexesOf(features: Layer['features']) {
  const zooms = [...new Set(features.map(({ minZoom }) => minZoom))].sort((a, b) => a - b);
  return zooms.map((from) => ({
    from,
    index: new GeoJSONVT(
      {
        type: 'FeatureCollection',
        features: features
          .filter(({ minZoom }) => minZoom === from)
          .map(({ properties, geometry }) => ({ type: 'Feature', properties, geometry })),
      } as ConstructorParameters<typeof GeoJSONVT>[0],
      { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: BUFFER, tolerance: 4, indexMaxZoom: 0 },
    ),
  }));
}

/** Columns and rows of web mercator. */
function* tilesIn({ south, west, north, east }: BoundingBox, z: number): Generator<readonly [x: number, y: number]> {
  const across = 2 ** z;
  const column = (lngDeg: number) => Math.floor(((lngDeg + 180) / 360) * across);
  const row = (latDeg: number) => {
    const lat = (latDeg * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2) * across);
  };
  for (let x = column(west); x <= column(east); x++) for (let y = row(north); y <= row(south); y++) yield [x, y];
}
