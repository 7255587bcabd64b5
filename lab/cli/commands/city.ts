// `paseo city new|check|build`: makes a pack, tells what one has and lacks, and fills one from open data.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pack } from '../../../src/city/pack.ts';
import { parsePack } from '../../../src/city/parse.ts';
import { type Command, EXIT, requireNoMore, UsageError } from '../../../src/cli/command.ts';
import { progressBar } from '../../../src/cli/progress.ts';
import { openCityFolder } from '../../../src/compose/city.ts';
import { IMPORT_SOURCES } from '../../../src/domain/import-source.ts';
import { BASEMAP_INPUTS, type BasemapInput, buildBasemap } from '../../basemap/build.ts';
import { osmLayers } from '../../basemap/osm-layers.ts';
import { readCatalogue } from '../../catalogue/catalogue-build.ts';
import { buildPack } from '../../city/build-pack.ts';
import { newPack } from '../../city/new-pack.ts';
import { packReport, reportText } from '../../city/pack-report.ts';

export const command: Command = {
  summary: 'make, check and fill the pack of a city, and draw its base map',
  help: `
Usage: paseo city new ID --name NAME --center LAT,LNG --time-zone ZONE --country CC --currency CUR --phone-prefix +NN
                  [--region CC-RR] [--languages en,es] [--radius-km 10] [--out FOLDER]
       paseo city check FOLDER [--json]
       paseo city build FOLDER SOURCE=FILE... [--json]
       paseo city basemap FOLDER LAYER=FILE... [--squares KIND,KIND] [--json]

new    writes FOLDER/city.json (FOLDER is ID where --out names none) with the required fields (docs/cities.md).
check  reads a pack as the service would, and tells what it has and lacks. Exit 3 for a fault of city.json or the files
       it names, 4 for a bad row of its catalogue.
build  reads source files in the given order and writes places.jsonl; from osm=city.osm.pbf also areas.geojson and
       stations.json, from gtfs=FOLDER (unpacked) stations.json and lines.json with times, where the pack has no areas or
       stations of its own; segments=FILE adds lines that the timetable lacks, from lengths and speeds.
       Sources are those of "paseo import --help": osm=city.osm.pbf, overture=places.parquet, jsonl=own.jsonl, csv=own.csv, ...
       Records that mean one place are joined; what lies far away is rejected. A build that was interrupted takes up what
       it had read whole. Names what is gone since the last build; "paseo import jsonl FOLDER/places.jsonl --close-gone" closes it
       in a catalogue that is in use.
basemap draws basemap.pmtiles, vector tiles for the pages, from the pack's districts, stations and squares (streets whose kind
       --squares names) and GeoJSON files (.gz or not): roads=, streets=, rails=, transit=, water=, green=, drawn=; or from
       osm=city.osm.pbf, which gives roads, rails, lines of trains, water and green. In the given order: of a street that two
       files draw, the first file's line is taken. Each LAYER keeps one source's credit.
`,
  async run([action, ...args]) {
    if (action === 'new') return make(args);
    if (action === 'check') return check(args);
    if (action === 'build') return build(args);
    if (action === 'basemap') return drawBasemap(args);
    throw new UsageError('expected: city new, city check, city build or city basemap');
  },
};

