// House rules as a list applies them: rows of the catalogue instead of names. Promotions move a place up; limits leave places
// out. Neither gives a person what they refuse: a hidden place, a disliked category or a place that fails a filter stays out.
import type { RuleLimit } from '../domain/house-rule.ts';
import type { Point } from '../geo/point.ts';

export interface RuleStart {
  readonly position: Point;
  readonly name: string;
  readonly promoter: string;
}

export interface Boost {
  readonly promoter: string;
  /** Above 0, at most 1. */
  readonly share: number;
  /** 1 for the rows that it moves up. */
  readonly rows: Uint8Array;
}

export interface HouseRules {
  /** Equal for rules with the same effect on the same catalogue: part of the key of a remembered answer. */
  readonly digest: string;
  /** 1 for rows that no list shows. */
  readonly leftOut?: Uint8Array;
  readonly limits: readonly RuleLimit[];
  /** Rows that come first, in this order. */
  readonly pins: readonly { readonly row: number; readonly promoter: string }[];
  readonly boosts: readonly Boost[];
  readonly start?: RuleStart | undefined;
}

/** Who leaves places out, each once; absent where nobody does. */
export function limited(rules: HouseRules | undefined): { readonly limitedBy?: readonly string[] } {
  const limitedBy = [...new Set(rules?.limits.map(({ promoter }) => promoter))];
  return limitedBy.length > 0 ? { limitedBy } : {};
}

/** The same limits without promotions: where a list answers a need that some places are not known to meet. */
export const withoutPromotions = (rules: HouseRules): HouseRules => ({ ...rules, pins: [], boosts: [] });

/** Promotions without limits: for places that a person named. */
export const withoutLimits = ({ digest, pins, boosts }: HouseRules): HouseRules => ({
  digest,
  pins,
  boosts,
  limits: [],
});
