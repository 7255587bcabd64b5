// What the reader is handed beside the message, and what its steps share while one message is read.
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import type { GazetteerEntry } from '../../domain/gazetteer.ts';
import type { Place } from '../../domain/place.ts';
import type { Meal } from '../../domain/plan.ts';
import type { Point } from '../../geo/point.ts';
import type { Said } from '../../wishes/wish.ts';
import type { Comparison } from '../comparisons.ts';
import type { Document } from '../document.ts';
import type { Reference } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import type { UnderstandingContext } from '../pipeline.ts';
import type { Opinion } from '../understanding.ts';
import type { Amount } from './amounts.ts';
import type { Story } from './roles.ts';
import type { Sentence } from './sentence.ts';

/** A stop of the plan that stands, as far as words may mean it. */
export interface StandingStop {
  readonly place: Place;
  readonly meal?: Meal;
  readonly day?: CivilDay;
  /** When it begins, in minutes after midnight. */
  readonly begin?: number;
  /** How many minutes the way to it takes. */
  readonly wayMinutes?: number;
}

export interface ReadContext extends UnderstandingContext {
  /** What the clocks of the city show: dates are resolved against it. */
  readonly now: CivilMoment;
  /** Where the asker stands, where that is known. */
  readonly position?: Point;
  /** A plan stands: "the third stop" and "an hour later" edit it. */
  readonly hasPlan?: boolean;
  /** Its stops, in their order. */
  readonly standing?: readonly StandingStop[];
  /** Stops that went from it since it was made, the latest first. */
  readonly stood?: readonly StandingStop[];
  /** The days of that plan. */
  readonly standingDays?: readonly CivilDay[];
  /** The place that was talked of last, which "it" means where the message names none before. */
  readonly inFocus?: GazetteerEntry;
  /** The plan that stands is what was talked of last: itself, or one of its stops. */
  readonly isPlanOpen?: boolean;
  /** The message wants no plan: its words that say so were taken out. */
  readonly isPlanRefused?: true;
  /** The day that the last turn was about, for "and the day after?" */
  readonly lastDay?: CivilDay;
  /** The day that was settled on earlier in the conversation. */
  readonly agreedDay?: CivilDay;
  /** Figures of the reply before, as `figuresIn` writes them. */
  readonly toldFigures?: readonly string[];
  /** What the last turn was about: "on Sunday?" narrows a list, asks the hours of a place, and moves a plan. */
  readonly topic?: 'list' | 'place' | 'plan';
  /** The place in focus is all that the last list had: nobody has chosen it, and "close by" is not close to it. */
  readonly isOnlyListed?: true;
  /** The asker has told what somebody must not eat: "and gluten" is more of it. */
  readonly hasNeeds?: true;
  /** Stops of plans that go by another name than their place. */
  readonly namedStops?: readonly NamedStop[];
  /** Folded words of the names of places that were shown or talked about: "the house" may be one of them. */
  readonly nameWords?: ReadonlySet<string>;
}

/** "The Christmas lights", of the street where they are. */
export interface NamedStop {
  /** Id of the topic that tells of it. */
  readonly topic: string;
  readonly entry: GazetteerEntry;
  readonly minutes: number;
  readonly isAfterDark?: true;
  /** By language: words that follow each other, each a choice of which `*` leaves the ending open. */
  readonly named: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>>;
}

/** One message, as far as it has been read. */
export interface Reading {
  readonly document: Document;
  readonly grammar: Grammar;
  readonly context: ReadContext;
  readonly sentences: readonly Sentence[];
  readonly amounts: readonly Amount[];
  readonly opinions: readonly Opinion[];
  /** What is liked better than what. */
  readonly comparisons: readonly Comparison[];
  readonly story: Story;
}

/** The words of a stretch of the message. */
export function saidOf({ document: { words, text } }: Pick<Reading, 'document'>, from: number, to: number): Said {
  const start = words[from]!.start;
  const end = words[Math.max(from, to - 1)]!.end;
  return { start, end, text: text.slice(start, end) };
}

/** Folded words as they were written, times and names included, with a blank before and after each. */
export const lineOfWords = (words: readonly { readonly norm: string }[]): string =>
  ` ${words.map(({ norm }) => norm).join(' ')} `;

/** The words of a stretch as one line, without its marks. */
export const writtenIn = (
  { document: { words } }: Pick<Reading, 'document'>,
  { from, to }: { readonly from: number; readonly to: number },
): string => lineOfWords(words.slice(from, to).filter(({ norm }) => /[\p{L}\d]/u.test(norm)));

/** The last words that are over where something begins. @param start of it, in the text */
export const lineBefore = ({ document: { words } }: ReadWords, { start }: Pick<Said, 'start'>, most: number): string =>
  lineOfWords(words.filter((word) => word.end <= start).slice(-most));

/** The first words that begin where something is over. @param end of it, in the text */
export const lineBehind = ({ document: { words } }: ReadWords, { end }: Pick<Said, 'end'>, most: number): string =>
  lineOfWords(words.filter((word) => word.start >= end).slice(0, most));

interface ReadWords {
  readonly document: Pick<Document, 'words'>;
}

/** The folded words of a sentence before a word, blank-separated, with a blank at the end. */
export const before = ({ document: { words } }: Reading, from: number, at: number, most = 7): string =>
  lineOfWords(words.slice(Math.max(from, at - most), at)).replace(/^ {2}$/, ' ');

/** A reference and where in the message it stands. */
export interface PlacedReference {
  readonly reference: Reference;
  readonly from: number;
  readonly to: number;
  /** Only says where to search, or where a way begins. */
  readonly isAnchor: boolean;
  /** Directly after "near", where that is not what makes it an anchor. */
  readonly isNear?: boolean;
}
