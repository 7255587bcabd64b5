// A made-up OpenStreetMap extract of any size: a grid of streets with houses, places, parks, districts and lines of trains, in about
// the shares that real extracts have. The same seed gives the same bytes.
import { type Random, seededRandom } from '../../src/math/random.ts';
import { pbfFile } from './pbf-writer.ts';

interface MadeUp {
  readonly objects: number;
  readonly seed: number;
  readonly lat: number;
  readonly lng: number;
  /** Half the side of the square that it fills. */
  readonly reachDeg: number;
}

/** Of all objects; the others are corners. */
const SHARE = { placeNodes: 0.05, ways: 0.12 };
/** Of all ways; the others are houses without a name. */
const WAYS = { streets: 0.2, parks: 0.01, places: 0.03 };
const CORNERS = 4;
const DISTRICTS_A_SIDE = 4;
const LINES = 8;
const STOPS_A_LINE = 20;

const KINDS = [
  { amenity: 'restaurant', cuisine: 'italian' },
  { amenity: 'cafe' },
  { amenity: 'bar', outdoor_seating: 'yes' },
  { amenity: 'pharmacy' },
  { shop: 'clothes' },
  { shop: 'supermarket' },
  { tourism: 'museum' },
  { tourism: 'hotel' },
];
const FIRST = 'Golden Silver Old New Little Great Blue Red Green White Upper Lower Royal Quiet Happy Lost'.split(' ');
const SECOND = 'Lion Mill Garden Star River Anchor Bridge Oak Rose Harbour Market Tower Fox Swan Lamp Wheel'.split(' ');

/** @returns how many objects of each type were written */
export function writeMadeUpExtract(path: string, { objects, seed, lat, lng, reachDeg }: MadeUp) {
  const random = seededRandom(seed);
  const file = pbfFile(path);
  const relations = DISTRICTS_A_SIDE ** 2 + LINES;
  const ways = Math.floor(objects * SHARE.ways);
  const nodes = objects - ways - relations;
  const places = Math.floor(objects * SHARE.placeNodes);
  const anywhere = () => [lat + (2 * random.next() - 1) * reachDeg, lng + (2 * random.next() - 1) * reachDeg] as const;

  // Corners of districts first, then stops, then places; the other nodes come in fours, the corners of one way.
  const side = DISTRICTS_A_SIDE + 1;
  let id = 0;
  for (let at = 0; at < side ** 2; at++) {
    const share = (step: number) => ((2 * step) / DISTRICTS_A_SIDE - 1) * reachDeg;
    file.node(++id, lat + share(Math.floor(at / side)), lng + share(at % side));
  }
  const firstStop = id + 1;
  for (let at = 0; at < LINES * STOPS_A_LINE; at++) {
    const [line, stop] = [Math.floor(at / STOPS_A_LINE), at % STOPS_A_LINE];
    const along = ((2 * (stop + 0.5)) / STOPS_A_LINE - 1) * reachDeg;
    const across = ((2 * (line + 0.5)) / LINES - 1) * reachDeg;
    const name = `${SECOND[line]} Road ${stop + 1}`;
    file.node(++id, lat + across, lng + along, { railway: 'station', station: 'subway', name });
  }
  for (let at = 0; at < places; at++) file.node(++id, ...anywhere(), placeTags(random, at));
  const firstCorner = id + 1;
  while (id < nodes) {
    const [south, west] = anywhere();
    const size = 0.0001 + 0.001 * random.next();
    for (const [north, east] of [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const)
      if (id < nodes) file.node(++id, south + north * size, west + east * size);
  }

  const groups = Math.max(1, Math.floor((nodes - firstCorner + 1) / CORNERS));
  for (let way = 1; way <= ways; way++) {
    const corner = firstCorner + CORNERS * random.below(groups);
    const corners = Array.from({ length: CORNERS }, (_, at) => corner + at);
    const kind = random.next();
    if (kind < WAYS.streets) file.way(way, corners, { highway: 'residential', name: `${nameIn(random)} Street` });
    else if (kind < WAYS.streets + WAYS.parks)
      file.way(way, [...corners, corner], { leisure: 'park', name: `${nameIn(random)} Park` });
    else if (kind < WAYS.streets + WAYS.parks + WAYS.places)
      file.way(way, [...corners, corner], { building: 'yes', ...placeTags(random, way) });
    else file.way(way, [...corners, corner], { building: 'yes' });
  }
  let way = ways;
  const outlines = Array.from({ length: DISTRICTS_A_SIDE ** 2 }, (_, at) => {
    const corner = 1 + Math.floor(at / DISTRICTS_A_SIDE) * side + (at % DISTRICTS_A_SIDE);
    file.way(++way, [corner, corner + 1, corner + 1 + side, corner + side, corner]);
    return way;
  });
  for (const [at, outline] of outlines.entries())
    file.relation(at + 1, [{ type: 'way', ref: outline, role: 'outer' }], {
      ...{ type: 'boundary', boundary: 'administrative', admin_level: '9' },
      name: `${SECOND[at]} Quarter`,
    });
  for (let line = 0; line < LINES; line++) {
    const stops = Array.from({ length: STOPS_A_LINE }, (_, at) => firstStop + line * STOPS_A_LINE + at);
    const members = stops.map((ref) => ({ type: 'node' as const, ref, role: 'stop' }));
    file.relation(outlines.length + line + 1, members, { type: 'route', route: 'subway', ref: String(line + 1) });
  }
  file.close();
  return { nodes: id, ways: way, relations };
}

const nameIn = (random: Random): string =>
  `${FIRST[random.below(FIRST.length)]} ${SECOND[random.below(SECOND.length)]}`;

function placeTags(random: Random, number: number) {
  return {
    ...KINDS[random.below(KINDS.length)],
    name: `${nameIn(random)} ${number}`,
    ...(random.next() < 0.4 && { opening_hours: 'Mo-Sa 09:00-21:00' }),
    ...(random.next() < 0.3 && { website: `https://example.com/${number}` }),
    ...(random.next() < 0.2 && { wheelchair: 'yes' }),
  };
}
