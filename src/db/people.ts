// Everybody's preferences and reviews, for training: read in pages, and without names.
import type { Kysely } from 'kysely';
import { asPlaceId } from '../domain/branded.ts';
import type { Profile } from '../domain/profile.ts';
import { profileOf } from '../vocabulary/profile.ts';
import { groupedBy } from './grouped-by.ts';
import type { Tables } from './tables.ts';

export interface PeopleReader {
  /** One profile for everybody who said anything. */
  profiles(): Promise<readonly Profile[]>;
  /** How many reviews and preferences there are: what training would learn from. */
  countVoices(): Promise<number>;
}

const PAGE = 2_000;

export function peopleIn(db: Kysely<Tables>): PeopleReader {
  return {
    async profiles() {
      const all: Profile[] = [];
      for (let after = 0; ; ) {
        const page = await db
          .selectFrom('users')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        const last = page.at(-1);
        if (!last) return all;
        all.push(...(await profilesBetween(db, after, last.id)));
        after = last.id;
      }
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
  };
}

/** Of the people whose ids are above `after`, up to `last`. */
async function profilesBetween(db: Kysely<Tables>, after: number, last: number): Promise<readonly Profile[]> {
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
    .map((id) =>
      profileOf(
        stated.get(id) ?? [],
        (written.get(id) ?? []).map(({ place_id, rating }) => ({ placeId: asPlaceId(place_id), rating })),
      ),
    );
}
