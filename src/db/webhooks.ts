// Webhooks and their outbox. Rows of the outbox are written by triggers; here they are read, put off and removed.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPlaceId } from '../domain/branded.ts';
import type { Webhook, WebhookDelivery, WebhookEvent } from '../domain/webhook.ts';
import type { Tables, WebhooksTable } from './tables.ts';

export interface WebhookChanges {
  readonly label?: string | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly isActive?: boolean | undefined;
}

interface NewWebhook {
  readonly label: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly sealedSecret: string;
}

/** A webhook as the delivery sees it, with its secrets as they are stored. */
export interface WebhookTarget {
  readonly id: number;
  readonly url: string;
  readonly sealedSecret: string;
  /** While messages are also signed with the secret before. */
  readonly previousSealedSecret?: string;
}

export interface WebhookRepository {
  /** Its id. */
  add(webhook: NewWebhook): Promise<number>;
  list(): Promise<readonly Webhook[]>;
  find(id: number): Promise<Webhook | undefined>;
  /** One that is active again begins anew: what was given up stays so. */
  change(id: number, changes: WebhookChanges): Promise<boolean>;
  rotate(id: number, sealedSecret: string, previousUntil: Date): Promise<boolean>;
  /** With its messages. */
  remove(id: number): Promise<boolean>;
  /** Active ones with a message that is due. */
  due(now: Date): Promise<readonly WebhookTarget[]>;
  /** The oldest messages of one that are due. */
  dueOf(webhookId: number, now: Date, limit: number): Promise<readonly WebhookDelivery[]>;
  delivered(delivery: WebhookDelivery, at: Date): Promise<void>;
  /** @param nextAt undefined gives the message up */
  failed(delivery: WebhookDelivery, failure: string, at: Date, nextAt: Date | undefined): Promise<void>;
  /** Messages that were given up before. */
  forgetGivenUp(before: Date): Promise<void>;
}

export function webhooksIn(db: Kysely<Tables>): WebhookRepository {
  const rows = () =>
    db
      .selectFrom('webhooks')
      .selectAll('webhooks')
      .select(({ selectFrom }) => [
        selectFrom('webhook_deliveries')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .select(sql<number>`(count(*) filter (where given_up_at is null))::integer`.as('n'))
          .as('waiting'),
        selectFrom('webhook_deliveries')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .select(sql<number>`count(given_up_at)::integer`.as('n'))
          .as('failed'),
      ])
      .orderBy('id');
  return {
    async add({ label, url, events, sealedSecret }) {
      const { id } = await db
        .insertInto('webhooks')
        .values({ label, url, events: JSON.stringify(events), sealed_secret: sealedSecret })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    list: async () => (await rows().execute()).map(webhookOf),
    async find(id) {
      const row = await rows().where('webhooks.id', '=', id).executeTakeFirst();
      return row && webhookOf(row);
    },
    async change(id, { label, url, events, isActive }) {
      const columns = {
        ...(label !== undefined && { label }),
        ...(url !== undefined && { url }),
        ...(events !== undefined && { events: JSON.stringify(events) }),
        ...(isActive !== undefined && { is_active: isActive }),
      };
      if (Object.keys(columns).length === 0)
        return (await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
      const { numUpdatedRows } = await db.updateTable('webhooks').set(columns).where('id', '=', id).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async rotate(id, sealedSecret, previousUntil) {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set((eb) => ({
          previous_sealed_secret: eb.ref('sealed_secret'),
          previous_until: previousUntil,
          sealed_secret: sealedSecret,
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async due(now) {
      const found = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('is_active', '=', true)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_deliveries')
              .select('webhook_deliveries.id')
              .whereRef('webhook_id', '=', 'webhooks.id')
              .where('given_up_at', 'is', null)
              .where('next_at', '<=', now),
          ),
        )
        .orderBy('id')
        .execute();
      return found.map((row) => ({
        id: row.id,
        url: row.url,
        sealedSecret: row.sealed_secret,
        ...(row.previous_sealed_secret !== null &&
          row.previous_until !== null &&
          row.previous_until > now && { previousSealedSecret: row.previous_sealed_secret }),
      }));
    },
    async dueOf(webhookId, now, limit) {
      const found = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .where('given_up_at', 'is', null)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map((row) => ({
        id: row.id,
        webhookId: row.webhook_id,
        event: row.event,
        placeId: asPlaceId(row.place_id),
        ...(row.change !== null && { change: row.change }),
        createdAt: row.created_at,
        attempts: row.attempts,
      }));
    },
    async delivered({ id, webhookId }, at) {
      await db.deleteFrom('webhook_deliveries').where('id', '=', id).execute();
      await db.updateTable('webhooks').set({ last_delivered_at: at }).where('id', '=', webhookId).execute();
    },
    async failed({ id, webhookId, attempts }, failure, at, nextAt) {
      await db
        .updateTable('webhook_deliveries')
        .set({ attempts: attempts + 1, ...(nextAt ? { next_at: nextAt } : { given_up_at: at }) })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('webhooks')
        .set({ last_failed_at: at, last_failure: failure })
        .where('id', '=', webhookId)
        .execute();
    },
    async forgetGivenUp(before) {
      await db.deleteFrom('webhook_deliveries').where('given_up_at', '<', before).execute();
    },
  };
}

const webhookOf = (
  row: Selectable<WebhooksTable> & { readonly waiting: number | null; readonly failed: number | null },
): Webhook => ({
  id: row.id,
  label: row.label,
  url: row.url,
  events: row.events,
  isActive: row.is_active,
  createdAt: row.created_at,
  ...(row.previous_until !== null && { previousUntil: row.previous_until }),
  ...(row.last_delivered_at !== null && { lastDeliveredAt: row.last_delivered_at }),
  ...(row.last_failed_at !== null && { lastFailedAt: row.last_failed_at }),
  ...(row.last_failure !== null && { lastFailure: row.last_failure }),
  waiting: row.waiting ?? 0,
  failed: row.failed ?? 0,
});
