// Decides by the frame of a message: facts asked of places, comparisons, plans, what the asker says of themselves, manners.
// Undefined where the frame is not sure; then the rules of `dialogue` decide. It decides and fetches nothing.
import type { PlaceId } from '../domain/branded.ts';
import type { Ask, Frame, PlanRequest, PlanStop, Reference } from '../nlp/frame.ts';
import type { DialogueAct, Manners, PlaceTopic } from './acts.ts';
import { anchorOf, resolve } from './resolve.ts';
import { sameSearch } from './search.ts';
import { KEPT_FACTS } from './situation.ts';
import type { FactQuestion, TalkState, WishSearch } from './state.ts';
import type { Turn } from './turn.ts';
import { anchorIn, hasWhat, isForgotten, isWhat, wishSearch } from './wish-search.ts';

export interface FrameTurn extends Turn {
  readonly frame: Frame;
}

/** @param byRules what the older rules would do; kept where it is as good */
export function actByFrame(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  return (
    mannersOf(turn) ??
    planOf(turn, byRules) ??
    memoryOf(turn, byRules) ??
    compared(turn, byRules) ??
    factsOf(turn, byRules) ??
    factsAgain(turn, byRules) ??
    back(turn) ??
    listOf(turn, byRules) ??
    noteOf(turn, byRules)
  );
}

const MANNERS: ReadonlySet<string> = new Set(['emergency', 'medical', 'insult', 'love'] satisfies Manners[]);

function mannersOf({ frame }: FrameTurn): DialogueAct | undefined {
  const said = frame.courtesies.find(({ kind }) => MANNERS.has(kind));
  if (!said) return undefined;
  const isUrgent = said.kind === 'emergency' || said.kind === 'medical';
  if (!isUrgent && (hasWhat(frame) || frame.asks.length > 0)) return undefined;
  // "Where is the nearest pharmacy? I feel sick": the pharmacy helps more than a sentence.
  return hasWhat(frame) ? undefined : { kind: 'manners', topic: said.kind as Manners };
}

function planOf(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const request = frame.plan;
  const [main] = frame.intents;
  const swapped = anotherStop(turn);
  if (swapped) return swapped;
  if (!request && byRules.kind === 'plan')
    return { kind: 'plan', request: asMade(byRules.request, frame), search: wishSearch(turn) };
  if (!request || (main?.intent !== 'plan' && main?.intent !== 'correction')) return undefined;
  if (conversation.plan && isTooMuch(request)) return { kind: 'edit_plan', edits: [{ kind: 'less' }] };
  if (request.kind === 'edit' && conversation.plan && request.edits.length > 0)
    return { kind: 'edit_plan', edits: request.edits };
  if (request.kind === 'make' || request.window || hasWhat(frame))
    return { kind: 'plan', request: asMade(request, frame), search: wishSearch(turn) };
  return request.edits.length > 0 ? { kind: 'edit_plan', edits: request.edits } : undefined;
}

/** "That is too much for one day", of the plan that stands. */
const isTooMuch = ({ kind, days, stops, window, minutes, edits }: PlanRequest): boolean =>
  kind === 'make' && days === 1 && stops.length === 0 && edits.length === 0 && !window && minutes === undefined;

/** "Not the second one, another": of the stops of the plan that was just told. */
function anotherStop({ frame, conversation }: FrameTurn): DialogueAct | undefined {
  const isPlanTold = conversation.lastAct === 'plan' || conversation.lastAct === 'edit_plan';
  if (!conversation.plan || !isPlanTold || frame.plan?.edits.length || hasWhat(frame)) return undefined;
  const rejected = frame.changes.flatMap((change) => (change.kind === 'reject' ? change.of : []));
  const isOther = frame.asks.some(({ kind }) => kind === 'more') || rejected.length > 0;
  const of = [...rejected, ...frame.references].find(({ kind }) => kind === 'ordinal');
  return isOther && of ? { kind: 'edit_plan', edits: [{ kind: 'swap', of }] } : undefined;
}

