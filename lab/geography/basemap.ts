// The base map for pages without a network: GeoJSON of districts, parks, river and streets.
import { type Drawn, M30_WEST, PARKS, RIVER_NORTH, STREETS } from './drawn.ts';
import { districtsOf } from './official-areas.ts';
import type { OutlinesFile } from './outlines.ts';
import { simplified } from './simplify.ts';
import type { Corner } from './topology.ts';

/** A map of the whole city shows no more. */
const TOLERANCE_M = 12;

/** Pairs of districts between which the river runs below Puente de Segovia. */
const RIVER_BETWEEN = ['01 10', '02 10', '02 11', '02 12', '12 13', '17 18'];
/** The M-30 east of the city, and the roads out of it where districts meet at them. */
const ROADS_BETWEEN: Readonly<Record<string, readonly string[]>> = {
  'M-30': ['04 15', '03 14', '03 13', '05 15', '02 13'],
  'A-2': ['16 20', '20 21'],
};

export function compiledBasemap(outlines: OutlinesFile): object {
  const features = [
    ...districtsOf(outlines).map(({ properties: { name }, geometry }) => {
      const rings = geometry.coordinates as readonly (readonly (readonly [number, number])[])[];
      return feature(
        'district',
        name,
        'Polygon',
        rings.map((ring) => light(ring.map(cornerOf))),
      );
    }),
    ...PARKS.map((park) => feature('park', park.name, 'Polygon', [closed(cornersOf(park))])),
    feature(
      'river',
      'Manzanares',
      'MultiLineString',
      [cornersOf(RIVER_NORTH), ...borders(outlines, RIVER_BETWEEN)].map(light),
    ),
    ...Object.entries(ROADS_BETWEEN).map(([name, pairs]) =>
      feature('road', name, 'MultiLineString', [...borders(outlines, pairs), ...roadsDrawn(name)].map(light)),
    ),
    ...Object.entries(STREETS).flatMap(([rank, streets]) =>
      streets.map((street) => feature('street', street.name, 'LineString', cornersOf(street), { rank: Number(rank) })),
    ),
  ];
  return {
    type: 'FeatureCollection',
    attribution: 'Borders: Ayuntamiento de Madrid. Parks, river and streets drawn by the Paseo project.',
    features,
  };
}

/** Where no border runs along a road. */
const roadsDrawn = (name: string): Corner[][] => (name === M30_WEST.name ? [cornersOf(M30_WEST)] : []);

function feature(kind: string, name: string, type: string, coordinates: object, more: object = {}): object {
  return {
    type: 'Feature',
    properties: { kind, name, ...more },
    geometry: { type, coordinates: inDegrees(coordinates) },
  };
}

/** Arcs that two barrios of different districts share. */
function borders({ arcs, barrios }: OutlinesFile, pairs: readonly string[]): Corner[][] {
  const sides = new Map<number, Set<string>>();
  for (const { district, arcs: ring } of barrios) {
    for (const arc of ring) sides.set(index(arc), (sides.get(index(arc)) ?? new Set()).add(district));
  }
  const between = [...sides].filter(([, districts]) => pairs.includes([...districts].sort().join(' ')));
  return between.map(([arc]) => corners(arcs[arc] ?? []));
}

const index = (arc: number): number => (arc < 0 ? ~arc : arc);

function corners(steps: readonly number[]): Corner[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at): Corner => {
    x += steps[2 * at] as number;
    y += steps[2 * at + 1] as number;
    return [x * 10, y * 10];
  });
}

const cornerOf = ([lngDeg, latDeg]: readonly [number, number]): Corner => [
  Math.round(lngDeg * 1e6),
  Math.round(latDeg * 1e6),
];

const cornersOf = ({ line }: Drawn): Corner[] =>
  line.split(',').map((pair): Corner => {
    const [lat = Number.NaN, lng = Number.NaN] = pair.trim().split(/\s+/u).map(Number);
    return [Math.round(lng * 1e6), Math.round(lat * 1e6)];
  });

const closed = (corners: readonly Corner[]): Corner[] => [...corners, corners[0] as Corner];

const light = (corners: readonly Corner[]): Corner[] => simplified(corners, TOLERANCE_M);

/** Four decimals are 11 m, which is less than a pixel. */
function inDegrees(coordinates: unknown): unknown {
  if (Array.isArray(coordinates)) return coordinates.map(inDegrees);
  return Math.round((coordinates as number) / 100) / 1e4;
}
