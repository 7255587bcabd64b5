// Decides by the frame of a message: facts asked of places, comparisons, plans, what the asker says of themselves, manners.
// Undefined where they say nothing of their own; then the main intent decides, in `dialogue`. It decides and fetches nothing.

import type { Category } from '../domain/category.ts';
import type { Search } from '../domain/conversation.ts';
import type { Frame } from '../nlp/frame.ts';
import { isPlace } from '../nlp/reference.ts';
import { hasWhat } from '../wishes/wish.ts';
import { type DialogueAct, PLACE_ACTS, SEARCH_ACTS } from './acts.ts';
import { closingOf } from './closing.ts';
import { hears } from './cues.ts';
import { detailOf } from './facts/about.ts';
import { factsAgain } from './facts/again.ts';
import { areasCompared, areasTold } from './facts/areas-compared.ts';
import { askedAt } from './facts/asked-at.ts';
import { factsAsked } from './facts/asked-facts.ts';
import { compared } from './facts/comparing.ts';
import { conditionsAsked, whichOfThem } from './facts/conditions-asked.ts';
import { forgetOne } from './forgetting.ts';
import { anchored } from './lists/anchors.ts';
import { back } from './lists/back.ts';
import { givesBack } from './lists/given-back.ts';
import { goesOn } from './lists/list-goes-on.ts';
import { isSightsAfterOthers } from './lists/sights.ts';
import { swapped } from './lists/swapped.ts';
import { isOfFame, isSoughtSomewhere } from './lists/what-sought.ts';
import { whereItIs } from './lists/where-to-see.ts';
import { isForgotten, requestedSearch } from './lists/wish-search.ts';
import { chatOf, mannersOf, memoryOf } from './manners.ts';
import { noteOf } from './noted.ts';
import { formerOf } from './places/former-places.ts';
import { likedOne } from './places/liked-one.ts';
import { resolve } from './places/resolve.ts';
import { unknownNamed } from './places/unknown-names.ts';
import { planOf } from './plan/acts.ts';
import { planOver } from './plan/turned-down.ts';
import { beyond, errandOf } from './scope.ts';
import { KEPT_FACTS } from './situation.ts';
import { sameSearch, type TalkState } from './state.ts';
import type { Turn } from './turn.ts';
import { wayAgain } from './ways/again.ts';
import { wayBetween } from './ways/between.ts';
import { wayByMeans } from './ways/means.ts';
import { nearerThanGoal, searchAtGoal, wayOn } from './ways/on.ts';
import { stationAsked } from './ways/station-asked.ts';
import { stepFreeOf } from './ways/step-free.ts';

/** @param usual what the main intent alone leads to; kept where it is as good */
export function actByFrame(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  return (
    mannersOf(turn) ??
    planOver(turn) ??
    closingOf(turn, usual) ??
    likedOne(turn, usual) ??
    comfortOf(turn) ??
    stepFreeOf(turn) ??
    formerOf(turn) ??
    wayBetween(turn) ??
    wayByMeans(turn) ??
    wayOn(turn) ??
    nearerThanGoal(turn) ??
    searchAtGoal(turn) ??
    wayAgain(turn) ??
    chatOf(turn, usual) ??
    errandOf(turn, usual) ??
    areasTold(turn) ??
    choiceOfTwo(turn, usual) ??
    (turn.frame.isOfStops ? undefined : planOf(turn, usual)) ??
    memoryOf(turn, usual) ??
    areasCompared(turn) ??
    goesOn(turn, usual) ??
    rejected(turn) ??
    stationAsked(turn) ??
    compared(turn, usual) ??
    unknownNamed(turn) ??
    whichOfThem(turn) ??
    luggageOf(turn) ??
    factsAsked(turn, usual) ??
    (isDoingAsked(turn) ? undefined : (factsAgain(turn, usual) ?? askedAt(turn, usual))) ??
    conditionsAsked(turn, usual) ??
    back(turn) ??
    forgetOne(turn, usual) ??
    whereItIs(turn, usual) ??
    shelterOf(turn, usual) ??
    listOf(turn, usual) ??
    noteOf(turn, usual) ??
    detailOf(turn, usual) ??
    beyond(turn, usual)
  );
}