/** Stops as said, whichever way they were read; "two museums" are two stops. */
export function asMade(request: PlanRequest, { wishes, text, references }: Frame): PlanRequest {
  const added = request.edits.flatMap((edit) => (edit.kind === 'add' ? [edit.stop] : []));
  const all = [...request.stops, ...added];
  const isEaten = all.some(({ meal }) => meal);
  // "Lunch" was read as a meal and as restaurants: it is one stop.
  const said = all.filter((stop) => !(isEaten && !stop.meal && isTable(stop)));
  const missing = wishes
    .filter((wish) => isWhat(wish) && !said.some((stop) => stop.wish?.value === wish.value))
    .filter((wish) => !(isEaten && wish.value === 'restaurants'))
    .map((wish): PlanStop => ({ wish }));
  const named = references
    .filter((each) => isPlace(each) && each.kind === 'name' && each.role === 'subject')
    .filter((each) => !said.some(({ reference }) => reference?.said.start === each.said.start))
    .map((reference): PlanStop => ({ reference }));
  const stops = [...said, ...missing, ...named].flatMap((stop) =>
    Array.from({ length: countOf(stop, text) }, () => stop),
  );
  return { ...request, kind: 'make', stops, edits: [] };
}

const isTable = ({ wish }: PlanStop): boolean => wish?.attribute === 'category' && wish.value === 'restaurants';

/** "Two museums", "tres bares": as many stops. */
function countOf({ wish, meal }: PlanStop, text: string): number {
  if (!wish?.said || meal) return 1;
  const before =
    text
      .slice(0, wish.said.start)
      .match(/\p{L}+|\d+/gu)
      ?.at(-1) ?? '';
  return COUNTS[before.toLowerCase()] ?? 1;
}
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  2: 2,
  3: 3,
  4: 4,
};

function memoryOf({ frame }: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const isAsked = frame.asks.some(
    ({ kind }) => kind === 'memory' && (byRules.kind !== 'help' || OF_ME.test(frame.text)),
  );
  return isAsked && byRules.kind !== 'forget' && !hasWhat(frame) ? { kind: 'tell_memory' } : undefined;
}

const OF_ME = /\b(?:me|m[ií])(?![\p{L}])/iu;

type Comparison = Extract<Ask, { kind: 'compare' }>;
type FactAsk = Extract<Ask, { kind: 'fact' }>;

function compared(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const asks = frame.asks.filter((ask): ask is Comparison => ask.kind === 'compare');
  const ask = asks.find(({ by }) => by !== 'which_would_you_pick' && by !== 'difference') ?? asks[0];
  if (byRules.kind === 'explain' || (ask?.by === 'which_would_you_pick' && PLACE_ACTS.has(byRules.kind)))
    return undefined;
  if (!ask || ask.by === 'difference' || (hasWhat(frame) && ask.of.length === 0)) return undefined;
  if (byRules.kind === 'recommend' && ask.by === 'which_would_you_pick' && ask.of.length === 0) return undefined;
  if (byRules.kind === 'compare' && ask.by === 'which_would_you_pick' && ask.of.length === 0) return undefined;
  const named = ask.of.flatMap((reference) => {
    const resolved = resolve(reference, conversation, scene);
    return resolved.found === 'places' ? resolved.placeIds : [];
  });
  const placeIds = [...new Set(named.length > 1 ? named : [...named, ...candidates(conversation, named)])];
  if (placeIds.length < 2) return undefined;
  const from = frame.references.find(
    (each) =>
      each.kind === 'name' &&
      (each.role === 'near' || each.role === 'from' || each.role === 'to') &&
      !isOneOf(each, placeIds),
  );
  const anchor = from && anchorOf(from);
  return { kind: 'compare_by', by: ask.by, placeIds, ...(anchor && { from: anchor }) };
}

/** With one place named: the one in focus; with none: the two talked of, else the list. */
function candidates(
  { focus, shown, talkedOf = [], lastAct }: TalkState,
  named: readonly PlaceId[],
): readonly PlaceId[] {
  if (named.length === 1) return focus && focus !== named[0] ? [focus] : [];
  return (lastAct === 'compare' && talkedOf.length > 1) || shown.length < 2 ? talkedOf : shown;
}

