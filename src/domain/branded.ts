// Brands: types that are equal at run time but must never be mixed.
declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

export type UserId = Branded<number, 'UserId'>;
export type PlaceId = Branded<string, 'PlaceId'>;
export type PreferenceId = Branded<number, 'PreferenceId'>;
export type ReviewId = Branded<number, 'ReviewId'>;
export type ConversationId = Branded<string, 'ConversationId'>;

export const asUserId = (id: number): UserId => id as UserId;
export const asPlaceId = (id: string): PlaceId => id as PlaceId;
export const asPreferenceId = (id: number): PreferenceId => id as PreferenceId;
export const asReviewId = (id: number): ReviewId => id as ReviewId;
export const asConversationId = (id: string): ConversationId => id as ConversationId;

/** The form of a place id: an opaque string, safe in a path. */
export const PLACE_ID_PATTERN = '^[A-Za-z0-9_-]{1,128}$';
