// What the reading of wishes asks of a language, beside its grammar: words of money, meals and hours, and what is given up.

export interface WishWords {
  /** A word that means little money where it stands alone, and nothing beside a number: "budget". */
  readonly budget: ReadonlySet<string>;
  /** Verbs that name the meal, and no place, in "I cannot eat nuts". */
  readonly eating: ReadonlySet<string>;
  /** Directly before what a place has, over the words before with blanks at both ends: "with a", "sin". */
  readonly having: RegExp;
  /** Directly before "old", of a child: "years". */
  readonly years: RegExp;
  /** Directly before "free", of something that has no price: "gluten", "are you". */
  readonly freeOf: RegExp;
  /** Words of an hour, folded, that put it before noon. */
  readonly morning: RegExp;
  /** Words of an hour, folded, that put it after noon. */
  readonly afternoon: RegExp;
  /** Words of an hour, folded, that put it into the night. */
  readonly night: RegExp;
  /** Words of what somebody gives up: "forget the dog". */
  readonly givenUp: Readonly<Record<GivenUp, RegExp>>;
}

/** What a conversation may be told to reckon with no more. */
export type GivenUp = 'area' | 'dog' | 'child' | 'person' | 'money' | 'hotel' | 'diet' | 'allergy';
