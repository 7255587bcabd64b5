// Reviews of all people, for administrators.
import { type Static, Type } from 'typebox';
import { PLACE_ID_PATTERN } from '../domain/branded.ts';
import type { Review } from '../domain/person.ts';
import { latestFirst } from './admin.ts';
import { named, present } from './fields.ts';
import { ReviewBody, reviewBody } from './reviews.ts';

export const ReviewListQuery = Type.Object({
  ...latestFirst,
  place_id: Type.Optional(
    Type.String({
      pattern: PLACE_ID_PATTERN,
      description: 'Id of a place, 1 to 128 letters, digits, `_` and `-`; only its reviews.',
    }),
  ),
});

export const WrittenReviewBody = named(
  'WrittenReview',
  {
    ...ReviewBody.properties,
    username: Type.String(),
    place_name: Type.Optional(Type.String()),
    shared_as: Type.Optional(
      Type.String({ description: 'The name under it, where its author shows it to others; empty: none.' }),
    ),
  },
  'A review, who wrote it and of what.',
);

export const writtenReviewBody = (
  review: Review & { readonly username: string; readonly signature?: string },
  placeName: string | undefined,
): Static<typeof WrittenReviewBody> => ({
  ...reviewBody(review),
  username: review.username,
  ...present({ place_name: placeName, shared_as: review.signature }),
});
