// Decides what to do with a message, from the frame and what was understood. It decides and fetches nothing.
import type { Ask } from '../nlp/frame.ts';
import { ASK_BELOW, type Intent, type PlaceMention, type Understanding } from '../nlp/understanding.ts';
import { servesFood } from '../vocabulary/categories.ts';
import { hasWhat } from '../wishes/wish.ts';
import { type DialogueAct, isSearchAct, type SearchAct } from './acts.ts';
import { actByFrame } from './by-frame.ts';
import { hears } from './cues.ts';
import { aboutAPlace, compare, direct, plan } from './facts/about.ts';
import { ofTheListed } from './facts/asked-of-list.ts';
import { ofTheNamed } from './facts/asked-of-named.ts';
import { askedOfPlaces } from './facts/asked-of-places.ts';
import { ofTheTable } from './facts/asked-of-table.ts';
import { withNeeds } from './facts/needs-said.ts';
import { correct, factOrNarrower, more, refine, sort } from './lists/followups.ts';
import { actWithFrame } from './lists/joined-act.ts';
import { mealPlaces } from './lists/meals.ts';
import { anchoredAct, isOnlyCloser, nearby, ofAnyKind, recommend, taste } from './lists/searches.ts';
import { isSightsAfterOthers } from './lists/sights.ts';
import { actOfThing } from './lists/unknown-things.ts';
import { requestedSearch } from './lists/wish-search.ts';
import { placeIdOf } from './places/reference.ts';
import { smallTalkOf } from './small-talk.ts';
import type { TalkState } from './state.ts';
import { hearsOfTopics } from './topic-parts.ts';
import type { Lookup, Turn } from './turn.ts';
import { startsApart } from './ways/apart.ts';
import { worldQuestion } from './world-questions.ts';

export function chooseAct(conversation: TalkState, heard: Understanding, scene: Lookup): DialogueAct {
  const turn: Turn = { conversation, heard, scene, frame: heard.frame };
  const idle = errandOrIdentity(turn);
  if (idle) return idle;
  const answered = answerToOurQuestion(turn);
  const usual = answered ?? unclear(turn) ?? byIntent(turn, turn.heard.request.intent);
  const asked = askedOfPlaces(turn, usual);
  if (asked) return actOfPlaces({ ...turn, frame: asked });
  const chosen = ofAnyKind(anchoredAct((!answered && actByFrame(turn, usual)) || usual, turn), turn);
  // A list that one goes back to stays as it was.
  const act = isSearchAct(chosen) && chosen.backTo === undefined ? actWithFrame(chosen, turn) : chosen;
  const told =
    (!answered &&
      (ofTheNamed(turn, act) ?? ofTheTable(turn, act) ?? worldQuestion(turn, act) ?? actOfThing(turn, act))) ||
    act;
  if (!answered && isTableSought(turn, told)) return actOfPlaces(turn);
  const apart = startsApart(told, turn);
  return withoutKnown(answered ? apart : withNeeds(ofTheListed(apart, turn), turn), conversation);
}

/** "The pharmacy is fine. Lunch at two, she is vegetarian, under 15": no fact of a pharmacy, which lays no table. */
function isTableSought({ frame, scene }: Turn, act: DialogueAct): boolean {
  if (!('placeId' in act) || !FACTS.has(act.kind)) return false;
  const isFed = scene.placeOf(act.placeId)?.categories.some((each) => servesFood(each) || each === 'pubs/bars');
  const isOfFood = frame.wishes.some(
    ({ attribute }) => attribute === 'diet' || attribute === 'dish' || attribute === 'cuisine',
  );
  return isFed === false && isOfFood && mealPlaces(frame).length > 0;
}
const FACTS: ReadonlySet<DialogueAct['kind']> = new Set(['tell_facts', 'tell_features', 'tell_prices', 'describe']);

function actOfPlaces(turn: Turn): DialogueAct {
  const act: SearchAct = { kind: 'recommend', search: requestedSearch(turn), changes: [] };
  return withoutKnown(actWithFrame(act, turn), turn.conversation);
}

/** Homework, and whether it is a person that answers: whatever the words name besides, no place is looked for. */
function errandOrIdentity({ heard, frame }: Turn): DialogueAct | undefined {
  if (hearsOfTopics('errand', heard.text)) return { kind: 'out_of_scope', isErrand: true };
  const isNamed = frame.references.some(({ kind }) => kind === 'name') || hasWhat(frame);
  return !isNamed && smallTalkOf(heard.text) === 'identity' ? { kind: 'small_talk', topic: 'identity' } : undefined;
}

/** What somebody has seen already is not shown again. */
function withoutKnown(act: DialogueAct, { known = [] }: TalkState): DialogueAct {
  if (known.length === 0 || !('changes' in act)) return act;
  return { ...act, without: [...new Set([...known, ...(act.without ?? [])])] };
}

/** "And any club open on a Monday?" looks for clubs, and asks nothing of the one that was talked of. */
const isSoughtByHours = ({ frame, conversation }: Turn): boolean =>
  conversation.shown.length > 0 &&
  frame.asks.length === 0 &&
  frame.wishes.some(({ attribute, polarity }) => attribute === 'category' && polarity === 'want') &&
  frame.wishes.some(({ attribute }) => attribute === 'open') &&
  frame.references.every(({ kind }) => kind === 'pronoun' || kind === 'here');

