// Webhooks and their outbox. Rows of the outbox are written by triggers; here they are taken in turn, given up and removed.
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
interface WebhookTarget {
  readonly id: number;
  readonly url: string;
  readonly sealedSecret: string;
  /** While messages are also signed with the secret before. */
  readonly previousSealedSecret?: string;
  /** In a row. */
  readonly failures: number;
}

/** A message and where it goes, both as they are now. */
export interface DueDelivery {
  readonly target: WebhookTarget;
  readonly delivery: WebhookDelivery;
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
  /** Ids of active ones that have a message and are not left alone. */
  due(now: Date): Promise<readonly number[]>;
  /**
   * The message of one whose turn it is, marked as tried: those that failed stand behind those that wait. Undefined when
   * there is none, or the webhook was stopped, removed or failed meanwhile.
   */
  take(webhookId: number, now: Date): Promise<DueDelivery | undefined>;
  delivered(delivery: WebhookDelivery, at: Date): Promise<void>;
  /** @param nextAt until then the receiver is left alone, with all its messages */
  failed(webhookId: number, failure: string, at: Date, nextAt: Date): Promise<void>;
  /** All messages from before, also of inactive webhooks; how many. */
  giveUp(before: Date, at: Date): Promise<number>;
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
      const isAnew = url !== undefined || isActive === true;
      if (Object.keys(columns).length === 0)
        return (await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set({ ...columns, ...(isAnew && ANEW) })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async rotate(id, sealedSecret, previousUntil) {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set((eb) => ({
          previous_sealed_secret: eb.ref('sealed_secret'),
          previous_until: previousUntil,
          sealed_secret: sealedSecret,
          ...ANEW,
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
        .select('id')
        .where('is_active', '=', true)
        .where('next_at', '<=', now)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_deliveries')
              .select('webhook_deliveries.id')
              .whereRef('webhook_id', '=', 'webhooks.id')
              .where('given_up_at', 'is', null),
          ),
        )
        .orderBy('id')
        .execute();
      return found.map(({ id }) => id);
    },
    async take(webhookId, now) {
      // What another transaction holds is about to be withdrawn, or is told of a change that is not stored yet.
      const row = await db
        .updateTable('webhook_deliveries as d')
        .from('webhooks as w')
        .set({ tried_at: now })
        .whereRef('w.id', '=', 'd.webhook_id')
        .where('w.is_active', '=', true)
        .where('w.next_at', '<=', now)
        .where('d.id', '=', ({ selectFrom }) =>
          selectFrom('webhook_deliveries as turn')
            .select('turn.id')
            .where('turn.webhook_id', '=', webhookId)
            .where('turn.given_up_at', 'is', null)
            .orderBy(sql`coalesce(turn.tried_at, turn.created_at)`)
            .orderBy('turn.id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['d.id', 'd.message_id', 'd.event', 'd.place_id', 'd.change', 'd.created_at'])
        .returning(['w.url', 'w.sealed_secret', 'w.previous_sealed_secret', 'w.previous_until', 'w.failures'])
        .executeTakeFirst();
      return row && dueOf(webhookId, row, now);
    },
    async delivered({ id, webhookId }, at) {
      await db.deleteFrom('webhook_deliveries').where('id', '=', id).execute();
      await db
        .updateTable('webhooks')
        .set({ last_delivered_at: at, failures: 0 })
        .where('id', '=', webhookId)
        .execute();
    },
    async failed(webhookId, failure, at, nextAt) {
      await db
        .updateTable('webhooks')
        .set(({ eb }) => ({
          last_failed_at: at,
          last_failure: failure,
          failures: eb('failures', '+', 1),
          next_at: nextAt,
        }))
        .where('id', '=', webhookId)
        .execute();
    },
    async giveUp(before, at) {
      const { numUpdatedRows } = await db
        .updateTable('webhook_deliveries')
        .set({ given_up_at: at })
        .where('created_at', '<', before)
        .where('given_up_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async forgetGivenUp(before) {
      await db.deleteFrom('webhook_deliveries').where('given_up_at', '<', before).execute();
    },
  };
}

/** Somebody has looked after it: what failed before says nothing of what comes. */
const ANEW = { failures: 0, next_at: sql<Date>`now()` } as const;

type DueRow = Pick<
  Selectable<WebhooksTable>,
  'url' | 'sealed_secret' | 'previous_sealed_secret' | 'previous_until' | 'failures'
> &
  Pick<Selectable<Tables['webhook_deliveries']>, 'id' | 'message_id' | 'event' | 'place_id' | 'change' | 'created_at'>;

const dueOf = (webhookId: number, row: DueRow, now: Date): DueDelivery => ({
  target: {
    id: webhookId,
    url: row.url,
    sealedSecret: row.sealed_secret,
    ...(row.previous_sealed_secret !== null &&
      row.previous_until !== null &&
      row.previous_until > now && { previousSealedSecret: row.previous_sealed_secret }),
    failures: row.failures,
  },
  delivery: {
    id: row.id,
    messageId: row.message_id,
    webhookId,
    event: row.event,
    placeId: asPlaceId(row.place_id),
    ...(row.change !== null && { change: row.change }),
    createdAt: row.created_at,
  },
});

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
