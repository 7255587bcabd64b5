// The data that the service keeps about a person: export and erasure.
import type { Administer } from '../db/administration.ts';
import type { AuditRepository } from '../db/audit.ts';
import type { ConversationRepository } from '../db/conversations.ts';
import type { EventRepository } from '../db/events.ts';
import type { IdentityRepository, StoredIdentity } from '../db/identities.ts';
import type { ListRepository } from '../db/lists.ts';
import type { MarkRepository } from '../db/marks.ts';
import type { PlanRepository } from '../db/plans.ts';
import type { PreferenceRepository } from '../db/preferences.ts';
import type { RefreshToken, RefreshTokenRepository } from '../db/refresh-tokens.ts';
import type { ReviewRepository } from '../db/reviews.ts';
import type { SharedReviewRepository } from '../db/shared-reviews.ts';
import type { AuditEntry } from '../domain/audit.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { StoredEvent } from '../domain/event.ts';
import type { StoredList } from '../domain/list.ts';
import type { PlaceMark } from '../domain/mark.ts';
import type { Preference, Review, SharedReview, User } from '../domain/person.ts';
import type { StoredPlan } from '../domain/plan.ts';
import { removeOwnAccount } from './admin/users.ts';
import type { LiveCatalogue } from './catalogue.ts';

export interface OwnDataDeps {
  readonly administer: Administer;
  readonly preferences: PreferenceRepository;
  readonly reviews: ReviewRepository;
  readonly sharedReviews: SharedReviewRepository;
  readonly marks: MarkRepository;
  readonly lists: ListRepository;
  readonly conversations: ConversationRepository;
  readonly plans: PlanRepository;
  readonly events: EventRepository;
  readonly audit: AuditRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly identities: IdentityRepository;
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
}

interface OwnData {
  readonly user: User;
  readonly preferences: readonly Preference[];
  readonly reviews: readonly Review[];
  readonly sharedReviews: readonly SharedReview[];
  readonly marks: readonly PlaceMark[];
  readonly lists: readonly StoredList[];
  readonly conversations: readonly Conversation[];
  readonly plans: readonly StoredPlan[];
  /** Logins that a refresh token renews. */
  readonly sessions: readonly RefreshToken[];
  /** Identities of a provider that sign in to the account. */
  readonly identities: readonly StoredIdentity[];
  readonly events: readonly StoredEvent[];
  /** Audit entries by the person and about their account. */
  readonly administration: readonly AuditEntry[];
}

/** Every row that knows this person, as it is stored; only what proves their password stays inside. */
export async function exportAccount(
  {
    preferences,
    reviews,
    sharedReviews,
    marks,
    lists,
    conversations,
    plans,
    events,
    audit,
    refreshTokens,
    identities,
  }: OwnDataDeps,
  user: User,
): Promise<OwnData> {
  const [stated, written, shown, noted, listed, spoken, planned, acted, administration, sessions, linked] =
    await Promise.all([
      preferences.listOf(user.id),
      reviews.listOf(user.id),
      sharedReviews.listOf(user.id),
      marks.allOf(user.id),
      lists.listOf(user.id),
      conversations.listOf(`user:${user.id}`),
      plans.listOf(`user:${user.id}`),
      events.listOf(`user:${user.id}`),
      audit.concerning(user.id),
      refreshTokens.listOf(user.id),
      identities.listOf(user.id),
    ]);
  return {
    user,
    preferences: stated,
    reviews: written,
    sharedReviews: shown,
    marks: noted,
    lists: listed,
    conversations: spoken,
    plans: planned,
    events: acted,
    administration,
    sessions,
    identities: linked,
  };
}

/**
 * Preferences, reviews, marks and lists with their links go with the account, and the trail of administration forgets who it was; the places' ratings
 * forget the reviews at once. The account goes first: from then on no new conversation can start.
 *
 * @throws DomainError `user/last-admin`
 */
export async function eraseAccount(
  { administer, conversations, plans, events, catalogue }: OwnDataDeps,
  user: User,
  requestId: string,
): Promise<void> {
  await removeOwnAccount({ administer }, { kind: 'user', userId: user.id, requestId }, user.id);
  await conversations.removeAllOf(`user:${user.id}`);
  await plans.removeAllOf(`user:${user.id}`);
  await events.removeAllOf(`user:${user.id}`);
  // One look, however many places they had reviewed.
  await catalogue.refresh();
}
