// Builds the pages and the widget into one folder that any static server can offer at `/`:
// a shell per page, scripts and styles under `assets/` with a hash in their names, and `widget.js`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const web = dirname(fileURLToPath(import.meta.url));

/** Every address that a person can open or reload; each is the same shell, and the script reads the path. */
const PAGES = ['', 'place', 'plan', 'account', 'admin', 'developers', 'evaluation'];

const shared = {
  bundle: true,
  minify: true,
  write: false,
  platform: 'browser',
  target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'eof',
  logLevel: 'warning',
};

/** The folder may be in use meanwhile: files are replaced whole, shells last, and assets leave an hour later. */
export async function buildWeb(outdir) {
  for (const name of readdirSync(join(web, 'public'))) put(join(outdir, name), readFileSync(join(web, 'public', name)));
  const site = await buildSite(outdir, {
    BASEMAP_URL: copyData(outdir, 'basemap', '../data/madrid/geo/basemap.json'),
    EVALUATION_URL: copyData(outdir, 'evaluation', '../data/evaluation/document.json'),
  });
  await buildWidget(outdir);
  writeShells(outdir, site);
  forgetOldAssets(join(outdir, 'assets'));
}

async function buildSite(outdir, dataUrls) {
  const { metafile, outputFiles } = await build({
    ...shared,
    entryPoints: [join(web, 'site/main.tsx')],
    outdir,
    absWorkingDir: web,
    format: 'esm',
    splitting: true,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.png': 'dataurl', '.svg': 'dataurl' },
    define: Object.fromEntries(Object.entries(dataUrls).map(([name, url]) => [name, JSON.stringify(url)])),
    metafile: true,
  });
  for (const { path, contents } of outputFiles) putCompressed(path, Buffer.from(contents));
  const [script, { cssBundle, imports }] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint);
  const parts = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  const [main, style, ...more] = [script, cssBundle, ...parts].map((path) => `/assets/${basename(path)}`);
  return { script: main, style, preloads: more.map((href) => `<link rel="modulepreload" href="${href}" />`).join('') };
}

async function buildWidget(outdir) {
  const entry = join(web, 'widget/widget.ts');
  const { outputFiles } = await build({ ...shared, entryPoints: [entry], outdir, format: 'iife' });
  for (const { path, contents } of outputFiles) putCompressed(path, Buffer.from(contents));
}

/** What is data and not code is fetched when it is first shown. @returns its address, empty when it is not there */
function copyData(outdir, name, path) {
  const source = join(web, path);
  if (!existsSync(source)) return '';
  const bytes = readFileSync(source);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
  putCompressed(join(outdir, 'assets', `${name}-${hash}.json`), bytes);
  return `/assets/${name}-${hash}.json`;
}

function writeShells(outdir, { script, style, preloads }) {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const shell = page.replace('{script}', script).replace('{style}', style).replace('{preloads}', preloads);
  for (const name of PAGES) put(join(outdir, name, 'index.html'), Buffer.from(shell));
}

/** As it is, and as it travels to whoever takes less. */
function putCompressed(path, contents) {
  if (!put(path, contents) && existsSync(`${path}.br`)) return;
  put(`${path}.br`, brotliCompressSync(contents));
  put(`${path}.gz`, gzipSync(contents, { level: 9 }));
}

/** Whole or not at all, and not again when nothing changed; an asset's date says when it was last built. @returns whether it was written */
function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const unchanged = existsSync(path) && readFileSync(path).equals(contents);
  if (unchanged && Date.now() - statSync(path).mtimeMs < HALF_AN_HOUR_MS) return false;
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
  return true;
}

const HALF_AN_HOUR_MS = 1_800_000;

/** Pages that are open may still ask for what they named. */
function forgetOldAssets(folder) {
  const hourAgo = Date.now() - 2 * HALF_AN_HOUR_MS;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (existsSync(path) && statSync(path).mtimeMs < hourAgo) rmSync(path, { force: true });
  }
}
