// Stations of a pack, and the names that areas and stations go by in a sentence.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { withLatinSpellings } from '../domain/latin-letters.ts';
import type { Area } from '../geo/areas.ts';
import type { Found } from './areas.ts';
import type { City, CityStation } from './city.ts';

const STEP_FREE = ['yes', 'limited', 'no'] as const;

/** @param file `{"stations": [...]}`; undefined where the city has none */
export function stationsIn(file: unknown, networks: readonly { readonly id: string }[]): Found<CityStation> {
  if (file === undefined) return { found: [], faults: [] };
  const { stations } = (file ?? {}) as { readonly stations?: unknown };
  if (!Array.isArray(stations)) return { found: [], faults: ['it has no list; expected {"stations": [...]}'] };
  const found: CityStation[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [at, row] of stations.entries()) {
    const station = stationFrom(row as Readonly<Record<string, unknown>>, networks);
    const fault =
      typeof station === 'string' ? station : seen.has(station.id) ? `its id "${station.id}" stands twice` : undefined;
    if (fault !== undefined) faults.push(`station ${at + 1}: ${fault}`);
    if (typeof station === 'string') continue;
    seen.add(station.id);
    found.push(station);
  }
  return { found, faults };
}

/** The station, or the fault of the row. */
function stationFrom(
  row: Readonly<Record<string, unknown>>,
  networks: readonly { readonly id: string }[],
): CityStation | string {
  const { id, name, network, lines = [], lat, lng, step_free: stepFree, aliases = [] } = row ?? {};
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]+$/u.test(id))
    return 'id must be letters, digits, hyphens and underscores';
  if (typeof name !== 'string' || name.trim() === '') return `${id}: name must be a text`;
  const known = networks.map((each) => each.id);
  if (typeof network !== 'string' || !known.includes(network))
    return `${id}: network must be one of /networks in city.json (${known.join(', ') || 'there are none'})`;
  if (!isTexts(lines)) return `${id}: lines must be a list of texts`;
  if (!isTexts(aliases)) return `${id}: aliases must be a list of texts`;
  if (typeof lat !== 'number' || Math.abs(lat) > 90) return `${id}: lat must be degrees north, from -90 to 90`;
  if (typeof lng !== 'number' || Math.abs(lng) > 180) return `${id}: lng must be degrees east, from -180 to 180`;
  if (stepFree !== undefined && !STEP_FREE.includes(stepFree as 'yes'))
    return `${id}: step_free must be one of ${STEP_FREE.join(', ')}`;
  const position = { latDeg: lat, lngDeg: lng };
  return {
    id,
    name,
    network,
    lines,
    position,
    aliases,
    ...(stepFree !== undefined && { stepFree: stepFree as 'yes' }),
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Areas and stations with every form of their names, the better known first. */
export const landmarksOf = ({ areas, stations, networks }: City): readonly GazetteerEntry[] => {
  const forms = new Map(networks.map((network) => [network.id, network.forms]));
  return [
    ...areas.all.map(areaEntry),
    ...stations.map((each) => stationEntry(each, forms.get(each.network) ?? [])),
  ].sort((a, b) => b.prominence - a.prominence);
};

function areaEntry({ id, name, names, aliases, centre, prominence }: Area): GazetteerEntry {
  return {
    thing: { kind: 'area', areaId: id },
    name,
    forms: withLatinSpellings([...new Set([name, ...Object.values(names), ...aliases])]),
    position: centre,
    prominence,
  };
}

/** A place people live in wins over the stop beneath it that bears its name. */
const STATION_PROMINENCE = 2;

function stationEntry({ id, name, position, aliases }: CityStation, forms: readonly string[]): GazetteerEntry {
  const written = forms.map((form) => form.replace('{name}', name));
  return {
    thing: { kind: 'station', stationId: id },
    name,
    forms: withLatinSpellings([...new Set([name, ...written, ...aliases])]),
    position,
    prominence: STATION_PROMINENCE,
  };
}
