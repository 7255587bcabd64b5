// Topics of the city that a message asks about, told before what the rest of the message leads to, or alone.
import { ASKS_NOTHING, type DialogueAct } from '../../chat/acts.ts';
import { hears } from '../../chat/cues.ts';
import { isOfTheNight } from '../../chat/facts/asked-facts.ts';
import { anchorIn } from '../../chat/lists/anchors.ts';
import { anchorOf } from '../../chat/places/resolve.ts';
import type { Leaving, TalkState } from '../../chat/state.ts';
import { aspectsIn, keysOf, type TopicTold } from '../../chat/topic-parts.ts';
import type { TopicsHeard } from '../../chat/topics.ts';
import { isOfDaysAlone } from '../../chat/topics-again.ts';
import { actOfLeaving } from '../../chat/ways/leaving.ts';
import { isChoiceOfMeans } from '../../chat/ways/means.ts';
import type { Topic } from '../../city/topics.ts';
import { asPlaceId, type PlaceId } from '../../domain/branded.ts';
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Place } from '../../domain/place.ts';
import type { TopicAspect } from '../../domain/topic-aspect.ts';
import type { Frame } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { topicText } from './topic-text.ts';
import type { Scene } from './world.ts';

/** A message as it is understood; with topics, only the rest of it is. */
export type Heard = Understanding & {
  /** `around`: the part of the city that the message names. */
  readonly topics?: TopicsHeard & { readonly around?: Anchor; readonly whole?: Frame };
  /** A flight or a train that it tells of. */
  readonly leaving?: Leaving;
  /** A place of the talk that it settles on before it asks. */
  readonly settledOn?: Place;
  /** Where it asks for several things: each in words of its own. */
  readonly asks?: readonly string[];
};

/** Keys of what the turn tells of topics, for the next one. */
export function toldKeys({ topics }: Heard, act: DialogueAct, isTold: boolean): readonly string[] {
  if (act.kind === 'tell_topics') return keysOf(act.parts ?? act.topics.map((topic) => ({ topic, aspects: [] })));
  return isTold && topics ? keysOf(partsOf(topics)) : [];
}

const partsOf = ({ topics, told }: TopicsHeard): readonly TopicTold[] =>
  told ?? topics.map((topic) => ({ topic, aspects: [] }));

/** "Which metro, and is there a lift?", of the place that is talked of; "the Thyssen's website and the price for a student". */
export function asksFactInstead(
  { topics }: TopicsHeard,
  { asks, references, payers = [] }: Frame,
  isOfOne: boolean,
): boolean {
  const facts = asks.flatMap((ask) => (ask.kind === 'fact' ? ask.attribute : []));
  // Of the place that is talked of, whatever it has may be asked beside.
  const isForSome = payers.length > 0 || asks.some((ask) => ask.kind === 'fact' && (ask.forWhom ?? ask.isReduced));
  // Who pays less at one house is told with its price, where it is clear who pays.
  const instead = ({ facts: own = [], answers }: Topic): readonly string[] =>
    answers?.fact === 'reductions' && isForSome ? [...own, 'price', 'free_entry', 'hours'] : own;
  const isAnswered = (topic: Topic) =>
    facts.some((attribute) => instead(topic).includes(attribute)) &&
    facts.every((attribute) => instead(topic).includes(attribute) || attribute.startsWith('feature:'));
  const names = references.filter(isPlace);
  return (
    facts.length > 0 &&
    topics.every(isAnswered) &&
    (isOfOne || names.length === 1 || references.some(({ kind }) => POINTING.has(kind)))
  );
}

const POINTING: ReadonlySet<string> = new Set(['pronoun', 'ordinal', 'described', 'type']);

/** "Which closes latest: A, B or C?" has an answer of its own, whatever is told of the three together. */
export const comparesInstead = ({ asks }: Frame): boolean =>
  asks.some((ask) => ask.kind === 'compare' && ask.of.length > 1 && !OF_ALL_SIDES.has(ask.by));

const OF_ALL_SIDES: ReadonlySet<string> = new Set(['which_would_you_pick', 'difference']);

/** "Which of those take cards?", of a list: those are meant, and not how people pay in the city. */
export const isOfListed = ({ topics }: TopicsHeard, { references, asks, changes }: Frame): boolean =>
  topics.every(isTextAlone) &&
  asks.length + changes.length > 0 &&
  references.some(
    (each) => each.kind === 'all' || each.kind === 'ordinal' || (each.kind === 'pronoun' && isOfSome(each)),
  );

