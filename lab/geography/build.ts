// Compiles the shipped geography (data/cities/madrid) from the City Council's boundaries and CRTM's station files.
// Usage: node scripts/run.mjs lab/geography/build.ts FOLDER      (FOLDER holds boundaries/ and transit/)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOfficialAreas } from './official-areas.ts';
import { compiledOutlines } from './outlines.ts';
import { compiledStations } from './stations.ts';

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error('usage: node scripts/run.mjs lab/geography/build.ts FOLDER (with boundaries/ and transit/)');

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

const outlines = compiledOutlines(read('boundaries/barrios_131.geojson'));
write('areas.geojson', withOfficialAreas(JSON.parse(readFileSync(pathOf('areas.geojson'), 'utf8')), outlines));
write(
  'stations.json',
  compiledStations(
    read('transit/Estaciones_Red_de_Metro.geojson'),
    read('transit/estaciones_red_de_cercanias.geojson'),
  ),
);

function pathOf(name: string): string {
  return join('data', 'cities', 'madrid', name);
}

/** One feature or station a line. */
function write(name: string, content: object): void {
  const text = `${JSON.stringify(content)}\n`
    .replaceAll(/(?<=\[|\},)(?=\{"(?:type":"Feature"|id":))/gu, '\n')
    .replace(/\]\}\n$/u, '\n]}\n');
  const path = pathOf(name);
  writeFileSync(path, text);
  process.stderr.write(`${path}: ${Math.round(text.length / 1024)} kB\n`);
}
