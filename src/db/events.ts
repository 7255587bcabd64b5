// Events: written many requests in one statement, read by owner and by day, forgotten by day. The primary key
// begins with the day and a digest of the owner (`migrations/030-events`).
import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPlaceId, type PlaceId } from '../domain/branded.ts';
import type { PlaceEvent, StoredEvent } from '../domain/event.ts';
import { inBatches } from './batch.ts';
import { type Owner, userIdOf } from './owner.ts';
import type { EventsTable, Tables } from './tables.ts';

export interface EventRepository {
  /** Those that are there already stay as they are; nothing is written for an account that is gone. */
  add(owner: Owner, events: readonly PlaceEvent[]): Promise<void>;
  /** How many are kept of each of the days; a day without any is absent. */
  countOf(owner: Owner, days: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Every one that is kept, the oldest day first. */
  listOf(owner: Owner): Promise<readonly StoredEvent[]>;
  /** Places that lists have shown to them, as far as that is kept. */
  shownTo(owner: Owner): Promise<readonly PlaceId[]>;
  removeAllOf(owner: Owner): Promise<void>;
  /** Removes a slice of the events of earlier days. @returns how many; fewer than the slice holds when none is left */
  removeSliceBefore(day: string): Promise<number>;
}

/** Rows deleted by one statement: it takes tens of milliseconds, so other statements do not wait for long. */
export const EVENTS_A_SLICE = 5_000;

/** A page does not wait for its events; one commit for those of this long leaves the database to those who wait. */
const GATHER_MS = 50;

/** Days that are looked through for one person's events: the longest retention and a day at either end. */
const MOST_DAYS = 400;

export function eventsIn(db: Kysely<Tables>): EventRepository {
  const write = inBatches(
    async (requests: readonly (readonly EventRow[])[]) => {
      await insert(db, requests.flat());
      return requests.map(() => undefined);
    },
    { gatherMs: GATHER_MS },
  );
  return {
    async add(owner, events) {
      if (events.length > 0) await write(rowsOf(owner, events));
    },
    async countOf(owner, days) {
      const { first, last } = keysOf(owner);
      const { rows } = await sql<{ day: string; kept: number }>`
        select d.day::text as day, count(*)::integer as kept from unnest(${[...days]}::date[]) as d (day)
        join events e on e.day = d.day and e.key_hash between ${first}::uuid and ${last}::uuid
        group by d.day`.execute(db);
      return new Map(rows.map(({ day, kept }) => [day, kept]));
    },
    async listOf(owner) {
      const { first, last } = keysOf(owner);
      const { rows } = await sql<Selectable<EventsTable>>`
        select e.day::text as day, e.kind, e.place_id, e.surface, e.ranked_by, e.list, e.position,
          e.widget_key_id, e.experiment_id, e.team
        from generate_series(current_date - ${MOST_DAYS}::integer, current_date + 1, interval '1 day') as d (day)
        join events e on e.day = d.day::date and e.key_hash between ${first}::uuid and ${last}::uuid
        where e.owner = ${owner} order by e.day, e.key_hash`.execute(db);
      return rows.map(storedEventOf);
    },
    async shownTo(owner) {
      const { first, last } = keysOf(owner);
      const { rows } = await sql<{ place_id: string }>`
        select distinct e.place_id
        from generate_series(current_date - ${MOST_DAYS}::integer, current_date + 1, interval '1 day') as d (day)
        join events e on e.day = d.day::date and e.key_hash between ${first}::uuid and ${last}::uuid
        where e.owner = ${owner} and e.kind = 'shown' order by e.place_id`.execute(db);
      return rows.map(({ place_id: id }) => asPlaceId(id));
    },
    async removeAllOf(owner) {
      const { first, last } = keysOf(owner);
      await sql`
        delete from events e
        using generate_series(current_date - ${MOST_DAYS}::integer, current_date + 1, interval '1 day') as d (day)
        where e.day = d.day::date and e.key_hash between ${first}::uuid and ${last}::uuid and e.owner = ${owner}`.execute(
        db,
      );
    },
    async removeSliceBefore(day) {
      const { numAffectedRows } = await sql`
        delete from events where (day, key_hash) in (
          select day, key_hash from events where day < ${day}::date order by day, key_hash limit ${EVENTS_A_SLICE})`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0);
    },
  };
}

/** In the order of the columns of the statement below. */
type EventRow = Selectable<EventsTable> & { readonly user_id: number | null };

const COLUMNS = {
  day: 'date',
  key_hash: 'uuid',
  owner: 'text',
  user_id: 'integer',
  kind: 'text',
  place_id: 'text',
  surface: 'text',
  ranked_by: 'text',
  list: 'text',
  position: 'smallint',
  widget_key_id: 'integer',
  experiment_id: 'integer',
  team: 'text',
} as const satisfies Record<keyof EventRow, string>;

/**
 * One statement, whatever number of requests it is for; sorted, so that two of them lock rows in one order. The row of an
 * account stays locked until the end, so that its deletion comes after and also deletes the inserted rows.
 */
async function insert(db: Kysely<Tables>, rows: readonly EventRow[]): Promise<void> {
  const sorted = [...rows].sort((one, other) => (one.key_hash < other.key_hash ? -1 : 1));
  const names = Object.keys(COLUMNS) as (keyof EventRow)[];
  const arrays = names.map((name) => sql`${sorted.map((row) => row[name])}::${sql.raw(COLUMNS[name])}[]`);
  const kept = names.filter((name) => name !== 'user_id').map((name) => sql.ref(name));
  await sql`
    insert into events (${sql.join(kept)})
    select ${sql.join(kept)} from unnest(${sql.join(arrays)}) as sent (${sql.join(names.map((name) => sql.ref(name)))})
    where user_id is null or exists (select 1 from users where id = sent.user_id for key share)
    on conflict do nothing`.execute(db);
}

function rowsOf(owner: Owner, events: readonly PlaceEvent[]): readonly EventRow[] {
  const ofOwner = digestOf(owner);
  const userId = userIdOf(owner) ?? null;
  return events.map((event) => ({
    ...columnsOf(event),
    owner,
    user_id: userId,
    // Half of the key says whose event it is, half which.
    key_hash: uuidOf(ofOwner + digestOf(event.clientId)),
  }));
}

const columnsOf = (event: PlaceEvent) => ({
  day: event.day,
  kind: event.kind,
  place_id: event.placeId,
  surface: event.surface,
  ranked_by: event.rankedBy,
  list: event.list,
  position: event.position,
  widget_key_id: event.widgetKeyId ?? null,
  experiment_id: event.draft?.experimentId ?? null,
  team: event.draft?.team ?? null,
});

const DIGEST_LENGTH = 16;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

function keysOf(owner: Owner): { readonly first: string; readonly last: string } {
  const ofOwner = digestOf(owner);
  return {
    first: uuidOf(ofOwner.padEnd(2 * DIGEST_LENGTH, '0')),
    last: uuidOf(ofOwner.padEnd(2 * DIGEST_LENGTH, 'f')),
  };
}

const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

const storedEventOf = (row: Selectable<EventsTable>): StoredEvent => ({
  day: row.day,
  kind: row.kind,
  placeId: asPlaceId(row.place_id),
  surface: row.surface,
  rankedBy: row.ranked_by,
  list: row.list,
  position: row.position,
  ...(row.widget_key_id !== null && { widgetKeyId: row.widget_key_id }),
  ...(row.experiment_id !== null &&
    row.team !== null && { draft: { experimentId: row.experiment_id, team: row.team } }),
});