const isOneOf = (reference: Reference, placeIds: readonly PlaceId[]): boolean =>
  reference.kind === 'name' &&
  reference.candidates[0]?.entry.thing.kind === 'place' &&
  placeIds.includes(reference.candidates[0].entry.thing.placeId);

/** Attributes that whole replies of their own exist for, where no date and nobody in particular is named. */
const TOLD_WHOLE: Readonly<Partial<Record<string, PlaceTopic>>> = {
  hours: 'tell_hours',
  price: 'tell_prices',
  why: 'explain',
  description: 'describe',
};

const PLACE_ACTS: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'tell_hours',
  'tell_prices',
  'tell_features',
  'explain',
  'direct',
]);
const SEARCH_ACTS: ReadonlySet<DialogueAct['kind']> = new Set([
  'recommend',
  'taste',
  'nearby',
  'refine',
  'more',
  'sort',
]);

function factsOf(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const asks = frame.asks.filter((ask): ask is FactAsk => ask.kind === 'fact');
  const [first] = asks;
  if (!first || (hasWhat(frame) && !first.of) || isSearched(frame)) return undefined;
  if (byRules.kind === 'explain' || (byRules.kind === 'refine' && !first.of)) return undefined;
  if (SEARCH_ACTS.has(byRules.kind) && first.attribute === 'distance') return undefined;
  if (byRules.kind === 'out_of_scope' && (!first.of || first.attribute === 'booking')) return undefined;
  if (asks.some((ask) => ask.attribute === 'feature:indoors' || isNumberAsDate(ask, conversation))) return undefined;
  const isStation = asks.some(({ attribute }) => attribute === 'station');
  const way = isStation ? undefined : asks.find(({ attribute }) => attribute === 'directions');
  if (way) return byRules.kind === 'direct' || asks.length > 1 ? undefined : directed(turn, way);
  const isPlain = asks.every(({ attribute, on }) => TOLD_WHOLE[attribute] && on === undefined);
  if (isPlain && (PLACE_ACTS.has(byRules.kind) || byRules.kind === 'ask')) return undefined;
  const resolved = resolve(subjectOf(turn, asks), conversation, scene);
  if (resolved.found === 'beyond')
    return { kind: 'ask', question: { slot: 'ordinal', intent: 'place_details', options: conversation.shown } };
  if (resolved.found !== 'places') return undefined;
  const [placeId] = resolved.placeIds;
  if (resolved.placeIds.length > 1)
    return SEARCH_ACTS.has(byRules.kind) && byRules.kind !== 'recommend'
      ? undefined
      : { kind: 'tell_each', placeIds: resolved.placeIds, question: questionOf(first, frame) };
  // "Any with a terrace?", after a list, narrows it; so does "which ones open on Monday?".
  if (resolved.assumed && (SEARCH_ACTS.has(byRules.kind) || VAGUE.has(first.attribute))) return undefined;
  const topic = asks.length === 1 ? TOLD_WHOLE[first.attribute] : undefined;
  const assumed = resolved.assumed ?? false;
  if (topic && first.on === undefined) return { kind: topic, placeId: placeId!, assumed };
  const subject = subjectOf(turn, asks);
  const start =
    asks.find((ask) => ask.from)?.from ??
    (first.attribute === 'distance'
      ? frame.references.find((each) => each.kind === 'name' && each !== subject)
      : undefined);
  const from = start && anchorOf(start);
  const questions = asks.map((ask) => forChildrenAgain(questionOf(ask, frame), turn));
  return { kind: 'tell_facts', placeId: placeId!, assumed, questions, ...(from && { from }) };
}

/** Places are looked for, and the question is about them: "which museums open on Monday?". */
const isSearched = ({ intents, asks }: Frame): boolean =>
  (intents[0]?.intent === 'recommend' || intents[0]?.intent === 'nearby') &&
  asks.every((ask) => ask.kind === 'fact' && !ask.of);

/** "The 3", of a list of five, is no day of the month. */
const isNumberAsDate = ({ on }: FactAsk, { shown }: TalkState): boolean => {
  const number = /^(?:el |la |the )?(\d)$/iu.exec(on?.said.text.trim() ?? '')?.[1];
  return number !== undefined && Number(number) <= shown.length;
};

