// Counts for operators: added up by every process, a statement a flush, and read by day.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CLICK_KINDS } from '../domain/event.ts';
import { type Choices, type DayCount, FEWEST_TOLD, RARE_DAYS } from '../domain/numbers.ts';
import type { Tables } from './tables.ts';

export interface NumberRepository {
  add(counts: readonly DayCount[]): Promise<void>;
  /** From that day on; unread words only where they were said often enough. By day, measure and label. */
  since(day: string): Promise<readonly DayCount[]>;
  choicesSince(day: string): Promise<readonly Choices[]>;
  /** Removes a slice of the counts before the day. @returns the number of rows; fewer than a slice when none is left */
  removeSliceBefore(day: string): Promise<number>;
  /** Removes a slice of the rare unread words, a week after they were said. @returns as above */
  removeRareSlice(now: Date): Promise<number>;
}

/** Rows deleted by one statement, so that other statements do not wait for long. */
export const NUMBERS_A_SLICE = 5_000;

export const numbersIn = (db: Kysely<Tables>): NumberRepository => ({
  async add(counts) {
    if (counts.length === 0) return;
    // In one order in every process, so that two flushes never wait for each other in a circle.
    const sorted = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await sql`
      insert into daily_numbers (day, measure, label, count)
      select * from unnest(
        ${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ measure }) => measure)}::text[],
        ${sorted.map(({ label }) => label)}::text[], ${sorted.map(({ count }) => count)}::integer[])
      on conflict (day, measure, label) do update set count = daily_numbers.count + excluded.count`.execute(db);
  },
  async since(day) {
    const { rows } = await sql<DayCount>`
      select day::text as day, measure, label, count from daily_numbers
      where day >= ${day}::date and (measure <> 'unread' or label in (
        select label from daily_numbers where measure = 'unread' and day >= ${day}::date
        group by label having sum(count) >= ${FEWEST_TOLD}))
      order by day, measure, label`.execute(db);
    return rows;
  },
  async choicesSince(day) {
    const { rows } = await sql<Choices>`
      select ranked_by as "rankedBy", surface, count(distinct (owner, list)) as lists,
        count(distinct (owner, list)) filter (where kind = any(${[...CLICK_KINDS]}::text[])) as chosen
      from events where day >= ${day}::date group by ranked_by, surface order by ranked_by, surface`.execute(db);
    return rows.map(({ lists, chosen, ...rest }) => ({ ...rest, lists: Number(lists), chosen: Number(chosen) }));
  },
  removeSliceBefore: (day) => removeSlice(db, sql`day < ${day}::date`),
  removeRareSlice: (now) =>
    removeSlice(
      db,
      sql`measure = 'unread' and day < (${now}::timestamptz)::date - ${RARE_DAYS}::integer
        and label in (select label from daily_numbers where measure = 'unread' group by label
                      having sum(count) < ${FEWEST_TOLD})`,
    ),
});

async function removeSlice(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from daily_numbers where (day, measure, label) in (
      select day, measure, label from daily_numbers where ${condition}
      order by day, measure, label limit ${NUMBERS_A_SLICE})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const keyOf = ({ day, measure, label }: DayCount): string => `${day} ${measure} ${label}`;
