// What the service keeps about a person: handed out, and erased.
import type { ConversationRepository } from '../db/conversations.ts';
import type { UserRepository } from '../db/users.ts';
import type { Preference, Review, User } from '../domain/person.ts';
import type { LiveCatalogue } from './catalogue.ts';
import type { PreferenceDeps } from './preferences.ts';
import type { ReviewDeps } from './reviews.ts';

export interface OwnDataDeps {
  readonly users: UserRepository;
  readonly preferences: PreferenceDeps;
  readonly reviews: ReviewDeps;
  readonly conversations: { readonly conversations: ConversationRepository };
  readonly catalogue: LiveCatalogue;
}

export interface OwnData {
  readonly user: User;
  readonly preferences: readonly Preference[];
  readonly reviews: readonly Review[];
}

/** Account, preferences and reviews as they are stored. Conversations are gone after thirty minutes and are left out. */
export async function exportAccount({ preferences, reviews }: OwnDataDeps, user: User): Promise<OwnData> {
  const [stated, written] = await Promise.all([
    preferences.preferences.listOf(user.id),
    reviews.reviews.listOf(user.id),
  ]);
  return { user, preferences: stated, reviews: written };
}

/** Preferences and reviews go with the account; the places' ratings forget the reviews at once. */
export async function eraseAccount(
  { users, reviews, conversations, catalogue }: OwnDataDeps,
  user: User,
): Promise<void> {
  const written = await reviews.reviews.listOf(user.id);
  await conversations.conversations.removeAllOf(`user:${user.id}`);
  await users.remove(user.id);
  await Promise.all(written.map(({ placeId }) => catalogue.recountReviews(placeId)));
}
