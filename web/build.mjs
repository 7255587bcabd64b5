// Builds the pages and the widget into one folder that any static server can offer at `/`:
// a shell per page, scripts and styles under `assets/` with a hash in their names, and `widget.js`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const web = dirname(fileURLToPath(import.meta.url));

/** Every address that a person can open or reload; each is the same shell, and the script reads the path. */
const PAGES = ['', 'place', 'plan', 'account', 'admin', 'developers'];

export async function buildWeb(outdir) {
  mkdirSync(join(outdir, 'assets'), { recursive: true });
  cpSync(join(web, 'public'), outdir, { recursive: true });
  const site = await buildSite(outdir, copyBasemap(outdir));
  writeShells(outdir, site);
  await buildWidget(outdir);
  forgetOldAssets(join(outdir, 'assets'));
}

/** Pages that are open, or served while this runs, may still ask for what they named: assets leave an hour later. */
function forgetOldAssets(folder) {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(folder)) {
    if (statSync(join(folder, name)).mtimeMs < hourAgo) rmSync(join(folder, name), { force: true });
  }
}

async function buildSite(outdir, basemapUrl) {
  const { metafile } = await build({
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
    define: { BASEMAP_URL: JSON.stringify(basemapUrl) },
    metafile: true,
  });
  const [script, { cssBundle }] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint);
  return { script: `/assets/${basename(script)}`, style: `/assets/${basename(cssBundle)}` };
}

/** The map under the map is data, not code; it is fetched when a map is first shown. */
function copyBasemap(outdir) {
  const source = join(web, '../data/madrid/geo/basemap.json');
  if (!existsSync(source)) return '';
  const bytes = readFileSync(source);
  const name = `basemap-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(outdir, 'assets', name), bytes);
  return `/assets/${name}`;
}

function writeShells(outdir, { script, style }) {
  const shell = readFileSync(join(web, 'index.html'), 'utf8').replace('{script}', script).replace('{style}', style);
  for (const page of PAGES) {
    mkdirSync(join(outdir, page), { recursive: true });
    writeFileSync(join(outdir, page, 'index.html'), shell);
  }
}

async function buildWidget(outdir) {
  await build({ ...shared, entryPoints: [join(web, 'widget/widget.ts')], outdir, format: 'iife' });
}

const shared = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'warning',
};
