// Paging of administrators' lists, and ids in their paths.
import { type Static, Type } from 'typebox';
import { PLACE_ID_PATTERN } from '../domain/branded.ts';

const MAX_INTEGER = 2_147_483_647;

export const MAX_USERS = 500;
export const UserListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 100, description: `At most ${MAX_USERS}; more is taken as ${MAX_USERS}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_INTEGER, default: 0 })),
});
export type UserListQuery = Static<typeof UserListQuery>;

const MAX_ENTRIES = 200;
/** Lists that grow at their head are read from there; a page goes on where the one before ended. */
export const latestFirst = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 50, description: `At most ${MAX_ENTRIES}; more is taken as ${MAX_ENTRIES}.` }),
  ),
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'Only entries with a lower id: the next page.' }),
  ),
};
export const LatestFirstQuery = Type.Object(latestFirst);

export const pageOf = ({ limit = 50, before }: { limit?: number; before?: number }) => ({
  limit: Math.min(limit, MAX_ENTRIES),
  ...(before !== undefined && { before }),
});

export const NumericId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }) });
const placeId = Type.String({ pattern: PLACE_ID_PATTERN, description: '1 to 128 letters, digits, `_` and `-`.' });

export const PlaceIdParameter = Type.Object({
  id: placeId,
});
export const PlacePairParameters = Type.Object({
  id: placeId,
  other: placeId,
});
