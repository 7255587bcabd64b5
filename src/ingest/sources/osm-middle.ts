// The point that stands for an outline: the middle of its bounding box, which needs no geometry and lies inside of
// nearly everything that has a name and a door.

/** Latitude and longitude in degrees. */
export type Position = readonly [latDeg: number, lngDeg: number];

/** NaN for no points. */
export function middleOf(points: readonly (readonly number[])[]): Position {
  if (points.length === 0) return [Number.NaN, Number.NaN];
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lat = Number.NaN, lng = Number.NaN] of points) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return [(south + north) / 2, (west + east) / 2];
}