const isTextAlone = ({ places, finds, isBeside, isAlone }: Topic): boolean =>
  places.length === 0 && !finds && !isBeside && !isAlone;

const isOfSome = ({ number, isLoose }: Extract<Frame['references'][number], { kind: 'pronoun' }>): boolean =>
  number === 'many' && !isLoose;

/** "By metro from Serrano to Matadero, how long?": the ride between the two, and not when the trains run. */
export const isOfRide = ({ topics }: TopicsHeard, { asks, references, text }: Frame): boolean =>
  topics.every((topic) => isTextAlone(topic) && !topic.fare && !topic.leaves) &&
  asks.length > 0 &&
  asks.every((ask) => ask.kind === 'fact' && OF_RIDES.has(ask.attribute)) &&
  // «¿A qué hora sale el último metro de Gran Vía a Sol?» asks of the trains.
  !aspectsIn(text).includes('when') &&
  references.some((each) => 'role' in each && each.role === 'to') &&
  references.filter(({ kind }) => kind === 'name' || kind === 'here').length > 1;
const OF_RIDES: ReadonlySet<string> = new Set(['distance', 'duration', 'directions']);

/**
 * "A bus or better a taxi?", to a place that is named or talked of: the way by each of them, with what the taxi costs. What else
 * is told of them, such as taxis with a ramp, goes before it.
 */
export function besideMeans(topics: TopicsHeard, whole: Frame, isOfOne: boolean): TopicsHeard | 'none' | undefined {
  const isOfWay = topics.topics.every((topic) => isTextAlone(topic) && !topic.leaves);
  const names = whole.references.filter(({ kind }) => kind === 'name');
  const isLed = whole.asks.length > 0 && (names.length === 0 ? isOfOne : names.some(isGoal));
  const isAlike = aspectsIn(whole.text).every((each) => each !== 'when' && each !== 'price');
  if (!isOfWay || !isLed || !isAlike || !isChoiceOfMeans(whole)) return undefined;
  // What gives way to the facts of one place gives way to the way there.
  const others = topics.topics.filter(({ fare, facts = [] }) => !fare && facts.length === 0);
  if (others.length === 0) return 'none';
  return { topics: others, told: others.map((topic) => ({ topic, aspects: [] })), rest: whole.text };
}

const isGoal = (each: Frame['references'][number]): boolean => 'role' in each && each.role === 'to';

/** @param whole the frame of the message with its topics */
export function withTopics(understood: Understanding, topics: TopicsHeard | undefined, whole: Frame): Heard {
  const { frame } = understood;
  const isOfText = topics?.topics.every(isTextAlone) && isOfDaysAlone(frame);
  const isBoundAll = topics?.rest === '' && isBound(frame) && !isOfText;
  if (!topics || isBoundAll) return understood;
  const around = onlyAreaIn(whole);
  return { ...understood, topics: { ...topics, whole, ...(around && { around }) } };
}

/** "Is the old town safe at night?": the talk goes on there; of a ride to the airport it does not. */
function onlyAreaIn({ references }: Frame): Anchor | undefined {
  const [only, ...others] = references.filter(({ kind }) => kind === 'name');
  const isArea = only?.kind === 'name' && only.candidates[0]?.entry.thing.kind === 'area';
  const isWay = only?.kind === 'name' && (only.role === 'to' || only.role === 'from');
  // «En el Thyssen, ¿hay taquillas?»: what is told of all museums is told of that one, and the talk goes on there.
  const isHouse = only !== undefined && isPlace(only) && !isWay && 'role' in only && OF_A_HOUSE.has(only.role ?? '');
  return (isArea || isHouse) && !isWay && others.length === 0 ? anchorOf(only) : undefined;
}

const OF_A_HOUSE: ReadonlySet<string> = new Set(['subject', 'in']);

/** "A tapas route from eight to twelve": the words of the topic say which stops the plan has. */
export const isOfPlan = (rest: Frame, whole: Frame): boolean =>
  whole.plan?.isCrawl === true && isBoundPlan(whole.plan) && !isBoundPlan(rest.plan);

