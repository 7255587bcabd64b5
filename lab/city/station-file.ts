// Stations of a pack from stops of any source: platforms of one name and network become one station.
import type { Pack } from '../../src/city/pack.ts';
import type { Point } from '../../src/geo/point.ts';

export interface StationFile {
  readonly networks: NonNullable<Pack['networks']>;
  readonly stations: readonly object[];
}

export interface Stop {
  readonly name: string;
  /** One of `NETWORKS`. */
  readonly network: string;
  readonly lines: readonly string[];
  readonly position: Point;
  readonly stepFree?: string | undefined;
}

/** The one that people think of first stands in front. */
const NETWORKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  metro: { en: 'metro', es: 'metro' },
  tram: { en: 'tram', es: 'tranvía' },
  train: { en: 'train', es: 'tren' },
};

export function stationFile(stops: readonly Stop[]): StationFile {
  const groups = new Map<string, Stop[]>();
  for (const stop of stops) {
    const key = `${stop.network} ${stop.name}`;
    const known = groups.get(key);
    if (known) known.push(stop);
    else groups.set(key, [stop]);
  }
  const present = new Set(stops.map(({ network }) => network));
  return {
    networks: Object.entries(NETWORKS)
      .filter(([id]) => present.has(id))
      .map(([id, name]) => ({ id, name: { ...name }, forms: ['{name} station', 'estación de {name}'] })),
    stations: withOwnIds([...groups.values()].map(stationOf)).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function stationOf(group: readonly Stop[]) {
  const [{ name, network, stepFree }] = group as [Stop, ...Stop[]];
  return {
    id: `${network}-${slug(name) || 'station'}`,
    name,
    network,
    lines: [...new Set(group.flatMap(({ lines }) => lines))].sort((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    ),
    lat: mean(group.map(({ position }) => position.latDeg)),
    lng: mean(group.map(({ position }) => position.lngDeg)),
    ...(stepFree !== undefined && { step_free: stepFree }),
    aliases: [],
  };
}

/** Two names may be written alike in Latin letters, or have none. */
function withOwnIds<Station extends { readonly id: string }>(stations: readonly Station[]): Station[] {
  const times = new Map<string, number>();
  return stations.map((station) => {
    const before = times.get(station.id) ?? 0;
    times.set(station.id, before + 1);
    return before === 0 ? station : { ...station, id: `${station.id}-${before + 1}` };
  });
}

const mean = (values: readonly number[]): number =>
  Math.round((1e5 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1e5;

export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