/** "What can the children do near there in the afternoon?" asks no hours of the place that was talked of. */
const isDoingAsked = ({ frame }: Turn): boolean => hears('whatToDo', frame) && frame.asks.length === 0;

/** "The Prado or the Thyssen, if I only have a morning?" asks for no plan of the two. */
function choiceOfTwo(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { asks, plan } = turn.frame;
  const isOfTwo = asks.some(
    (ask) => ask.kind === 'compare' && ask.by === 'which_would_you_pick' && ask.of.length === 2,
  );
  return isOfTwo && plan?.kind !== 'edit' ? compared(turn, usual) : undefined;
}

/** The frame is sure that places are looked for; the main intent alone leads elsewhere. */
function listOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  if (!main) return undefined;
  const isSure = main.confidence >= SURE;
  const isAskedWhatToDo = usual.kind === 'out_of_scope' && hears('whatToDo', frame) && isSaidForWhom(frame);
  if (((usual.kind === 'ask' || (usual.kind === 'out_of_scope' && isSure)) && isLookedFor(frame)) || isAskedWhatToDo)
    return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  // "Anything about trains, and how do we get there?": first of all, which.
  if (usual.kind === 'ask' && main.intent === 'directions' && hasWhat(frame) && frame.asks.length === 0)
    return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  if ((usual.kind === 'out_of_scope' && isSoughtSomewhere(frame)) || (usual.kind === 'small_talk' && isOfFame(frame)))
    return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  if (
    givesBack(frame) &&
    conversation.shown.length > 1 &&
    !hasWhat(frame) &&
    !frame.references.some((each) => each.kind === 'name' && each.role === 'subject') &&
    frame.asks.every(({ kind }) => kind === 'forget')
  )
    return { kind: 'refine', search: sameSearch(conversation), changes: [] };
  if (!isSure || isSightsAfterOthers(frame, conversation.categories)) return undefined;
  const other = swapped(turn, usual);
  if (other) return other;
  const rest = withoutNamed(turn);
  if (rest) return rest;
  const others = withoutRefused(turn, usual);
  const isTold = usual.kind === 'taste' && frame.attitudes.length > 0;
  if (others && SEARCH_ACTS.has(usual.kind) && !isTold) return others;
  const narrows = frame.changes.some((change) => change.kind === 'add' && change.wish.attribute === 'feature');
  if (
    main.intent === 'refine' &&
    narrows &&
    conversation.shown.length > 1 &&
    usual.kind === 'recommend' &&
    !hasWhat(frame)
  )
    return { kind: 'refine', search: { ...sameSearch(conversation), ...anchored(frame) }, changes: [] };
  if (usual.kind !== 'refine' && conversation.wishes?.some((wish) => isForgotten(wish, frame)))
    return { kind: 'refine', search: sameSearch(conversation), changes: [] };
  // "No flamenco though", after a list: the same list without it, and no word about tastes.
  if (usual.kind !== 'more' && conversation.shown.length > 1 && isNarrowedBy(frame))
    return { kind: 'refine', search: withoutRefusedKinds(sameSearch(conversation), frame), changes: [] };
  if (SEARCH_ACTS.has(usual.kind) || KEPT.has(usual.kind) || pointsElsewhere(turn, usual)) return undefined;
  if ((main.intent === 'recommend' || main.intent === 'nearby') && hasWhat(frame) && frame.asks.length === 0)
    return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  if (main.intent === 'refine' && conversation.shown.length > 1 && frame.asks.length === 0)
    return { kind: 'refine', search: requestedSearch(turn), changes: [] };
  return undefined;
}
const SURE = 0.8;
/** Acts that no list takes the place of. */
const KEPT: ReadonlySet<DialogueAct['kind']> = new Set(['plan', 'small_talk', 'forget', 'compare']);

