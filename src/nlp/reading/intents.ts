// The intents of a message, from what was read of it; the first is the main one.
import type { Ask, Frame, FrameIntent, ScoredIntent } from '../frame.ts';
import { WHAT } from './changes.ts';

export interface IntentEvidence extends Omit<Frame, 'intents' | 'text' | 'language'> {
  readonly isSearch: boolean;
  /** Topic that only others serve: weather, cooking, banking. */
  readonly foreignTopics: readonly string[];
  readonly hasShown: boolean;
  readonly isCorrection: boolean;
  /** Content words that were understood. */
  readonly understood: number;
}

export function intentsOf(evidence: IntentEvidence): ScoredIntent[] {
  const scored: ScoredIntent[] = [];
  const add = (intent: FrameIntent, confidence: number) => {
    if (!scored.some((each) => each.intent === intent)) scored.push({ intent, confidence });
  };
  const { asks, wishes, changes, attitudes, situation, plan, courtesies, references, unread, isSearch } = evidence;
  const hasWhat = wishes.some(({ attribute }) => WHAT.has(attribute));
  const hasContent = wishes.length + asks.length + references.length + attitudes.length > 0 || plan !== undefined;
  if (courtesies.some(({ kind }) => kind === 'emergency' || kind === 'medical')) add('smalltalk', 0.9);
  if (evidence.foreignTopics.length > 0 && !isOurs(evidence)) add('out_of_scope', 0.85);
  if (evidence.isCorrection) add('correction', 0.85);
  if (changes.some(({ kind }) => kind === 'reject')) add('correction', 0.8);
  if (plan) add('plan', 0.85);
  for (const ask of asks) add(intentOfAsk(ask), 0.85);
  if (changes.some(({ kind }) => kind === 'undo')) add('back', 0.85);
  const isRefined = changes.some(
    ({ kind }) => kind === 'relax' || kind === 'tighten' || kind === 'add' || kind === 'replace' || kind === 'remove',
  );
  if (isRefined && !hasWhat && asks.length === 0) add('refine', 0.85);
  if (wishes.length > 0 && asks.length === 0 && !plan)
    add(isNearbyOnly(evidence) ? 'nearby' : 'recommend', isSearch || hasWhat ? 0.85 : 0.6);
  else if (hasWhat && !plan && asks.every(({ kind }) => kind === 'fact')) add('recommend', 0.6);
  if (attitudes.length > 0) add('preferences', hasWhat || isSearch ? 0.5 : 0.85);
  if (scored.length === 0 && isSearch && asks.length === 0) add('recommend', 0.6);
  if (scored.length === 0 && references.length > 0) add('place_details', 0.65);
  if (situation.length > 0) add('situation', 0.6);
  for (const { kind } of courtesies) add(intentOfCourtesy(kind), hasContent ? 0.3 : 0.9);
  if (scored.length === 0) add(unread.length > 0 ? 'out_of_scope' : 'smalltalk', 0.3);
  return scored.sort((a, b) => b.confidence - a.confidence);
}

/** Something of the city is asked for all the same: "a cooking school", "somewhere to change money". */
function isOurs({ wishes, asks, references, isSearch, plan }: IntentEvidence): boolean {
  if (plan) return true;
  if (references.some(({ kind }) => kind === 'name')) return true;
  return (
    isSearch &&
    wishes.some(
      ({ attribute }) =>
        attribute === 'kind' || attribute === 'category' || attribute === 'cuisine' || attribute === 'dish',
    ) &&
    asks.length === 0
  );
}

function isNearbyOnly({ wishes, references }: IntentEvidence): boolean {
  return wishes.every(({ attribute }) => attribute === 'near' || attribute === 'area') && references.length > 0;
}

const INTENT_OF_FACT: Readonly<Record<string, FrameIntent>> = {
  hours: 'opening_hours',
  last_admission: 'opening_hours',
  price: 'prices',
  free_entry: 'prices',
  directions: 'directions',
  station: 'directions',
  distance: 'directions',
  phone: 'contact',
  website: 'contact',
  email: 'contact',
  why: 'why',
};

function intentOfAsk(ask: Ask): FrameIntent {
  if (ask.kind === 'fact') return INTENT_OF_FACT[ask.attribute] ?? 'place_details';
  return ask.kind === 'restart' ? 'forget' : ask.kind;
}

function intentOfCourtesy(kind: string): FrameIntent {
  if (kind === 'greet') return 'greet';
  if (kind === 'yes' || kind === 'no') return kind;
  return kind === 'can_you_help' ? 'help' : 'smalltalk';
}