function make(args: readonly string[]): number {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ name: option, center: option, country: option, region: option, currency: option, out: option },
      ...{ 'time-zone': option, 'phone-prefix': option },
      languages: { type: 'string', default: 'en' },
      'radius-km': { type: 'string', default: '10' },
    },
  });
  const [id, ...more] = positionals;
  requireNoMore(more, 'city new ID');
  const needed = (name: 'name' | 'center' | 'country' | 'currency' | 'time-zone' | 'phone-prefix'): string => {
    const value = values[name];
    if (value === undefined) throw new UsageError(`--${name} is missing`);
    return value;
  };
  if (id === undefined) throw new UsageError('expected: city new ID');
  const [lat = Number.NaN, lng = Number.NaN] = needed('center').split(',').map(Number);
  const pack = newPack({
    id,
    name: needed('name'),
    lat,
    lng,
    radiusKm: Number(values['radius-km']),
    timeZone: needed('time-zone'),
    country: needed('country'),
    ...(values.region !== undefined && { region: values.region }),
    currency: needed('currency'),
    phonePrefix: needed('phone-prefix'),
    languages: values.languages.split(','),
  });
  const parsed = parsePack(JSON.parse(JSON.stringify(pack)));
  if ('faults' in parsed) throw new UsageError(parsed.faults.join('\n'));
  const folder = resolve(values.out ?? id);
  const path = join(folder, 'city.json');
  if (existsSync(path)) throw new UsageError(`${path} is there already; expected a new folder`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(pack, undefined, 2)}\n`);
  process.stdout.write(`${path}\n`);
  return EXIT.done;
}

async function check(args: readonly string[]): Promise<number> {
  const { folder, json, rest } = folderOf(args, 'check FOLDER');
  requireNoMore(rest, 'city check FOLDER');
  const { city, catalogueFiles } = openCityFolder(folder);
  const places = (await Promise.all(catalogueFiles.map((path) => readCatalogue('jsonl', path, city)))).flat();
  const report = packReport(city, places);
  process.stdout.write(json ? `${JSON.stringify(report, undefined, 2)}\n` : reportText(report));
  return EXIT.done;
}

async function build(args: readonly string[]): Promise<number> {
  const { folder, json, rest } = folderOf(args, 'build FOLDER SOURCE=FILE...');
  if (rest.length === 0) throw new UsageError('expected: city build FOLDER SOURCE=FILE...');
  const inputs = rest.map((argument) => {
    const { key: source, path } = assigned(argument, 'SOURCE=FILE');
    if (!BUILD_SOURCES.includes(source))
      throw new UsageError(`unknown source "${source}"; expected one of: ${BUILD_SOURCES.join(', ')}`);
    return { source, path };
  });
  const { city } = openCityFolder(folder);
  const pack = packIn(folder);
  const bar = progressBar('reading');
  const built = await buildPack(folder, pack, city, inputs, ({ share, count }) => bar.update(share, count));
  bar.finish();
  const report = packReport(openCityFolder(folder).city, built.places);
  if (json)
    process.stdout.write(`${JSON.stringify({ ...report, sources: built.sources, gone: built.gone }, undefined, 2)}\n`);
  else {
    for (const [source, { kept, rejected, isTakenUp }] of Object.entries(built.sources)) {
      const before = isTakenUp ? ', read by the build that was interrupted' : '';
      process.stdout.write(`${source}: ${kept} places${before}\n`);
      for (const [reason, times] of Object.entries(rejected)) process.stdout.write(`  rejected ${times}: ${reason}\n`);
    }
    process.stdout.write(reportText(report));
    for (const { id, name } of built.gone) process.stdout.write(`gone since the last build: ${name} (${id})\n`);
  }
  return EXIT.done;
}

const BUILD_SOURCES: readonly string[] = [...IMPORT_SOURCES, 'gtfs', 'segments', 'streets'];
const BASEMAP = 'basemap.pmtiles';

async function drawBasemap(args: readonly string[]): Promise<number> {
  const { folder, json, rest, squares } = folderOf(args, 'basemap FOLDER LAYER=FILE...');
  if (rest.length === 0) throw new UsageError('expected: city basemap FOLDER LAYER=FILE...');
  const named = rest.map((argument) => {
    const { key: as, path } = assigned(argument, 'LAYER=FILE');
    if (as !== 'osm' && !BASEMAP_INPUTS.includes(as))
      throw new UsageError(`"${as}" is no layer; expected one of osm, ${BASEMAP_INPUTS.join(', ')}`);
    return { as, path };
  });
  // The base map that the pack names may be the one that is made now.
  const pack = packIn(folder);
  const { city } = openCityFolder(folder, { basemap: false });
  const inputs: BasemapInput[] = [];
  for (const each of named) inputs.push(...(each.as === 'osm' ? await osmLayers(each.path, city.bounds) : [each]));
  const { file, features } = buildBasemap(city, { inputs, squares });
  writeFileSync(join(folder, BASEMAP), file);
  if (pack.basemap !== BASEMAP)
    writeFileSync(join(folder, 'city.json'), `${JSON.stringify({ ...pack, basemap: BASEMAP }, undefined, 2)}\n`);
  const report = { bytes: file.length, features };
  process.stdout.write(
    json
      ? `${JSON.stringify(report, undefined, 2)}\n`
      : `${join(folder, BASEMAP)}: ${file.length} bytes\n${Object.entries(features)
          .map(([layer, count]) => `  ${layer}: ${count} features\n`)
          .join('')}`,
  );
  return EXIT.done;
}

function assigned(argument: string, expected: string): { readonly key: string; readonly path: string } {
  const at = argument.indexOf('=');
  if (at < 1) throw new UsageError(`"${argument}" should be ${expected}`);
  return { key: argument.slice(0, at), path: argument.slice(at + 1) };
}

function packIn(folder: string): Pack {
  const parsed = parsePack(JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')));
  if ('faults' in parsed) throw new UsageError(parsed.faults.join('\n'));
  return parsed.pack;
}

function folderOf(args: readonly string[], expected: string) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, squares: { type: 'string', default: '' } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined) throw new UsageError(`expected: city ${expected}`);
  return {
    folder: resolve(folder),
    rest,
    json: values.json ?? false,
    squares: values.squares.split(',').filter(Boolean),
  };
}
