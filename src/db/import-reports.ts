// What past imports found. Reports are kept for an administrator to read; the catalogue does not need them.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

interface StoredImport {
  readonly id: number;
  readonly at: Date;
  readonly source: string;
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly counts: Readonly<Record<string, number>>;
  /** The first of them; `counts.rejected` says how many there were. */
  readonly rejections: readonly { readonly record: string; readonly reason: string }[];
}

export interface ImportReportRepository {
  add(report: Omit<StoredImport, 'id' | 'at'>): Promise<void>;
  /** The latest first. */
  list(page: { readonly limit: number; readonly before?: number }): Promise<readonly StoredImport[]>;
  removeBefore(time: Date): Promise<void>;
}

export const importReportsIn = (db: Kysely<Tables>): ImportReportRepository => ({
  async add({ source, file, counts, rejections }) {
    await db
      .insertInto('import_reports')
      .values({ source, file, counts: JSON.stringify(counts), rejections: JSON.stringify(rejections) })
      .execute();
  },
  async list({ limit, before }) {
    let query = db.selectFrom('import_reports').selectAll().orderBy('id', 'desc').limit(limit);
    if (before !== undefined) query = query.where('id', '<', before);
    return query.execute();
  },
  async removeBefore(time) {
    await db.deleteFrom('import_reports').where('at', '<', time).execute();
  },
});
