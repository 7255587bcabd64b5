// Paging of administrators' lists, and ids in their paths.
import { type Static, Type } from 'typebox';

export const MAX_USERS = 500;
export const UserListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 100, description: `At most ${MAX_USERS}; more is taken as ${MAX_USERS}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 })),
});
export type UserListQuery = Static<typeof UserListQuery>;

export const NumericId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
