// Makes dist/embedded.tgz: an empty embedded database. A first start unpacks it instead of building one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const { version } = JSON.parse(
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
);

/** Does nothing when the image of this very version of the database is there. */
export async function makeEmbeddedImage(file) {
  const stamp = `${file}.version`;
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  mkdirSync(dirname(file), { recursive: true });
  const database = await PGlite.create();
  const image = await database.dumpDataDir('gzip');
  writeFileSync(file, Buffer.from(await image.arrayBuffer()));
  writeFileSync(stamp, version);
  await database.close();
}
