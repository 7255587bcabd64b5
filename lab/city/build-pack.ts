// Fills a pack from source files: places of each in the given order, joined where two sources mean one; stations from GTFS.
// Each source has a file of its own, kept beside the pack's: an interrupted build goes on where it stopped.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from '../../src/city/city.ts';
import type { Pack } from '../../src/city/pack.ts';
import { stationsIn } from '../../src/city/stations.ts';
import type { PlaceId } from '../../src/domain/branded.ts';
import type { Place } from '../../src/domain/place.ts';
import type { TransitLine } from '../../src/domain/station.ts';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import type { Rejection } from '../../src/ingest/source.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { sourceNamed } from '../../src/usecases/importing/import.ts';
import { type PlannedPlace, planImport } from '../../src/usecases/importing/plan.ts';
import { type GtfsStations, stationsFromGtfs } from './gtfs.ts';
import { linesFromGtfs } from './gtfs-lines.ts';
import { linesFromSegments } from './segments.ts';
import { readOfficialStreets, streetsText } from './streets.ts';

interface PackInput {
  readonly source: string;
  readonly path: string;
}

interface BuildProgress {
  readonly source: string;
  readonly share: number;
  readonly count: number;
}

interface BuiltPack {
  readonly places: readonly Place[];
  /** By source: places kept, records rejected with how often each reason was given. */
  readonly sources: Readonly<
    Record<string, { readonly kept: number; readonly rejected: Readonly<Record<string, number>> }>
  >;
  /** Ids of the places that an earlier build had and this one has not: they closed, or moved away. */
  readonly gone: readonly PlaceId[];
}

const CATALOGUE = 'places.jsonl';
const STATIONS = 'stations.json';
const LINES = 'lines.json';
const STREETS = 'streets.tsv';
/** Sources that hold no places. */
const WITHOUT_PLACES: ReadonlySet<string> = new Set(['gtfs', 'segments', 'streets']);
/** What was read so far; gone when the build is done. */
const BEGUN = '.build';

export async function buildPack(
  folder: string,
  pack: Pack,
  city: City,
  inputs: readonly PackInput[],
  onProgress: (progress: BuildProgress) => void,
): Promise<BuiltPack> {
  const catalogue = new Map<PlaceId, PlannedPlace>();
  const sources: Record<string, { kept: number; rejected: Record<string, number> }> = {};
  let transit: GtfsStations | undefined;
  let lines: readonly TransitLine[] | undefined;
  let streets: string | undefined;
  for (const [at, { source, path }] of inputs.entries()) {
    if (source === 'gtfs') {
      // A pack with stations of its own keeps them: people gave them their names and aliases.
      if (city.stations.length === 0) transit = await stationsFromGtfs(path, city);
      const { found: stations } = stationsIn(transit, transit?.networks ?? []);
      lines = await linesFromGtfs(path, transit ? stations : city.stations);
      continue;
    }
    if (source === 'segments') {
      const timed: readonly TransitLine[] = lines ?? [];
      lines = [...timed, ...linesFromSegments(path, city.stations, timed)];
      continue;
    }
    if (source === 'streets') {
      streets = streetsText(await readOfficialStreets(path));
      continue;
    }
    const { places, rejections } = await placesOf(folder, city, { source, path }, onProgress);
    const plan = planImport(catalogue, places, { resolve: source !== 'jsonl', cityNames: Object.values(city.name) });
    for (const each of [...plan.added, ...plan.changed]) catalogue.set(each.place.id, each);
    sources[`${at + 1} ${source}`] = { kept: places.length, rejected: counted(rejections) };
  }
  const places = [...catalogue.values()].map(({ place }) => place).sort((a, b) => (a.id < b.id ? -1 : 1));
  const isCatalogueBuilt = inputs.some(({ source }) => !WITHOUT_PLACES.has(source));
  const gone =
    isCatalogueBuilt && existsSync(join(folder, CATALOGUE)) ? goneFrom(join(folder, CATALOGUE), catalogue) : [];
  const changed: Pack = {
    ...pack,
    ...(places.length > 0 && { catalogue: [CATALOGUE] }),
    ...(transit && { networks: transit.networks, stations: STATIONS }),
    ...(lines && { lines: LINES }),
    ...(streets !== undefined && { streets: STREETS }),
  };
  if (places.length > 0) writeWhole(join(folder, CATALOGUE), `${places.map(rowOf).join('\n')}\n`);
  if (transit) writeWhole(join(folder, STATIONS), `${JSON.stringify({ stations: transit.stations }, undefined, 1)}\n`);
  if (lines) writeWhole(join(folder, LINES), linesText(lines));
  if (streets !== undefined) writeWhole(join(folder, STREETS), streets);
  writeWhole(join(folder, 'city.json'), `${JSON.stringify(changed, undefined, 2)}\n`);
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

/** Read once: what was read of the same file before is taken up from beside the pack. */
async function placesOf(
  folder: string,
  city: City,
  { source, path }: PackInput,
  onProgress: (progress: BuildProgress) => void,
): Promise<{ readonly places: readonly Place[]; readonly rejections: readonly Rejection[] }> {
  const { mtimeMs, size } = statSync(path);
  const kept = join(folder, BEGUN, `${source}-${size}-${Math.round(mtimeMs)}.jsonl`);
  const rejections: Rejection[] = [];
  if (!existsSync(kept)) {
    const reading = sourceNamed(source).read(path, { city });
    const rows: string[] = [];
    for await (const { place, rejected } of reading.records) {
      if (place) rows.push(rowOf(place));
      else rejections.push(rejected);
      onProgress({ source, share: reading.bytesRead() / Math.max(1, reading.totalBytes), count: rows.length });
    }
    mkdirSync(join(folder, BEGUN), { recursive: true });
    writeWhole(kept, `${rows.join('\n')}\n`);
  }
  const places: Place[] = [];
  if (statSync(kept).size > 1)
    for await (const { place } of SOURCES.jsonl.read(kept, { city }).records) if (place) places.push(place);
  return { places, rejections };
}

/** Reasons without what is particular of a record, most frequent first. */
function counted(rejections: readonly Rejection[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { reason } of rejections) {
    const kind = reason.replace(/\d+(?:\.\d+)? km/gu, '… km');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

function goneFrom(file: string, catalogue: ReadonlyMap<PlaceId, unknown>): PlaceId[] {
  const ids = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { readonly id: PlaceId }).id);
  return ids.filter((id) => !catalogue.has(id));
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