/** "Any other place with good stew if they are full?" */
const isAnotherSought = ({ frame, conversation }: Turn): boolean =>
  conversation.focus !== undefined &&
  hears('seeksAnother', frame) &&
  hasWhat(frame) &&
  frame.references.every(({ kind }) => kind === 'pronoun' || kind === 'other');

const recommendAnother = (turn: Turn): SearchAct => ({
  kind: 'recommend',
  search: requestedSearch(turn),
  changes: [],
  without: turn.conversation.focus ? [turn.conversation.focus] : [],
});

/** Follow-ups first, then questions about a place, then searches and tastes, courtesy last. */
function byIntent(turn: Turn, intent: Intent): DialogueAct {
  switch (intent) {
    case 'correction':
      return correct(turn);
    case 'more':
      return more(turn);
    case 'sort':
      return sort(turn);
    case 'refine':
      return refine(turn);
    case 'opening_hours':
    case 'prices':
      if (isSoughtByHours(turn)) return recommend(turn);
      return factOrNarrower(turn, intent);
    case 'place_details':
      if (isAnotherSought(turn)) return recommendAnother(turn);
      return aboutAPlace(turn, intent);
    case 'why':
      return aboutAPlace(turn, intent);
    case 'directions':
      return isOnlyCloser(turn) ? refine(turn) : direct(turn);
    case 'compare':
      if (isSightsAfterOthers(turn.frame, turn.conversation.categories)) return recommend(turn);
      return isListOfOneMoved(turn) ? refine(turn) : compare(turn);
    case 'nearby':
      return nearby(turn);
    case 'plan':
      return asksFactsAlone(turn) ? aboutAPlace(turn, 'place_details') : plan(turn);
    case 'recommend':
      return recommend(turn);
    case 'preferences':
      return taste(turn);
    case 'greet':
      return courtesy(turn, { kind: 'greet' });
    case 'smalltalk':
      return courtesy(turn, { kind: 'small_talk', topic: smallTalkOf(turn.heard.text) });
    case 'help':
      return smallTalkOf(turn.heard.text) === 'identity' ? { kind: 'small_talk', topic: 'identity' } : { kind: 'help' };
    case 'forget':
    case 'out_of_scope':
      return { kind: intent };
  }
}

/** "The cheapest will do. When does it start today?", heard as a plan: nothing of it is one. */
const asksFactsAlone = ({ frame, conversation }: Turn): boolean =>
  frame.plan === undefined &&
  conversation.plan === undefined &&
  conversation.shown.length > 0 &&
  frame.asks.some((ask) => ask.kind === 'fact' && ask.attribute !== 'directions') &&
  (frame.intents[0]?.confidence ?? 0) < HALF;
const HALF = 0.5;

/** We asked "about which place?", and now there is one. */
function answerToOurQuestion(turn: Turn): DialogueAct | undefined {
  const asked = turn.conversation.pendingQuestion;
  if (asked?.slot !== 'place' || asked.intent === undefined) return undefined;
  const { about, ordinal, anchor, categories, confidence, intent } = turn.heard.request;
  if (categories.length > 0) return undefined;
  const isBare = ['place_details', 'recommend', 'correction'].includes(intent) || confidence < ASK_BELOW;
  const place = anchor && placeIdOf(anchor) ? anchor : undefined;
  if (!isBare || (about ?? ordinal ?? place) === undefined) return undefined;
  const heard = about || !place ? turn.heard : asSubject(turn.heard, place);
  return byIntent({ ...turn, heard }, asked.intent as Intent);
}

/** "Closer to the old town, if possible", after a list of one: others there, and no word about that one. */
const isListOfOneMoved = ({ conversation, heard, frame }: Turn): boolean =>
  (frame.intents[0]?.intent === 'refine' || frame.asks.some(isNearerOfNone)) &&
  heard.request.anchor !== undefined &&
  conversation.shown.length === 1 &&
  conversation.categories.length > 0;

/** "One closer to the market": one alone cannot be the nearer of two. */
const isNearerOfNone = (ask: Ask): boolean => ask.kind === 'compare' && ask.by === 'nearer' && ask.of.length === 0;

function asSubject(heard: Understanding, about: PlaceMention): Understanding {
  const { anchor: _, ...request } = heard.request;
  return { ...heard, request: { ...request, about } };
}

/** Too little to go on: a named place or a category is still something, else we ask. */
function unclear(turn: Turn): DialogueAct | undefined {
  const { request, preferences } = turn.heard;
  if (request.confidence >= ASK_BELOW) return undefined;
  if (request.about && placeIdOf(request.about)) return aboutAPlace(turn, 'place_details');
  if (request.categories.length > 0 || request.anchor) return recommend(turn);
  if (asksAnotherDetail(turn)) return aboutAPlace(turn, 'place_details');
  return preferences.size > 0 ? taste(turn) : { kind: 'ask', question: { slot: 'category' } };
}

/** "And swings?", of the place just told about. */
const asksAnotherDetail = ({ conversation, heard }: Turn): boolean =>
  DETAILS.has(conversation.lastAct ?? '') && hears('alsoThat', heard);
const DETAILS = new Set<string>(['describe', 'tell_features'] satisfies DialogueAct['kind'][]);

/** "Hi, any museums here?" is a question with manners. */
function courtesy(turn: Turn, manners: DialogueAct): DialogueAct {
  const { categories, anchor } = turn.heard.request;
  if (categories.length > 0 || anchor) return recommend(turn);
  return turn.heard.preferences.size > 0 ? taste(turn) : manners;
}
