// What the reader asks of a language's grammar: small sets of words and patterns with the names of the field. English and
// Spanish fill this type; a further language fills it once more.
import type { Means } from '../ask.ts';
import type { ChosenBy } from '../frame.ts';
import type { AreaTraitCues } from './area-traits.ts';
import type { ChoiceWords } from './choice-words.ts';
import type { Corrections } from './corrections.ts';
import type { Cues } from './cues.ts';
import type { MeasureWords } from './measure-words.ts';
import type { PayerWords } from './payer-words.ts';
import type { PlanWords } from './plan-words.ts';
import type { RemarkWords } from './remark-words.ts';
import type { SmallTalkWords } from './small-talk-words.ts';
import type { ToldWords } from './told-words.ts';
import type { TopicWords } from './topic-words.ts';
import type { WishWords } from './wish-words.ts';

export interface Grammar {
  readonly smallTalk: SmallTalkWords;
  /** Before what must not be: "no", "without". Patterns over the words directly before, which end with a blank. */
  readonly negation: RegExp;
  /** Directly before what is to leave the list that was shown: "skip the", "minus". */
  readonly dropping: RegExp;
  /** Directly before a word for a high price that finds fault: "too", "sounds". */
  readonly complaint: RegExp;
  /** Weeks of sales that are called after a day, and no day: "black friday". Global. */
  readonly sales: RegExp;
  /** Words for an age that people and places may have: "old". */
  readonly aged: ReadonlySet<string>;
  /** Looks like a negation and is none: "not only", "don't mind". */
  readonly notNegation: RegExp;
  /** Before the name of a language, which is no kitchen: "they speak no ". */
  readonly spoken: RegExp;
  /** Between members of a list that share a negation: "or", "nor". */
  readonly listed: RegExp;
  /** Opens a message that leaves its question out: "and the Prado?" */
  readonly continuing: RegExp;
  /** Directly before what is taken back: "not malls, markets". */
  readonly correcting: ReadonlySet<string>;
  /** Between alternatives: "or". */
  readonly or: string;
  /** A noun that says which stands before its noun: "an organ concert". */
  readonly modifierFirst: boolean;
  /** A name without the noun that says what it is, in two groups: "(the )(harbour )one", «(el )(del puerto)». */
  readonly nounLeftOut: RegExp;
  /** Words that set things of a list side by side: "difference", "which is better", «compara». */
  readonly sideBySide: RegExp;
  /** Bare numbers of a list beside each other, "2 and 3", and each of them: no "2 or 3 people", no "from 1 to 2". */
  readonly numbersOfList: { readonly run: RegExp; readonly one: RegExp };
  /** A place of a list as it looks like a date: "the 3rd". */
  readonly placeOfList: RegExp;
  /** "And a half", behind a number of hours. */
  readonly andAHalf: RegExp;
  /** "Number", before one of a list. */
  readonly numberInList: string;
  /** Leads up to what is going on meanwhile: "while the washing is at the". */
  readonly meanwhile: RegExp;
  /** Begins a condition: "if". */
  readonly if: string;
  /** Words between two of which either will do. */
  readonly either: ReadonlySet<string>;
  /** After a noun: "free" of "sugar free". */
  readonly negationAfter?: RegExp;
  /** "Mexican doesn't fit", «mexicano no pega», behind a kind or a kitchen. */
  readonly refusedBehind: RegExp;
  /** Somebody must not eat or touch what stands near. */
  readonly intolerance: RegExp;
  /** A wish, not a condition: "if possible". */
  readonly softener: RegExp;
  /** Words that add to what stands: "and", "with". */
  readonly adding: ReadonlySet<string>;
  /** Before what a place should have: "with a pool". */
  readonly having: ReadonlySet<string>;
  /** Somewhere in a line about something that is bought: "where do they sell", "a shop for". Over a line with blanks at its ends. */
  readonly buying: RegExp;
  /** A hobby: who is into comics looks for a comic shop, where no other kind of place is named. */
  readonly fond: RegExp;
  /** Directly before what somebody has already: "my", "with". */
  readonly owned: RegExp;
  /** Words before the name of a place that something is inside of: "at", "in". */
  readonly inside: ReadonlySet<string>;
  /** Between a distance and the name that it is measured from: "300 m of Sol". */
  readonly measuredFrom: ReadonlySet<string>;
  /** Somewhere before where a way leads: where it begins. "From". */
  readonly beginsWay: ReadonlySet<string>;
  readonly definite: ReadonlySet<string>;
  /** Articles of one thing that everybody knows, with those that run together with a word before them. */
  readonly definiteOne: ReadonlySet<string>;
  readonly demonstrative: ReadonlySet<string>;
  /** Articles and pointing words of one thing, whatever letter its noun ends with. */
  readonly ofOne: ReadonlySet<string>;
  readonly indefinite: ReadonlySet<string>;
  /** Points at one thing shown or named before. */
  readonly pronounOne: RegExp;
  readonly pronounMany: RegExp;
  /** The source that stands for `{it}` in the rows of phrases. */
  readonly pointing: string;
  /** Groups: the ordinal or number word. */
  readonly ordinal: RegExp;
  readonly ordinals: Readonly<Record<string, number>>;
  /** "The last but one", "the one in the middle". */
  readonly lastButOne: RegExp;
  readonly last: RegExp;
  readonly middle: RegExp;
  readonly other: RegExp;
  /** Directly before the name of the city where something is looked for. */
  readonly goal: ReadonlySet<string>;
  /** "Does it have", "tiene": what follows is part of a place. */
  /** What the name of the city reads as. */
  readonly city: string;
  readonly possessing: RegExp;
  /** "Is", "isn't", «es»: what follows says what a place is. Over a line of folded words with blanks at its ends. */
  readonly being: RegExp;
  /** "Is there", «hay»: asked of a place that was just named. */
  readonly existing: RegExp;
  /** A sentence that begins with such a verb, and needs no "it". */
  readonly hasAlone?: RegExp;
  readonly all: RegExp;
  readonly both: RegExp;
  /** So many from the top of a list: "the first three". Group 1 or 2 is the number. */
  readonly firstOf: RegExp;
  /** What singles one of those shown out: "the cheap one". */
  readonly superlative: readonly (readonly [ChosenBy, RegExp])[];
  /** Directly before nouns that mean those shown: "which of the" bars. */
  readonly ofThem: RegExp;
  /** Directly after a noun: the place of an earlier list, "the hotel we saw first". */
  readonly fromBefore: RegExp;
  /** Directly after a noun: of the list on the table, "the bars you gave me", «los de tu lista». */
  readonly fromList: RegExp;
  /** One after the other: "of each". */
  readonly each: RegExp;
  /** All but the one that was talked about: "the others", "el resto". */
  readonly rest: RegExp;
  /** Points at one place by what it has: "the one" of "the one with the pool". Over a line with blanks at its ends. */
  readonly describedHead: RegExp;
  /** Directly after that: "with the", "in". */
  readonly describing: RegExp;
  /** The same after a noun, "the hostel with a terrace", where fewer words say it. */
  readonly describingNoun: RegExp;
  /** Words with which a description is over: "is it expensive". */
  readonly describedEnd: ReadonlySet<string>;
  /** Directly after a noun, of what stands by the place in question: "the cathedral next to it". */
  readonly beside: RegExp;
  /** Points at several places, or at the people of one: "they". */
  readonly pronounLoose: ReadonlySet<string>;
  readonly here: RegExp;
  readonly stay: RegExp;
  /** A question by its first words. */
  readonly question: RegExp;
  /** Directly before a name or type of thing: where to search, where the way leads. */
  readonly near: RegExp;
  readonly to: RegExp;
  /** Directly before where a way begins. */
  readonly from: RegExp;
  /** A question that begins with a no, directly before what it is about: "isn't the", «¿no es el». Nothing is left out by it. */
  readonly negatedQuestion: RegExp;
  /** Directly before what a question is about, whatever the small word says elsewhere: "I asked about", «me refería al». */
  readonly askedAbout: RegExp;
  /** Directly before what something else is measured against: "closer than". */
  readonly than: RegExp;
  readonly like: RegExp;
  readonly except: RegExp;
  /** Directly after the names of places that are known too well: «las tenemos muy vistas», "we have done to death". */
  readonly wornOut: RegExp;
  /** Directly before a noun that is looked for by how it stands out: "the best museum". */
  readonly superlativeBefore: ReadonlySet<string>;
  /** Directly after one: «la farmacia más cercana». */
  readonly superlativeAfter: ReadonlySet<string>;
  /** Before a noun that means no particular place: "I like the theatre". The words before, which end with a blank. */
  readonly generic: RegExp;
  readonly open: RegExp;
  readonly payers: PayerWords;
  readonly means: readonly (readonly [Means, RegExp])[];
  /** Directly before what a way leads to: "get to". The words before, with blanks at both ends. */
  readonly wayTo: RegExp;
  /** Between the two ends of a way: "from the one to the other". */
  readonly leadingTo: ReadonlySet<string>;
  /** Speaks of trains, lines and stops. Over a line with blanks at its ends. */
  readonly rides: RegExp;
  /** Asks whether one gets there in one ride. Over a line with blanks at its ends. */
  readonly withoutChange: RegExp;
  readonly meals: readonly (readonly ['breakfast' | 'lunch' | 'coffee' | 'dinner' | 'drinks', RegExp])[];
  /** "The day after": the one behind the day that was talked about. Over folded text. */
  readonly dayAfter: RegExp;
  /** The day that was talked of: "that day". */
  readonly sameDay: RegExp;
  /** Directly before a day on which doors stay shut: "closed on", "que cierran". The words before, with blanks at both ends. */
  readonly closing: RegExp;
  /** The same letters as a word of ours, and another word by its neighbours: "we fancy", "fancy a roast"; "te", where no drink is expected. */
  isOtherWord(surface: string, before: string, after: string): boolean;
  /** What is done at a place, told as who does it or where it is done, where the language inflects its verb. */
  deedForms(form: string): readonly string[];
  /** Joins a clause to what is looked for: "museums that open". */
  readonly relative: ReadonlySet<string>;
  /** "Town hall of Seville". */
  readonly genitive: ReadonlySet<string>;
  /** "Food from Peru". */
  readonly origin: ReadonlySet<string>;
  readonly plans: PlanWords;
  /** Who comes along: words, as they are folded, and how they are written behind "your". */
  readonly relatives: Readonly<Record<string, string>>;
  /** Before relatives of somebody else. */
  readonly notOwn: ReadonlySet<string>;
  readonly cues: Cues;
  /** "Somewhere calm", «de marcha»: what is wanted of a part of the city. */
  readonly areaTraits: AreaTraitCues;
  readonly topics: TopicWords;
  readonly told: ToldWords;
  readonly choice: ChoiceWords;
  readonly measures: MeasureWords;
  /** "Atmosphere", «ambiente»: what places are like, beside what they are compared by. */
  readonly nature: RegExp;
  readonly remarks: RemarkWords;
  readonly wishes: WishWords;
  readonly corrections: Corrections;
  /** Ends in a meal that only bounds the time: "before dinner", "till lunch". */
  readonly mealBound: RegExp;
  /** A meal that only says when: "after dinner". Over a line with blanks at its ends. */
  readonly afterMeal: RegExp;
  /** Words that carry no content of their own in a message to a place service. */
  readonly light: ReadonlySet<string>;
  /** Nouns of who asks, when and in what circumstances: that they were not read is not worth a word. Folded. */
  readonly asides: ReadonlySet<string>;
  /** Numbers in words, as a pattern, and their value. */
  readonly number: string;
  numberOf(written: string): number;
  readonly money: readonly RegExp[];
  readonly distanceM: RegExp;
  readonly walkMinutes: RegExp;
  readonly partySize: RegExp;
  readonly ages: RegExp;
  readonly stars: RegExp;
  readonly howMany: RegExp;
  readonly minutesFree: RegExp;
  /** A sum of money is for two together, or for all of them. */
  readonly together: { readonly pair: RegExp; readonly each: RegExp; readonly total: RegExp };
  /** "Two hours before my train", "two hours to kill": the same without a verb. Groups: number, unit. */
  readonly minutesLeft: RegExp;
  readonly days: RegExp;
}
