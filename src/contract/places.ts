// The catalogue.
import { type Static, Type } from 'typebox';
import { inLanguage, type Language } from '../domain/language.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import { named } from './fields.ts';

const placeFields = {
  id: Type.String(),
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  types: Type.Array(Type.String()),
  rating: Type.Number({ description: 'Mean of all ratings, 1 to 5; 0 means none yet.' }),
  user_ratings_total: Type.Integer(),
};

export const PlaceBody = named('Place', placeFields, 'A place, without its description.');
export const PlaceWithDescription = named(
  'PlaceWithDescription',
  { ...placeFields, description: Type.String() },
  'A place.',
);

export const placeBody = (place: Place, rating: RatingSummary): Static<typeof PlaceBody> => ({
  id: place.id,
  name: place.name,
  lat: place.position.latDeg,
  lng: place.position.lngDeg,
  types: [...place.types],
  rating: roundedRating(rating.mean),
  user_ratings_total: rating.count,
});

export const describedPlace = (
  place: Place,
  rating: RatingSummary,
  language: Language,
): Static<typeof PlaceWithDescription> => ({
  ...placeBody(place, rating),
  description: inLanguage(place.description, language) ?? '',
});

/** Two decimals: more would pretend to a precision that a handful of ratings does not have. */
export const roundedRating = (mean: number): number => Math.round(mean * 100) / 100;

/** More are answered with this many. */
export const MAX_PLACES = 500;
export const PlaceQuery = Type.Object({
  category: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'A canonical category, an alias in English or Spanish, or a type label; case, accents and number do not matter.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 100, description: `At most ${MAX_PLACES}; more is taken as ${MAX_PLACES}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
});
export type PlaceQuery = Static<typeof PlaceQuery>;
