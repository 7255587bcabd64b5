// The trail of administration: rows are added and, when they are old, removed; nothing changes them but the deletion of an
// account, which makes them forget who it was.
import type { Kysely, Selectable } from 'kysely';
import type { Actor, AuditEntry, AuditedAction, AuditedObject, AuditNote } from '../domain/audit.ts';
import { asUserId, type UserId } from '../domain/branded.ts';
import type { AuditLogTable, Tables } from './tables.ts';

interface AuditQuery {
  readonly limit: number;
  /** Only older entries: where the page before ended. */
  readonly before?: number;
  readonly object?: AuditedObject;
  readonly objectId?: string;
}

export interface AuditRepository {
  add(actor: Actor, note: AuditNote): Promise<void>;
  /** The latest first. */
  list(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** Entries by this person and about their account; the oldest first. */
  concerning(userId: UserId): Promise<readonly AuditEntry[]>;
  /** @returns how many there were */
  removeBefore(time: Date): Promise<number>;
}

export const auditIn = (db: Kysely<Tables>): AuditRepository => ({
  async add(actor, { action, object, objectId, details = {} }) {
    await db
      .insertInto('audit_log')
      .values({
        actor_kind: actor.kind,
        actor_id: actor.kind === 'user' ? actor.userId : null,
        request_id: actor.kind === 'user' ? actor.requestId : null,
        action,
        object_kind: object,
        object_id: objectId ?? null,
        details: JSON.stringify(details),
      })
      .execute();
  },
  async list({ limit, before, object, objectId }) {
    let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
    if (before !== undefined) query = query.where('id', '<', before);
    if (object !== undefined) query = query.where('object_kind', '=', object);
    if (objectId !== undefined) query = query.where('object_id', '=', objectId);
    return (await query.execute()).map(entryOf);
  },
  async concerning(userId) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((where) =>
        where.or([
          where('actor_id', '=', userId),
          where.and([where('object_kind', '=', 'user'), where('object_id', '=', String(userId))]),
        ]),
      )
      .orderBy('id')
      .execute();
    return rows.map(entryOf);
  },
  async removeBefore(time) {
    const { numDeletedRows } = await db.deleteFrom('audit_log').where('at', '<', time).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

const entryOf = (row: Selectable<AuditLogTable>): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, ...(row.actor_id !== null && { userId: asUserId(row.actor_id) }) },
  action: row.action as AuditedAction,
  object: row.object_kind as AuditedObject,
  ...(row.object_id !== null && { objectId: row.object_id }),
  details: row.details,
  ...(row.request_id !== null && { requestId: row.request_id }),
});
