// Builds dist/: the program and its worker threads (esbuild), then the web pages.
// Dependencies are bundled, so that a start reads some forty files instead of a thousand; those stay outside that bring
// files of their own (native programs, WebAssembly, pages).
// Usage: node scripts/build.mjs            `--if-stale` builds only when a source is newer than the last build.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { makeEmbeddedImage } from './embedded-image.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'dist', '.built');

export const LEFT_OUTSIDE = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'esbuild',
  'fs-native-extensions',
  'osm-pbf-parser-node',
  'pg-native',
  'pino',
];
/** What CommonJS dependencies expect to find around them. */
const COMMONJS_NAMES = `
import { createRequire as commonJsRequire } from 'node:module';
import { fileURLToPath as commonJsPath } from 'node:url';
const require = commonJsRequire(import.meta.url);
const __filename = commonJsPath(import.meta.url);
const __dirname = commonJsPath(new URL('.', import.meta.url));`;

/**
 * Every file that is a program of its own, by its name in dist/: the command line, each worker thread (`*.worker.ts`), and
 * the commands of the lab where there is one.
 */
function entryPoints(withLab) {
  const src = join(root, 'src');
  const lab = join(root, 'lab/cli/commands.ts');
  const programs = [join(src, 'cli/main.ts'), ...filesBelow(src).filter((file) => file.endsWith('.worker.ts'))];
  return [
    ...programs.map((file) => ({ in: file, out: relative(src, file).slice(0, -'.ts'.length) })),
    ...(withLab && existsSync(lab) ? [{ in: lab, out: 'lab/commands' }] : []),
  ];
}

export async function buildAll() {
  await buildProgram(join(root, 'dist'), { withLab: true, sourcemap: true });
  writeFileSync(stamp, `${Date.now()}\n`);
}

/** Builds what a running service needs into a folder; a published package has neither the lab nor maps of the sources. */
export async function buildProgram(outdir, { withLab, sourcemap }) {
  await build({
    entryPoints: entryPoints(withLab),
    outdir,
    bundle: true,
    splitting: true,
    external: LEFT_OUTSIDE,
    banner: { js: COMMONJS_NAMES.replaceAll('\n', ' ').trim() },
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: { '.tsv': 'text' },
    sourcemap,
    logLevel: 'warning',
  });
  const web = join(root, 'web', 'build.mjs');
  if (existsSync(web)) await (await import(pathToFileURL(web).href)).buildWeb(join(outdir, 'web'));
  await makeEmbeddedImage(join(outdir, 'embedded.tgz'));
}

export async function buildIfStale() {
  if (!existsSync(join(root, 'src'))) return;
  if (existsSync(stamp)) {
    const builtAt = statSync(stamp).mtimeMs;
    const sources = ['src', 'lab', 'web', 'data/vocabulary'].flatMap((folder) => filesBelow(join(root, folder)));
    if (sources.every((file) => statSync(file).mtimeMs <= builtAt)) return;
  }
  await buildAll();
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await (process.argv.includes('--if-stale') ? buildIfStale() : buildAll());
}