/** The message is about places that were named or shown, or says too much that nobody understood. */
function pointsElsewhere({ frame, conversation }: Turn, usual: DialogueAct): boolean {
  const isOfOne = PLACE_ACTS.has(usual.kind) && !('assumed' in usual && usual.assumed);
  const isNamed = frame.references.some((each) => each.kind === 'name' && each.role === 'subject' && isPlace(each));
  const isOfShown =
    conversation.shown.length > 0 && frame.references.some(({ kind }) => kind === 'pronoun' || kind === 'all');
  return isOfOne || isNamed || isOfShown || frame.unread.length > MOST_UNREAD;
}
const MOST_UNREAD = 2;

/** "Somewhere halal", "where can we go with the dog?": no kind of place, but enough to look for. */
const isLookedFor = ({ intents, wishes, situation, asks }: Frame): boolean =>
  intents[0]?.intent === 'recommend' &&
  asks.length === 0 &&
  (wishes.some(({ polarity }) => polarity === 'want') || situation.some(({ kind }) => KEPT_FACTS.has(kind)));

/** "What do I do with two small children, no budget?": enough to look for, whatever the intent is taken for. */
const isSaidForWhom = ({ wishes, situation }: Frame): boolean =>
  wishes.some(({ polarity }) => polarity === 'want') || situation.some(({ kind }) => KEPT_FACTS.has(kind));

/** "We have suitcases", "can I leave it somewhere?", and nothing else: somewhere to leave them, and no car park. */
function luggageOf(turn: Turn): DialogueAct | undefined {
  const { frame } = turn;
  const isCarried = frame.situation.some((fact) => fact.kind === 'carries' && fact.what === 'luggage');
  const isAsked = frame.asks.some((ask) => ask.kind !== 'fact' || ask.attribute !== 'parking');
  if (!isCarried || frame.wishes.length > 0 || isAsked || frame.plan) return undefined;
  const { kinds: _, cuisine: __, ...search } = requestedSearch(turn);
  const categories: readonly Category[] = ['local services'];
  return {
    kind: 'recommend',
    search: { ...search, categories, filters: [], kinds: { 'local services': ['left_luggage'] } },
    changes: [],
  };
}

/** "My girlfriend just left me, I can't stay in": somewhere calm, whatever the rest of the message tells. */
function comfortOf(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const isFree = frame.asks.every(({ kind }) => kind !== 'fact') && !frame.plan && conversation.shown.length === 0;
  if (!hears('sorrow', frame) || !isFree || hasWhat(frame)) return undefined;
  const { kinds: _, cuisine: __, ...search } = requestedSearch(turn);
  return { kind: 'recommend', search: { ...search, categories: CALM, filters: [] }, changes: [] };
}
const CALM: readonly Category[] = ['gardens', 'cafes', 'libraries'];

/** "It's raining and we have a pram", with no list on the table: somewhere under a roof. */
function shelterOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const isWet = frame.situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isFree = frame.asks.length === 0 && !frame.plan && conversation.shown.length === 0 && !conversation.plan;
  // "It's pouring and the children are climbing the walls": told of themselves, and no question of the weather.
  const isTold =
    usual.kind === 'out_of_scope' && frame.situation.some((fact) => fact.kind === 'party' && fact.with === 'children');
  if (!isWet || !isFree || !(SHELTERED.has(usual.kind) || isTold)) return undefined;
  return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
}
const SHELTERED: ReadonlySet<DialogueAct['kind']> = new Set(['ask', 'small_talk', 'note', 'recommend', 'taste']);

/** "Other than the castle", after a list: the list without it. */
function withoutNamed(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const named = frame.wishes.flatMap((wish) =>
    wish.attribute === 'place' && wish.polarity === 'avoid' && wish.operator === 'is' ? wish.value : [],
  );
  const isOnlyThat = named.length > 0 && frame.wishes.every(({ polarity }) => polarity === 'avoid') && !hasWhat(frame);
  if (!isOnlyThat || conversation.shown.length < 2 || frame.asks.some(({ kind }) => kind === 'fact')) return undefined;
  return { kind: 'refine', search: sameSearch(conversation), changes: [], without: named };
}