/** "We land on Saturday and leave on Sunday, first time here": days to fill, and no talk about first times. */
const isBound = ({ plan }: Frame): boolean =>
  // "Squeeze in a photo museum" changes the plan, and asks for no rules about photographs.
  (plan?.kind === 'edit' && plan.edits.some(({ kind }) => kind === 'add' || kind === 'swap')) ||
  plan?.question?.about === 'shut' ||
  isBoundPlan(plan);

const isBoundPlan = (plan: Frame['plan']): boolean =>
  plan?.kind === 'make' &&
  (plan.window?.untilDay !== undefined ||
    plan.days !== undefined ||
    plan.minutes !== undefined ||
    (plan.isCrawl === true && plan.window !== undefined));

/**
 * Topics alone where the rest of the message asks for nothing, or for what belongs to them: "El Greco's paintings, which
 * museum has them?"
 */
export function actOf(
  { topics, frame, text }: Heard,
  placeOf: (id: PlaceId) => Place | undefined,
  choose: () => DialogueAct,
  state: TalkState,
): DialogueAct {
  const { focus } = state;
  const leaving = actOfLeaving(topics?.whole ?? frame, state);
  if (leaving) return leaving;
  if (topics === undefined) return choose();
  const around = topics.around ?? houseAmong(topics, placeOf);
  const parts = partsOf(topics);
  const alone = { kind: 'tell_topics', topics: topics.topics, parts, ...(around && { around }) } as const;
  const isWhole = parts.every(({ aspects, isOut }) => aspects.length === 0 && !isOut);
  const told = (isWhole && withList(topics.topics, frame)) || alone;
  if (topics.rest === '') return told;
  const ofHouse = houseTold(topics.topics, frame, focus);
  if (ofHouse) return ofHouse;
  const chosen = choose();
  if (chosen.kind === 'small_talk' && chosen.topic === 'identity') return chosen;
  if (LEADS_NOWHERE.has(chosen.kind)) return told;
  if (chosen.kind === 'compare') return withLiking(chosen, topics.topics);
  // "We are at the station. Where can we leave the cases?": the topic answers what the catalogue of the station does not.
  const sides = new Set<string>([
    'detail',
    ...parts.flatMap(({ aspects }) => aspects.map((each) => SIDES[each] ?? each)),
  ]);
  const isDetailed = chosen.kind === 'tell_facts' && chosen.questions.some(({ attribute }) => attribute === 'detail');
  // "Where can I leave my bags, and how much is it?": the topic has the price.
  if (chosen.kind === 'tell_prices' && sides.has('price')) return told;
  if (isDetailed && chosen.questions.every(({ attribute }) => sides.has(attribute))) return told;
  if (!('search' in chosen)) return isOfNoneNamed(chosen, topics.topics, frame) ? told : chosen;
  if (isOnlyTold(frame, text)) return alone;
  // "Taxi or metro from the airport?" looks for nothing there.
  if (chosen.kind === 'nearby' && chosen.search.anchor && chosen.search.categories.length === 0 && !hasWhat(frame))
    return told;
  if (chosen.kind === 'plan' || chosen.search.anchor) return chosen;
  const { categories, filters, wishes = [] } = chosen.search;
  const own = new Set(
    topics.topics.flatMap(({ places }) => places.flatMap((id) => placeOf(asPlaceId(id))?.categories ?? [])),
  );
  const isForAnything =
    categories.length === 0 && [...filters, ...wishes.map(({ attribute }) => attribute)].every(isWhen);
  const isOfTopic =
    own.size > 0 && filters.length === 0 && !wishes.some(isNeed) && categories.every((category) => own.has(category));
  return isForAnything || isOfTopic ? told : chosen;
}

/** "Do pensioners pay at the naval museum?": of the places of the topic the one that the message names. */
function houseAmong(
  { topics, whole }: NonNullable<Heard['topics']>,
  placeOf: (id: PlaceId) => Place | undefined,
): Anchor | undefined {
  const { references = [], wishes = [] } = whole ?? {};
  const kinds = [
    ...references.flatMap((each) => (each.kind === 'type' && each.number !== 'many' ? (each.kindId ?? []) : [])),
    ...wishes.flatMap(({ attribute, value }) => (attribute === 'kind' ? value : [])),
  ];
  const named = new Set(references.map(placeIdIn));
  const [only, ...others] = topics
    .flatMap(({ places }) => places.flatMap((id) => placeOf(asPlaceId(id)) ?? []))
    .filter((place) => named.has(place.id) || kinds.some((kind) => VOCABULARY.isOf(place, 'kind', String(kind))));
  return only && others.length === 0 ? anchorAt(only) : undefined;
}

