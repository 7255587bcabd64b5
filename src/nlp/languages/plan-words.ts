// What the reader asks of a language where a plan is spoken of: paces, parts of the day, ends, counts. Patterns run over a
// folded line with blanks at its ends.
import type { DayPart } from '../frame.ts';
import type { PlanAnewWords } from './plan-anew-words.ts';
import type { PlanChangeWords } from './plan-change-words.ts';
import type { PlanDayWords } from './plan-day-words.ts';
import type { PlanListWords } from './plan-list-words.ts';
import type { PlanRoleWords } from './plan-role-words.ts';
import type { PlanStatedWords } from './plan-stated-words.ts';
import type { PlanTurnWords } from './plan-turn-words.ts';
import type { PlanVerdictWords } from './plan-verdict-words.ts';

export interface PlanWords
  extends PlanAnewWords,
    PlanChangeWords,
    PlanDayWords,
    PlanTurnWords,
    PlanListWords,
    PlanRoleWords,
    PlanStatedWords,
    PlanVerdictWords {
  readonly pace: readonly (readonly ['relaxed' | 'packed', RegExp])[];
  /** "An afternoon plan": the part of the day is said of the plan itself. */
  readonly parts: readonly (readonly [DayPart, RegExp])[];
  /** "48 hours in the city". Group: the number of hours. */
  readonly longHours: RegExp;
  /** "A three day trip". Group: the number of days. */
  readonly tripOfDays: RegExp;
  /** All of what says a day, as it was written: its name and nothing else. "On Friday". */
  readonly dayAlone: RegExp;
  /** "No early mornings", "we sleep in". */
  readonly lateRiser: RegExp;
  /** "A route of three hours", as sources; `@n` stands for a number, the only group for it. */
  readonly hours: readonly string[];
  /** "Two museums". */
  readonly counts: Readonly<Record<string, number>>;
  /** So many stops and no more, the number as a group: "not more than two stops". */
  readonly mostStops: RegExp;
  /** So many from the top of a list, the number as a group: "the first two". */
  readonly firstFew: RegExp;
  /** Words that only a plan has: "stop", "route". */
  readonly ofPlan: RegExp;
  /** Before another stop, as opposed to after it. */
  readonly before: RegExp;
  /** Before the hour at which somebody's work is over: "I finish at". */
  readonly freeFrom: RegExp;
  /** Directly before a time: the outing is over then. "Home by", "our train leaves at". */
  readonly endsAt: RegExp;
  /** Directly behind a time: the outing is over then. "At six we must leave". */
  readonly endsBehind: RegExp;
  /** Folded words for the sun going down. */
  readonly sunset: RegExp;
  /** "The whole day". */
  readonly wholeDay: RegExp;
  /** "All near each other", "so that we need no taxi". */
  readonly compact: RegExp;
  /** Directly behind a part of the day, and the end of what is said: people travel home in it, and not to their hotel. */
  readonly homeward: RegExp;
  /** A walk for its own sake: "a stroll from", "seeing things on the way". */
  readonly strolls: readonly RegExp[];
  /** Asks of a walk how long it is, or whether one can: no plan. */
  readonly strollAsked: RegExp;
  /** Directly before where a walk begins, and where it ends. */
  readonly strollFrom: RegExp;
  readonly strollTo: RegExp;
  /** Anywhere: people are home, or through, by an hour. */
  readonly homeBy: RegExp;
  /** "Home for 6", where the hour was not read as a time. Group: the hour. */
  readonly endsBare: RegExp;
  /** Directly before a time: something that was arranged already begins then. "Until our table at". */
  readonly untilThen: RegExp;
  /** Directly behind an hour at which something else begins: "until nine, when we have dinner". */
  readonly thenArranged: RegExp;
  /** "Afternoon and evening". */
  readonly lateHalf: RegExp;
  /** The hours are of the night: "at night", "clubbing". */
  readonly night: RegExp;
  /** Goes out, and looks for no single place: "a night out". */
  readonly outing: RegExp;
  /** What a length of time is said in. Groups: the number and the unit of hours. */
  readonly length: {
    readonly half: RegExp;
    /** So many minutes on top of the hours that stand before them. */
    readonly andMore: readonly (readonly [minutes: number, RegExp])[];
    readonly unit: string;
    readonly hours: RegExp;
  };
  /** All that was agreed: "put it all in order". */
  readonly everything: RegExp;
  /** Between a stop and what it is swapped for. */
  readonly swappedBy: ReadonlySet<string>;
  /** Between a table and what is eaten there: "a restaurant with stew". */
  readonly served: ReadonlySet<string>;
  /** "Lunch at Casa Labra": between a meal and where it is. */
  readonly at: RegExp;
  /** "First that, then": what comes first was spoken of before. */
  readonly firstThen: RegExp;
  /** The rest is left open behind what was named: "and then what?" */
  readonly openEnd: RegExp;
  /** A meal that was said last comes in the middle: "with lunch in between". */
  readonly amid: RegExp;
  /** All of a part of the day, and it is ours: "I've got the whole afternoon". */
  readonly wholePart: RegExp;
  /** Comes and goes away again: both, with a day each, make a stay. */
  readonly stay: readonly [RegExp, RegExp];
  /** Directly before where somebody is from: "two friends from". */
  readonly peopleFrom: RegExp;
  /** Says that one thing comes after another: "then", "afterwards". */
  readonly order: RegExp;
  /** What is done in one place for a while, with its "for", at the end of the words before a length: "sit for". */
  readonly lingering: RegExp;
  /** "Half a day". */
  readonly halfDay: RegExp;
  /** "In the morning", beside an hour. */
  readonly early: RegExp;
  /** "Start 11". Group: the hour. */
  readonly startsAt: RegExp;
  /** What has to be caught at the end. */
  readonly leaving: readonly (readonly ['flight' | 'train', RegExp])[];
  /** Comes by air: "we land", "our flight". */
  readonly flying: RegExp;
  /** Between two flights. */
  readonly layover: RegExp;
  /** Comes by train. */
  readonly railing: RegExp;
  /** Directly before the place where people must be at the end: "before my train from". */
  readonly endsWhere: RegExp;
  /** Asks how to fill time, and for no kind of place: "what should we do?" */
  readonly whatToDo: RegExp;
  /** Goes back to where the day began: "back at our hotel". */
  readonly backHome: RegExp;
  /** In the middle of the city, for people who are not there: "dinner in town". */
  readonly inTown: RegExp;
  /** Where people come in: "we get in at". */
  readonly arriving: RegExp;
  /** Where a stop goes that is added: "at the end". */
  readonly atEnd: RegExp;
  /** Directly before the stop that a day ends with: "end in a". */
  readonly last: RegExp;
  /** What was said last comes first: "and drinks before". */
  readonly beforehand: RegExp;
  /** Stops of one kind, one after the other: "a pub crawl". */
  readonly crawl: RegExp;
  /** The last stop is of the night: "bars till late". */
  readonly late: RegExp;
  /** "I get up late, like 11", with an hour that is read as no time. */
  readonly wakesAt: RegExp;
  /** A kind of place that all of the plan is about: what stands directly before it, and directly behind it. */
  readonly themed: readonly [before: RegExp, behind: RegExp];
  /** The asker says to like something. */
  readonly likes: RegExp;
  /** Says before a name that it is liked: "we love". */
  readonly liking: RegExp;
  /** Words that join two changes of a plan: "put lunch at two and finish by seven". */
  readonly joining: ReadonlySet<string>;
  /** The plainest of them. */
  readonly and: string;
  /** "After lunch": the meal behind it says when, and is not had; «después cenar» is dinner. */
  readonly byMeal: RegExp;
  readonly besides: Readonly<Record<string, 'before' | 'after'>>;
  /** A stop at another hour: "earlier", "later". */
  readonly toward: readonly (readonly ['earlier' | 'later', RegExp])[];
  /** A visit takes more time than people have: "that long", "is too much". */
  readonly tooLong: RegExp;
  /** A stop that takes less time: "shorter". */
  readonly briefer: RegExp;
  /** Beside that, at another hour: "shorter and later". */
  readonly alsoToward: readonly (readonly ['earlier' | 'later', RegExp])[];
  /** Asks for a change politely: "can we", "could it be". */
  readonly proposing: RegExp;
  /** Of a plan that stands; all over words as they were written. A stop goes: "drop", "too many". */
  readonly dropping: RegExp;
  /** "One of the", "a": no more than one. */
  readonly oneOf: RegExp;
  /** "One stop", "two stops". Group: the number. */
  readonly someStops: RegExp;
  /** Of the way on foot. */
  readonly walking: RegExp;
  /** "Less walking", "on foot too much". */
  readonly lessOnFoot: RegExp;
  /** "Too full", "more relaxed". */
  readonly easier: RegExp;
  readonly startLater: RegExp;
  /** Of the plan that stands, and all that is said: "later", "a bit earlier". */
  readonly bareLater: RegExp;
  readonly bareEarlier: RegExp;
  /** "Another area". */
  readonly elsewhere: RegExp;
  /** "Too touristy". */
  readonly localer: RegExp;
  /** "We get up at", "sleep until". */
  readonly waking: RegExp;
  /** "Start at". */
  readonly starting: RegExp;
  /** "The most expensive". */
  readonly dearest: RegExp;
  /** A night out, and no day that ends with one. */
  readonly nightOut: RegExp;
  /** "We can't before". */
  readonly notBefore: RegExp;
  /** "Wrap up". */
  readonly ending: RegExp;
  /** "Shorten it by an hour". Group: how much. */
  readonly shortening: RegExp;
  /** "Make it two hours". Groups: the number of hours. */
  readonly lasting: RegExp;
  /** "A break", "somewhere to sit". */
  readonly pausing: RegExp;
  /** "Between" two stops by name. */
  readonly betweenAny: RegExp;
  /** The evening goes on with nothing in particular: "then something fun". */
  readonly thenSomething: RegExp;
  /** "Nothing in the morning". */
  readonly nothing: RegExp;
  /** "Start", "set off". */
  readonly begins: RegExp;
  /** "After lunch". */
  readonly afterLunch: RegExp;
  /** Questions about the plan that was told, over words as they were written. The whole of it again: "read it back". */
  readonly retelling: RegExp;
  readonly addresses: RegExp;
  /** "From 1 to 2". Groups: the two numbers. */
  readonly steps: RegExp;
  /** "Open when we get there". */
  readonly onArrival: RegExp;
  readonly ridesAsked: RegExp;
  readonly walkAsked: RegExp;
  readonly endAsked: RegExp;
  /** "How long does it all take?" */
  readonly lengthAsked: RegExp;
  readonly freeAsked: RegExp;
  readonly costAsked: RegExp;
  readonly outdoorsAsked: RegExp;
  /** "When should we leave for the first stop?" */
  readonly departAsked: RegExp;
  /** "Is anything shut on Sunday?" */
  readonly shutAsked: RegExp;
  /** "A running route": a way for sport is a place to look for, and no plan. */
  readonly sporting: RegExp;
  /** "Something to see, then tapas": sights come beside the stops that are named. */
  readonly seeing: RegExp;
  /** "One museum at most", "some art but not all the time": no more of the kind than is named. */
  readonly sparing: RegExp;
  /** "The Sunday part", before or behind the day. */
  readonly partOfStay: RegExp;
  /** Beside a day, of the plan that stands: it is moved there. */
  readonly otherDay: RegExp;
  /** "The same" plan. */
  readonly same: RegExp;
  /** Of a meal: "lighter", "less heavy". */
  readonly lighter: RegExp;
  /** Behind a stop: it is looked at in passing, "from outside". */
  readonly glimpsed: RegExp;
  /** So much of a kind is complained of: "a lot of museums", "so many churches". */
  readonly tooManyOf: RegExp;
  /** All of a sentence behind a noun: it is not wanted. "No thanks". */
  readonly noThanks: RegExp;
  /** Between a name and the meal that is eaten there: "the market for lunch". */
  readonly forMeal: RegExp;
  /** One table is looked for: "somewhere to eat". */
  readonly tableSought: RegExp;
  /** "Is there a square", "any bar", "near there": of a question, what there is. */
  readonly soughtThere: RegExp;
  /** What follows is only what the other thing is: "those are". */
  readonly thoseAre: RegExp;
  /** Another place is looked for beside those of the plan: "where else". */
  readonly whereElse: RegExp;
  /** Directly before a length of time: it is over. "I've been walking for". */
  readonly spent: RegExp;
  /** The hour of a meal is not liked: "too late". */
  readonly wrongHour: readonly (readonly ['earlier' | 'later', RegExp])[];
  /** Says when people eat: "the kids eat at". */
  readonly eating: RegExp;
  /** Not so many of a kind: directly before it, and all that follows it. */
  readonly fewer: readonly [before: RegExp, behind: RegExp];
  /** Directly before a kind of place: one more. "More". */
  readonly moreOf: RegExp;
  /** One of a kind will do: "is enough", with the words before it and behind it. */
  readonly enoughOf: RegExp;
  /** Directly before a kind of place: no second one. "Not another". */
  readonly another: RegExp;
  /** A stop costs too much, or bores people. */
  readonly tooDear: RegExp;
  readonly dull: RegExp;
  /** Directly before a name: whether it can be seen. "Can we visit". */
  readonly canSee: RegExp;
  /** Beside a stop that comes in behind another: "then", "afterwards". */
  readonly thenComes: RegExp;
  /** "Until 4 or 5", of a night out. Group: the hour. */
  readonly untilHour: RegExp;
}
