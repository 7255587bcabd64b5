// `paseo catalogue check|diff|build`: the upkeep of catalogue files, without any database.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { loadCity, openCityFolder } from '../../../src/compose/city.ts';
import { hoursOf } from '../../../src/compose/city-hours.ts';
import { readSettings } from '../../../src/config/read.ts';
import { buildCatalogue, diffCatalogues, readCatalogue } from '../../catalogue/catalogue-build.ts';
import { checkCatalogue } from '../../catalogue/catalogue-check.ts';
import type { Finding } from '../../catalogue/finding.ts';

export const command: Command = {
  summary: 'check, compare and build catalogue files',
  help: `
Usage: paseo catalogue check [FILE...] [--json] [--warnings]
       paseo catalogue diff BEFORE AFTER [--json]
       paseo catalogue build OUT SOURCE=FILE... [--overrides FILE] [--remove FILE]

check  holds catalogue files (our own format; the shipped ones where none is named) against the rules: positions inside
       the city and the stated district, addresses as the city's index of streets writes them, places within 60 m of the
       door of their address, opening hours that parse, no duplicates, every category present, a source and a date on
       every row, enough places to eat in every district.
       Exit 4 when an error was found. --warnings also lists what merely looks odd: stale rows, crowded spots, names of
       places that are known to have closed, moved or been renamed, well-known sights without a price, lists in which
       two descriptions begin alike.
diff   tells what one file has, lacks or says differently than another.
build  reads source files in the given order (see "paseo import --help"), joins records that mean one place, lets the
       rows of --overrides win and leaves out the ids listed in --remove. The same inputs give the same bytes.
`,
  async run([action, ...args]) {
    if (action === 'check') return check(args);
    if (action === 'diff') return diff(args);
    if (action === 'build') return build(args);
    throw new UsageError('expected: catalogue check, catalogue diff or catalogue build');
  },
};

async function check(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, warnings: { type: 'boolean' } },
  });
  const { city, catalogueFiles, changes } = openCityFolder(readSettings(process.env).CITY);
  const files = positionals.length > 0 ? positionals : catalogueFiles;
  const places = (await Promise.all(files.map((path) => readCatalogue('jsonl', path)))).flat();
  const today = new Date().toISOString().slice(0, 10);
  const findings = checkCatalogue(places, { city, hours: hoursOf(city), today, changes: changes() });
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (values.json) process.stdout.write(`${JSON.stringify({ places: places.length, findings }, null, 2)}\n`);
  else {
    const shown = values.warnings ? findings : errors;
    for (const finding of shown) process.stdout.write(`${lineOf(finding)}\n`);
    process.stderr.write(
      `${places.length} places: ${errors.length} errors, ${findings.length - errors.length} warnings\n`,
    );
  }
  return errors.length > 0 ? EXIT.badData : EXIT.done;
}

const lineOf = ({ severity, rule, placeId, problem }: Finding): string =>
  `${severity} ${rule}${placeId === undefined ? '' : ` ${placeId}`}: ${problem}`;

async function diff(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new UsageError('expected: catalogue diff BEFORE AFTER');
  const { added, removed, changed } = diffCatalogues(
    await readCatalogue('jsonl', before),
    await readCatalogue('jsonl', after),
  );
  if (values.json) {
    const ids = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);
    const changes = changed.map(({ place, fields }) => ({ id: place.id, fields }));
    process.stdout.write(
      `${JSON.stringify({ added: ids(added), removed: ids(removed), changed: changes }, null, 2)}\n`,
    );
    return EXIT.done;
  }
  for (const place of added) process.stdout.write(`+ ${place.id} ${place.name}\n`);
  for (const place of removed) process.stdout.write(`- ${place.id} ${place.name}\n`);
  for (const { place, fields } of changed) process.stdout.write(`~ ${place.id} ${place.name}: ${fields.join(', ')}\n`);
  process.stderr.write(`${added.length} added, ${removed.length} removed, ${changed.length} changed\n`);
  return EXIT.done;
}

async function build(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overrides: { type: 'string' }, remove: { type: 'string' } },
  });
  const [out, ...inputs] = positionals;
  if (out === undefined || inputs.length === 0) throw new UsageError('expected: catalogue build OUT SOURCE=FILE...');
  const text = await buildCatalogue(
    inputs.map(inputOf),
    {
      ...(values.overrides === undefined ? {} : { path: values.overrides }),
      ...(values.remove === undefined ? {} : { remove: idsIn(values.remove) }),
    },
    loadCity(readSettings(process.env).CITY),
  );
  writeFileSync(out, text);
  process.stderr.write(`${text.split('\n').length - 1} places in ${out}\n`);
  return EXIT.done;
}

function inputOf(argument: string): { source: string; path: string } {
  const at = argument.indexOf('=');
  if (at < 1) throw new UsageError(`"${argument}" should be SOURCE=FILE`);
  return { source: argument.slice(0, at), path: argument.slice(at + 1) };
}

/** One id a line; what follows a # says why. */
function idsIn(path: string): ReadonlySet<string> {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Set(lines.map((line) => (line.split('#', 1)[0] ?? '').trim()).filter((id) => id !== ''));
}
