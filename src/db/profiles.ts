// What recommenders hear of a person: ratings of categories and of places, and marks; of many people in one query.
import { type Kysely, sql } from 'kysely';
import { asPlaceId, type PlaceId, type UserId } from '../domain/branded.ts';
import type { Mark } from '../domain/mark.ts';
import type { Profile } from '../domain/profile.ts';
import { profileOf } from '../vocabulary/profile.ts';
import { batched } from './batch.ts';
import { groupedBy } from './grouped-by.ts';
import type { Tables } from './tables.ts';

export interface ProfileRepository {
  /** The profile now, with every acknowledged write. */
  of(userId: UserId): Promise<Profile>;
}

/** A rating of a category, a rating of a place, or a mark of a place. */
interface OpinionRow {
  readonly user_id: number;
  readonly category: string | null;
  readonly place_id: string | null;
  readonly rating: number;
  readonly mark: Mark | null;
}

export function profilesIn(db: Kysely<Tables>): ProfileRepository {
  const opinionsOf = batched(async (userIds: readonly UserId[]) => {
    const { rows } = await sql<OpinionRow>`
      select user_id, category, null as place_id, rating, null as mark, id
      from preferences where user_id = any(${userIds}::integer[])
      union all
      select user_id, null, place_id, rating, null, id from reviews where user_id = any(${userIds}::integer[])
      union all
      select user_id, null, place_id, 0, mark, id from place_marks where user_id = any(${userIds}::integer[])
      order by user_id, id`.execute(db);
    return groupedBy(rows, (row) => row.user_id as UserId);
  });
  return { of: async (userId) => profileFrom((await opinionsOf(userId)) ?? []) };
}

function profileFrom(opinions: readonly OpinionRow[]): Profile {
  const categories: { readonly category: string; readonly rating: number }[] = [];
  const places: { readonly placeId: PlaceId; readonly rating: number }[] = [];
  const marks: { readonly placeId: PlaceId; readonly mark: Mark }[] = [];
  for (const { category, place_id, rating, mark } of opinions) {
    if (category !== null) categories.push({ category, rating });
    else if (place_id !== null && mark !== null) marks.push({ placeId: asPlaceId(place_id), mark });
    else if (place_id !== null) places.push({ placeId: asPlaceId(place_id), rating });
  }
  return profileOf(categories, places, marks);
}
