// What the pipeline knows of one message: a document that grows stage by stage. Offsets are UTF-16 indices into
// `text`, the normalised message.
import type { Category } from '../domain/category.ts';
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { Kind, Kinds } from '../domain/kind.ts';
import type { Language } from '../domain/language.ts';
import type { Frame } from './frame.ts';

export interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Universal part-of-speech tags (https://universaldependencies.org/u/pos/). */
export type UniversalTag =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** Stage 1. A syntactic word: "don't" gives `do` and `n't`, "del" gives `de` and `el` (sharing a span). */
export interface Token extends Span {
  readonly text: string;
  /** Case- and accent-free. */
  readonly folded: string;
  readonly tag: UniversalTag;
}

/** Stage 2. A thing of the city that the message names. */
export interface PlaceMention extends Span {
  readonly text: string;
  readonly entry: GazetteerEntry;
  /** `near`: search around it; `in`: search inside it; `subject`: the talk is about it. */
  readonly role: 'near' | 'in' | 'subject';
  /** 1 for an exact name, less for a misspelt one. */
  readonly certainty: number;
}

/** Stage 4. A word or phrase that stands for categories. */
export interface ConceptMention extends Span {
  readonly text: string;
  readonly categories: readonly Category[];
  /** `asked`: wants to go there; `landmark`: only says where ("a cafe near a museum"). */
  readonly role: 'asked' | 'landmark';
  /** Which rule or table found it. */
  readonly reason: string;
}

/** Stage 3. An attitude toward a concept, from -1 (hates) to 1 (loves); 0 is indifference, undefined none at all. */
export interface Opinion {
  readonly concept: ConceptMention;
  readonly polarity: number | undefined;
  /** An explicit number ("4 out of 5"), already on the scale of 1 to 5. */
  readonly stated?: number;
  readonly reason: string;
}

const INTENTS = [
  'recommend',
  'place_details',
  'opening_hours',
  'prices',
  'nearby',
  'refine',
  'sort',
  'more',
  'greet',
  'smalltalk',
  'out_of_scope',
  'preferences',
  'compare',
  'directions',
  'plan',
  'why',
  'forget',
  'help',
  'correction',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What was asked about a place in the turn before, if anything. */
export type RepeatableQuestion = Extract<Intent, 'opening_hours' | 'prices' | 'directions'>;

export type Refinement =
  | 'closer'
  | 'cheaper'
  | 'quieter'
  | 'open_now'
  | 'open_on'
  | 'vegetarian'
  | 'terrace'
  | 'free'
  | 'children'
  | 'accessible';

/** What the message asks for. Absent means "not said". */
export interface Request {
  readonly intent: Intent;
  /** 0 to 1; below `ASK_BELOW` the dialogue asks rather than guesses. */
  readonly confidence: number;
  /** Categories asked for now, in the order of the message. */
  readonly categories: readonly Category[];
  /** Where to search: near or in a named thing. */
  readonly anchor?: PlaceMention;
  /** The named thing the question is about. */
  readonly about?: PlaceMention;
  /** A second named thing, for comparisons. */
  readonly other?: PlaceMention;
  /** "the second one": 2; "the last one": -1; "the one in the middle": 0. */
  readonly ordinal?: number;
  /** "The second and the third": the other of the two. */
  readonly otherOrdinal?: number;
  /** "it", "that place", "that museum", "the pharmacy": points at what was shown; category and kind narrow it. */
  readonly reference?: { readonly category?: Category; readonly kind?: Kind };
  /** "cafes near it": the category wanted near the thing in focus. */
  readonly nearCategory?: Category;
  readonly sortBy?: 'distance' | 'rating';
  readonly refine: readonly Refinement[];
  /** For `open_on`: 0 Monday to 6 Sunday. */
  readonly weekday?: number;
  /** For `plan` and time-bound questions: minutes after local midnight. */
  readonly atMinutes?: number;
  /** How many places the person wants. */
  readonly howMany?: number;
  /** Cuisine or dish in OSM's vocabulary (`japanese`), where the message narrows food. */
  readonly cuisine?: string;
  /** What narrows the categories asked for: `pharmacy` of the local services. */
  readonly kinds?: Kinds;
}

export const ASK_BELOW = 0.35;

export interface Understanding {
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly places: readonly PlaceMention[];
  readonly concepts: readonly ConceptMention[];
  readonly opinions: readonly Opinion[];
  /** Stage 5: 1 to 5 for each category the person has an attitude to; later statements win. */
  readonly preferences: ReadonlyMap<Category, number>;
  /** The message as a frame: what everything that is asked for follows from. */
  readonly frame: Frame;
  /** The frame as the fields that the dialogue and `understand --jsonl` look at. */
  readonly request: Request;
}
