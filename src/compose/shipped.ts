// What comes with the program in `data/`: the starter catalogue, areas, stations.
import { existsSync, readFileSync } from 'node:fs';
import { builtFile, shippedFile } from '../system/paths.ts';
import type { WorldParts } from '../usecases/world.ts';

export const STARTER_CATALOGUE: readonly string[] = ['places.jsonl', 'more-places.jsonl', 'osm-places.jsonl']
  .map((name) => shippedFile('madrid', name))
  .filter(existsSync);

/** The built pages and the widget. */
export const PAGES_FOLDER = builtFile('web');

export function shippedWorldParts(): WorldParts {
  return { landmarks: [], stations: [] };
}

export const programVersion = (): string =>
  (JSON.parse(readFileSync(shippedFile('..', 'package.json'), 'utf8')) as { version: string }).version;
