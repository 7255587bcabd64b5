// Preferences, reviews and choices from lists of all people, for training: read in pages, and without names.
import { type Kysely, sql } from 'kysely';
import { asPlaceId } from '../domain/branded.ts';
import { CLICK_KINDS } from '../domain/event.ts';
import { type Choice, EMPTY_PROFILE, type TrainingProfile } from '../domain/profile.ts';
import { profileOf } from '../vocabulary/profile.ts';
import { groupedBy } from './grouped-by.ts';
import type { Tables } from './tables.ts';

export interface PeopleReader {
  /** One profile for each person with a preference, review or mark, or with two places chosen from lists. */
  profiles(): Promise<readonly TrainingProfile[]>;
  /** How often each place was shown and chosen at each position of lists, of people who agreed to events. */
  exposures(): Promise<readonly ExposureRow[]>;
  /** How many reviews and preferences there are: what training would learn from. */
  countVoices(): Promise<number>;
  /** The last day with choices from lists, and how many it has so far; undefined without any. */
  lastChoices(): Promise<{ readonly day: string; readonly count: number } | undefined>;
  /** How many choices from lists there are of a day, or of all days after one, counted up to `most`. */
  countChoices(of: { readonly day: string } | { readonly after: string }, most: number): Promise<number>;
}

interface ExposureRow {
  readonly placeId: string;
  readonly position: number;
  readonly shown: number;
  readonly chosen: number;
}

const PAGE = 2_000;
const FEWEST_CHOICES = 2;
const CLICKS = sql`${[...CLICK_KINDS]}::text[]`;

export function peopleIn(db: Kysely<Tables>): PeopleReader {
  return {
    async profiles() {
      const choices = await choicesIn(db);
      const all: TrainingProfile[] = [];
      for (let after = 0; ; ) {
        const page = await db
          .selectFrom('users')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        const last = page.at(-1);
        if (!last) break;
        all.push(...(await profilesBetween(db, after, last.id, choices)));
        after = last.id;
      }
      // The remaining choices are of visitors, and of people without other data.
      const others = [...choices.values()].filter(({ length }) => length >= FEWEST_CHOICES);
      return [...all, ...others.map((chosen) => ({ ...EMPTY_PROFILE, choices: chosen }))];
    },
    async exposures() {
      const { rows } = await sql<ExposureRow>`
        select place_id as "placeId", position, count(distinct (owner, list)) as shown,
          count(distinct (owner, list)) filter (where kind = any(${CLICKS})) as chosen
        from events group by place_id, position order by place_id, position`.execute(db);
      return rows.map(({ shown, chosen, ...rest }) => ({ ...rest, shown: Number(shown), chosen: Number(chosen) }));
    },
    async countVoices() {
      const [reviews, preferences] = await Promise.all(
        (['reviews', 'preferences'] as const).map((table) =>
          db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      );
      return (reviews?.count ?? 0) + (preferences?.count ?? 0);
    },
    async lastChoices() {
      const { rows } = await sql<{ day: string; count: number }>`
        select day::text as day, count(*)::integer as count from events
        where kind = any(${CLICKS})
          and day = (select day from events where kind = any(${CLICKS}) order by day desc limit 1)
        group by day`.execute(db);
      return rows[0];
    },
    async countChoices(of, most) {
      const days = 'day' in of ? sql`day = ${of.day}::date` : sql`day > ${of.after}::date`;
      // The primary key begins with the day; with `most` a look at a busy service stays short.
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (
          select 1 from events where kind = any(${CLICKS}) and ${days} limit ${most}) as counted`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

type Choices = Map<string, Choice[]>;

/** By owner, the best position at which each place was chosen. */
async function choicesIn(db: Kysely<Tables>): Promise<Choices> {
  const { rows } = await sql<{ owner: string; place_id: string; position: number }>`
    select owner, place_id, min(position) as position from events where kind = any(${CLICKS})
    group by owner, place_id order by owner, place_id`.execute(db);
  const choices: Choices = new Map();
  for (const { owner, place_id, position } of rows) {
    const own = choices.get(owner) ?? [];
    own.push({ placeId: asPlaceId(place_id), position });
    choices.set(owner, own);
  }
  return choices;
}

/** Of the people whose ids are above `after`, up to `last`; their choices are taken out of `choices`. */
async function profilesBetween(
  db: Kysely<Tables>,
  after: number,
  last: number,
  choices: Choices,
): Promise<readonly TrainingProfile[]> {
  const [preferences, reviews] = await Promise.all([
    db
      .selectFrom('preferences')
      .select(['user_id', 'category', 'rating'])
      .where('user_id', '>', after)
      .where('user_id', '<=', last)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('reviews')
      .select(['user_id', 'place_id', 'rating'])
      .where('user_id', '>', after)
      .where('user_id', '<=', last)
      .orderBy('id')
      .execute(),
  ]);
  const stated = groupedBy(preferences, ({ user_id: id }) => id);
  const written = groupedBy(reviews, ({ user_id: id }) => id);
  const ids = new Set([...stated.keys(), ...written.keys()]);
  return [...ids]
    .sort((a, b) => a - b)
    .map((id) => {
      const ratings = (written.get(id) ?? []).map(({ place_id, rating }) => ({ placeId: asPlaceId(place_id), rating }));
      const profile = profileOf(stated.get(id) ?? [], ratings);
      const chosen = choices.get(`user:${id}`);
      choices.delete(`user:${id}`);
      return chosen ? { ...profile, choices: chosen } : profile;
    });
}
