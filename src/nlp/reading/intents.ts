// The intents of a message, from what was read of it; the first is the main one.
import { isWhat, WHAT } from '../../wishes/wish.ts';
import type { Ask, Frame, FrameIntent, ScoredIntent } from '../frame.ts';
import type { IntentLabel } from '../learned/intent-labels.ts';
import type { ReadContext } from './context.ts';
import type { Likely } from './proposals.ts';

interface IntentEvidence extends Omit<Frame, 'intents' | 'text' | 'language' | 'preferences'> {
  readonly hasShown: boolean;
  readonly topic: ReadContext['topic'];
  /** Places are looked for in a city that is not ours. */
  readonly isElsewhere: boolean;
  /** A row knows the message for what other services are for. */
  readonly isOutside: boolean;
  readonly likely: Likely;
  /** Something is asked of a place, and nothing looked for. */
  readonly isQuestion: boolean;
}

export function intentsOf(evidence: IntentEvidence): ScoredIntent[] {
  const { likely, courtesies, wishes, hasShown } = evidence;
  const scored = likely ? byReader(evidence, likely) : impliedBy(evidence);
  // An emergency goes before everything else, whatever the reader makes of the sentence.
  const isUrgent = courtesies.some(({ kind }) => kind === 'emergency' || kind === 'medical');
  if (isUrgent) return first({ intent: 'smalltalk', confidence: 0.9 }, scored);
  // "Museums in Paris": the name leaves no doubt either, and nothing is looked for here.
  if (evidence.isElsewhere) {
    return first(
      { intent: 'out_of_scope', confidence: 0.9 },
      scored.filter(({ intent }) => !SEARCHES.has(intent)),
    );
  }
  // "Can I take aspirin with beer?", "give me a slogan for my shop": a row leaves less doubt than a reader who hardly believes.
  if (evidence.isOutside && isDoubtful(evidence, scored[0]) && !isSoughtWithMore(evidence)) {
    return first(
      { intent: 'out_of_scope', confidence: 0.9 },
      scored.filter(({ intent }) => !SEARCHES.has(intent)),
    );
  }
  // "I want to borrow a book": a kind of place is looked for, and no word is left that could say anything else.
  if (scored[0]?.intent === 'out_of_scope' && (isAllSought(evidence) || isSoughtWithMore(evidence))) {
    const others = scored.filter(({ intent }) => intent !== 'out_of_scope');
    return first({ intent: 'recommend', confidence: IMPLIED }, others);
  }
  // "OK, number one it is": nothing is said beside the place that is pointed at.
  if (isPointing(evidence) && (scored[0]?.confidence ?? 0) < DOUBTFUL)
    return first({ intent: 'place_details', confidence: IMPLIED }, scored);
  // "asdf qwer": a reader who hardly believes has nothing to go by.
  if (isNothingFound(evidence) && (scored[0]?.confidence ?? 0) < BELIEVED_ALONE)
    return first({ intent: 'out_of_scope', confidence: IMPLIED }, []);
  // "Without the Thyssen", after a list: the name and the row leave no doubt.
  const isLeftOut = wishes.some(({ attribute, polarity }) => attribute === 'place' && polarity === 'avoid');
  const isMore = evidence.asks.some(({ kind }) => kind === 'more');
  return isLeftOut && !isMore && hasShown ? first({ intent: 'refine', confidence: 0.85 }, scored) : scored;
}

const DOUBTFUL = 0.5;
const BELIEVED_ALONE = 0.7;

const isPointing = ({ references, unread, whens, wishes, asks, changes, attitudes, plan }: IntentEvidence): boolean =>
  !plan &&
  references.some(({ kind }) => kind === 'ordinal') &&
  [unread, whens, wishes, asks, changes, attitudes].every(({ length }) => length === 0);

const isNothingFound = ({
  unread,
  references,
  wishes,
  asks,
  changes,
  attitudes,
  situation,
  courtesies,
  whens,
  plan,
  topic,
}: IntentEvidence): boolean =>
  !plan &&
  topic === undefined &&
  // A thing that nobody has read may be what is looked for: search takes it as text.
  unread.every(({ isThing }) => !isThing) &&
  [references, wishes, asks, changes, attitudes, situation, courtesies, whens].every(({ length }) => length === 0);

function isDoubtful({ plan, attitudes, hasShown }: IntentEvidence, main: ScoredIntent | undefined): boolean {
  if (!main || plan || attitudes.length > 0) return false;
  return TALK.has(main.intent) || (!hasShown && main.confidence < BELIEVED);
}
const BELIEVED = 0.85;
const TALK: ReadonlySet<FrameIntent> = new Set(['smalltalk', 'help', 'situation', 'no', 'yes', 'forget']);

const isAllSought = ({ wishes, asks, unread, isOutside }: IntentEvidence): boolean =>
  !isOutside && asks.length + unread.length === 0 && wishes.some(isWhat);

