// Reviews of places.
import { type Static, Type } from 'typebox';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { MAX_COMMENT_LENGTH, MAX_RATING, MIN_RATING, type Review, UNSUBMITTED_RATING } from '../domain/person.ts';
import { DateTime, dateTime, named, STORABLE } from './fields.ts';

export const ReviewInput = named(
  'ReviewInput',
  {
    place_id: Type.String({ minLength: 1, maxLength: 128 }),
    rating: Type.Number({ minimum: MIN_RATING, maximum: MAX_RATING, examples: [4] }),
    comment: Type.Optional(Type.String({ maxLength: MAX_COMMENT_LENGTH, format: STORABLE, default: '' })),
  },
  'A review. A second one of the same place replaces the first.',
);

const reviewFields = {
  id: Type.Integer(),
  user_id: Type.Integer(),
  place_id: Type.String(),
  rating: Type.Number(),
  comment: Type.String(),
  created_at: DateTime,
};

export const ReviewBody = named('Review', reviewFields, 'What somebody thought of a place.');
export const OwnReviewBody = named(
  'OwnReview',
  {
    ...reviewFields,
    id: Type.Union([Type.Integer(), Type.Null()]),
    created_at: Type.Union([DateTime, Type.Null()]),
    submitted: Type.Boolean({ description: 'Whether the caller has written one.' }),
  },
  'The caller’s review of a place, or a blank one.',
);

export const reviewBody = (review: Review): Static<typeof ReviewBody> => ({
  id: review.id,
  user_id: review.userId,
  place_id: review.placeId,
  rating: review.rating,
  comment: review.comment,
  created_at: dateTime(review.createdAt),
});

export function ownReviewBody(
  review: Review | undefined,
  userId: UserId,
  placeId: PlaceId,
): Static<typeof OwnReviewBody> {
  if (review) return { ...reviewBody(review), submitted: true };
  return {
    id: null,
    user_id: userId,
    place_id: placeId,
    rating: UNSUBMITTED_RATING,
    comment: '',
    created_at: null,
    submitted: false,
  };
}