/** "Not the second, I've been there": the list without it, and others in its place. */
function rejected({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const isTurnedDown = frame.changes.some(({ kind }) => kind === 'reject');
  const numbered = frame.references.filter(
    (each) =>
      each.kind === 'ordinal' || (each.kind === 'pronoun' && each.number === 'one' && isOneInTalk(conversation)),
  );
  if (!isTurnedDown || numbered.length === 0 || hasWhat(frame) || frame.plan || conversation.shown.length < 1)
    return undefined;
  const without = numbered.flatMap((each) => {
    const resolved = resolve(each, conversation, scene);
    return resolved.found === 'places' ? resolved.placeIds : [];
  });
  if (without.length === 0 || frame.asks.some(({ kind }) => kind === 'fact')) return undefined;
  return { kind: 'refine', search: sameSearch(conversation), changes: [], without };
}

/** "Not that one": the only one that was shown, or the one that was talked of. */
const isOneInTalk = ({ shown, focus }: TalkState): boolean => shown.length === 1 || focus !== undefined;

/** "Not another museum", after museums and markets: the list goes on with the others. */
function withoutRefused(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const refused = new Set([
    ...frame.wishes.flatMap((wish) => (wish.attribute === 'category' && wish.polarity === 'avoid' ? wish.value : [])),
    ...frame.attitudes.flatMap(({ categories, polarity }) => ((polarity ?? 0) < 0 ? categories : [])),
  ]);
  const left = conversation.categories.filter((category) => !refused.has(category));
  const isOnlyRefusal = frame.wishes.every(({ polarity }) => polarity === 'avoid') && !hasWhat(frame);
  // "Rather sit down than perch at a bar", after restaurants: those that are no bars.
  const isMissed =
    'search' in usual &&
    // "No fast food", after restaurants, is no taste: the list goes on with all that was asked of it.
    (usual.kind !== 'taste' ||
      (frame.attitudes.length === 0 && conversation.lastAct !== 'taste') ||
      usual.search.categories.some((each) => refused.has(each)));
  const isOther = refused.size > 0 && usual.kind !== 'more' && isMissed && frame.attitudes.length === 0;
  const isSome = left.length > 0 && (left.length < conversation.categories.length || isOther);
  if (conversation.shown.length < 2 || !isOnlyRefusal || !isSome) return undefined;
  const search = { ...withoutRefusedKinds(sameSearch(conversation), frame), categories: left };
  const stillWished = conversation.wishes?.filter(({ attribute }) => attribute !== 'category');
  const isTaken = left.length < conversation.categories.length;
  return { kind: 'refine', search, changes: [], ...(isTaken && stillWished && { stillWished }) };
}

/** Only what is not wanted was said. */
const isNarrowedBy = ({ wishes, intents }: Frame): boolean =>
  intents[0]?.intent === 'refine' &&
  wishes.length > 0 &&
  wishes.every(({ polarity, attribute }) => polarity === 'avoid' && attribute !== 'category');

/** "Without flamenco", after flamenco or concerts: what else there is of the same category. */
function withoutRefusedKinds({ kinds, ...search }: Search, { wishes }: Frame): Search {
  const refused = new Set(
    wishes.flatMap((wish) => (wish.attribute === 'kind' && wish.polarity === 'avoid' ? wish.value : [])),
  );
  const left = Object.entries(kinds ?? {}).flatMap(([category, ids]) => {
    const kept = ids?.filter((id) => !refused.has(id)) ?? [];
    return kept.length > 0 ? [[category, kept] as const] : [];
  });
  return { ...search, ...(left.length > 0 && { kinds: Object.fromEntries(left) }) };
}
