// Questions about a frame that several fields of a request ask.
import { foldAccents } from '../../domain/text.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import type { FactAsk } from '../ask.ts';
import type { Ask, FrameIntent, Reference } from '../frame.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import { grammarOf } from '../languages/grammars.ts';
import type { Intent, Refinement, Request } from '../understanding.ts';

export const spoken = (intent: FrameIntent): Intent => INTENT_OF[intent] ?? (intent as Intent);

export const mainOf = ({ intents }: Frame) => intents[0] ?? { intent: 'smalltalk' as const, confidence: 0.3 };

export const isEmpty = ({ wishes, asks, references, changes, attitudes, situation, plan }: Frame): boolean =>
  wishes.length + asks.length + references.length + changes.length + attitudes.length + situation.length === 0 && !plan;

export const LIKELY = 0.5;

export const isDescription = ({ attribute }: FactAsk): boolean => attribute === 'description';

/** Below this the reader's guess says less than the words themselves. */
export const UNSURE = 0.45;

export const VAGUE: ReadonlySet<FrameIntent> = new Set(['smalltalk', 'out_of_scope']);

export const isPlanInName = (frame: Frame): boolean => mainOf(frame).intent === 'plan' && !frame.plan;

export const OF_ONE: ReadonlySet<FrameIntent> = new Set(['opening_hours', 'prices', 'contact', 'why']);

/** With its mark, or by its first words. */
export const isAsking = ({ text, language }: Frame): boolean =>
  ASKS.test(text) || grammarOf(language).question.test(` ${foldAccents(text).replace(/[^a-z ]/gu, '')} `);

export const ASKS = /[?¿]/;

export const isAnchored = ({ references }: Frame): boolean => references.some(({ kind }) => kind === 'name');

export type Comparison = Extract<Ask, { kind: 'compare' }>;

const INTENT_OF: Readonly<Partial<Record<FrameIntent, Intent>>> = {
  contact: 'place_details',
  situation: 'smalltalk',
  memory: 'help',
  back: 'correction',
  repeat: 'smalltalk',
  yes: 'smalltalk',
  no: 'smalltalk',
};

export type Name = Extract<Reference, { kind: 'name' }>;

export const isWanted = ({ polarity }: Wish): boolean => polarity === 'want';

/** "Cafés near it", "what else is there near the palace?". */
export const isAroundIt = ({ references, wishes, asks }: Frame): boolean =>
  references.some((each) => each.kind !== 'here') &&
  references.some((each) => 'role' in each && each.role === 'near' && (each.kind !== 'name' || asks.length > 0)) &&
  (references.some(({ kind }) => kind !== 'name') || !wishes.some(isWhat));

/** "Which is the closest?", of the list, is an order of it. */
export function sortOfComparison({ by, of }: Comparison): Request['sortBy'] {
  if (of.length > 0) return undefined;
  return by === 'nearer' ? 'distance' : by === 'better_rated' ? 'rating' : undefined;
}

export const REFINED_BY: Readonly<Partial<Record<string, Refinement>>> = { cheaper: 'cheaper', quieter: 'quieter' };

export const REFINES: Readonly<Partial<Record<string, Refinement>>> = {
  wheelchair: 'accessible',
  terrace: 'terrace',
  free_entry: 'free',
  children: 'children',
  hours: 'open_on',
};
