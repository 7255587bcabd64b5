// What the words of a query have said so far of where and what: each stretch of words makes one claim, and claims add up.
import type { Area } from '../geo/areas.ts';
import type { Point } from '../geo/point.ts';
import { claimArea } from './area-claims.ts';
import type { ConceptGroup } from './concept-groups.ts';
import type { Landmark } from './query-reading.ts';
import type { QueryMeaning } from './query-words.ts';

/** What one stretch of a query says. */
export type Claim =
  | { readonly kind: 'street'; readonly street: NamedStreet; readonly door?: Point | undefined }
  | { readonly kind: 'near'; readonly landmark: Landmark; readonly along?: string | undefined }
  | {
      readonly kind: 'area';
      readonly areas: readonly Area[];
      readonly words: readonly string[];
      readonly along?: string | undefined;
    }
  | { readonly kind: 'concepts'; readonly groups: readonly ConceptGroup[] }
  | { readonly kind: 'meanings'; readonly meanings: readonly QueryMeaning[] }
  | { readonly kind: 'nearest station' };

/** `type`: the kind of street that was said ("calle"). */
interface NamedStreet {
  readonly street: string;
  readonly number?: number;
  readonly type?: string;
}

/** All claims of a query together. */
export interface Claims {
  groups: ConceptGroup[];
  area?: Area;
  otherAreas: Area[];
  areaWords: readonly string[];
  namesakes: readonly Area[];
  street?: NamedStreet;
  door?: Point;
  near?: Landmark;
  along?: string | undefined;
  isNearMe: boolean;
  isForSights: boolean;
  isBuying: boolean;
  /** "Tienda": shops of whatever kind. */
  isForShops: boolean;
  isNearStation: boolean;
  isNoPlace: boolean;
  rest: string[];
}

export const noClaims = (): Claims => ({
  groups: [],
  otherAreas: [],
  areaWords: [],
  namesakes: [],
  isNearMe: false,
  isForSights: false,
  isBuying: false,
  isForShops: false,
  isNearStation: false,
  isNoPlace: false,
  rest: [],
});

/** Of several streets, doors or landmarks the first counts; areas and concepts add up. */
export function addClaim(claims: Claims, claim: Claim, isInside: (areaId: string, point: Point) => boolean): void {
  switch (claim.kind) {
    case 'street':
      claims.street ??= claim.street;
      if (claim.door) claims.door ??= claim.door;
      break;
    case 'near':
      claims.near ??= claim.landmark;
      claims.along ??= claim.along;
      break;
    case 'area':
      claims.along ??= claim.along;
      claims.areaWords = [...claims.areaWords, ...claim.words];
      claimArea(claims, claim.areas, isInside);
      break;
    case 'concepts':
      claims.groups.push(...claim.groups);
      break;
    case 'nearest station':
      claims.isNearStation = true;
      break;
    case 'meanings':
      claims.isNearMe ||= claim.meanings.includes('near_me');
      claims.isForSights ||= claim.meanings.includes('sights');
      claims.isBuying ||= claim.meanings.includes('buy');
      claims.isForShops ||= claim.meanings.includes('shop');
      claims.isNoPlace ||= claim.meanings.includes('no_place');
  }
}
