// What people wrote, for administrators to read and, where it must not stay, to take away.
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import type { ReviewId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import type { LiveCatalogue } from '../catalogue.ts';

export interface ReviewRemovalDeps {
  readonly administer: Administer;
  readonly catalogue: Pick<LiveCatalogue, 'recountReviews'>;
}

/** The place's rating forgets it at once. @throws DomainError `review/not-found` */
export async function removeReview(
  { administer, catalogue }: ReviewRemovalDeps,
  actor: Actor,
  id: ReviewId,
): Promise<void> {
  const placeId = await administer(actor, async ({ reviews, note }) => {
    const removed = await reviews.removeById(id);
    if (!removed) throw new DomainError('review/not-found', 'Review not found');
    await note({ action: 'removed', object: 'review', objectId: String(id), details: { placeId: removed.placeId } });
    return removed.placeId;
  });
  await catalogue.recountReviews(placeId);
}
