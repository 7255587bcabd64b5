// Builds dist/: the program and its worker threads (esbuild, dependencies left outside), then the web pages.
// Usage: node scripts/build.mjs            `--if-stale` builds only when a source is newer than the last build.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { makeEmbeddedImage } from './embedded-image.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'dist', '.built');

/** Every file that is a program of its own: the command line, and each worker thread (`*.worker.ts`). */
function entryPoints() {
  const workers = filesBelow(join(root, 'src')).filter((file) => file.endsWith('.worker.ts'));
  return [join(root, 'src/cli/main.ts'), ...workers];
}

export async function buildAll() {
  await build({
    entryPoints: entryPoints(),
    outdir: join(root, 'dist'),
    outbase: join(root, 'src'),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  });
  const web = join(root, 'web', 'build.mjs');
  if (existsSync(web)) await (await import(pathToFileURL(web).href)).buildWeb(join(root, 'dist', 'web'));
  await makeEmbeddedImage(join(root, 'dist', 'embedded.tgz'));
  writeFileSync(stamp, `${Date.now()}\n`);
}

export async function buildIfStale() {
  if (!existsSync(join(root, 'src'))) return;
  if (existsSync(stamp)) {
    const builtAt = statSync(stamp).mtimeMs;
    const sources = ['src', 'web'].flatMap((folder) => filesBelow(join(root, folder)));
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
