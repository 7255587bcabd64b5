// People, their category preferences and their reviews.
import type { PlaceId, PreferenceId, ReviewId, UserId } from './branded.ts';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface User {
  readonly id: UserId;
  readonly username: string;
  readonly fullName: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly createdAt: Date;
}

/** Someone's stated liking for a category, 0 (never) to 5 (love it). `category` is echoed as it was sent. */
export interface Preference {
  readonly id: PreferenceId;
  readonly userId: UserId;
  readonly category: string;
  readonly rating: number;
}

export interface Review {
  readonly id: ReviewId;
  readonly userId: UserId;
  readonly placeId: PlaceId;
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: Date;
}

/** A review that its author shows to other visitors, under a name that they choose; an empty one is none. */
export interface SharedReview {
  readonly reviewId: ReviewId;
  readonly placeId: PlaceId;
  readonly rating: number;
  readonly comment: string;
  readonly signature: string;
  readonly sharedAt: Date;
}

export const MAX_SIGNATURE_LENGTH = 40;
export const MIN_PREFERENCE = 0;
export const MAX_PREFERENCE = 5;
export const MAX_CATEGORY_LENGTH = 64;
export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const MAX_COMMENT_LENGTH = 4_000;
/** The summary of a person without reviews. */
export const UNSUBMITTED_RATING = 3;
/** A review at or below this says "not again": the place is never recommended to its author. */
export const DISLIKED_AT_MOST = 2;
