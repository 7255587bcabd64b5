// Metro and commuter stations of the city, one entry a station and network, with lines.
import { METRO_LINES, metroLinesOf } from './metro-lines.ts';
import { STATION_ALIASES, stationName } from './station-names.ts';

interface StationFeature {
  readonly properties: {
    readonly DENOMINACION: string;
    readonly CODIGOMUNICIPIO: string;
    readonly GRADOACCESIBILIDAD: string | null;
    readonly LINEAS?: string | null;
  };
  readonly geometry: { readonly coordinates: readonly [number, number] };
}

type Stations = { readonly features: readonly StationFeature[] };

const MADRID = '079';

/** The end of line 3 since April 2025, a street beyond the border. */
const BEYOND_THE_BORDER = new Set(['EL CASAR']);

/** Opened after the file was made; positions to within a hundred metres. */
const LATER: readonly StationFeature[] = [
  {
    properties: { DENOMINACION: 'ARROYOFRESNO', CODIGOMUNICIPIO: MADRID, GRADOACCESIBILIDAD: 'T' },
    geometry: { coordinates: [-3.7267, 40.4909] },
  },
];

export function compiledStations(metro: Stations, commuter: Stations): object {
  const metroToday = { features: [...metro.features, ...LATER] };
  const stations = [...stationsOf(metroToday, 'metro'), ...stationsOf(commuter, 'cercanias')];
  const unknown = Object.values(METRO_LINES)
    .flatMap((names) => names.split(',').map((name) => name.trim().replace(/\s+/gu, ' ')))
    .filter((name) => !stations.some((station) => station.network === 'metro' && station.name === name));
  const lineless = stations.filter(({ lines }) => lines.length === 0).map(({ name }) => name);
  if (unknown.length > 0 || lineless.length > 0) {
    throw new Error(
      `stations of lines without a position: ${unknown.join(', ') || 'none'}; without a line: ${lineless.join(', ') || 'none'}`,
    );
  }
  return { stations };
}

function stationsOf({ features }: Stations, network: 'metro' | 'cercanias') {
  const groups = new Map<string, StationFeature[]>();
  for (const feature of features) {
    const { DENOMINACION: written, CODIGOMUNICIPIO: municipality } = feature.properties;
    if (municipality !== MADRID && !BEYOND_THE_BORDER.has(written.trim())) continue;
    const name = stationName(written.trim());
    groups.set(name, [...(groups.get(name) ?? []), feature]);
  }
  return [...groups].map(([name, parts]) => stationOf(name, parts, network)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Platforms of one station lie a little apart: their middle stands for it. */
function stationOf(name: string, parts: readonly StationFeature[], network: 'metro' | 'cercanias') {
  const mean = (axis: 0 | 1) => parts.reduce((sum, part) => sum + part.geometry.coordinates[axis], 0) / parts.length;
  const grade = parts.map((part) => part.properties.GRADOACCESIBILIDAD);
  return {
    id: `${network}-${slug(name)}`,
    name,
    network,
    lines: network === 'metro' ? metroLinesOf(name) : commuterLines(parts),
    lat: round(mean(1)),
    lng: round(mean(0)),
    step_free: grade.every((each) => each === 'T') ? 'yes' : grade.every((each) => each === 'N') ? 'no' : 'limited',
    aliases: STATION_ALIASES[name] ?? [],
  };
}

const commuterLines = (parts: readonly StationFeature[]): string[] =>
  (parts[0]?.properties.LINEAS ?? '')
    .split(',')
    .map((line) => line.trim().replace('-', ''))
    .filter(Boolean);

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
