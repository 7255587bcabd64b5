// The intents of a message, from what was read of it; the first is the main one.
import type { Attribute } from '../../wishes/wish.ts';
import type { Ask, Frame, FrameIntent, ScoredIntent } from '../frame.ts';
import type { IntentLabel } from '../learned/intent-labels.ts';
import { WHAT } from './changes.ts';
import type { ReadContext } from './context.ts';
import type { Likely } from './proposals.ts';

interface IntentEvidence extends Omit<Frame, 'intents' | 'text' | 'language'> {
  readonly isSearch: boolean;
  /** Words such as "I'm looking for". */
  readonly searches: boolean;
  /** Topic that only others serve: weather, cooking, banking. */
  readonly foreignTopics: readonly string[];
  readonly hasShown: boolean;
  /** "I hate crowds": a taste, though of nothing that a place is. */
  readonly tellsTaste: boolean;
  readonly isCorrection: boolean;
  readonly topic: ReadContext['topic'];
  /** Places are looked for in a city that is not ours. */
  readonly isElsewhere: boolean;
  readonly likely: Likely;
}

export function intentsOf(evidence: IntentEvidence): ScoredIntent[] {
  const { likely, courtesies, wishes, hasShown } = evidence;
  const scored = likely ? byReader(evidence, likely) : byRules(evidence);
  // An emergency goes before everything else, whatever the reader makes of the sentence.
  const isUrgent = courtesies.some(({ kind }) => kind === 'emergency' || kind === 'medical');
  if (isUrgent) return first({ intent: 'smalltalk', confidence: 0.9 }, scored);
  // "Museums in Paris": the name leaves no doubt either.
  if (evidence.isElsewhere && SEARCHES.has(scored[0]?.intent ?? 'recommend'))
    return first({ intent: 'out_of_scope', confidence: 0.9 }, scored);
  // "Without the Thyssen", after a list: the name and the row leave no doubt.
  const isLeftOut = wishes.some(({ attribute, polarity }) => attribute === 'place' && polarity === 'avoid');
  return isLeftOut && hasShown ? first({ intent: 'refine', confidence: 0.85 }, scored) : scored;
}

const first = (main: ScoredIntent, others: readonly ScoredIntent[]): ScoredIntent[] => [
  main,
  ...others
    .filter(({ intent }) => intent !== main.intent)
    .map(({ intent, confidence }) => ({ intent, confidence: Math.min(confidence, main.confidence) })),
];

/** Beside the main intent those that hold more likely than this. */
const HOLDS = 0.4;

/** The learned reader decides; it has seen what the rows found. */
function byReader(evidence: IntentEvidence, likely: NonNullable<Likely>): ScoredIntent[] {
  const shares = new Map<FrameIntent, number>();
  const held = new Map<FrameIntent, number>();
  for (const [label, { share, holds }] of likely) {
    const intent = intentOfLabel(label, evidence);
    shares.set(intent, (shares.get(intent) ?? 0) + share);
    held.set(intent, Math.max(held.get(intent) ?? 0, holds));
  }
  // Stops, times and edits of a plan are found after the reader was asked, and leave no doubt.
  if (evidence.plan) shares.set('plan', (shares.get('plan') ?? 0) + 1);
  const [best] = [...shares].sort((a, b) => b[1] - a[1]);
  const main = best?.[0] ?? 'out_of_scope';
  // Where the parts say the same, the surer of the two counts; all searches are one here.
  const isAgreed = ({ intent }: ScoredIntent) => intent === main || (SEARCHES.has(intent) && SEARCHES.has(main));
  const agreed = byRules(evidence).find(isAgreed)?.confidence ?? 0;
  const confidence = rounded(Math.min(1, Math.max(best?.[1] ?? 0, held.get(main) ?? 0, agreed)));
  const others = [...held]
    .filter(([, holds]) => holds >= HOLDS)
    .sort((a, b) => b[1] - a[1])
    .map(([intent, holds]): ScoredIntent => ({ intent, confidence: rounded(holds) }));
  return first({ intent: main, confidence }, others);
}

const SEARCHES: ReadonlySet<FrameIntent> = new Set(['recommend', 'nearby', 'refine', 'correction']);

const rounded = (chance: number): number => Math.round(chance * 100) / 100;

function intentOfLabel(label: IntentLabel, evidence: IntentEvidence): FrameIntent {
  const intent = plainIntentOf(label);
  if (intent === 'opening_hours' && isTimeOfList(evidence)) return 'refine';
  return intent === 'recommend' && evidence.wishes.length > 0 && isNearbyOnly(evidence) ? 'nearby' : intent;
}

/** "And on Saturday?", after a list: the list of that day. */
const isTimeOfList = ({ topic, asks, references, wishes }: IntentEvidence): boolean =>
  topic === 'list' &&
  asks.length + references.length === 0 &&
  wishes.some(({ attribute, operator }) => attribute === 'open' && operator === 'on');

export function plainIntentOf(label: IntentLabel): FrameIntent {
  const [family = '', name = ''] = label.split(':');
  if (family === 'fact') return INTENT_OF_FACT[name] ?? 'place_details';
  if (family === 'compare' || family === 'plan') return family;
  return INTENT_OF_LABEL[label] ?? 'smalltalk';
}

