// Our own map under the map: districts, parks, river and streets with their names, drawn from a file of ours.
// Colours and widths are CSS's, so the map follows the theme; which names show depends on the zoom, also in CSS.
import L from 'leaflet';

interface Feature {
  readonly properties: { readonly kind: Kind; readonly name?: string; readonly rank?: number };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Line }
    | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
}

type Line = readonly (readonly [lng: number, lat: number])[];
type Path = [lat: number, lng: number][];

/** Drawn in this order. */
const KINDS = ['district', 'park', 'river', 'street', 'road'] as const;
type Kind = (typeof KINDS)[number];
const AREAS: ReadonlySet<Kind> = new Set(['district', 'park']);

/** @returns the words that credit the sources */
export async function drawBasemap(map: L.Map, url: string): Promise<string> {
  if (url === '') return '';
  const response = await fetch(url);
  if (!response.ok) return '';
  const { features, attribution } = (await response.json()) as {
    readonly features: readonly Feature[];
    readonly attribution: string;
  };
  for (const kind of KINDS) {
    const ofKind = features.filter(({ properties }) => properties.kind === kind);
    for (const rank of new Set(ofKind.map(({ properties }) => properties.rank ?? 1))) {
      drawPaths(map, kind, rank, ofKind.filter(({ properties }) => (properties.rank ?? 1) === rank).flatMap(pathsOf));
    }
    for (const feature of ofKind) drawName(map, feature);
  }
  return attribution;
}

/** All of one kind and rank are one path: a city costs a handful of elements. */
function drawPaths(map: L.Map, kind: Kind, rank: number, paths: Path[]): void {
  const options = { className: `base-${kind} rank-${rank}`, interactive: false, pane: 'basemap', smoothFactor: 1 };
  (AREAS.has(kind)
    ? L.polygon(
        paths.map((path) => [path]),
        options,
      )
    : L.polyline(paths, options)
  ).addTo(map);
}

/** Names stand in the middle of areas, and along the middle of lines. */
function drawName(map: L.Map, feature: Feature): void {
  const { kind, name, rank = 1 } = feature.properties;
  const longest = pathsOf(feature).sort((a, b) => b.length - a.length)[0];
  if (!name || !longest) return;
  const text = document.createElement('span');
  text.textContent = name;
  const place = AREAS.has(kind) ? L.polygon(longest).getBounds().getCenter() : middleOf(map, longest, text);
  const icon = L.divIcon({ html: text, className: `base-name name-${kind} rank-${rank}`, iconSize: [0, 0] });
  L.marker(place, { icon, interactive: false, keyboard: false, pane: 'basemap' }).addTo(map);
}

/** The middle of the longest straight piece; the text is turned to lie along it, never upside down. */
function middleOf(map: L.Map, path: Path, text: HTMLElement): L.LatLng {
  const points = path.map((each) => map.project(each, 16));
  const lengths = points.slice(1).map((point, index) => point.distanceTo(points[index]!));
  const index = lengths.indexOf(Math.max(...lengths));
  const [from, to] = [points[index]!, points[index + 1]!];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  text.style.rotate = `${degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees}deg`;
  return map.unproject(from.add(to).divideBy(2), 16);
}

function pathsOf({ geometry }: Feature): Path[] {
  const lines: readonly Line[] =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.coordinates;
  return lines.map((line) => line.map(([lng, lat]) => [lat, lng]));
}
