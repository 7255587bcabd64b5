// Areas of the city: 21 districts, 131 barrios and the neighbourhoods people speak of. Which ones hold a point, and how
// far it is from one. Reads parsed JSON that is handed in; files are the business of others.
import { type BoundingBox, isInBox } from './bounding-box.ts';
import { contains, distanceToPathM, type Path } from './outline.ts';
import { ringsOf, unionOf } from './outline-arcs.ts';
import { distanceM, type Point } from './point.ts';

export type AreaKind = 'district' | 'barrio' | 'neighbourhood';

export interface Area {
  /** `district-01`, `barrio-011`, or the slug of a neighbourhood. */
  readonly id: string;
  readonly kind: AreaKind;
  /** Official or Spanish name. */
  readonly name: string;
  readonly names: { readonly en: string; readonly es: string };
  /** Every other form people write. */
  readonly aliases: readonly string[];
  /** Inside the area, near its middle. */
  readonly centre: Point;
  /** Closed outlines (several where the area is in pieces), or a line with everything within `radiusM` of it. */
  readonly shape: { readonly rings: readonly Path[] } | { readonly path: Path; readonly radiusM: number };
  /** 0 to 5: which of several areas of one name is meant. */
  readonly prominence: number;
}

/** data/madrid/geo/outlines.json */
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

/** data/madrid/geo/neighbourhoods.json; points are `[latitude, longitude]`. */
export interface NeighbourhoodsFile {
  readonly neighbourhoods: readonly {
    readonly id: string;
    readonly name: string;
    readonly en?: string;
    readonly aliases?: readonly string[];
    readonly prominence?: number;
    readonly outline?: readonly (readonly number[])[];
    readonly path?: readonly (readonly number[])[];
    readonly radiusM?: number;
  }[];
}

export interface Areas {
  readonly all: readonly Area[];
  find(id: string): Area | undefined;
  districtOf(point: Point): Area | undefined;
  barrioOf(point: Point): Area | undefined;
  /** Everything that holds the point, the smallest first. */
  areasAt(point: Point): readonly Area[];
  isInside(areaId: string, point: Point): boolean;
}

/** District and barrio of points, by name: what places are filed under. */
export function locator(areas: Areas): (point: Point) => { readonly district?: string; readonly barrio?: string } {
  return (point) => {
    const [district, barrio] = [areas.districtOf(point), areas.barrioOf(point)];
    return { ...(district ? { district: district.name } : {}), ...(barrio ? { barrio: barrio.name } : {}) };
  };
}

export function loadAreas(outlines: OutlinesFile, neighbourhoods: NeighbourhoodsFile = { neighbourhoods: [] }): Areas {
  const barrios = outlines.barrios.map((barrio) => barrioArea(outlines, barrio));
  const districts = outlines.districts.map((district) => districtArea(outlines, district));
  const named = neighbourhoods.neighbourhoods.map(neighbourhoodArea);
  const all = [...named, ...barrios, ...districts];
  const byId = new Map(all.map((area) => [area.id, area]));
  const boxes = new Map(all.map((area) => [area, boxOf(area)]));
  const holds = (area: Area, point: Point) => isInBox(boxes.get(area) as BoundingBox, point) && holdsPoint(area, point);
  return {
    all,
    find: (id) => byId.get(id),
    districtOf: (point) => districts.find((area) => holds(area, point)),
    barrioOf: (point) => barrios.find((area) => holds(area, point)),
    areasAt: (point) => all.filter((area) => holds(area, point)),
    isInside: (id, point) => {
      const area = byId.get(id);
      return area !== undefined && holds(area, point);
    },
  };
}

function barrioArea(outlines: OutlinesFile, { id, name, arcs }: OutlinesFile['barrios'][number]): Area {
  return official(`barrio-${id}`, 'barrio', name, ringsOf(outlines, [arcs]), 2);
}

/** A district is bounded by the arcs that only one of its barrios has. */
function districtArea(outlines: OutlinesFile, { id, name }: OutlinesFile['districts'][number]): Area {
  const members = outlines.barrios.filter((barrio) => barrio.district === id).map((barrio) => barrio.arcs);
  return official(`district-${id}`, 'district', name, ringsOf(outlines, unionOf(outlines, members)), 3);
}

function official(id: string, kind: AreaKind, name: string, rings: readonly Path[], prominence: number): Area {
  const aliases = aliasesOfOfficial(kind, name);
  return {
    id,
    kind,
    name,
    names: { en: name, es: name },
    aliases,
    centre: middle(rings),
    shape: { rings },
    prominence,
  };
}

/** "Moncloa-Aravaca" is also written with spaces; "el barrio de Goya" and "distrito Centro" name what they are. */
function aliasesOfOfficial(kind: AreaKind, name: string): string[] {
  const spaced = name.includes('-')
    ? [' - ', ' '].map((between) =>
        name
          .split('-')
          .map((part) => part.trim())
          .join(between),
      )
    : [];
  const kinds =
    kind === 'district' ? [`distrito ${name}`, `distrito de ${name}`, `${name} district`] : [`barrio de ${name}`];
  const short = /^Casco Histórico de (.+)$/u.exec(name)?.[1];
  return [...new Set([...spaced, ...kinds, ...(short ? [`casco de ${short}`] : [])])].filter((alias) => alias !== name);
}

function neighbourhoodArea(entry: NeighbourhoodsFile['neighbourhoods'][number]): Area {
  const { id, name, en = name, aliases = [], prominence = 3 } = entry;
  const shape = entry.outline
    ? { rings: [closed(entry.outline.map(pointOf))] }
    : { path: (entry.path ?? []).map(pointOf), radiusM: entry.radiusM ?? 250 };
  const centre = 'rings' in shape ? middle(shape.rings) : (shape.path[Math.floor(shape.path.length / 2)] as Point);
  return { id, kind: 'neighbourhood', name, names: { en, es: name }, aliases, centre, shape, prominence };
}

const pointOf = ([latDeg = Number.NaN, lngDeg = Number.NaN]: readonly number[]): Point => ({ latDeg, lngDeg });

const closed = (path: Path): Path => [...path, path[0] as Point];

const holdsPoint = ({ shape }: Area, point: Point): boolean =>
  'rings' in shape ? contains(shape.rings, point) : distanceToPathM(shape.path, point) <= shape.radiusM;

/** The corner mean of the largest piece, or its nearest corner where that lies outside (a bent barrio). */
function middle(rings: readonly Path[]): Point {
  const [largest = []] = [...rings].sort((a, b) => b.length - a.length);
  const box = boxAround(largest, 0);
  const centre = { latDeg: (box.south + box.north) / 2, lngDeg: (box.west + box.east) / 2 };
  if (contains([largest], centre)) return centre;
  return [...largest].sort((a, b) => distanceM(a, centre) - distanceM(b, centre))[0] ?? centre;
}

const DEG_PER_METRE = 1 / 80_000;

const boxOf = ({ shape }: Area): BoundingBox =>
  'rings' in shape ? boxAround(shape.rings.flat(), 0) : boxAround(shape.path, shape.radiusM * DEG_PER_METRE);

function boxAround(points: Path, marginDeg: number): BoundingBox {
  const lats = points.map(({ latDeg }) => latDeg);
  const lngs = points.map(({ lngDeg }) => lngDeg);
  return {
    south: Math.min(...lats) - marginDeg,
    north: Math.max(...lats) + marginDeg,
    west: Math.min(...lngs) - marginDeg,
    east: Math.max(...lngs) + marginDeg,
  };
}