const INTENT_OF_LABEL: Readonly<Partial<Record<IntentLabel, FrameIntent>>> = {
  recommend: 'recommend',
  refine: 'refine',
  more: 'more',
  sort: 'sort',
  'tell:taste': 'preferences',
  'tell:situation': 'situation',
  memory: 'memory',
  forget: 'forget',
  back: 'back',
  correction: 'correction',
  repeat: 'repeat',
  help: 'help',
  greet: 'greet',
  yes: 'yes',
  no: 'no',
  out_of_scope: 'out_of_scope',
};

/** Without a trained reader: the intents that the parts imply, the most certain first. */
function byRules(evidence: IntentEvidence): ScoredIntent[] {
  const scored: ScoredIntent[] = [];
  const add = (intent: FrameIntent, confidence: number) => {
    if (!scored.some((each) => each.intent === intent)) scored.push({ intent, confidence });
  };
  const { asks, wishes, changes, attitudes, situation, plan, courtesies, references, unread, isSearch } = evidence;
  const hasWhat = wishes.some(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want');
  const isAboutSelf =
    situation.length > 0 && !evidence.searches && wishes.every(({ attribute }) => OF_SELF.has(attribute));
  const hasContent = wishes.length + asks.length + references.length + attitudes.length > 0 || plan !== undefined;
  if (evidence.foreignTopics.length > 0 && !isOurs(evidence)) add('out_of_scope', 0.85);
  if (evidence.isElsewhere) add('out_of_scope', 0.9);
  if (evidence.isCorrection) add('correction', 0.85);
  if (changes.some(({ kind }) => kind === 'reject')) add('correction', 0.8);
  if (plan) add('plan', 0.85);
  for (const ask of asks) add(intentOfAsk(ask), 0.85);
  if (changes.some(({ kind }) => kind === 'undo')) add('back', 0.85);
  const isRefined = changes.some(
    ({ kind }) => kind === 'relax' || kind === 'tighten' || kind === 'add' || kind === 'replace' || kind === 'remove',
  );
  const isDropped = changes.some(({ kind }) => kind === 'remove') && asks.every(({ kind }) => kind === 'forget');
  if (isRefined && !hasWhat && (asks.length === 0 || isDropped)) add('refine', isDropped ? 0.9 : 0.85);
  const isForeign = scored.some(({ intent }) => intent === 'out_of_scope');
  if (wishes.length > 0 && asks.length === 0 && !plan && !isForeign && !isAboutSelf)
    add(isNearbyOnly(evidence) ? 'nearby' : 'recommend', isSearch || hasWhat ? 0.85 : 0.6);
  else if (hasWhat && !plan && asks.every(({ kind }) => kind === 'fact')) add('recommend', 0.6);
  if (attitudes.length > 0) add('preferences', hasWhat || (isSearch && wishes.length > 0) ? 0.5 : 0.85);
  if (scored.length === 0 && evidence.tellsTaste) add('preferences', 0.55);
  if (scored.length === 0 && isSearch && asks.length === 0) add('recommend', 0.6);
  if (scored.length === 0 && references.length > 0) add('place_details', 0.65);
  if (isAboutSelf && evidence.topic === 'list' && situation.some(({ kind }) => NARROWING.has(kind)))
    add('refine', 0.85);
  if (situation.length > 0) add('situation', isAboutSelf ? 0.85 : 0.6);
  for (const { kind } of courtesies) add(intentOfCourtesy(kind), hasContent ? 0.3 : 0.9);
  if (scored.length === 0) add(unread.length > 0 ? 'out_of_scope' : 'smalltalk', 0.3);
  return scored.sort((a, b) => b.confidence - a.confidence);
}

/** Wishes that a fact about the asker brings along. */
const OF_SELF: ReadonlySet<Attribute> = new Set(['allergy', 'diet', 'wheelchair', 'amount', 'party']);
/** Facts about the asker that a list which stands must be looked over for. */
const NARROWING: ReadonlySet<string> = new Set(['party', 'diet', 'allergy', 'access', 'budget']);

/** Something of the city is asked for all the same: "a cooking school", "somewhere to change money". */
function isOurs({ wishes, asks, references, plan, hasShown, searches, foreignTopics }: IntentEvidence): boolean {
  if (plan) return true;
  if (references.some(({ kind }) => kind === 'name') && foreignTopics.some((topic) => topic !== 'travel')) return true;
  if (asks.some(({ kind }) => kind === 'fact') && (hasShown || references.length > 0)) return true;
  const nouns = wishes.filter(({ attribute }) => WHAT.has(attribute));
  const isCooking =
    foreignTopics.includes('cooking') &&
    nouns.every(({ attribute }) => attribute === 'dish' || attribute === 'cuisine');
  const isPlaced = wishes.filter(({ attribute }) => PLACING.has(attribute)).length > 1;
  return (searches || isPlaced) && nouns.length > 0 && !isCooking && asks.length === 0;
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

/** Wishes that only places fulfil; a time or a price alone may belong to anything. */
const PLACING: ReadonlySet<Attribute> = new Set([
  ...WHAT,
  'feature',
  'near',
  'area',
  'diet',
  'allergy',
  'wheelchair',
  'fame',
]);