/** "10 euros, dinner, me and my flatmate": a kind of place with a condition on it is looked for, whatever else is said. */
const isSoughtWithMore = ({ wishes, asks, unread }: IntentEvidence): boolean => {
  const wanted = wishes.filter(({ polarity }) => polarity === 'want');
  const isKindSaid = wanted.some(({ attribute }) => WHAT.has(attribute));
  const isPriced = wanted.some(({ attribute }) => OF_PLACES.has(attribute));
  return isKindSaid && isPriced && asks.length === 0 && unread.length <= MOST_UNREAD;
};
const MOST_UNREAD = 1;
/** Conditions that nobody sets on an errand: "a table for three tonight" may be one. */
const OF_PLACES: ReadonlySet<string> = new Set(['amount', 'price_level', 'diet', 'area', 'near', 'feature']);

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
  // Words that ask and a place that is asked about leave no doubt, unless the reader has none.
  const isSearch = sum([...shares].flatMap(([each, share]) => (SEARCHES.has(each) ? share : []))) >= SURELY_SEARCHED;
  if (evidence.isQuestion && evidence.references.some(({ kind }) => kind === 'name') && !isSearch)
    for (const search of SEARCHES) shares.delete(search);
  // "What's open at four": nothing is there to ask a fact of.
  const ofFacts = sum([...shares].flatMap(([each, share]) => (OF_A_PLACE.has(each) ? share : [])));
  if (isOfNothing(evidence) && ofFacts < SURELY_ASKED)
    shares.set('recommend', (shares.get('recommend') ?? 0) + ofFacts);
  // Stops, times and edits of a plan are found after the reader was asked, and leave no doubt.
  if (evidence.plan) shares.set('plan', (shares.get('plan') ?? 0) + 1);
  const best = mainOf([...shares].sort((a, b) => b[1] - a[1]));
  // "Which of those are cash only?": a fact that no part asks for, and a wish that changes the list.
  const isChange = evidence.asks.length === 0 && evidence.changes.length > 0;
  const likeliest = best?.[0] ?? 'out_of_scope';
  // "What's interesting, then?": a fact of nothing in particular.
  const isOfNone = evidence.asks.length + evidence.references.length === 0 && evidence.topic === 'list';
  const isFact = OF_A_PLACE.has(likeliest);
  const main = isFact && isChange ? 'refine' : isFact && isOfNone ? 'recommend' : likeliest;
  // Which kind of search it is matters less than that it is one.
  const searched = SEARCHES.has(main)
    ? sum([...shares].flatMap(([each, share]) => (SEARCHES.has(each) ? share : [])))
    : 0;
  const confidence = rounded(Math.min(1, Math.max(best?.[1] ?? 0, held.get(main) ?? 0, searched)));
  const others = [...held]
    .filter(([intent, holds]) => holds >= HOLDS && !isContrary(intent, main, evidence.isOutside))
    .sort((a, b) => b[1] - a[1])
    .map(([intent, holds]): ScoredIntent => ({ intent, confidence: rounded(holds) }));
  return first({ intent: main, confidence }, others);
}

/** Nothing is both looked for and out of scope. */
const isContrary = (one: FrameIntent, main: FrameIntent, isOutside: boolean): boolean =>
  (main === 'out_of_scope' && SEARCHES.has(one) && isOutside) ||
  (one === 'out_of_scope' && SEARCHES.has(main) && !isOutside);

/** What wants no answer from the catalogue is the main thing only where that is likelier than all that does. */
function mainOf([first, ...others]: readonly (readonly [FrameIntent, number])[]) {
  const isIdle = first !== undefined && IDLE.has(first[0]) && first[1] < IDLE_SHARE;
  const busy = isIdle ? others.find(([intent]) => !IDLE.has(intent)) : undefined;
  return busy && busy[1] >= BUSY_SHARE ? busy : first;
}
const IDLE: ReadonlySet<FrameIntent> = new Set(['out_of_scope', 'greet', 'smalltalk']);
const IDLE_SHARE = 0.6;
const BUSY_SHARE = 0.3;

const SURELY_SEARCHED = 0.7;
const SURELY_ASKED = 0.85;

const isOfNothing = ({ hasShown, references, wishes, asks }: IntentEvidence): boolean =>
  !hasShown &&
  asks.length === 0 &&
  references.every(({ kind }) => kind !== 'name') &&
  wishes.some(({ polarity }) => polarity === 'want');
const OF_A_PLACE: ReadonlySet<FrameIntent> = new Set(['opening_hours', 'prices', 'place_details', 'contact']);

const SEARCHES: ReadonlySet<FrameIntent> = new Set(['recommend', 'nearby', 'refine', 'correction']);

const sum = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);
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
  if (family === 'fact') return intentOfFact(name);
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

/** Without a trained reader: what the parts imply, in the order of how much each leaves open. */
function impliedBy(evidence: IntentEvidence): ScoredIntent[] {
  const { plan, asks, changes, wishes, attitudes, situation, courtesies, references, unread, isOutside } = evidence;
  const intents: FrameIntent[] = [
    ...(plan ? (['plan'] as const) : []),
    ...asks.map(intentOfAsk),
    ...(changes.length > 0 ? (['refine'] as const) : []),
    ...(wishes.length > 0 && asks.length === 0 ? (['recommend'] as const) : []),
    ...(attitudes.length > 0 ? (['preferences'] as const) : []),
    ...(references.length > 0 ? (['place_details'] as const) : []),
    ...(situation.length > 0 ? (['situation'] as const) : []),
    ...courtesies.map(({ kind }) => intentOfCourtesy(kind)),
    ...(isOutside ? (['out_of_scope'] as const) : []),
  ];
  if (intents.length === 0) return [{ intent: unread.length > 0 ? 'out_of_scope' : 'smalltalk', confidence: 0.3 }];
  return [...new Set(intents)].map((intent) => ({ intent, confidence: IMPLIED }));
}
const IMPLIED = 0.6;

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

export const intentOfFact = (attribute: string): FrameIntent => INTENT_OF_FACT[attribute] ?? 'place_details';

function intentOfAsk(ask: Ask): FrameIntent {
  if (ask.kind === 'fact') return intentOfFact(ask.attribute);
  return ask.kind === 'restart' ? 'forget' : ask.kind;
}

function intentOfCourtesy(kind: string): FrameIntent {
  if (kind === 'greet') return 'greet';
  if (kind === 'yes' || kind === 'no') return kind;
  return kind === 'can_you_help' ? 'help' : 'smalltalk';
}
