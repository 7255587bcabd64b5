// Plans, each with its owner, its version and perhaps a link under which others read it.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { StoredPlan } from '../domain/plan.ts';
import { type Owner, ownerStands } from './owner.ts';
import type { PlansTable, Tables } from './tables.ts';

export interface PlanRepository {
  /** False when the owner has `most` plans already. */
  add(owner: Owner, plan: Pick<StoredPlan, 'id' | 'plan'>, now: Date, most: number): Promise<boolean>;
  find(owner: Owner, id: string): Promise<StoredPlan | undefined>;
  findByLink(linkHash: string): Promise<StoredPlan | undefined>;
  /** The most recently changed first. */
  listOf(owner: Owner): Promise<readonly StoredPlan[]>;
  /** Undefined when the stored version is another one, or the plan is gone. */
  change(owner: Owner, stored: Pick<StoredPlan, 'id' | 'plan' | 'version'>, now: Date): Promise<StoredPlan | undefined>;
  /** Sets, replaces or (`null`) withdraws the link; false when there is no such plan. */
  setLink(owner: Owner, id: string, linkHash: string | null): Promise<boolean>;
  remove(owner: Owner, id: string): Promise<boolean>;
  removeAllOf(owner: Owner): Promise<void>;
  /** Plans of visitors without a change since. */
  removeVisitorsBefore(before: Date): Promise<number>;
}

export function plansIn(db: Kysely<Tables>): PlanRepository {
  const own = (owner: Owner) => db.selectFrom('plans').selectAll().where('owner', '=', owner);
  const one = (row: Selectable<PlansTable> | undefined) => row && storedPlanOf(row);
  return {
    async add(owner, { id, plan }, now, most) {
      const document = JSON.stringify(plan);
      const added = await sql`
        insert into plans (id, owner, document, created_at, updated_at)
        select ${id}, ${owner}, ${document}::jsonb, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from plans where owner = ${owner}) < ${most} and ${ownerStands(owner)}`.execute(db);
      return Number(added.numAffectedRows ?? 0) > 0;
    },
    find: async (owner, id) => one(await own(owner).where('id', '=', id).executeTakeFirst()),
    findByLink: async (linkHash) =>
      one(await db.selectFrom('plans').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()),
    listOf: async (owner) => (await own(owner).orderBy('updated_at', 'desc').orderBy('id').execute()).map(storedPlanOf),
    async change(owner, { id, plan, version }, now) {
      const row = await db
        .updateTable('plans')
        .set({ document: JSON.stringify(plan), version: version + 1, updated_at: now })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
      return one(row);
    },
    async setLink(owner, id, linkHash) {
      const { numUpdatedRows } = await db
        .updateTable('plans')
        .set({ link_hash: linkHash })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(owner, id) {
      const { numDeletedRows } = await db
        .deleteFrom('plans')
        .where('owner', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeAllOf(owner) {
      await db.deleteFrom('plans').where('owner', '=', owner).execute();
    },
    async removeVisitorsBefore(before) {
      const { numDeletedRows } = await db
        .deleteFrom('plans')
        .where('owner', 'like', 'visitor:%')
        .where('updated_at', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

const storedPlanOf = (row: Selectable<PlansTable>): StoredPlan => ({
  id: row.id,
  plan: row.document,
  version: row.version,
  isShared: row.link_hash !== null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
