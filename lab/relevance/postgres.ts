// PostgreSQL's own text search as a yardstick: weighted tsvectors in both languages over unaccented text, any of the words,
// ranked by `ts_rank_cd`, and names alike by trigrams where no word matches. Embedded, with what comes bundled.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Place } from '../../src/domain/place.ts';

const MOST = 50;
const BATCH = 200;
/** Below it, names are not alike. */
const ALIKE = 0.3;

/** @returns ids, best first */
export async function postgresSearch(places: readonly Place[]): Promise<(query: string) => Promise<readonly string[]>> {
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec(`
    CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;
    CREATE TABLE places (id text, name text, words tsvector);
  `);
  for (let from = 0; from < places.length; from += BATCH) {
    const batch = places.slice(from, from + BATCH);
    const values = batch.map((_, at) => {
      const [id, name, kind, text] = [1, 2, 3, 4].map((column) => `$${4 * at + column}`);
      return `(${id}, unaccent(${name}), ${weighted(name!, 'A')} || ${weighted(kind!, 'B')} || ${weighted(text!, 'D')})`;
    });
    await database.query(
      `INSERT INTO places VALUES ${values.join(', ')}`,
      batch.flatMap(({ id, name, aliases, types, categories, cuisines, address, barrio, district, description }) => [
        id,
        [name, ...aliases].join(' '),
        [...types, ...categories, ...cuisines, address, barrio, district].join(' '),
        Object.values(description).join(' '),
      ]),
    );
  }
  return async (query) => {
    const { rows } = await database.query<{ id: string }>(
      `WITH asked AS (
         SELECT replace((plainto_tsquery('spanish', unaccent($1)) || plainto_tsquery('english', unaccent($1)))::text, '&', '|')::tsquery AS q
       )
       SELECT id FROM places, asked
       WHERE words @@ q OR similarity(name, unaccent($1)) > ${ALIKE}
       ORDER BY ts_rank_cd(words, q) + similarity(name, unaccent($1)) DESC, id LIMIT ${MOST}`,
      [query],
    );
    return rows.map(({ id }) => id);
  };
}

const weighted = (value: string, weight: 'A' | 'B' | 'D'): string =>
  ['spanish', 'english']
    .map((language) => `setweight(to_tsvector('${language}', unaccent(${value})), '${weight}')`)
    .join(' || ');
