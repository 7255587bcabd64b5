// What the reading of wishes asks of a language, beside its grammar: words of money, meals and hours, and what is given up.

export interface WishWords {
  /** A word that means little money where it stands alone, and nothing beside a number: "budget". */
  readonly budget: ReadonlySet<string>;
  /** Verbs that name the meal, and no place, in "I cannot eat nuts". */
  readonly eating: ReadonlySet<string>;
  /** What may stand beside a food that somebody must not eat either: "and", "to", "too". */
  readonly furtherNeed: ReadonlySet<string>;
  /** Directly behind what is looked for, over the words behind with a blank at both ends: "birthday cake where?" */
  readonly askedBehind: RegExp;
  /** Directly before what something else is preferred to, over the words before: "rather sit down than perch at a" bar. */
  readonly lessLiked: RegExp;
  /** What one of the places listed should have: "one with". */
  readonly hadByOne: RegExp;
  /** Directly before what a place has, over the words before with blanks at both ends: "with a", "sin". */
  readonly having: RegExp;
  /** Directly before "old", of a child: "years". */
  readonly years: RegExp;
  /** Directly before "free", of something that has no price: "gluten", "are you". */
  readonly freeOf: RegExp;
  /** Going on foot, in what is said of too long a way. */
  readonly onFoot: RegExp;
  /** "Paying" and what makes it a bound behind it; "a cent" is nothing. */
  readonly spentAfter: RegExp;
  /** How a time begins that comes behind a meal: "after" lunch. */
  readonly afterwards: RegExp;
  /** And one before it. */
  readonly beforehand: RegExp;
  /** Words of an hour, folded, that put it before noon. */
  readonly morning: RegExp;
  /** Words of an hour, folded, that put it after noon. */
  readonly afternoon: RegExp;
  /** Words of an hour, folded, that put it into the night. */
  readonly night: RegExp;
  /** Words over which no negation reaches: "but", "because". */
  readonly bounds: ReadonlySet<string>;
  /** Before what the asker has: "my". */
  readonly mine: ReadonlySet<string>;
  /** Directly before where a person is from, over the words before: "I'm" Italian, "somos" mexicanos. */
  readonly beingPerson: RegExp;
  /** Anywhere: now was said of the doors themselves. */
  readonly openNow: RegExp;
  /** Directly behind where a person is from: "German" clients. */
  readonly personBehind: RegExp;
  /** Directly before the hour until which the asker has time: "I have" until nine. */
  readonly ownTime: RegExp;
  /** Before the hour before which a place must not close. */
  readonly closesNotBefore: RegExp;
  /** Before the hour at which a place is to open. */
  readonly opensAt: RegExp;
  /** Directly before the town that people come from, over the words before: "my parents from" Seville. */
  readonly home: RegExp;
  /** The words before an hour and its first one, of what somebody has done until now: "been walking all" morning. */
  readonly ongoing: RegExp;
  /** After a comma, what is wanted follows what is not: "no tapas, something". Over the words between, with blanks at both ends. */
  readonly anew: RegExp;
  /** What was eaten on another day, where something else is wanted now: directly before the dish, alone or with what follows it. */
  readonly eaten: {
    readonly before: RegExp;
    readonly beforeDated: RegExp;
    readonly after: RegExp;
    readonly otherwise: RegExp;
  };
  /** Directly before what somebody has had for days, and no more of: "we have been eating" sandwiches. */
  readonly hadEnough: RegExp;
  /** Directly before what only says when: "before the" concert. */
  readonly beforeOrAfter: RegExp;
  /** Directly before what somebody would not like to be taken for: "without looking like a" lost tourist. */
  readonly notToSeem: RegExp;
  /** Directly before such a word, which then leaves something out: "anything" but. */
  readonly allBut: ReadonlySet<string>;
  /** Joins members that share a negation, whatever they are: "or", "nor". */
  readonly nor: ReadonlySet<string>;
  /** Before what may be so or not, over the words before: "it doesn't have to be", "me da igual que sea". */
  readonly indifferent: RegExp;
  /** "Is", «es lo»: before what somebody says matters most to them. */
  readonly weighs: RegExp;
  /** "Like", before an example of what is meant. Runs over the text before it, folded. */
  readonly example: RegExp;
  /** "There are no", «no vienen»: before somebody who does not come along. */
  readonly nobodyComes: RegExp;
  /** Behind a distance that is complained of: "3 km is too far", «500 m no es cerca». */
  readonly tooFarAfter: RegExp;
  /** Before the name of where it need not be: "it doesn't have to be near", «no hace falta que sea por». */
  readonly anywhereButNeed: RegExp;
  /** The same behind what may be so or not: "the terrace doesn't matter". */
  readonly indifferentAfter: RegExp;
  /** The same of how a place is; of what it is, it is a mild wish: "I don't mind" crowds, or museums. */
  readonly unminded: RegExp;
  /** Directly before a manner that must not be overdone: "not too" loud. */
  readonly notTooMuch: RegExp;
  /** Directly before a noun that is looked at, is behind another or is brought along: "a view of the palace", "sell my books". */
  readonly lookedAt: RegExp;
  /** Directly behind a noun that somebody only complains of: "the hotel has no printer". */
  readonly lacking: RegExp;
  /** Directly behind what somebody says that a place is not: "a falafel place isn't really sit-down". */
  readonly notBeing: RegExp;
  /** Before what a place that was shown is said to be: "El Boquerón is a", «eso es un». */
  readonly saysWhatItIs: RegExp;
  /** Directly behind the name of such a place. */
  readonly isSaidToBe: RegExp;
  /** Directly behind a verb that the tagger takes for a noun: «paro a comer». */
  readonly deedBehind: RegExp;
  /** The whole city will do: "anywhere is fine". The name of the city stands as its noun. */
  readonly anywhere: RegExp;
  /** Directly before an hour that somebody only says of a place: "Mozar opens at" ten. */
  readonly statesHours: RegExp;
  /** Before the noun of a question about what was shown: "is the first one just" sandwiches? */
  readonly asksWhether: RegExp;
  /** Words about eating before a food, the last of which counts: it is eaten, or it is not. */
  readonly eats: { readonly eaten: RegExp; readonly notEaten: RegExp };
  /** Of a thing that broke. */
  readonly broken: RegExp;
  /** How the vocabulary may call the mending of a thing. */
  mended(thing: string): readonly string[];
  /** "I arrived", right before a time: when something happened that is over. */
  readonly past: RegExp;
  /** Words before the hour at which somebody travels on: "my train is at". */
  readonly departure: RegExp;
  /** Directly before an amount that is turned down: "not those 18 euro cocktails". */
  readonly refusedPrice: RegExp;
  /** Somebody had a thing and wants another: "I left my charger, who sells one?" */
  readonly replacing: RegExp;
  /** Ends before an opening quotation mark: what somebody is quoted with is not what is looked for. */
  readonly quotedAway: RegExp;
  /** Everyday names of banknotes, in units of the currency. */
  readonly notes: Readonly<Record<string, number>>;
  /** Names of the middle of the city, folded. */
  readonly centre: RegExp;
  /** Directly behind a noun that is wanted, of another sort than is named next: "museums that aren't about". */
  readonly ofOtherSort: RegExp;
  /** Before what others than the asker think of: "for somebody who hates". Over the words before. */
  readonly ofOthers: RegExp;
  /** How a place should please somebody, which is a wish and no taste: "somewhere my daughter would like". Over the words before. */
  readonly toPlease: RegExp;
  /** Before where people are from or come from: "I'm from", «venimos de». Over the words before. */
  readonly comingFrom: RegExp;
  /** Words between alternatives that tell nothing: "Italian food or maybe a French place". */
  readonly inLists: ReadonlySet<string>;
  /** Before a place that somebody names, whether or not we know it: "near", "junto a". Over the words before. */
  readonly nearTo: RegExp;
  /** Nouns that begin the name of a hotel or a street: "hotel", "calle". */
  readonly addressed: ReadonlySet<string>;
  /** Where the asker lives, sleeps or works, which nobody can look up: "home", «casa». */
  readonly ownPlaces: ReadonlySet<string>;
  /** Words of what somebody gives up: "forget the dog". */
  readonly givenUp: Readonly<Record<GivenUp, RegExp>>;
}

/** What a conversation may be told to reckon with no more. */
export type GivenUp = 'area' | 'dog' | 'child' | 'person' | 'money' | 'hotel' | 'diet' | 'allergy';
