// The city's barrios as simplified shared arcs. District outlines follow from them when they are read.
import { simplifiedArcs } from './simplify.ts';
import { type Corner, type Ring, topologyOf } from './topology.ts';

/** Barrios as rings of arcs that neighbours share: `i` is arc i as it stands, `~i` the same arc walked backwards. */
export interface OutlinesFile {
  /** How many whole units make a degree. */
  readonly unitsPerDegree: number;
  /** First corner as longitude and latitude, then steps. */
  readonly arcs: readonly (readonly number[])[];
  readonly districts: readonly { readonly id: string; readonly name: string }[];
  readonly barrios: readonly {
    readonly id: string;
    readonly name: string;
    readonly district: string;
    readonly arcs: readonly number[];
  }[];
}

interface BarrioFeature {
  readonly properties: {
    readonly cod_barrio: string;
    readonly barrio: string;
    readonly cod_distrito: string;
    readonly distrito: string;
  };
  readonly geometry: { readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[] };
}

/** 2 m: nobody stands with one foot in each barrio. */
const TOLERANCE_M = 2;

export function compiledOutlines(barrios: { readonly features: readonly BarrioFeature[] }): OutlinesFile {
  const rings = barrios.features.map(ringOf);
  const topology = topologyOf(rings);
  // Simplified on the grid on which they are stored: rounding afterwards could make borders cross again.
  const arcs = simplifiedArcs(topology.arcs.map(onGrid), TOLERANCE_M);
  return {
    unitsPerDegree: 100_000,
    arcs: arcs.map((arc) => deltas(arc.map(([x, y]): Corner => [x / 10, y / 10]))),
    districts: districtsOf(barrios.features),
    barrios: barrios.features.map(({ properties }, index) => ({
      id: properties.cod_barrio,
      name: properties.barrio,
      district: properties.cod_distrito.padStart(2, '0'),
      arcs: topology.rings[index] ?? [],
    })),
  };
}

function ringOf({ properties, geometry }: BarrioFeature): Ring {
  const [polygon, ...others] = geometry.coordinates;
  const [outer, ...holes] = polygon ?? [];
  if (!outer || others.length > 0 || holes.length > 0) {
    throw new Error(`${properties.barrio}: expected one outline without holes`);
  }
  return outer.map(([lng, lat]): Corner => [Math.round(lng * 1e6), Math.round(lat * 1e6)]);
}

const onGrid = (arc: readonly Corner[]): Corner[] =>
  arc.map(([x, y]): Corner => [Math.round(x / 10) * 10, Math.round(y / 10) * 10]);

/** First corner, then steps: small numbers make a small file. */
function deltas(arc: readonly Corner[]): number[] {
  return arc.flatMap(([x, y], index) => {
    const [px, py] = index === 0 ? [0, 0] : (arc[index - 1] as Corner);
    return [x - px, y - py];
  });
}

function districtsOf(features: readonly BarrioFeature[]): { id: string; name: string }[] {
  const names = new Map(
    features.map(({ properties }) => [properties.cod_distrito.padStart(2, '0'), properties.distrito]),
  );
  return [...names]
    .map(([id, name]) => ({ id, name: name.replace(' - ', '-') }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
