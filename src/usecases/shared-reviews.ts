// What people show others of their reviews. Nobody is shown without having said so, review by review.
import type { SharedReviewRepository } from '../db/shared-reviews.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { SharedReview } from '../domain/person.ts';
import type { Clock } from '../system/clock.ts';

export interface SharedReviewDeps {
  readonly sharedReviews: SharedReviewRepository;
  readonly clock: Clock;
}

/** @throws DomainError `review/not-found` when the person has not reviewed the place */
export async function shareReview(
  { sharedReviews, clock }: SharedReviewDeps,
  userId: UserId,
  placeId: PlaceId,
  signature: string,
): Promise<SharedReview> {
  const shared = await sharedReviews.share(userId, placeId, signedAs(signature), clock.now());
  if (!shared) throw new DomainError('review/not-found', 'Review not found');
  return shared;
}

/** What cannot be seen is no name. */
const signedAs = (signature: string): string => signature.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
