// What comes with the program in `data/`: the starter catalogue, areas, stations.
import { existsSync, readFileSync } from 'node:fs';
import type { Locate } from '../domain/geography.ts';
import { type Areas, loadAreas, locator, type NeighbourhoodsFile, type OutlinesFile } from '../geo/areas.ts';
import { type Change, changesIn } from '../ingest/changes.ts';
import { geoGazetteer, readGeographyFile, readStations } from '../ingest/geography.ts';
import { builtFile, shippedFile } from '../system/paths.ts';
import type { WorldParts } from '../usecases/world.ts';
import { learnedParts } from './language-artifacts.ts';
import { shippedWordSpace } from './shipped-models.ts';

export const STARTER_CATALOGUE: readonly string[] = ['places.jsonl', 'more-places.jsonl', 'osm-places.jsonl']
  .map((name) => shippedFile('madrid', name))
  .filter(existsSync);

/** The built pages and the widget. */
export const PAGES_FOLDER = builtFile('web');

/** The built commands of the lab (lab/cli/commands.ts); absent where an installation leaves the lab out. */
export const LAB_COMMANDS_FILE = builtFile('lab', 'commands.js');

const GEOGRAPHY = shippedFile('madrid', 'geo');

const shippedAreas = (): Areas =>
  loadAreas(
    readGeographyFile<OutlinesFile>(GEOGRAPHY, 'outlines'),
    readGeographyFile<NeighbourhoodsFile>(GEOGRAPHY, 'neighbourhoods'),
  );

/** Files places under the districts and barrios of the shipped outlines. */
export const shippedLocate = (): Locate => locator(shippedAreas());

/** What has closed, moved or been renamed since the sources were made. */
export const shippedChanges = (): readonly Change[] =>
  changesIn(readFileSync(shippedFile('madrid', 'changes.jsonl'), 'utf8'));

export function shippedWorldParts(): WorldParts {
  const stations = readStations(GEOGRAPHY);
  return {
    landmarks: geoGazetteer(shippedAreas().all, stations),
    wordSpace: shippedWordSpace(),
    learned: { en: learnedParts('en'), es: learnedParts('es') },
    stations: stations.map(({ name, network, lines, position }) => ({ name, network, lines, position })),
  };
}

export const programVersion = (): string =>
  (JSON.parse(readFileSync(shippedFile('..', 'package.json'), 'utf8')) as { version: string }).version;