/** Asked of nothing in particular, these are mostly no questions about a place. */
const VAGUE: ReadonlySet<string> = new Set(['crowds', 'age', 'size', 'worth_it']);

/** "And for children?", after a price, is about their price. */
function forChildrenAgain(question: FactQuestion, { conversation }: FrameTurn): FactQuestion {
  const isPrice = question.attribute === 'children' && conversation.lastAct === 'tell_prices';
  return isPrice ? { ...question, attribute: 'price', forWhom: 'child' } : question;
}

/** What the question points at; else the one name of the message. */
function subjectOf({ frame, heard }: FrameTurn, asks: readonly FactAsk[]): Reference | undefined {
  const said = asks.find(({ of }) => of)?.of;
  if (said && said.kind !== 'pronoun') return said;
  const numbered = frame.references.filter(({ kind }) => kind === 'ordinal' || kind === 'other');
  if (numbered.length === 1) return numbered[0];
  const counted = heard.request.ordinal;
  if (numbered.length === 0 && counted !== undefined) return ordinalOf(counted);
  const names = frame.references.filter((each) => each.kind === 'name' && each.role !== 'near' && each.role !== 'from');
  return names.length === 1 && isPlace(names[0]!) ? names[0] : said;
}

/** "The 2nd", which reads like a date too: the number as the rules count it, from the end when negative. */
function ordinalOf(ordinal: number): Reference {
  const said = { start: 0, end: 0, text: '' };
  if (ordinal === 0) return { kind: 'ordinal', index: 0, middle: true, said };
  return ordinal > 0
    ? { kind: 'ordinal', index: ordinal, said }
    : { kind: 'ordinal', index: -ordinal, fromEnd: true, said };
}

const isPlace = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'place';

/** "Is it good for nuts?" asks for no judgement of the place. */
const questionOf = ({ attribute, on, forWhom, diet }: FactAsk, { wishes }: Frame): FactQuestion => ({
  attribute:
    attribute === 'worth_it' && wishes.some((wish) => wish.attribute === 'allergy' || wish.attribute === 'diet')
      ? 'diet'
      : attribute,
  ...(on && { on }),
  ...(forWhom && { forWhom }),
  ...(diet && { diet }),
});

function directed({ conversation, scene, frame }: FrameTurn, { of, from }: FactAsk): DialogueAct | undefined {
  const goal = of ?? frame.references.find((each) => each.kind === 'name' && each.role !== 'from');
  const resolved = resolve(goal, conversation, scene);
  const start = from && anchorOf(from);
  const common = { kind: 'direct', ...(start && { from: start }) } as const;
  if (resolved.found === 'spot') return { ...common, to: resolved.anchor };
  return resolved.found === 'places' ? { ...common, to: { placeId: resolved.placeIds[0]! } } : undefined;
}

/** "And the second one?": the same questions about another place. */
function factsAgain({ frame, conversation, scene }: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { lastFacts } = conversation;
  const [reference, ...others] = frame.references;
  if (!lastFacts || !reference || others.length > 0) return undefined;
  if (reference.kind === 'pronoun' || reference.kind === 'all') return undefined;
  if (
    frame.asks.length > 0 ||
    hasWhat(frame) ||
    !['describe', 'ask', 'more', 'tell_hours', 'tell_prices', 'tell_features'].includes(byRules.kind)
  )
    return undefined;
  const resolved = resolve(reference, conversation, scene);
  if (resolved.found !== 'places') return undefined;
  return { kind: 'tell_facts', placeId: resolved.placeIds[0]!, assumed: false, questions: lastFacts };
}

/** "Back to the museums", "undo that": the list before. */
function back({ frame, conversation: { earlier = [] } }: FrameTurn): DialogueAct | undefined {
  const isAsked = frame.intents[0]?.intent === 'back' || frame.changes.some(({ kind }) => kind === 'undo');
  const before = earlier.at(-1);
  if (!isAsked || !before || hasWhat(frame)) return undefined;
  return { kind: 'recommend', search: before.search, changes: [] };
}

