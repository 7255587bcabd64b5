// Fills a pack from source files: areas and stations, then places of each in the given order, joined where two sources mean one; stations
// and lines from GTFS.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areasIn } from '../../src/city/areas.ts';
import type { City } from '../../src/city/city.ts';
import type { Pack } from '../../src/city/pack.ts';
import { stationsIn } from '../../src/city/stations.ts';
import type { PlaceId } from '../../src/domain/branded.ts';
import type { Place } from '../../src/domain/place.ts';
import type { TransitLine } from '../../src/domain/station.ts';
import { indexAreas } from '../../src/geo/areas.ts';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { type PlannedPlace, planImport } from '../../src/usecases/importing/plan.ts';
import { stationsFromGtfs } from './gtfs.ts';
import { linesFromGtfs } from './gtfs-lines.ts';
import { areasFromOsm, isArea } from './osm-areas.ts';
import { type OsmShape, shapesIn } from './osm-shapes.ts';
import { isStation, stationsFromOsm } from './osm-stations.ts';
import { BEGUN, type BuildProgress, type PackInput, readSource } from './read-source.ts';
import { linesFromSegments } from './segments.ts';
import type { StationFile } from './station-file.ts';
import { readOfficialStreets, streetsText } from './streets.ts';
import { linesOf, writeWhole } from './write-whole.ts';

interface BuiltPack {
  readonly places: readonly Place[];
  /** By source: places kept, records rejected with how often each reason was given. */
  readonly sources: Readonly<Record<string, SourceReport>>;
  /** The places that an earlier build had and this one has not: they closed, or moved away. */
  readonly gone: readonly GonePlace[];
}

interface SourceReport {
  readonly kept: number;
  readonly rejected: Readonly<Record<string, number>>;
  /** Read by a build that was interrupted. */
  readonly isTakenUp: boolean;
}

interface GonePlace {
  readonly id: PlaceId;
  readonly name: string;
}

const CATALOGUE = 'places.jsonl';
const AREAS = 'areas.geojson';
const STATIONS = 'stations.json';
const LINES = 'lines.json';
const STREETS = 'streets.tsv';
/** Sources that hold no places. */
const WITHOUT_PLACES: ReadonlySet<string> = new Set(['gtfs', 'segments', 'streets']);

export async function buildPack(
  folder: string,
  pack: Pack,
  given: City,
  inputs: readonly PackInput[],
  onProgress: (progress: BuildProgress) => void,
): Promise<BuiltPack> {
  const catalogue = new Map<PlaceId, PlannedPlace>();
  const sources: Record<string, SourceReport> = {};
  // Before the places, which are filed under the areas of the same extract.
  const drawn = await geographyOf(folder, pack, given, inputs);
  const city: City = drawn.areas ? { ...given, areas: indexAreas(areasIn(drawn.areas).found) } : given;
  let transit: StationFile | undefined = drawn.stations;
  let lines: readonly TransitLine[] | undefined;
  let streets: string | undefined;
  for (const [at, { source, path }] of inputs.entries()) {
    if (source === 'gtfs') {
      // A pack with stations of its own keeps them: people gave them their names and aliases.
      if (isToMake(folder, pack.stations, ['osm', 'gtfs'])) transit = await stationsFromGtfs(path, city);
      lines = await linesFromGtfs(path, stationsOf(transit) ?? city.stations);
      continue;
    }
    if (source === 'segments') {
      const timed: readonly TransitLine[] = lines ?? [];
      lines = [...timed, ...linesFromSegments(path, stationsOf(transit) ?? city.stations, timed)];
      continue;
    }
    if (source === 'streets') {
      streets = streetsText(await readOfficialStreets(path));
      continue;
    }
    const { places, rejected, isTakenUp } = await readSource(folder, city, { source, path }, onProgress);
    const plan = planImport(catalogue, places, { resolve: source !== 'jsonl', cityNames: Object.values(city.name) });
    for (const each of [...plan.added, ...plan.changed]) catalogue.set(each.place.id, each);
    sources[`${at + 1} ${source}`] = { kept: places.length, rejected, isTakenUp };
  }
  const places = [...catalogue.values()].map(({ place }) => place).sort((a, b) => (a.id < b.id ? -1 : 1));
  const isCatalogueBuilt = inputs.some(({ source }) => !WITHOUT_PLACES.has(source));
  const gone =
    isCatalogueBuilt && existsSync(join(folder, CATALOGUE)) ? await goneFrom(join(folder, CATALOGUE), catalogue) : [];
  const changed: Pack = {
    ...pack,
    ...(places.length > 0 && { catalogue: [CATALOGUE] }),
    ...(drawn.areas && { areas: AREAS }),
    ...(transit && { networks: transit.networks, stations: STATIONS }),
    ...(lines && { lines: LINES }),
    ...(streets !== undefined && { streets: STREETS }),
  };
  if (places.length > 0) writeWhole(join(folder, CATALOGUE), linesOf(places, rowOf));
  if (drawn.areas) writeWhole(join(folder, AREAS), [areasText(drawn.areas)]);
  if (transit) {
    const made = { ...madeBy(transit === drawn.stations ? 'osm' : 'gtfs'), stations: transit.stations };
    writeWhole(join(folder, STATIONS), [`${JSON.stringify(made, undefined, 1)}\n`]);
  }
  if (lines) writeWhole(join(folder, LINES), [linesText(lines)]);
  if (streets !== undefined) writeWhole(join(folder, STREETS), [streets]);
  writeWhole(join(folder, 'city.json'), [`${JSON.stringify(changed, undefined, 2)}\n`]);
  rmSync(join(folder, BEGUN), { recursive: true, force: true });
  return { places, sources, gone };
}

