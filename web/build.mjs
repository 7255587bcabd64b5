// Builds the pages and the widget into one folder that any static server can offer at `/`:
// a shell per page, scripts and styles under `assets/` with a hash in their names, and `widget.js`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const web = dirname(fileURLToPath(import.meta.url));

/**
 * Every address that a person can open or reload, with the title and description that previews and search engines read.
 * Each is the same shell, and the script reads the path; `lost` is served where there is nothing.
 */
const PAGES = {
  '': ['Paseo', '{city_name}: places that suit you, and why · lugares para ti, y por qué'],
  place: ['{subject_name} · Paseo', '{subject_text}'],
  plan: ['Plan · Paseo', '{city_name}: days with open doors, meals and short ways · días con puertas abiertas'],
  shared: ['{subject_name} · Paseo', '{subject_text}'],
  saved: ['My places · Paseo', 'Places that you saved, have been to or hid, and your lists · tus lugares y listas'],
  list: ['List · Paseo', '{city_name}: places that somebody shares · lugares que alguien comparte'],
  'shared-list': ['{subject_name} · Paseo', '{subject_text}'],
  account: ['Account · Paseo', 'Your account, tastes, reviews and data'],
  admin: ['Administration · Paseo', 'For those who run this service'],
  developers: ['Developers · Paseo', 'Put the chat on your site with two lines, or talk to the API directly'],
  evaluation: ['Evaluation · Paseo', 'How good the recommendations are, measured'],
  lost: ['Not found · Paseo', 'There is nothing at this address'],
};

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
  loader: { '.tsv': 'text' },
};

/** The folder may be in use meanwhile: files are replaced whole, shells last, and assets leave an hour later. */
export async function buildWeb(outdir) {
  for (const name of readdirSync(join(web, 'public'))) put(join(outdir, name), readFileSync(join(web, 'public', name)));
  const data = {
    EVALUATION_URL: copyData(outdir, 'evaluation', '../data/evaluation/document.json'),
  };
  const ahead = await buildAhead(outdir, data);
  const site = await buildSite(outdir, data);
  await buildWidget(outdir);
  writeShells(outdir, { ahead, ...site });
  await buildWorker(outdir, { ahead, ...site });
  forgetOldAssets(join(outdir, 'assets'));
}

/** @returns its address */
async function buildAhead(outdir, data) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [join(web, 'site/ahead.ts')],
    outdir,
    format: 'iife',
    entryNames: 'assets/[name]-[hash]',
    define: defined(data),
  });
  for (const { path, contents } of outputFiles) putCompressed(path, Buffer.from(contents));
  return assetUrl(outputFiles[0].path);
}

async function buildSite(outdir, data) {
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
    // The map library's own pictures, which nothing of ours shows, stay out of the styles.
    loader: { ...shared.loader, '.png': 'file', '.svg': 'dataurl' },
    define: defined(data),
    plugins: [oneSharedPart],
    metafile: true,
  });
  for (const { path, contents } of outputFiles) putCompressed(path, Buffer.from(contents));
  const outputs = Object.entries(metafile.outputs);
  const named = (entryPoint) => outputs.find(([, output]) => output.entryPoint === entryPoint);
  const withParts = ([path, { imports }]) => [path, ...imports.filter(isPart).map((part) => part.path)];
  const [script, main] = named('site/main.tsx');
  return {
    script: assetUrl(script),
    style: assetUrl(main.cssBundle),
    /** What pages load when it is first needed. */
    later: outputs
      .filter(([, { entryPoint }]) => LATER.includes(entryPoint))
      .flatMap(withParts)
      .map(assetUrl),
    /** What a page runs, so that all of it is asked for at once. */
    scriptsOf: (page) => {
      const own = named(`site/pages/${PAGE_OF_SHELL[page] ?? page}.tsx`);
      const paths = [...withParts([script, main]), ...(own ? withParts(own) : [])];
      return [...new Set(paths)].map(assetUrl);
    },
  };
}

/** Shells of shared things run the page that shows one's own. */
const PAGE_OF_SHELL = { shared: 'plan', 'shared-list': 'list' };

const LATER = ['site/map/map.ts'];
const isPart = ({ kind }) => kind === 'import-statement';
const assetUrl = (path) => `/assets/${basename(path)}`;
const defined = (data) => Object.fromEntries(Object.entries(data).map(([name, url]) => [name, JSON.stringify(url)]));

/**
 * Whatever the first page and the later ones share travels in one file. Left alone, the bundler makes one for each set
 * of pages that share something: as many requests, most for a few hundred bytes.
 */
const oneSharedPart = {
  name: 'one-shared-part',
  setup(builder) {
    builder.onLoad(
      {
        filter:
          /site\/(?:map\/map\.ts|pages\/(?:account|admin|developers|evaluation|list|plan|saved)\.tsx|parts\/lists\/add-to-list\.tsx)$/,
      },
      ({ path }) => ({
        contents: `${readFileSync(path, 'utf8')}\nimport ${JSON.stringify(join(web, 'site/app.tsx'))};\n`,
        loader: 'tsx',
      }),
    );
  },
};

export async function buildWidget(outdir) {
  const entry = join(web, 'widget/widget.ts');
  const { outputFiles } = await build({ ...shared, entryPoints: [entry], outdir, format: 'iife' });
  for (const { path, contents } of outputFiles) putCompressed(path, Buffer.from(contents));
}

/** Pages that work without a network; the others are for people who run, measure or build. */
const WITHOUT_NETWORK = ['', 'place', 'plan', 'saved', 'account'];
const SHELL_FILES = ['/', '/manifest.webmanifest', '/favicon.svg', '/favicon.ico', '/icon-192.png'];

/** The service worker holds the addresses of what it keeps, and a hash of them: another build is another worker. */
async function buildWorker(outdir, { ahead, style, scriptsOf, later }) {
  const files = [...new Set([...SHELL_FILES, ahead, style, ...WITHOUT_NETWORK.flatMap(scriptsOf), ...later])];
  const shell = readFileSync(join(outdir, 'index.html'));
  const version = createHash('sha256').update(shell).update(files.join()).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [join(web, 'worker/worker.ts')],
    outdir,
    entryNames: 'service-worker',
    format: 'iife',
    define: { SHELL_FILES: JSON.stringify(files), SHELL_VERSION: JSON.stringify(version) },
  });
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

function writeShells(outdir, { ahead, script, style, scriptsOf }) {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  for (const [name, [title, description]] of Object.entries(PAGES)) {
    const preloads = scriptsOf(name).map((href) => `<link rel="modulepreload" href="${href}" />`);
    const filled = { title, description, ahead, script, style, preloads: preloads.join('\n    ') };
    // The service fills in the rest when it serves the page.
    const shell = page.replace(/\{(\w+)\}/gu, (hole, name) => filled[name] ?? hole);
    put(join(outdir, name, 'index.html'), Buffer.from(shell));
  }
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
