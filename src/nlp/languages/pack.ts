// What a language brings: data only. English and Spanish fill this same type, so a rule that one has, the other has too.
import type { Language } from '../../domain/language.ts';
import type { ClauseForms } from './clause-forms.ts';
import type { Inflection } from './inflection.ts';
import type { NounForms } from './noun-forms.ts';
import type { OpinionForms } from './opinion-forms.ts';
import type { RatingForms } from './rating-forms.ts';

/** How a predicate finds its object: `before` it ("I love X"), `after` it ("X is boring"), or on `either` side. */
export type Side = 'before' | 'after' | 'either';

export interface PredicateRow {
  /** -1 hates … 0 indifferent … 1 loves. */
  readonly polarity: number;
  readonly side: Side;
  /** Phrases, separated by commas. */
  readonly forms: string;
}

/** Adjectives that judge, and what may stand between them and what they judge: "are really fun". */
export interface Judgements {
  readonly copula: string;
  readonly adverbs: string;
  /** Polarity, and the adjectives as the source of a regular expression. */
  readonly adjectives: readonly (readonly [polarity: number, pattern: string])[];
}

/** Attitudes told as what was done or felt: patterns over the line, each the predicate of what is named around it. */
export interface NarratedAttitudeRow {
  readonly polarity: number;
  readonly patterns: readonly string[];
}

export interface LanguagePack {
  readonly language: Language;
  /** Words that hardly occur in the other language; they vote for this one. */
  readonly functionWords: string;
  /** Everyday words without a topic of ours: they too say which language it is. */
  readonly commonWords: string;
  /** Phrases that contain a form of the vocabulary but mean something else. */
  readonly blocked: string;
  /** Chat spellings and what they stand for. */
  readonly shorthand: Readonly<Record<string, string>>;
  /** Words that look like misspellings of ours, but are words. */
  readonly realWords: string;
  /** The same of common words found by rule; they say nothing of the language, and may be names. Separated by blanks. */
  readonly everydayWords: string;
  /** Forms that are a concept only as a noun: the tagger, or what stands beside them, decides. */
  readonly nounsOnly: string;
  readonly predicates: readonly PredicateRow[];
  readonly judgements: Judgements;
  readonly narratedAttitudes: readonly NarratedAttitudeRow[];
  /** "want", "quiero": ask without judging, but begin a clause of their own. */
  readonly wishes: string;
  readonly intensifiers: string;
  readonly downtoners: string;
  readonly negators: string;
  /** "at all", "nada": make a negation final. */
  readonly finals: string;
  /** Words after which a new clause begins. */
  readonly contrasts: string;
  /** Phrases with such a word inside, after which none begins: "everything but". */
  readonly notContrasts: string;
  readonly conjunctions: string;
  /** Numbers written out, 0 to 10. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Nouns that belong to a name they stand beside, and the words between. */
  readonly generics: string;
  readonly linkers: string;
  readonly patterns: Patterns;
  /** Rows of phrases: meaning, pattern, example. */
  readonly phrases: string;
  readonly clauseForms: ClauseForms;
  readonly nounForms: NounForms;
  readonly opinionForms: OpinionForms;
  readonly ratingForms: RatingForms;
  readonly inflection: Inflection;
  readonly looks: Looks;
}

/** How texts of a language look, whatever their words. */
interface Looks {
  /** Marks that no other of our languages has. */
  readonly marks?: RegExp;
  /** Letters of a word as it was written that hardly any other has. */
  readonly letters?: RegExp;
  /** Endings and letters of a folded word that hardly occur in another. */
  readonly shape: RegExp;
  /** Nouns with which the names of streets and houses begin, and the words that go on between them and the name. */
  readonly heads?: { readonly nouns: ReadonlySet<string>; readonly goesOn: RegExp };
}

/** Single patterns of the operators; all read the line. */
export interface Patterns {
  /** Directly before a name or concept: the search is around it. */
  readonly near: string;
  /** Directly before a name: the search is inside it. */
  readonly inside: string;
  /** Words that may stand between such a phrase and its name. */
  readonly determiners: string;
  /** "I want", "find me": a request even beside an attitude. */
  readonly outrightRequest: string;
  /** "nothing I like more than": what follows is loved. */
  readonly nothingMore: string;
  /** "nothing I like less than": what follows is hated. */
  readonly nothingLess: string;
  /** "except", "todo menos": what follows has the opposite attitude. */
  readonly except: string;
  readonly usedTo: string;
  readonly noLonger: string;
  readonly insteadOf: string;
  readonly neither: string;
  readonly unwanted: string;
  /** Directly before a place: one like it is asked for. */
  readonly likeness: string;
  /** Groups 1 and 2 are what is compared: the first wins. */
  readonly better: readonly string[];
  readonly worse: readonly string[];
  /** The first is liked, the second more. */
  readonly likedLess: string;
  readonly pronoun: string;
}

/** "a, b c, d" → ["a", "b c", "d"]. */
export const listOf = (commaSeparated: string): readonly string[] =>
  commaSeparated
    .split(',')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each.length > 0);
