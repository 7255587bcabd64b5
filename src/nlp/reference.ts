// What a message points at: by name, by number, as "the park", "it", "the one with the pool".
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { ConceptType } from '../vocabulary/concept.ts';
import type { Said } from '../wishes/wish.ts';

export type Meal = 'breakfast' | 'lunch' | 'coffee' | 'dinner' | 'drinks';

/** A named thing that a reference may mean. */
interface NameCandidate {
  readonly entry: GazetteerEntry;
}

/** "Cafés near it" only says where to search, "from it" where a way begins, "more like the first" what to look for. */
type PointingRole = 'near' | 'like' | 'from';

/** By what one of those shown is singled out. */
export type ChosenBy = 'cheaper' | 'nearer' | 'better_rated' | 'more_famous';

/** What a noun says that a place is. */
export interface OfKind {
  readonly category?: Category;
  readonly kindId?: string;
  readonly cuisine?: string;
}

/** What tells one place of several apart: "with the pool", "in Chueca". */
export interface Description {
  /** Folded content words. */
  readonly words: readonly string[];
  /** Concepts of the vocabulary among them. */
  readonly concepts: readonly { readonly type: ConceptType; readonly id: string }[];
  readonly said: Said;
  /** "The one near Sol". */
  readonly near?: Extract<Reference, { kind: 'name' }>;
}

export type Reference =
  /** "The second one": 2. `ofKind`: "the second bar". `fromEnd`: "the last" is 1, "the last but one" 2. `middle`: "the one in the middle". */
  | {
      readonly kind: 'ordinal';
      readonly index: number;
      readonly fromEnd?: true;
      readonly middle?: true;
      /** "The first bar": counted among those of a kind. */
      readonly ofKind?: OfKind;
      readonly role?: PointingRole;
      readonly said: Said;
    }
  /** `isLoose`: "they", of several places or of the people of one. */
  | {
      readonly kind: 'pronoun';
      readonly number: 'one' | 'many';
      readonly isLoose?: true;
      readonly role?: PointingRole;
      readonly said: Said;
    }
  /** "The one with the pool", «la del círculo». */
  | {
      readonly kind: 'described';
      readonly described: Description;
      readonly role?: PointingRole;
      readonly said: Said;
    }
  /**
   * "The park", "la farmacia": of those shown or talked about. `word`: "the house", a word of a place's name;
   * `number`: "those bars"; `isEarlier`: "the hotel from before"; `isBeside`: "the cathedral next to it".
   */
  | {
      readonly kind: 'type';
      readonly category?: Category;
      readonly kindId?: string;
      readonly cuisine?: string;
      readonly word?: string;
      readonly number?: 'many';
      readonly isEarlier?: true;
      readonly isBeside?: true;
      readonly described?: Description;
      readonly role?: PointingRole;
      readonly said: Said;
    }
  | { readonly kind: 'other'; readonly role?: PointingRole; readonly said: Said }
  /** "Lunch", "la cena": the stop of the plan where that is eaten. */
  | { readonly kind: 'meal'; readonly meal: Meal; readonly said: Said }
  /** `isRest`: "and the others?"; `isEach`: "the hours of each"; `isPair`: "both"; `first`: "of the first three". */
  | {
      readonly kind: 'all';
      readonly isRest?: true;
      readonly isEach?: true;
      readonly isPair?: true;
      readonly first?: number;
      readonly said: Said;
    }
  /** "The cheap one", "the nearest one", beside something that is asked of it. */
  | { readonly kind: 'superlative'; readonly by: ChosenBy; readonly role?: PointingRole; readonly said: Said }
  /** "Here", "my hotel". */
  | { readonly kind: 'here' | 'stay'; readonly role?: 'near' | 'like'; readonly said: Said }
  | {
      readonly kind: 'name';
      /** Best first; never empty. */
      readonly candidates: readonly NameCandidate[];
      readonly certainty: number;
      /** `than`: what another place is measured against. */
      readonly role: 'subject' | 'near' | 'in' | 'to' | 'from' | 'like' | 'except' | 'than';
      /** "The Christmas lights": the place is where that is, for so long. */
      readonly asStop?: { readonly topic: string; readonly minutes: number; readonly isAfterDark?: true };
      readonly said: Said;
    };

/** The place that a name means first. */
export function placeIdIn(reference: Reference): PlaceId | undefined {
  const thing = reference.kind === 'name' ? reference.candidates[0]?.entry.thing : undefined;
  return thing?.kind === 'place' ? thing.placeId : undefined;
}

/** The name of a place, and of no part of the city. */
export const isPlace = (reference: Reference): boolean => placeIdIn(reference) !== undefined;