/** A line a row of text, so that a change of the timetable can be read. */
function linesText(lines: readonly TransitLine[]): string {
  const inOrder = lines.toSorted((a, b) => a.line.localeCompare(b.line, 'en', { numeric: true }));
  const rows = inOrder.map(({ network, line, headwayS, edges }) =>
    JSON.stringify({ network, line, headway_s: headwayS, edges }),
  );
  return `{"lines": [\n${rows.join(',\n')}\n]}\n`;
}

async function goneFrom(file: string, catalogue: ReadonlyMap<PlaceId, unknown>): Promise<readonly GonePlace[]> {
  const gone: GonePlace[] = [];
  for await (const { place } of SOURCES.jsonl.read(file).records)
    if (place && !catalogue.has(place.id)) gone.push({ id: place.id, name: place.name });
  return gone;
}

/** Files that a build made bear it; those of people stay: they hold names and aliases of theirs. */
const madeBy = (source: string) => ({ made_by: `paseo city build ${source}` });

/** Whether the file is none yet, or one that a build made of these sources. */
function isToMake(folder: string, file: string | undefined, sources: readonly string[]): boolean {
  if (file === undefined || !existsSync(join(folder, file))) return true;
  const { made_by: by } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly made_by?: unknown };
  return sources.some((source) => by === madeBy(source).made_by);
}

const stationsOf = (transit: StationFile | undefined) => transit && stationsIn(transit, transit.networks).found;

interface Geography {
  readonly areas?: { readonly features: readonly object[] };
  readonly stations?: StationFile;
}

/** Areas and stations of the extracts, where the pack has none of its own. */
async function geographyOf(
  folder: string,
  pack: Pack,
  { bounds }: City,
  inputs: readonly PackInput[],
): Promise<Geography> {
  const isFor = (file: string | undefined) => isToMake(folder, file, ['osm']);
  const needs = { areas: isFor(pack.areas), stations: isFor(pack.stations) };
  const extracts = inputs.filter(({ source, path }) => source === 'osm' && /\.pbf$/iu.test(path));
  if (extracts.length === 0 || !(needs.areas || needs.stations)) return {};
  const shapes: OsmShape[] = [];
  for (const { path } of extracts)
    shapes.push(...(await shapesIn(path, bounds, (tags, type) => isArea(tags) || isStation(tags, type))));
  const areas = needs.areas ? areasFromOsm(shapes, pack) : [];
  const stations = needs.stations ? stationsFromOsm(shapes) : undefined;
  return { ...(areas.length > 0 && { areas: { features: areas } }), ...(stations && { stations }) };
}

/** A feature a line, so that a change of a boundary can be read. */
const areasText = ({ features }: NonNullable<Geography['areas']>): string => {
  const head = JSON.stringify({
    type: 'FeatureCollection',
    ...madeBy('osm'),
    attribution: SOURCES.osm.attribution,
  }).slice(0, -1);
  return `${head}, "features": [\n${features.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
};
