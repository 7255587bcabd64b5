// How long `city build` takes, and how much memory, on a made-up extract:
// node scripts/run.mjs lab/city/build-run.ts [OBJECTS] [SEED] [DEGREES], of which the last is half the side of the square that it fills:
// 0.1 is the city, 2 a country around it.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCityFolder } from '../../src/compose/city.ts';
import { buildPack } from './build-pack.ts';
import { writeMadeUpExtract } from './made-up-extract.ts';
import { newPack } from './new-pack.ts';

const [objects = 1_000_000, seed = 20261129, reachDeg = 0.1] = process.argv.slice(2).map(Number);
const centre = { lat: 51.5, lng: 7.5 };
const folder = mkdtempSync(join(tmpdir(), 'paseo-build-'));
const extract = join(folder, 'city.osm.pbf');
const written = writeMadeUpExtract(extract, { objects, seed, ...centre, reachDeg });
const pack = newPack({
  ...{ id: 'made-up', name: 'Made-up', ...centre, radiusKm: 12, languages: ['en'] },
  ...{ timeZone: 'Europe/Berlin', country: 'DE', currency: 'EUR', phonePrefix: '+49' },
});
writeFileSync(join(folder, 'city.json'), JSON.stringify(pack));
const peakMiB = () => Math.round(process.resourceUsage().maxRSS / 1024);
const before = peakMiB();
const [started, startedCpu] = [performance.now(), process.cpuUsage()];
const inputs = [{ source: 'osm', path: extract }];
const { places } = await buildPack(folder, pack, openCityFolder(folder).city, inputs, () => {});
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(startedCpu);
const { city } = openCityFolder(folder);
const report = {
  ...{ objects, seed, reachDeg, written, extractMiB: Math.round((10 * statSync(extract).size) / 2 ** 20) / 10 },
  ...{ places: places.length, areas: city.areas.all.length, stations: city.stations.length },
  ...{ seconds: Math.round(seconds), processorSeconds: Math.round((user + system) / 1e6) },
  ...{ peakMiB: peakMiB(), peakBeforeMiB: before },
};
process.stdout.write(`${JSON.stringify(report, undefined, 1)}\n`);
rmSync(folder, { recursive: true });
