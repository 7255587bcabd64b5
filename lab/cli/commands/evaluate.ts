// `paseo evaluate`: the protocols of docs/evaluation.md over a data folder, as JSON, Markdown and a page with charts.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type Command, EXIT, UsageError } from '../../../src/cli/command.ts';
import { openCityFolder } from '../../../src/compose/city.ts';
import { shippedModels } from '../../../src/compose/shipped-models.ts';
import { kernelWorker } from '../../../src/compose/workers.ts';
import { readSettings } from '../../../src/config/read.ts';
import { catalogueOf, sourceRatings } from '../../../src/domain/catalogue.ts';
import { sha256OfBytes } from '../../../src/system/random.ts';
import { readCatalogue } from '../../catalogue/catalogue-build.ts';
import { evaluate, PROTOCOLS, type Protocol, type ReadData } from '../../evaluation/evaluate.ts';
import type { ReportDocument } from '../../evaluation/report/document.ts';
import { asHtml } from '../../evaluation/report/html.ts';
import { asMarkdown } from '../../evaluation/report/markdown.ts';
import { cpuSeconds } from '../processor-time.ts';

/** Where it is there. */
const SHIPPED = join('data', 'evaluation', 'document.json');

export const command: Command = {
  summary: 'measure every method by every protocol whose data is there',
  help: `
Usage: paseo evaluate --data DIR [--out DIR] [--only NAME,...] [--seed N]

DIR holds interactions/{gowalla,movielens-100k,tripadvisor-london,gowalla-nyc,yelp-cities}; what is missing is skipped and
the report says so. A run of every protocol with nothing missing also refreshes ${SHIPPED}, which the page
/evaluation/ of this checkout shows; all of them take some minutes.

--out DIR   where report.json, document.json (for the page /evaluation/), report.md and report.html go (default reports)
--only      some of: ${PROTOCOLS.join(', ')}
--seed N    default 1
`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        out: { type: 'string', default: 'reports' },
        only: { type: 'string', default: PROTOCOLS.join(',') },
        seed: { type: 'string', default: '1' },
      },
    });
    if (!values.data) throw new UsageError('--data is needed');
    const seed = Number(values.seed);
    if (!Number.isSafeInteger(seed)) throw new UsageError('--seed must be a whole number');
    const protocols = protocolsNamed(values.only);
    const { sections, figures, isWhole } = await evaluate({
      protocols,
      read: readerOf(values.data),
      city: shippedCity,
      ...kernelWorker(),
      limitBytes: 2_560 * 2 ** 20,
      hash: sha256OfBytes,
      seed,
      shipped: (catalogue) => shippedModels()(catalogue, sourceRatings(catalogue)),
      nowS: () => performance.now() / 1_000,
      onStep: tell,
    });
    const report = { title: 'Paseo: evaluation', preface: preface(seed), sections };
    writeReport(values.out, report, figures);
    const isEverything = isWhole && PROTOCOLS.every((protocol) => protocols.includes(protocol));
    if (isEverything && existsSync(SHIPPED)) writeWhole(SHIPPED, `${JSON.stringify(report)}\n`);
    return EXIT.done;
  },
};

/** What is being done, how long it took so far, and how long the rest takes if it goes on like this. */
function tell(step: string, share: number): void {
  const tookS = performance.now() / 1_000;
  const left = share > 0.02 ? `, about ${Math.round((tookS / share) * (1 - share))} s left` : '';
  const used = `${tookS.toFixed(0)} s (${cpuSeconds().toFixed(0)} of processor)`;
  process.stderr.write(`${used.padStart(24)}  ${`${Math.round(100 * share)} %${left}`.padEnd(24)}  ${step}\n`);
}

function protocolsNamed(list: string): readonly Protocol[] {
  return list.split(',').map((name) => {
    const protocol = PROTOCOLS.find((known) => known === name.trim());
    if (!protocol) throw new UsageError(`--only knows ${PROTOCOLS.join(', ')}; got "${name}"`);
    return protocol;
  });
}

const readerOf =
  (folder: string): ReadData =>
  (...path) => {
    const file = join(folder, ...path);
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  };

async function shippedCity() {
  const { catalogueFiles } = openCityFolder(readSettings(process.env).CITY);
  const files = await Promise.all(catalogueFiles.map((path) => readCatalogue('jsonl', path)));
  return catalogueOf('starter', files.flat());
}

const preface = (seed: number): string[] => [
  `seed ${seed}; Node ${process.version}; ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
  'models are trained on each set’s own people unless a section says otherwise; nothing is chosen by looking at what is hidden',
];

/** Each file is written whole or not at all. */
function writeReport(folder: string, report: ReportDocument, figures: unknown): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    'report.json': `${JSON.stringify(figures)}\n`,
    'document.json': `${JSON.stringify(report)}\n`,
    'report.md': asMarkdown(report),
    'report.html': asHtml(report),
  };
  for (const [name, text] of Object.entries(files)) writeWhole(join(folder, name), text);
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
  process.stdout.write(`${path}\n`);
}
