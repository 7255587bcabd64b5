// The intents of a message, from what was read of it; the first is the main one.
import type { Attribute } from '../../wishes/wish.ts';
import type { Ask, Frame, FrameIntent, ScoredIntent } from '../frame.ts';
import type { IntentClass } from '../learned/intents.ts';
import { WHAT } from './changes.ts';
import type { ReadContext } from './context.ts';

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
  /** What the learned reader thinks; undefined where it was never trained. */
  readonly likely: ReadonlyMap<IntentClass, number> | undefined;
}

export function intentsOf(evidence: IntentEvidence): ScoredIntent[] {
  return withLearned(byRules(evidence), evidence);
}

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
  if (courtesies.some(({ kind }) => kind === 'emergency' || kind === 'medical')) add('smalltalk', 0.9);
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

/** What a row of phrases says lies out of scope. */
const SURE_ENOUGH = 0.8;
/** Above this the learned reader overrules nouns that only happen to be ours: "how long do I roast a chicken". */
const SURE = 0.9;
/** And this it must be where a place was named. */
const VERY_SURE = 0.985;

/** The learned reader proposes where the rules are silent and votes on what lies out of scope or is small talk. */
function withLearned(scored: readonly ScoredIntent[], evidence: IntentEvidence): ScoredIntent[] {
  const { likely, references, wishes, asks, hasShown, plan, changes, situation, searches, attitudes } = evidence;
  // A plan that is edited, a question on what was shown, a search in so many words: the rules know.
  const isOurOwn =
    plan !== undefined ||
    (attitudes.length > 0 && evidence.foreignTopics.length === 0) ||
    (hasShown && asks.length + changes.length > 0) ||
    (searches && (situation.length > 0 || wishes.some(({ attribute }) => PLACING.has(attribute))));
  if (!likely || (isOurOwn && scored[0]?.intent !== 'out_of_scope')) return [...scored];
  const of = (name: IntentClass): number => likely.get(name) ?? 0;
  const talk = of('smalltalk') + of('greet') + of('yes') + of('no');
  const foreign = of('out_of_scope');
  const isNamed = references.some(({ kind }) => kind === 'name');
  const nouns = wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want').length;
  const said = asks.length + changes.length + situation.length + wishes.length;
  const other = said + evidence.courtesies.length + (searches ? 1 : 0);
  const needed = isNamed || (searches && nouns > 0) ? VERY_SURE : nouns > 0 || other > 0 ? SURE : 0.5;
  const first = (intent: FrameIntent, confidence: number): ScoredIntent[] => [
    { intent, confidence: Math.round(confidence * 100) / 100 },
    ...scored.filter((each) => each.intent !== intent && each.confidence < confidence),
  ];
  const isSilent = (scored[0]?.confidence ?? 0) <= 0.3;
  if (foreign >= needed && scored[0]?.intent !== 'out_of_scope') return first('out_of_scope', foreign);
  const isForeign = scored[0]?.intent === 'out_of_scope' && scored[0].confidence > SURE_ENOUGH;
  if (talk >= needed && nouns === 0 && !isForeign && !isCourtesy(scored[0]?.intent))
    return first(of('greet') > of('smalltalk') ? 'greet' : 'smalltalk', talk);
  if (!isSilent) return [...scored];
  const proposals = PROPOSED.map(([name, intent]) => ({ intent, confidence: of(name) })).sort(
    (a, b) => b.confidence - a.confidence,
  );
  const best = proposals[0];
  return best && best.confidence >= 0.5 ? first(best.intent, best.confidence * 0.8) : [...scored];
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

const isCourtesy = (intent: FrameIntent | undefined): boolean =>
  intent === 'greet' ||
  intent === 'smalltalk' ||
  intent === 'yes' ||
  intent === 'no' ||
  intent === 'help' ||
  intent === 'memory' ||
  intent === 'forget';

const PROPOSED: readonly (readonly [IntentClass, FrameIntent])[] = [
  ['recommend', 'recommend'],
  ['hours', 'opening_hours'],
  ['price', 'prices'],
  ['directions', 'directions'],
  ['details', 'place_details'],
  ['more', 'more'],
  ['help', 'help'],
];
