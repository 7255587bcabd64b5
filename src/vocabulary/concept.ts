// What the vocabulary holds: concepts of several types, each with its words in every language.
import type { Category } from '../domain/category.ts';
import type { TagPattern } from './osm-tags.ts';

export const CONCEPT_TYPES = ['category', 'broad', 'kind', 'cuisine', 'dish', 'diet', 'allergen', 'feature'] as const;
export type ConceptType = (typeof CONCEPT_TYPES)[number];

export type Gender = 'm' | 'f' | 'n';

/** A code of the registry in `languages.ts`. */
export type LanguageCode = string;

export interface Concept {
  readonly type: ConceptType;
  /** Unique within its type. */
  readonly id: string;
  /** A category: itself. A broad word: those it stands for. A kind or a dish: those of places that can be one or serve it. */
  readonly categories: readonly Category[];
  /** Of a category: culture, food. */
  readonly group?: string;
  /** Of a category: those that sources mix up with each other have one family (eat, stage, green). */
  readonly family?: string;
  /** Broader concepts of the same type: `spanish` of `galician`. */
  readonly parents: readonly string[];
  /** Of a dish: cuisines and kinds of places that serve it as a matter of course. */
  readonly cuisines: readonly string[];
  readonly kinds: readonly string[];
  /** Of a kind: kinds that its places may be told as, where no source tells which: a comic shop is a bookshop. */
  readonly among: readonly string[];
  /** Of a kind: nobody goes out for it. Its places are found by whoever asks for them, and stand in no other list. */
  readonly isConvenience?: true;
  /** Of a kind: kinds or categories where the like may be had, where no place of the kind is known. */
  readonly instead: readonly string[];
  /** Of a dish: usual ones; a warning and never a promise. */
  readonly allergens: readonly string[];
  readonly osm: readonly TagPattern[];
  readonly google: readonly string[];
  /** Type labels and values of `features` by which a catalogue says that a place is or has this. */
  readonly labels: readonly string[];
  readonly features: readonly string[];
  readonly words: Readonly<Record<LanguageCode, Words>>;
}

/** The words of one concept in one language. */
export interface Words {
  /** In a list or on a button: "museums". */
  readonly label: string;
  /** Inside a sentence: "museum", "museums". */
  readonly one: string;
  readonly many: string;
  /** Beside a noun: "with outdoor seating", "de cocina japonesa". */
  readonly phrase: string;
  readonly gender?: Gender;
  /** Where it does not follow from the rule of the language: "a" (university), "el" (área). */
  readonly article?: string;
  /** Other words that name it. */
  readonly forms: readonly string[];
  /** Names that stand alone, as in a preference. */
  readonly aliases: readonly string[];
  /** Words and phrases that mean it in a sentence without naming it: "goya" means museums. */
  readonly related: readonly string[];
  /** What one buys or is served there. */
  readonly sells: readonly string[];
  /** How names of such places begin or end, folded; see `name-heads.ts`. */
  readonly heads: readonly string[];
}

/** How a form belongs to its concept. */
export type FormRole = 'name' | 'related' | 'sold';

export interface SurfaceForm {
  readonly form: string;
  readonly concept: Concept;
  readonly role: FormRole;
}
