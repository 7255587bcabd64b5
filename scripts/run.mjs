// Runs a TypeScript script of this repository: node scripts/run.mjs FILE [ARGUMENT ...]
// Bundled into dist/scripts first, so that it starts as fast as the service and its workers are found.
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildIfStale } from './build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node scripts/run.mjs FILE [ARGUMENT ...]\n');
  process.exit(2);
}
await buildIfStale();
const outfile = join(root, 'dist', 'scripts', `${basename(file, '.ts')}.js`);
await build({
  entryPoints: [resolve(file)],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  loader: { '.tsv': 'text' },
  sourcemap: true,
  logLevel: 'warning',
});
process.argv.splice(1, process.argv.length - 1, outfile, ...rest);
await import(pathToFileURL(outfile).href);
