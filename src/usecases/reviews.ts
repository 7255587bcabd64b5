// What people think of places. A review counts in the place's rating at once.
import type { NewReview, ReviewRepository } from '../db/reviews.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Review } from '../domain/person.ts';
import type { CatalogueReader, LiveCatalogue } from './catalogue.ts';

export interface ReviewDeps {
  readonly reviews: ReviewRepository;
  readonly catalogue: Pick<LiveCatalogue, 'current' | 'recountReviews'>;
}

/** @throws DomainError `place/not-found` */
export async function submitReview({ reviews, catalogue }: ReviewDeps, review: NewReview): Promise<Review> {
  requirePlace(catalogue, review.placeId);
  const written = await reviews.upsert(review);
  await catalogue.recountReviews(review.placeId);
  return written;
}

/** @throws DomainError `review/not-found` */
export async function withdrawReview(
  { reviews, catalogue }: ReviewDeps,
  userId: UserId,
  placeId: PlaceId,
): Promise<void> {
  if (!(await reviews.remove(userId, placeId))) throw new DomainError('review/not-found', 'Review not found');
  await catalogue.recountReviews(placeId);
}

/** The caller's review, or undefined before there is one. @throws DomainError `place/not-found` */
export async function findOwnReview(
  { reviews, catalogue }: ReviewDeps,
  userId: UserId,
  placeId: PlaceId,
): Promise<Review | undefined> {
  requirePlace(catalogue, placeId);
  return reviews.find(userId, placeId);
}

/** @throws DomainError `place/not-found` */
export function requirePlace(catalogue: CatalogueReader, placeId: PlaceId): void {
  if (!catalogue.current().catalogue.rowOf.has(placeId)) throw new DomainError('place/not-found', 'Place not found');
}
