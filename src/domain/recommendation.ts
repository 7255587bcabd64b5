// A recommendation and why it came to be: contributions that sum to its score.

import type { Point } from '../geo/point.ts';
import type { PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { RankingWeights } from './experiment.ts';
import type { Language } from './language.ts';
import type { Method } from './method.ts';
import type { Place, RatingSummary } from './place.ts';
import type { PlaceFilters } from './place-filters.ts';

/**
 * One additive part of a score; negative where it speaks against the place.
 * Engines name the evidence, never words: the sentence is made from these and nothing else.
 */
export type Contribution =
  /** The person's liking of a category (stated, or carried over to a related one: `via`). */
  | { readonly kind: 'category'; readonly category: Category; readonly via?: Category; readonly amount: number }
  /** A place the person reviewed, saved or visited. */
  | { readonly kind: 'place'; readonly placeId: PlaceId; readonly amount: number }
  /** Words of the profile or the message that meet the place's text. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly amount: number }
  /** The part of the score that comes from the ratings of all people. */
  | { readonly kind: 'rating'; readonly rating: RatingSummary; readonly amount: number }
  /** How well known the place is. */
  | { readonly kind: 'prominence'; readonly prominence: number; readonly amount: number }
  /** What distance takes away (never positive). */
  | { readonly kind: 'distance'; readonly distanceM: number; readonly amount: number }
  /** Open or closed at the asked time. */
  | { readonly kind: 'open'; readonly open: boolean; readonly amount: number }
  /** What being similar to earlier places in the list takes away (never positive). */
  | { readonly kind: 'variety'; readonly amount: number }
  /** Share of the person's mix of categories that this place helps to fill. */
  | { readonly kind: 'calibration'; readonly amount: number }
  /**
   * A well-known place giving way to a lesser-known one, and one that was shown before to a new one, when asked for (never
   * positive). `isNew` where it is known what the person was shown.
   */
  | { readonly kind: 'novelty'; readonly prominence: number; readonly isNew?: boolean; readonly amount: number }
  /** The part of a house rule, with the name of its owner. */
  | { readonly kind: 'promotion'; readonly promoter: string; readonly amount: number }
  /** One method's part inside an ensemble. */
  | {
      readonly kind: 'method';
      readonly method: Method | 'affinity';
      readonly amount: number;
      readonly parts: readonly Contribution[];
    };

/** The same reason with another amount. Spelled out by kind: copying whatever there is costs several times as much. */
export function withAmount(part: Contribution, amount: number): Contribution {
  switch (part.kind) {
    case 'category':
      return part.via === undefined
        ? { kind: 'category', category: part.category, amount }
        : { kind: 'category', category: part.category, via: part.via, amount };
    case 'place':
      return { kind: 'place', placeId: part.placeId, amount };
    case 'words':
      return { kind: 'words', words: part.words, amount };
    case 'rating':
      return { kind: 'rating', rating: part.rating, amount };
    case 'prominence':
      return { kind: 'prominence', prominence: part.prominence, amount };
    case 'distance':
      return { kind: 'distance', distanceM: part.distanceM, amount };
    case 'open':
      return { kind: 'open', open: part.open, amount };
    case 'novelty':
      return { ...part, amount };
    case 'promotion':
      return { kind: 'promotion', promoter: part.promoter, amount };
    case 'method':
      return { kind: 'method', method: part.method, amount, parts: part.parts };
    default:
      return { kind: part.kind, amount };
  }
}

/** The same reason on another scale, inside and out. */
export function scaledPart(part: Contribution, factor: number): Contribution {
  const amount = part.amount * factor;
  if (part.kind !== 'method') return withAmount(part, amount);
  const parts = part.parts.map((each) => scaledPart(each, factor));
  return { kind: 'method', method: part.method, amount, parts };
}

export interface Recommendation {
  readonly place: Place;
  readonly row: number;
  readonly rating: RatingSummary;
  /** 0 to 1, four decimals; comparable within one answer. */
  readonly score: number;
  /** Whole metres along the great circle, from where the person asked. */
  readonly distanceM: number;
  /** Sum to `score` within 1e-6. */
  readonly contributions: readonly Contribution[];
}

/** A finished list, and what can be said truly of all of it. */
export interface RecommendationList {
  readonly items: readonly Recommendation[];
  readonly asked: Method;
  /** The method used: the one asked for, or its stand-in. */
  readonly used: Method | 'affinity';
  /** Nothing was known of the person. */
  readonly anonymous: boolean;
  /** The person is far away, so ranking started from the centre. */
  readonly fromCentre: boolean;
}

export interface RecommendationRequest {
  readonly position: Point;
  readonly limit: number;
  readonly method: Method;
  /** Factors of the weights of reranking. */
  readonly weights?: RankingWeights;
  /** Of the explanations. */
  readonly language: Language;
  /** Only what surely fulfils these. */
  readonly filters?: PlaceFilters;
  /** 0 (as it comes) to 1 (lesser-known places that were not shown before first). */
  readonly novelty?: number;
  /** Of the service key that asks: its house rules hold beside those for all. */
  readonly keyId?: number;
  /** Whether places that the person reviewed come back; else as the service is set up. */
  readonly includeReviewed?: boolean;
}

/** A list with the sentence that explains each place. */
export type ExplainedList = Omit<RecommendationList, 'items'> & {
  readonly items: readonly { readonly item: Recommendation; readonly explanation: string }[];
  /** How many places fulfil the filters, surely and if unknown facts were favourable. */
  readonly matches?: { readonly sure: number; readonly unknown: number };
  /** Whose house rules leave places out. */
  readonly limitedBy?: readonly string[];
};
