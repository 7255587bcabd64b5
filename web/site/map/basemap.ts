// Our own map under the map: outlines, water, parks and main streets, drawn from a file of ours and coloured by CSS.
import L from 'leaflet';

/** Drawn in this order; each kind is one path, so that thousands of outlines cost a handful of elements. */
const KINDS = ['city', 'district', 'park', 'water', 'river', 'street', 'rail'] as const;
type Kind = (typeof KINDS)[number];

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

type Line = [number, number][];

export async function drawBasemap(map: L.Map, url: string): Promise<void> {
  if (url === '') return;
  const { features } = (await (await fetch(url)).json()) as { readonly features: readonly Feature[] };
  for (const kind of KINDS) {
    const lines = features.filter((feature) => feature.properties?.kind === kind).flatMap(linesOf);
    if (lines.length > 0) drawLines(map, kind, lines);
  }
}

function drawLines(map: L.Map, kind: Kind, lines: Line[]): void {
  const options: L.PolylineOptions = {
    className: `base-${kind}`,
    interactive: false,
    pane: 'basemap',
    smoothFactor: 1,
  };
  const filled = kind === 'city' || kind === 'park' || kind === 'water';
  (filled
    ? L.polygon(
        lines.map((line) => [line]),
        options,
      )
    : L.polyline(lines, options)
  ).addTo(map);
}

/** The lines of a feature as latitude and longitude. */
function linesOf({ geometry }: Feature): Line[] {
  const depth = { LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 }[geometry.type];
  if (depth === undefined) return [];
  const lines = depth === 1 ? [geometry.coordinates] : (geometry.coordinates as unknown[]).flat(depth - 2);
  return (lines as Line[]).map((line) => line.map(([lng, lat]) => [lat, lng]));
}
