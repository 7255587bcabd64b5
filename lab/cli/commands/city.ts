// `paseo city new|check|build`: makes a pack, tells what one has and lacks, and fills one from open data.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePack } from '../../../src/city/parse.ts';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { progressBar } from '../../../src/cli/progress.ts';
import { openCityFolder } from '../../../src/compose/city.ts';
import { readCatalogue } from '../../catalogue/catalogue-build.ts';
import { buildPack } from '../../city/build-pack.ts';
import { newPack } from '../../city/new-pack.ts';
import { packReport, reportText } from '../../city/pack-report.ts';

export const command: Command = {
  summary: 'make, check and fill the pack of a city',
  help: `
Usage: paseo city new ID --name NAME --center LAT,LNG --time-zone ZONE --country CC --currency CUR --phone-prefix +NN
                  [--region CC-RR] [--languages en,es] [--radius-km 10] [--out FOLDER]
       paseo city check FOLDER [--json]
       paseo city build FOLDER SOURCE=FILE... [--json]

new    writes FOLDER/city.json (FOLDER is ID where --out names none) with the required fields (docs/cities.md).
check  reads a pack as the service would, and tells what it has and lacks. Exit 3 for a fault of city.json or the files
       it names, 4 for a bad row of its catalogue.
build  reads source files in the given order and writes places.jsonl, and from gtfs=FOLDER (unpacked) stations.json, unless
       the pack has one, and lines.json with times; segments=FILE adds lines that the timetable lacks, from lengths and speeds.
       Sources are those of "paseo import --help": osm=city.osm.pbf, jsonl=own.jsonl, ... Records that mean one place are
       joined; what lies far away is rejected. An interrupted build goes on where it stopped. Tells what is gone since
       the last build.
`,
  async run([action, ...args]) {
    if (action === 'new') return make(args);
    if (action === 'check') return check(args);
    if (action === 'build') return build(args);
    throw new UsageError('expected: city new, city check or city build');
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
  const [id] = positionals;
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
  const { folder, json } = folderOf(args, 'check FOLDER');
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
    const at = argument.indexOf('=');
    if (at < 1) throw new UsageError(`"${argument}" should be SOURCE=FILE`);
    return { source: argument.slice(0, at), path: argument.slice(at + 1) };
  });
  const { city } = openCityFolder(folder);
  const parsed = parsePack(JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')));
  if ('faults' in parsed) throw new UsageError(parsed.faults.join('\n'));
  const bar = progressBar('reading');
  const built = await buildPack(folder, parsed.pack, city, inputs, ({ share, count }) => bar.update(share, count));
  bar.finish();
  const report = packReport(openCityFolder(folder).city, built.places);
  if (json)
    process.stdout.write(`${JSON.stringify({ ...report, sources: built.sources, gone: built.gone }, undefined, 2)}\n`);
  else {
    for (const [source, { kept, rejected }] of Object.entries(built.sources)) {
      process.stdout.write(`${source}: ${kept} places\n`);
      for (const [reason, times] of Object.entries(rejected)) process.stdout.write(`  rejected ${times}: ${reason}\n`);
    }
    process.stdout.write(reportText(report));
    if (built.gone.length > 0) process.stdout.write(`gone since the last build: ${built.gone.join(', ')}\n`);
  }
  return EXIT.done;
}

function folderOf(args: readonly string[], expected: string) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined) throw new UsageError(`expected: city ${expected}`);
  return { folder: resolve(folder), rest, json: values.json ?? false };
}
