// The one language of constraints: what somebody wants, or wants to avoid, of a place. Filters of the API, search,
// recommendations, the chat, plans and the page's chips all speak it; `grants` decides whether a place fulfils a wish.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { CivilDay, CivilMoment } from '../domain/civil-day.ts';
import type { PriceLevel } from '../domain/place.ts';
import type { BoundingBox } from '../geo/bounding-box.ts';
import type { Point } from '../geo/point.ts';

/** One condition on a place: what is asked, how it is compared, with which value. */
export type Condition =
  | { readonly attribute: 'category'; readonly operator: 'is'; readonly value: Category }
  /** A kind of the vocabulary, narrower than a category: pharmacy, bookshop. */
  | { readonly attribute: 'kind'; readonly operator: 'is'; readonly value: string }
  /** OSM's value: `japanese`, `ramen`. */
  | { readonly attribute: 'cuisine' | 'dish'; readonly operator: 'is'; readonly value: string }
  | { readonly attribute: 'diet'; readonly operator: 'is'; readonly value: Diet }
  /** Somebody who must not eat this: nuts, gluten, shellfish. Never granted on a guess. */
  | { readonly attribute: 'allergy'; readonly operator: 'is'; readonly value: string }
  | { readonly attribute: 'price_level'; readonly operator: 'at_most' | 'at_least'; readonly value: PriceLevel | 0 }
  /** What one person pays, in the currency of the city. */
  | { readonly attribute: 'amount'; readonly operator: 'at_most'; readonly value: number }
  /** The ticket alone. */
  | { readonly attribute: 'entry'; readonly operator: 'at_most'; readonly value: number; readonly of?: AgeGroup }
  | {
      readonly attribute: 'free';
      readonly operator: 'is';
      readonly value: true;
      readonly on?: CivilDay;
      readonly at?: 'now' | CivilMoment;
      /** As for the hour of `open`. */
      readonly isAbout?: true;
    }
  | {
      readonly attribute: 'open';
      readonly operator: 'at';
      readonly value: 'now' | CivilMoment;
      /** The hour stands for a part of the day that was said: "tonight". */
      readonly isAbout?: true;
    }
  | { readonly attribute: 'open'; readonly operator: 'on'; readonly value: CivilDay }
  | { readonly attribute: 'open'; readonly operator: 'until'; readonly value: OpenUntil }
  | { readonly attribute: 'open'; readonly operator: 'between'; readonly value: OpenBetween }
  | { readonly attribute: 'area'; readonly operator: 'in'; readonly value: AreaRef }
  | { readonly attribute: 'near'; readonly operator: 'within'; readonly value: NearRef }
  | { readonly attribute: 'bbox'; readonly operator: 'in'; readonly value: BoundingBox }
  /** A feature of the vocabulary: outdoor_seating, live_music, kids, dog. */
  | { readonly attribute: 'feature'; readonly operator: 'is'; readonly value: string }
  /** `limited` asks for at least limited access, `yes` for full access. */
  | { readonly attribute: 'wheelchair'; readonly operator: 'is'; readonly value: 'yes' | 'limited' }
  | { readonly attribute: 'rating'; readonly operator: 'at_least'; readonly value: number }
  | { readonly attribute: 'fame'; readonly operator: 'is'; readonly value: 'famous' | 'hidden' }
  /** Minutes of a visit. */
  | { readonly attribute: 'duration'; readonly operator: 'at_most'; readonly value: number }
  | { readonly attribute: 'party'; readonly operator: 'is'; readonly value: Party }
  /** With `avoid`, "not this one". */
  | { readonly attribute: 'place'; readonly operator: 'is' | 'like'; readonly value: PlaceId }
  /** Words of the name or of the texts. */
  | { readonly attribute: 'text'; readonly operator: 'matches'; readonly value: string };

export type Attribute = Condition['attribute'];

export type Wish = Condition & {
  readonly polarity: 'want' | 'avoid';
  readonly strength: 'must' | 'prefer';
  readonly said?: Said;
  /** One of several of which any will do: where in the message their list begins. */
  readonly either?: number;
};

/** "Open 24 hours", "all night": doors that are still open so late, past midnight, never close. */
export const ALL_NIGHT_MIN = 29 * 60;

/** A wish that has to be granted. */
export const must = (condition: Condition): Wish => ({ ...condition, polarity: 'want', strength: 'must' });

/** The attributes that say what kind of place is meant, as opposed to how it should be. */
export const WHAT: ReadonlySet<Attribute> = new Set(['category', 'kind', 'cuisine', 'dish']);

/** It says what kind of place is wanted. */
export const isWhat = ({ attribute, polarity }: Wish): boolean => WHAT.has(attribute) && polarity === 'want';

export const hasWhat = ({ wishes }: { readonly wishes: readonly Wish[] }): boolean => wishes.some(isWhat);

/** A kitchen or a dish. */
export const isFood = ({ attribute }: Pick<Wish, 'attribute'>): boolean =>
  attribute === 'cuisine' || attribute === 'dish';

/** Id of the area that every city has: the district around its centre. */
export const CITY_CENTRE = 'centre';

/** Where in the message or query the wish was said. */
export interface Said {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Of what follows from others, or was settled on before: no words of the message. */
export const UNSAID: Said = { start: 0, end: 0, text: '' };

export const DIETS = ['vegan', 'vegetarian', 'gluten_free', 'halal', 'kosher', 'lactose_free'] as const;
export type Diet = (typeof DIETS)[number];

export type AgeGroup = 'baby' | 'child' | 'student' | 'adult' | 'senior';

/** Who comes along; counts are of people, oneself included. */
export interface Party {
  readonly size?: number;
  readonly withChildren?: boolean;
  readonly withDog?: boolean;
  readonly asCouple?: boolean;
}

/** Open at this minute of the day and not closing before it; past 1440 it is the small hours of the next day. */
interface OpenUntil {
  /** Today where absent. */
  readonly day?: CivilDay;
  readonly minute: number;
  /** "Late" was said, and no hour: which one is meant depends on the kind of place. */
  readonly isLate?: true;
}

/** Open for the whole stretch; `toMin` past 1440 is after midnight. */
interface OpenBetween {
  readonly day: CivilDay;
  readonly fromMin: number;
  readonly toMin: number;
}

interface AreaRef {
  readonly id: string;
  readonly name: string;
}

/** The bound on the way is either in metres of the straight line or in minutes on foot. */
interface NearRef {
  readonly point: Point;
  readonly name?: string;
  readonly placeId?: PlaceId;
  readonly withinM?: number;
  readonly walkMinutes?: number;
}

/** The fact of a place that decided a wish: which field, and what it holds. */
export interface Fact {
  readonly field: FactField;
  readonly value: string | number | boolean;
  /** It follows from the kind of place (a park is outdoors); no source says it of this very place. */
  readonly derived?: true;
}

export type FactField =
  | 'categories'
  | 'types'
  | 'cuisines'
  | 'features'
  | 'name'
  | 'description'
  | 'price_level'
  | 'prices'
  | 'free_entry'
  | 'opening_hours'
  | 'closed'
  | 'area'
  | 'position'
  | 'wheelchair'
  | 'rating'
  | 'prominence'
  | 'visit_minutes'
  | 'id';

export type Answer = 'yes' | 'no' | 'unknown';

export interface Grant {
  readonly answer: Answer;
  /** Absent where no fact is known. */
  readonly because?: Fact;
}
