// What a language must be able to say about a recommendation. `en.ts` and `es.ts` fill it.
import type { Category } from '../../domain/category.ts';
import type { RuleLimit } from '../../domain/house-rule.ts';
import type { Method } from '../../domain/method.ts';
import type { RatingSummary } from '../../domain/place.ts';

/** Something about the person that speaks for the place. */
export type Reason =
  | { readonly kind: 'likes'; readonly category: Category; readonly rating: number }
  | { readonly kind: 'rated'; readonly name: string; readonly rating: number }
  | { readonly kind: 'saved' | 'visited'; readonly name: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** The city as sentences of one language name it. */
export interface SpokenCity {
  readonly name: string;
  /** What people call its centre. */
  readonly centre: string;
}

export interface Phrasebook {
  /** None, one or two reasons as one clause. */
  personal(reasons: readonly Reason[]): string | undefined;
  away(distanceM: number): string;
  fromCentre(distanceM: number, city: SpokenCity): string;
  rated(rating: RatingSummary): string;
  wellKnown(variant: number, city: SpokenCity): string;
  littleKnown(city: SpokenCity): string;
  readonly notShownBefore: string;
  /** From where a house rule has lists start. */
  fromStart(distanceM: number, name: string): string;
  promoted(promoter: string): string;
  /** A sentence about the places that a house rule leaves out of the list. */
  limited(limit: RuleLimit): string;
  /** A sentence: where a house rule has the list start. */
  startsAt(name: string, promoter: string): string;
  readonly open: string;
  readonly closed: string;
  readonly shutNow: string;
  readonly nothingKnown: string;
  stoodIn(asked: Method, used: Method | 'affinity'): string;
  farAway(city: SpokenCity): string;
  /** Clauses, in order, as one sentence. */
  sentence(clauses: readonly string[]): string;
}

export const LOVED_FROM = 4.5;

export const pick = <T>(variants: readonly [T, ...T[]], variant: number): T =>
  variants[variant % variants.length] ?? variants[0];

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rounded as people say it: tens of metres, tenths of a kilometre, whole kilometres from ten on. */
export function spokenDistance(distanceM: number, decimalMark: '.' | ','): string {
  if (distanceM < 995) return `${Math.max(10, Math.round(distanceM / 10) * 10)} m`;
  const km = distanceM / 1_000;
  return `${(km < 9.95 ? km.toFixed(1) : km.toFixed(0)).replace('.', decimalMark)} km`;
}

/** At most one decimal, and none where it is zero. */
export const spokenRating = (rating: number, decimalMark: '.' | ','): string =>
  String(Math.round(rating * 10) / 10).replace('.', decimalMark);
