// Reviews that their authors show to other visitors.
import { type Static, Type } from 'typebox';
import { PLACE_ID_PATTERN, type PlaceId } from '../domain/branded.ts';
import { MAX_SIGNATURE_LENGTH, type SharedReview } from '../domain/person.ts';
import { latestFirst } from './admin.ts';
import { DateTime, dateTime, named, ONE_LINE } from './fields.ts';

const signature = Type.String({
  maxLength: MAX_SIGNATURE_LENGTH,
  format: ONE_LINE,
  description: 'The name under it, which the author chooses; empty: none.',
  examples: ['Ada'],
});

const chosenName = Type.String({ description: 'The name under it, which the author chose; empty: none.' });

export const ReviewedPlaceParameter = Type.Object({
  place_id: Type.String({ pattern: PLACE_ID_PATTERN, description: '1 to 128 letters, digits, `_` and `-`.' }),
});
export const SharedReviewQuery = Type.Object(latestFirst);
export const ReviewSharingInput = named('ReviewSharingInput', { signature }, 'The consent to show a review to others.');

export const ReviewSharingBody = named(
  'ReviewSharing',
  {
    place_id: Type.String(),
    shared: Type.Boolean({ description: 'Whether other visitors see the caller’s review of the place.' }),
    signature: Type.Union([chosenName, Type.Null()]),
    shared_at: Type.Union([DateTime, Type.Null()]),
  },
  'Whether the caller shows their review of a place to others.',
);

export const reviewSharingBody = (
  placeId: PlaceId,
  review: SharedReview | undefined,
): Static<typeof ReviewSharingBody> => ({
  place_id: placeId,
  shared: review !== undefined,
  signature: review?.signature ?? null,
  shared_at: review ? dateTime(review.sharedAt) : null,
});

export const SharedReviewBody = named(
  'SharedReview',
  {
    id: Type.Integer(),
    place_id: Type.String(),
    rating: Type.Number(),
    comment: Type.String(),
    signature: chosenName,
    shared_at: DateTime,
  },
  'What somebody thought of a place and shows to others. Accounts are never named.',
);

export const sharedReviewBody = (review: SharedReview): Static<typeof SharedReviewBody> => ({
  id: review.reviewId,
  place_id: review.placeId,
  rating: review.rating,
  comment: review.comment,
  signature: review.signature,
  shared_at: dateTime(review.sharedAt),
});
