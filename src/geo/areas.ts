// Areas of a city: districts, the barrios they are made of, and neighbourhoods that people speak of. Which ones hold a
// point. Reading their file is the business of `city`.
import { type BoundingBox, isInBox } from './bounding-box.ts';
import { contains, distanceToPathM, type Path } from './outline.ts';
import { distanceM, type Point } from './point.ts';

/** The smallest first: of areas that hold a point, a neighbourhood says more than a district. */
export const AREA_KINDS = ['neighbourhood', 'barrio', 'district'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/** Closed outlines (several where the area is in pieces), or a line with everything within `radiusM` of it. */
export type AreaShape = { readonly rings: readonly Path[] } | { readonly path: Path; readonly radiusM: number };

export interface Area {
  /** `district-01`, `barrio-011`, or the slug of a neighbourhood. */
  readonly id: string;
  readonly kind: AreaKind;
  /** Official or local name. */
  readonly name: string;
  /** By language code, where it is another than `name`. */
  readonly names: Readonly<Record<string, string>>;
  /** Every other form people write. */
  readonly aliases: readonly string[];
  /** The district that a barrio is part of. */
  readonly within?: string;
  /** Inside the area, near its middle. */
  readonly centre: Point;
  readonly shape: AreaShape;
  /** 0 to 5: which of several areas of one name is meant. */
  readonly prominence: number;
}

export interface Areas {
  readonly all: readonly Area[];
  find(id: string): Area | undefined;
  districtOf(point: Point): Area | undefined;
  barrioOf(point: Point): Area | undefined;
  /** Everything that holds the point, the smallest kind first. */
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

export const areaOf = (area: Omit<Area, 'centre'>): Area => ({ ...area, centre: centreOf(area.shape) });

export function indexAreas(areas: readonly Area[]): Areas {
  const all = AREA_KINDS.flatMap((kind) => areas.filter((area) => area.kind === kind));
  const ofKind = (kind: AreaKind) => all.filter((area) => area.kind === kind);
  const [barrios, districts] = [ofKind('barrio'), ofKind('district')];
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

const holdsPoint = ({ shape }: Area, point: Point): boolean =>
  'rings' in shape ? contains(shape.rings, point) : distanceToPathM(shape.path, point) <= shape.radiusM;

const centreOf = (shape: AreaShape): Point =>
  'rings' in shape ? middle(shape.rings) : (shape.path[Math.floor(shape.path.length / 2)] as Point);

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
