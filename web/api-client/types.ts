// The names that pages use for what the service sends. They come from the OpenAPI document; what it leaves open is said here.
import type * as document from './generated.ts';

export type {
  Attribution,
  List,
  ListEntry,
  ListImport,
  ListSummary,
  Place,
  PlaceFacts,
  PlaceMarkKind,
  PlanDay,
  PlanStop,
  PlanSummary,
  Preference,
  Review,
  ReviewSharing,
  SharedReview,
  User,
} from './generated.ts';

export type Method = NonNullable<document.GetRecommendationsRequest['query']['method']>;
export const METHODS: readonly Method[] = ['ensemble', 'autoencoder', 'svd', 'transfer', 'embeddings'];

/** The city of the service. */
export type City = document.GetCityAnswer;
export type Token = document.PostTokenAnswer;
export type PlaceWithDescription = document.GetPlacesByPlaceIdAnswer;
/** The caller's review of one place; `submitted: false` when there is none yet. */
export type OwnReview = document.GetReviewsUserByPlaceIdAnswer;
/** A place in an answer of chat; `distance` is metres from where the caller asked. */
export type ChatPlace = document.PostRecommendationsChatAnswer['recommendations'][number];
export type ChatAnswer = document.PostRecommendationsChatAnswer;
/** A plan of the caller's, with its times. */
export type Plan = document.GetPlansByIdAnswer;
/** A plan as others see it. */
export type SharedPlan = document.GetSharedByLinkAnswer;
/** A list as those see it who have its link. */
export type SharedList = document.GetSharedListsByLinkAnswer;
/** A change of a list, made for one version of it. */
export type ListChange = document.PatchListsByIdRequest['body'];
export type PlaceFile = 'geojson' | 'kml' | 'csv';
export type CategoryName = document.Category;
export type Health = document.GetReadyzAnswer;
/** The key itself only in the answer that creates it: the service keeps a hash. */
export type WidgetKey = document.WidgetKey & { readonly key?: string };

/** One additive part of a score. */
export type Contribution = document.Contribution;
export type Recommendation = document.Recommendation;

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
