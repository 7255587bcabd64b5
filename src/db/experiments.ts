// Experiments, and the votes that decide them.
import { type Kysely, type Selectable, sql } from 'kysely';
import { CLICK_KINDS } from '../domain/event.ts';
import type { Experiment, Ranking } from '../domain/experiment.ts';
import { isUniqueViolation } from './sql-state.ts';
import type { ExperimentsTable, Tables } from './tables.ts';

/** People whose first decided day was for one ranking or the other. */
export interface Votes {
  readonly A: number;
  readonly B: number;
}

export interface ExperimentRepository {
  /** The newest first. */
  list(): Promise<readonly Experiment[]>;
  find(id: number): Promise<Experiment | undefined>;
  /** The one that runs, and the ranking adopted last. */
  live(): Promise<{ readonly running?: Experiment; readonly adopted?: Ranking }>;
  /** Undefined when another one runs. */
  start(name: string, rankings: Experiment['rankings'], now: Date): Promise<Experiment | undefined>;
  /** Ends it where it runs. */
  end(id: number, now: Date): Promise<Experiment | undefined>;
  /** Ends it where it runs, and lets one of its rankings serve. */
  adopt(id: number, team: 'A' | 'B', now: Date): Promise<Experiment | undefined>;
  votes(id: number): Promise<Votes>;
}

const MOST_LISTED = 100;

export function experimentsIn(db: Kysely<Tables>): ExperimentRepository {
  const all = () => db.selectFrom('experiments').selectAll();
  const updated = (id: number, now: Date) =>
    db
      .updateTable('experiments')
      .set({ ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)` })
      .where('id', '=', id)
      .returningAll();
  return {
    list: async () => (await all().orderBy('id', 'desc').limit(MOST_LISTED).execute()).map(experimentOf),
    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && experimentOf(row);
    },
    async live() {
      const [running, adopted] = await Promise.all([
        all().where('ended_at', 'is', null).executeTakeFirst(),
        all().where('adopted', 'is not', null).orderBy('adopted_at', 'desc').limit(1).executeTakeFirst(),
      ]);
      return {
        ...(running && { running: experimentOf(running) }),
        ...(adopted && { adopted: adopted.adopted === 'A' ? adopted.ranking_a : adopted.ranking_b }),
      };
    },
    async start(name, { A, B }, now) {
      try {
        const row = await db
          .insertInto('experiments')
          .values({ name, ranking_a: JSON.stringify(A), ranking_b: JSON.stringify(B), started_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
        return experimentOf(row);
      } catch (error) {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      }
    },
    async end(id, now) {
      const row = await updated(id, now).executeTakeFirst();
      return row && experimentOf(row);
    },
    async adopt(id, team, now) {
      const row = await updated(id, now).set({ adopted: team, adopted_at: now }).executeTakeFirst();
      return row && experimentOf(row);
    },
    votes: (id) => votesIn(db, id),
  };
}

/**
 * One vote an account, and none of visitors, who could vote again with every new token: the ranking whose places they chose more of on the first day on which that was not even. So votes are
 * independent, and one that was counted never changes. A day counts once no event of its lists can come any more.
 */
async function votesIn(db: Kysely<Tables>, id: number): Promise<Votes> {
  const { rows } = await sql<Votes>`
    with choices as (
      select distinct owner, day, list, place_id, team from events
      where experiment_id = ${id} and owner like 'user:%' and kind = any(${[...CLICK_KINDS]}::text[])
        and day < (now() at time zone 'utc')::date - 1
        and day >= (select started_at::date - 1 from experiments where id = ${id})
    ), days as (
      select owner, day, sum(case team when 'A' then 1 else -1 end) as lead from choices group by owner, day
    ), decided as (
      select distinct on (owner) owner, lead from days where lead <> 0 order by owner, day
    )
    select count(*) filter (where lead > 0) as "A", count(*) filter (where lead < 0) as "B" from decided`.execute(db);
  return { A: Number(rows[0]?.A ?? 0), B: Number(rows[0]?.B ?? 0) };
}

const experimentOf = (row: Selectable<ExperimentsTable>): Experiment => ({
  id: row.id,
  name: row.name,
  rankings: { A: row.ranking_a, B: row.ranking_b },
  startedAt: row.started_at,
  ...(row.ended_at && { endedAt: row.ended_at }),
  ...(row.adopted && { adopted: row.adopted }),
});