/** The frame is sure that places are looked for; the rules heard something else. */
function listOf(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  if (!main || main.confidence < SURE) return undefined;
  const narrows = frame.changes.some((change) => change.kind === 'add' && change.wish.attribute === 'feature');
  if (
    main.intent === 'refine' &&
    narrows &&
    conversation.shown.length > 1 &&
    byRules.kind === 'recommend' &&
    !hasWhat(frame)
  )
    return { kind: 'refine', search: { ...sameSearch(conversation), ...anchored(frame) }, changes: [] };
  if (byRules.kind !== 'refine' && conversation.wishes?.some((wish) => isForgotten(wish, frame)))
    return { kind: 'refine', search: sameSearch(conversation), changes: [] };
  if (SEARCH_ACTS.has(byRules.kind) || KEPT.has(byRules.kind) || pointsElsewhere(turn, byRules)) return undefined;
  if ((main.intent === 'recommend' || main.intent === 'nearby') && hasWhat(frame) && frame.asks.length === 0)
    return { kind: 'recommend', search: wishSearch(turn), changes: [] };
  if (main.intent === 'refine' && conversation.shown.length > 1 && frame.asks.length === 0)
    return { kind: 'refine', search: wishSearch(turn), changes: [] };
  return undefined;
}
const SURE = 0.8;
/** Decisions of the rules that no list takes the place of. */
const KEPT: ReadonlySet<DialogueAct['kind']> = new Set(['plan', 'small_talk', 'forget', 'compare']);

/** The message is about places that were named or shown, or says too much that nobody understood. */
function pointsElsewhere({ frame, conversation }: FrameTurn, byRules: DialogueAct): boolean {
  const isOfOne = PLACE_ACTS.has(byRules.kind) && !('assumed' in byRules && byRules.assumed);
  const isNamed = frame.references.some((each) => each.kind === 'name' && each.role === 'subject' && isPlace(each));
  const isOfShown =
    conversation.shown.length > 0 && frame.references.some(({ kind }) => kind === 'pronoun' || kind === 'all');
  return isOfOne || isNamed || isOfShown || frame.unread.length > MOST_UNREAD;
}
const MOST_UNREAD = 2;

function anchored(frame: Frame): Pick<WishSearch, 'anchor'> {
  const anchor = anchorIn(frame);
  return anchor ? { anchor } : {};
}

/** Something of themselves and nothing else: kept, and the list goes on with it where there is one. */
function noteOf(turn: FrameTurn, byRules: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  if (main?.intent === 'recommend' && main.confidence >= SURE && !isOnlyNeed(frame)) return undefined;
  if (byRules.kind === 'describe' && !byRules.assumed) return undefined;
  const isTold = frame.situation.some(
    (fact) => KEPT_FACTS.has(fact.kind) && (fact.kind !== 'stay' || fact.at !== undefined),
  );
  if (!isTold || hasWhat(frame) || frame.asks.length > 0 || frame.plan || frame.intents[0]?.intent === 'out_of_scope')
    return undefined;
  if (SEARCH_ACTS.has(byRules.kind) && byRules.kind !== 'recommend' && byRules.kind !== 'more') return undefined;
  if ('search' in byRules && byRules.search.categories.length > 0 && byRules.kind === 'recommend' && !isOnlyNeed(frame))
    return undefined;
  const { text, wishes } = frame;
  if (text.includes('?') || wishes.some(({ attribute }) => attribute === 'near' || attribute === 'area'))
    return undefined;
  const isStayOnly = frame.situation.every(({ kind }) => !NARROWING.has(kind));
  if (conversation.shown.length > 1 && conversation.lastAct !== 'plan' && !isStayOnly)
    return { kind: 'refine', search: wishSearch(turn), changes: [] };
  return { kind: 'note' };
}
/** "I use a wheelchair" looks for no shop of wheelchairs. */
const isOnlyNeed = ({ situation, wishes }: Frame): boolean =>
  situation.some(({ kind }) => kind === 'access' || kind === 'diet' || kind === 'allergy') &&
  wishes.every(
    ({ attribute }) =>
      attribute === 'wheelchair' || attribute === 'diet' || attribute === 'allergy' || attribute === 'feature',
  );
const NARROWING: ReadonlySet<string> = new Set(['diet', 'allergy', 'access', 'budget', 'party']);
