// Conversations for thirty minutes, in the database so that any replica can go on with them.
import type { Kysely } from 'kysely';
import type { ConversationId } from '../domain/branded.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { Tables } from './tables.ts';

/** Who a conversation belongs to: `user:<id>` or `visitor:<id>`. Nobody else ever sees it. */
export type ConversationOwner = `user:${number}` | `visitor:${string}`;

export interface ConversationRepository {
  find(owner: ConversationOwner, id: ConversationId, now: Date): Promise<Conversation | undefined>;
  /** The owner's most recent one that has not expired. */
  findLatest(owner: ConversationOwner, now: Date): Promise<Conversation | undefined>;
  /** Every one that is stored, by id. */
  listOf(owner: ConversationOwner): Promise<readonly Conversation[]>;
  save(owner: ConversationOwner, conversation: Conversation, expiresAt: Date): Promise<void>;
  removeAllOf(owner: ConversationOwner): Promise<void>;
  removeExpired(now: Date): Promise<number>;
}

export function conversationsIn(db: Kysely<Tables>): ConversationRepository {
  const alive = (owner: ConversationOwner, now: Date) =>
    db.selectFrom('conversations').select('frame').where('owner', '=', owner).where('expires_at', '>', now);

  return {
    find: async (owner, id, now) => (await alive(owner, now).where('id', '=', id).executeTakeFirst())?.frame,
    findLatest: async (owner, now) =>
      (await alive(owner, now).orderBy('expires_at', 'desc').limit(1).executeTakeFirst())?.frame,
    async listOf(owner) {
      const rows = await db
        .selectFrom('conversations')
        .select('frame')
        .where('owner', '=', owner)
        .orderBy('id')
        .execute();
      return rows.map(({ frame }) => frame);
    },
    async save(owner, conversation, expiresAt) {
      const frame = JSON.stringify(conversation);
      await db
        .insertInto('conversations')
        .values({ owner, id: conversation.id, frame, expires_at: expiresAt })
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet({ frame, expires_at: expiresAt }))
        .execute();
    },
    async removeAllOf(owner) {
      await db.deleteFrom('conversations').where('owner', '=', owner).execute();
    },
    async removeExpired(now) {
      const { numDeletedRows } = await db.deleteFrom('conversations').where('expires_at', '<=', now).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
