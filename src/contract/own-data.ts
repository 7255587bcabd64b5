// Everything the service keeps about a person, as it is handed out to them.
import { type Static, Type } from 'typebox';
import type { AuditEntry } from '../domain/audit.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { StoredEvent } from '../domain/event.ts';
import type { StoredList } from '../domain/list.ts';
import type { PlaceMark } from '../domain/mark.ts';
import type { Preference, Review, SharedReview, User } from '../domain/person.ts';
import type { StoredPlan } from '../domain/plan.ts';
import { UserBody, userBody } from './accounts.ts';
import { AuditEntryBody, auditEntryBody } from './admin-audit.ts';
import { EventBody, eventBody } from './events.ts';
import { DateTime, dateTime, named } from './fields.ts';
import { ListBody, listBody } from './lists.ts';
import { planSummaryBody } from './plan-bodies.ts';
import { PlanSummaryBody } from './plans.ts';
import { PreferenceBody, preferenceBody } from './preferences.ts';
import { ReviewBody, reviewBody } from './reviews.ts';
import { MarkBody, markBody } from './saves.ts';
import { SharedReviewBody, sharedReviewBody } from './shared-reviews.ts';

const ConversationBody = named(
  'ConversationMemory',
  {
    id: Type.String(),
    turn: Type.Integer(),
    language: Type.String(),
    memory: Type.Record(Type.String(), Type.Unknown(), { description: 'What was said and shown, as it is stored.' }),
  },
  'A conversation; it is forgotten after thirty minutes.',
);

export const OwnDataBody = named(
  'OwnData',
  {
    account: UserBody,
    preferences: Type.Array(PreferenceBody),
    reviews: Type.Array(ReviewBody),
    shared_reviews: Type.Array(SharedReviewBody, { description: 'Reviews that they show to others.' }),
    saves: Type.Array(MarkBody, { description: 'Places that they saved, hid or visited.' }),
    lists: Type.Array(ListBody),
    conversations: Type.Array(ConversationBody),
    plans: Type.Array(
      Type.Object({ ...PlanSummaryBody.properties, document: Type.Unknown({ description: 'As it is stored.' }) }),
    ),
    events: Type.Array(EventBody, { description: 'What they did with places of lists, if they agreed to it.' }),
    sessions: Type.Array(Type.Object({ issued_at: DateTime, expires_at: DateTime }), {
      description: 'Logins that a refresh token renews.',
    }),
    identities: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String(), linked_at: DateTime }), {
      description: 'Identities of a provider that sign in to the account.',
    }),
    administration: Type.Array(AuditEntryBody, { description: 'What they did or had done to them as an account.' }),
  },
  'Everything kept about the caller.',
);

interface OwnData {
  readonly user: User;
  readonly preferences: readonly Preference[];
  readonly reviews: readonly Review[];
  readonly sharedReviews: readonly SharedReview[];
  readonly marks: readonly PlaceMark[];
  readonly lists: readonly StoredList[];
  readonly conversations: readonly Conversation[];
  readonly plans: readonly StoredPlan[];
  readonly sessions: readonly { readonly issuedAt: Date; readonly expiresAt: Date }[];
  readonly identities: readonly { readonly issuer: string; readonly subject: string; readonly linkedAt: Date }[];
  readonly events: readonly StoredEvent[];
  readonly administration: readonly AuditEntry[];
}

export const ownDataBody = (data: OwnData): Static<typeof OwnDataBody> => ({
  account: userBody(data.user),
  preferences: data.preferences.map(preferenceBody),
  reviews: data.reviews.map(reviewBody),
  shared_reviews: data.sharedReviews.map(sharedReviewBody),
  saves: data.marks.map((mark) => markBody(mark)),
  lists: data.lists.map((list) => listBody(list, () => undefined)),
  conversations: data.conversations.map(({ id, turn, language, ...memory }) => ({ id, turn, language, memory })),
  plans: data.plans.map((stored) => ({ ...planSummaryBody(stored), document: stored.plan })),
  events: data.events.map(eventBody),
  sessions: data.sessions.map(({ issuedAt, expiresAt }) => ({
    issued_at: dateTime(issuedAt),
    expires_at: dateTime(expiresAt),
  })),
  identities: data.identities.map(({ issuer, subject, linkedAt }) => ({
    issuer,
    subject,
    linked_at: dateTime(linkedAt),
  })),
  administration: data.administration.map(auditEntryBody),
});