/** The fact of a place that a side of a topic answers, where it is called otherwise. */
const SIDES: Readonly<Partial<Record<TopicAspect, string>>> = { when: 'hours' };

/** "Prado or Reina Sofía? I love Picasso": the one of the two that is told of first for him. */
function withLiking(act: Extract<DialogueAct, { kind: 'compare' }>, topics: readonly Topic[]): DialogueAct {
  const places = topics.flatMap(({ places }) => places.map(asPlaceId));
  const placeId = places.find((id) => act.placeIds.includes(id));
  return placeId ? { ...act, criteria: [{ of: 'liking', placeId }, ...(act.criteria ?? [])] } : act;
}

/** "Which big museums are open late? I use a wheelchair": of each place it is to be said whether it has steps. */
export const isOfNeed = ({ topics }: TopicsHeard, frame: Frame): boolean =>
  hasWhat(frame) &&
  frame.wishes.some(({ attribute }) => attribute === 'wheelchair') &&
  topics.every(({ places }) => places.length > 0);
const isNeed = ({ attribute }: Frame['wishes'][number]): boolean => NEEDS.has(attribute);
const NEEDS: ReadonlySet<string> = new Set(['wheelchair', 'diet', 'allergy']);

/** "Where can we see the sunset?": the places of the topic, and not the one whose text speaks of it. */
const isOfNoneNamed = ({ kind }: DialogueAct, topics: readonly Topic[], { references }: Frame): boolean =>
  (kind === 'describe' || kind === 'tell_facts') &&
  references.every((each) => each.kind === 'here') &&
  topics.some(({ places }) => places.length > 0);

/** The places that go with the topic, under its text. */
function withList([topic, ...others]: readonly Topic[], frame: Frame): DialogueAct | undefined {
  const { finds, kinds = [] } = topic ?? {};
  // "A dentist": nothing else will do, and the text says where to turn.
  const isForKind = frame.wishes.some(
    ({ attribute, value }) => attribute === 'kind' && kinds.includes(value as string),
  );
  if (!finds || others.length > 0 || isForKind) return undefined;
  const anchor = anchorIn(frame);
  const search = { ...finds, filters: [], howMany: FEW_UNDER_TEXT, ...(anchor && { anchor }) };
  return { kind: 'recommend', search, changes: [], isOfTopic: true };
}
const FEW_UNDER_TEXT = 3;

/** "What's on at the opera house?": the page that tells. */
function houseTold(topics: readonly Topic[], frame: Frame, focus: PlaceId | undefined): DialogueAct | undefined {
  const { references } = frame;
  const attribute = topics.flatMap(({ tells }) => tells ?? [])[0];
  const named = references.flatMap((each) => placeIdIn(each) ?? []);
  // "What's on tonight?", of the house that is talked of.
  const meant = references.length === 0 && focus && !hasWhat(frame) ? [focus] : [];
  const [placeId, ...others] = named.length > 0 ? named : meant;
  if (!attribute || !placeId || others.length > 0) return undefined;
  return { kind: 'tell_facts', placeId, assumed: false, questions: [{ attribute }] };
}
/** "I left nothing at lunch and feel bad": the rest only tells how the topic came up. */
const isOnlyTold = (frame: Frame, text: string): boolean =>
  frame.wishes.every(({ attribute }) => WHEN_AND_WHERE.has(attribute)) &&
  frame.attitudes.every(({ polarity = 0 }) => polarity < 0) &&
  frame.asks.length === 0 &&
  !frame.plan &&
  !hears('seeks', { text }) &&
  !/[?¿]/u.test(text);
const WHEN_AND_WHERE: ReadonlySet<string> = new Set(['open', 'near', 'area']);

/** "What do I do now?" is no search for whatever is open now. */
const isWhen = (asked: string): boolean => asked.startsWith('open');

const LEADS_NOWHERE: ReadonlySet<DialogueAct['kind']> = new Set([...ASKS_NOTHING, 'manners']);

/** What goes before the answer to the rest; empty where the topics are the answer. */
export const topicsTold = ({ topics, frame }: Heard, act: DialogueAct, scene: Scene): string =>
  topics === undefined || act.kind === 'tell_topics' || act.kind === 'tell_leaving' || isOfTheNight(act)
    ? ''
    : topicText(partsOf(topics), topics.whole ?? frame, scene);
