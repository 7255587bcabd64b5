// What embedded databases of tests are made of: migrating each, and compiling its program, would take most of their time.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/client.ts';
import { once } from '../../src/domain/once.ts';
import { builtFile, workerFile } from '../../src/system/paths.ts';

const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');

/** Only the browser library of TypeScript knows it. */
const engine = (
  globalThis as unknown as { readonly WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } }
).WebAssembly;

export const compiledProgram = once(() => engine.compile(readFileSync(PROGRAM)));

/** File of an empty database that has every migration; made once for these migrations and this program. */
export const migratedImage = once(async (): Promise<string> => {
  const hash = createHash('sha256').update(readFileSync(PROGRAM));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  const image = builtFile(`migrated-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(image)) return image;
  await makeImage(image);
  // Of other migrations: tens of megabytes each.
  const others = readdirSync(dirname(image)).filter(
    (name) => /^migrated-\w+\.tar$/u.test(name) && !image.endsWith(name),
  );
  for (const name of others) rmSync(join(dirname(image), name), { force: true });
  return image;
});

async function makeImage(image: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paseo-image-'));
  try {
    const worker = workerFile('db/embedded/pglite');
    const client = openEmbedded({ dataDir, worker, image: builtFile('embedded.tgz'), statementS: 60 });
    await (await openDatabase({ kind: 'embedded', client })).close();
    const database = await PGlite.create({ dataDir: join(dataDir, 'database') });
    const tar = await database.dumpDataDir('none');
    await database.close();
    // Under its name when it is whole: others may look for it meanwhile.
    const unfinished = `${image}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await tar.arrayBuffer()));
    renameSync(unfinished, image);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
