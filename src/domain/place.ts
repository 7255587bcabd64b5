// A place to go to, and its known facts. Absent means "not known", never "no".
import type { Point } from '../geo/point.ts';
import type { PlaceId } from './branded.ts';
import type { Category } from './category.ts';
import type { Texts } from './language.ts';

export type PriceLevel = 1 | 2 | 3 | 4;
/** A guess: affordable is level 1 or 2, expensive 3 or 4; the chance is from 0 to 1. */
export interface LikelyPrice {
  readonly is: 'affordable' | 'expensive';
  readonly chance: number;
}
export type Wheelchair = 'yes' | 'limited' | 'no';

/** One ticket or typical price, e.g. general admission 15 EUR. `amount` 0 means free. */
export interface Price {
  readonly what: Texts;
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The day of the last check, YYYY-MM-DD. */
  readonly asOf?: string;
  /** For whom and when alone it holds, as `what` says in words. */
  readonly only?: TicketLimits;
}

export interface TicketLimits {
  readonly citizensOf?: readonly Citizenship[];
  /** 0 Monday to 6 Sunday. */
  readonly weekdays?: readonly number[];
  /** So long before closing. */
  readonly lastMinutes?: number;
}

/** Groups of countries whose citizens some tickets are for. */
export const CITIZENSHIPS = ['eu', 'ibero_america'] as const;
export type Citizenship = (typeof CITIZENSHIPS)[number];

/** A mean of `count` ratings from 1 to 5; `count` 0 means none yet, and then `mean` is 0. */
export interface RatingSummary {
  readonly mean: number;
  readonly count: number;
}

/** Source of the places and fields that an administrator wrote. */
export const ADMINISTRATOR = 'administrator';

/** Where a fact comes from: a source's name, and the date of its file. */
export interface Provenance {
  readonly source: string;
  readonly asOf?: string;
  /** Which record of that source, where two of them speak of one place. */
  readonly record?: string;
  /** SPDX name of the licence, where the source gathers records under several. */
  readonly licence?: string;
  /** How sure that source is that the place exists, 0 to 1. */
  readonly confidence?: number;
}

/** Another business that was seen at a place's door after the place was last checked. */
export interface OtherSign {
  readonly name: string;
  readonly source: string;
  /** YYYY-MM or YYYY-MM-DD. */
  readonly asOf: string;
}

export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  /** Other names, abbreviations and common misspellings. */
  readonly aliases: readonly string[];
  readonly position: Point;
  /** Labels as the source has them. */
  readonly types: readonly string[];
  /** Canonical categories, the main one first. */
  readonly categories: readonly Category[];
  /** Cuisines in OSM's vocabulary (`japanese`, `spanish`, ...), for places that serve food. */
  readonly cuisines: readonly string[];
  readonly description: Texts;
  readonly address?: string;
  readonly district?: string;
  readonly barrio?: string;
  /** OSM `opening_hours` syntax, in the city's local time. */
  readonly openingHours?: string;
  /** Hours of a record some years old, in the same syntax, where none of today are known: what is likely, not what is. */
  readonly pastHours?: string;
  /** When entry costs nothing, OSM `opening_hours` syntax; `24/7` when always free. */
  readonly freeEntry?: string;
  /** When the licence of its terrace lets it be open, in the same syntax: no opening hours of the place. */
  readonly terraceHours?: string;
  readonly priceLevel?: PriceLevel;
  /** A guess by what it is and where, where its level is not known: what is likely, not what is. */
  readonly likelyPrice?: LikelyPrice;
  readonly prices: readonly Price[];
  readonly website?: string;
  readonly phone?: string;
  readonly wheelchair?: Wheelchair;
  /** OSM-style yes/no facts that answer questions: `outdoor_seating`, `diet:vegetarian`, `kids`, `takeaway`, ... */
  readonly features: readonly string[];
  /** How long people usually stay. */
  readonly visitMinutes?: number;
  readonly wikidata?: string;
  /** What the sources brought; reviews written here are added by `combineRatings`. */
  readonly rating: RatingSummary;
  /** How well known the place is, 0 (nobody's idea of a sight) to 5 (everybody knows it). */
  readonly prominence: number;
  readonly closedForGood: boolean;
  readonly otherSign?: OtherSign;
  /** The source that owns the row; ids are stable across imports of the same source. */
  readonly source: string;
  /** Provenance of single fields where it differs from the row's source. */
  readonly provenance: Readonly<Record<string, Provenance>>;
  /** Year-month-day when the facts were last checked. */
  readonly checkedOn?: string;
  /** Facts that an administrator found true as they stand (`opening_hours`), each with the day. */
  readonly confirmed?: Readonly<Record<string, string>>;
}

/** The fields that every place has, where nothing is known of them. */
export const NOTHING_KNOWN = {
  aliases: [],
  types: [],
  cuisines: [],
  description: {},
  prices: [],
  features: [],
  rating: { mean: 0, count: 0 },
  prominence: 0,
  closedForGood: false,
  provenance: {},
} as const satisfies Partial<Place>;

/** Joins the ratings of several origins into one mean over all of them. */
export function combineRatings(...summaries: readonly RatingSummary[]): RatingSummary {
  const count = summaries.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return { mean: 0, count: 0 };
  return { mean: summaries.reduce((sum, each) => sum + each.mean * each.count, 0) / count, count };
}
