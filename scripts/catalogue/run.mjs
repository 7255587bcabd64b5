// Runs one of the catalogue's programs (TypeScript, next to this file): node scripts/catalogue/run.mjs build
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const [name = 'build'] = process.argv.splice(2, 1);

// Inside the project, so that packages are found; the folder is ignored by git.
const folder = mkdtempSync(join(root, 'node_modules', '.catalogue-'));
try {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  process.chdir(root);
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
