// What an operator, or the owner of an embedding site, wants of lists: promotions and limits, each with a name and dates.
import type { Point } from '../geo/point.ts';
import type { PlaceId } from './branded.ts';
import type { Language } from './language.ts';

/** Places by id, and all places of these kinds: ids of categories or of narrower kinds. */
export interface RuleTargets {
  readonly placeIds: readonly PlaceId[];
  readonly kinds: readonly string[];
}

export type HouseRuleEffect =
  /** First in the list, in this order. */
  | { readonly kind: 'pin'; readonly placeIds: readonly PlaceId[] }
  /** `share` (0 to 1] of what a place lacks to the best possible appeal is added to it. */
  | ({ readonly kind: 'boost'; readonly share: number } & RuleTargets)
  | ({ readonly kind: 'hide' } & RuleTargets)
  | { readonly kind: 'only_kinds'; readonly kinds: readonly string[] }
  | { readonly kind: 'within'; readonly position: Point; readonly radiusM: number }
  /** Lists start here, wherever the person stands, unless they name another place. */
  | { readonly kind: 'start'; readonly position: Point; readonly name: string };

export const RULE_KINDS = [
  'pin',
  'boost',
  'hide',
  'only_kinds',
  'within',
  'start',
] as const satisfies readonly HouseRuleEffect['kind'][];

export interface HouseRuleSettings {
  /** Who wants it: named in the explanation of everything that the rule changes. */
  readonly promoter: string;
  /** Only for requests with this key; for all where absent. */
  readonly keyId: number | undefined;
  readonly effect: HouseRuleEffect;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

export interface HouseRule extends HouseRuleSettings {
  readonly id: number;
  readonly createdAt: Date;
}

/** A limit as the explanation names it. */
export type RuleLimit =
  | { readonly kind: 'hide'; readonly promoter: string }
  | {
      readonly kind: 'only_kinds';
      readonly promoter: string;
      readonly kinds: Readonly<Record<Language, readonly string[]>>;
    }
  | { readonly kind: 'within'; readonly promoter: string; readonly radiusM: number };

/** More would be a catalogue of its own. */
export const MAX_HOUSE_RULES = 500;

export const isInForce = ({ from, until }: Pick<HouseRule, 'from' | 'until'>, now: Date): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);
