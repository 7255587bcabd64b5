// Everything the service keeps about a person, as it is handed out to them.
import { type Static, Type } from 'typebox';
import type { Preference, Review, User } from '../domain/person.ts';
import { UserBody, userBody } from './accounts.ts';
import { named } from './fields.ts';
import { PreferenceBody, preferenceBody } from './preferences.ts';
import { ReviewBody, reviewBody } from './reviews.ts';

export const OwnDataBody = named(
  'OwnData',
  { account: UserBody, preferences: Type.Array(PreferenceBody), reviews: Type.Array(ReviewBody) },
  'Everything kept about the caller. Conversations are gone after thirty minutes and are left out.',
);

interface OwnData {
  readonly user: User;
  readonly preferences: readonly Preference[];
  readonly reviews: readonly Review[];
}

export const ownDataBody = ({ user, preferences, reviews }: OwnData): Static<typeof OwnDataBody> => ({
  account: userBody(user),
  preferences: preferences.map(preferenceBody),
  reviews: reviews.map(reviewBody),
});
