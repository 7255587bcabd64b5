// Conversations for thirty minutes, in the database so that any replica can go on with them. Each has a version: a turn that
// was made for an older one is not written.
import { type Kysely, sql } from 'kysely';
import type { ConversationId, PlaceId } from '../domain/branded.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { Plan } from '../domain/plan.ts';
import { atomically } from './atomically.ts';
import { hasOwner, type Owner, ownerStands } from './owner.ts';
import { plansIn } from './plans.ts';
import type { Tables } from './tables.ts';

export interface StoredConversation {
  readonly conversation: Conversation;
  readonly version: number;
}

/** One turn as it is written, with the plan that it made or changed. */
interface KeptTurn {
  readonly conversation: Conversation;
  /** The version that the turn was made for; absent for a conversation that is new. */
  readonly version?: number;
  readonly now: Date;
  readonly expiresAt: Date;
  /** `version` of the plan that was changed; absent for a new plan. */
  readonly plan?: { readonly id: string; readonly plan: Plan; readonly version?: number; readonly mostPlans: number };
}

/** `overtaken`: something newer is stored. `no_owner`: the account is gone. `too_many_plans`: nothing was written. */
export type KeepOutcome = 'kept' | 'overtaken' | 'no_owner' | 'too_many_plans';

export interface ConversationRepository {
  find(owner: Owner, id: ConversationId, now: Date): Promise<StoredConversation | undefined>;
  /** The owner's most recent one that has not expired. */
  findLatest(owner: Owner, now: Date): Promise<StoredConversation | undefined>;
  /** Every one that is stored, by id. */
  listOf(owner: Owner): Promise<readonly Conversation[]>;
  /** The turn and its plan, both or neither. */
  keep(owner: Owner, turn: KeptTurn): Promise<KeepOutcome>;
  /**
   * Notes that places which the owner's conversations had shown were chosen.
   *
   * @returns the number of conversations of which that was not known
   */
  noteChoice(owner: Owner, placeIds: readonly PlaceId[], now: Date): Promise<number>;
  /** False when there is none. */
  remove(owner: Owner, id: ConversationId): Promise<boolean>;
  removeAllOf(owner: Owner): Promise<void>;
  removeExpired(now: Date): Promise<number>;
}

export function conversationsIn(db: Kysely<Tables>): ConversationRepository {
  const alive = (owner: Owner, now: Date) =>
    db
      .selectFrom('conversations')
      .select(['frame as conversation', 'version'])
      .where('owner', '=', owner)
      .where('expires_at', '>', now);

  return {
    find: (owner, id, now) => alive(owner, now).where('id', '=', id).executeTakeFirst(),
    findLatest: (owner, now) => alive(owner, now).orderBy('expires_at', 'desc').limit(1).executeTakeFirst(),
    async listOf(owner) {
      const rows = await db
        .selectFrom('conversations')
        .select('frame')
        .where('owner', '=', owner)
        .orderBy('id')
        .execute();
      return rows.map(({ frame }) => frame);
    },
    keep: (owner, turn) => (turn.plan ? keepWithPlan(db, owner, turn) : keepTurn(db, owner, turn)),
    async noteChoice(owner, placeIds, now) {
      // With a new version, so that a turn on its way does not write over it.
      const { numAffectedRows } = await sql`
        update conversations set frame = frame || '{"isChosen": true}'::jsonb, version = version + 1
        where owner = ${owner} and expires_at > ${now}::timestamptz
          and frame->'isChosen' is null and frame->'seen' ?| ${[...placeIds]}::text[]`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
    async remove(owner, id) {
      const { numDeletedRows } = await db
        .deleteFrom('conversations')
        .where('owner', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
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

async function keepTurn(
  db: Kysely<Tables>,
  owner: Owner,
  { conversation, version, now, expiresAt }: KeptTurn,
): Promise<KeepOutcome> {
  const frame = JSON.stringify(conversation);
  const written =
    version === undefined
      ? // What expired and was not cleared away yet gives way.
        await sql`
          insert into conversations (owner, id, frame, expires_at)
          select ${owner}, ${conversation.id}, ${frame}::jsonb, ${expiresAt}::timestamptz
          where ${ownerStands(owner)}
          on conflict (owner, id) do update
          set frame = excluded.frame, expires_at = excluded.expires_at, version = conversations.version + 1
          where conversations.expires_at <= ${now}::timestamptz`.execute(db)
      : await sql`
          update conversations
          set frame = ${frame}::jsonb, expires_at = ${expiresAt}::timestamptz, version = version + 1
          where owner = ${owner} and id = ${conversation.id} and version = ${version}`.execute(db);
  if (Number(written.numAffectedRows ?? 0) > 0) return 'kept';
  return (await hasOwner(db, owner)) ? 'overtaken' : 'no_owner';
}

class NotKept extends Error {
  readonly outcome: KeepOutcome;

  constructor(outcome: KeepOutcome) {
    super(`the turn was not kept: ${outcome}`);
    this.outcome = outcome;
  }
}

async function keepWithPlan(db: Kysely<Tables>, owner: Owner, turn: KeptTurn): Promise<KeepOutcome> {
  try {
    return await atomically(db, async (transaction) => {
      const outcome = await keepTurn(transaction, owner, turn);
      if (outcome !== 'kept') throw new NotKept(outcome);
      const planned = await keepPlan(transaction, owner, turn);
      if (planned !== 'kept') throw new NotKept(planned);
      return planned;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.outcome;
    throw error;
  }
}

async function keepPlan(db: Kysely<Tables>, owner: Owner, { plan, now }: KeptTurn): Promise<KeepOutcome> {
  if (!plan) return 'kept';
  const plans = plansIn(db);
  if (plan.version === undefined)
    return (await plans.add(owner, plan, now, plan.mostPlans)) ? 'kept' : 'too_many_plans';
  return (await plans.change(owner, { id: plan.id, plan: plan.plan, version: plan.version }, now))
    ? 'kept'
    : 'overtaken';
}
