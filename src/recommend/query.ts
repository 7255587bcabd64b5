// What somebody asks of `recommend`.
import type { Category } from '../domain/category.ts';
import type { RankingWeights } from '../domain/experiment.ts';
import type { Method } from '../domain/method.ts';
import type { Place } from '../domain/place.ts';
import type { Profile } from '../domain/profile.ts';
import type { Point } from '../geo/point.ts';
import type { HouseRules } from './house-rules.ts';

export interface Query {
  readonly profile: Profile;
  readonly position: Point;
  readonly limit: number;
  readonly method: Method;
  /** Factors of the weights of reranking; 1 where one is absent. */
  readonly weights?: RankingWeights;
  /** Prefer what is open at this moment. */
  readonly openAt?: Date;
  /** The moment of asking: what is shut now comes a little later. Not read where `openAt` is given. */
  readonly now?: Date;
  /** Catalogue rows that may be recommended, ascending; all where absent. */
  readonly among?: Uint32Array;
  /** 1 for catalogue rows that are left out: closed for works or for the season. */
  readonly leftOut?: Uint8Array;
  /** 0 (as it comes) to 1 (lesser-known places that were not shown before first). */
  readonly novelty?: number;
  /** Rows that the person was shown before; read where `novelty` is asked for, absent where nobody knows. */
  readonly shownBefore?: ReadonlySet<number>;
  /** Bring back what the person already reviewed (never what they rated 2 or below). */
  readonly includeReviewed?: boolean;
  /** Only places of one of these categories; then even a category rated 0 is shown, since it was asked for. */
  readonly categories?: readonly Category[];
  /** Whether a place that is of these categories only on the side stands behind those that are nothing else. */
  readonly isProperFirst?: true;
  /** Promotions and limits of the operator and of an embedding site. */
  readonly rules?: HouseRules;
  /** 1 for rows that surely meet the wishes: no other row is promoted. Absent: every row may be. */
  readonly surely?: Uint8Array;
  /** Places farther from the position (by more than rounding) are not even asked about; all are where this is absent. */
  readonly farthestM?: number;
  /** Catalogue rows, ascending, outside which no place passes the filter, so that it need not be asked about; all where absent. */
  readonly offered?: Uint32Array;
  /** Only places that pass. */
  readonly filter?: (place: Place, row: number) => boolean;
}
