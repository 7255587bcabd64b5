// Carries an act out: looks up what the dialogue decided to talk about and brings back facts.
import type { DialogueAct, PlaceAct, Question } from '../../chat/acts.ts';
import type { Answer, ListAnswer, Origin } from '../../chat/answer.ts';
import { hears } from '../../chat/cues.ts';
import { isSameQuestion } from '../../chat/facts/told.ts';
import { leftUnread } from '../../chat/lists/left-unread.ts';
import { isOfHours } from '../../chat/lists/open-wishes.ts';
import { numberOf } from '../../chat/places/spoken-of.ts';
import { situationNow } from '../../chat/situation.ts';
import type { FactQuestion, Situation, TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import type { Anchor } from '../../domain/conversation.ts';
import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { walkMinutes } from '../../domain/walk.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { peopleIn } from './asked-fact.ts';
import { cardsOf } from './cards.ts';
import { factsOf, likelyFactsOf } from './facts.ts';
import { leavingTold } from './leaving-told.ts';
import { factOf } from './lists/as-searched.ts';
import { inOrder, type Start } from './lists/hunt.ts';
import { groupAt } from './lists/party-size.ts';
import { searchPlaces } from './lists/search.ts';
import { madePlan } from './plan/making.ts';
import { changedPlan } from './plan/talk.ts';
import { withLimiters } from './plan/timetable.ts';
import { toldPlan } from './plan/told.ts';
import { withPointer } from './pointers.ts';
import { quoteOn } from './quoted.ts';
import { reasonFor } from './reason.ts';
import { pricesTold } from './reduced-price.ts';
import { compared, rankedBy } from './set-side-by-side.ts';
import { stationTold, stepFreeTold } from './stations-told.ts';
import { topicsAnswer } from './topic-text.ts';
import type { Heard } from './topics-told.ts';
import { accessOf, startApart, wayTo } from './way-told.ts';
import type { Scene } from './world.ts';
import type { Tastes } from './worth.ts';

/** A turn whose act is decided. */
export interface DecidedTurn {
  readonly conversation: TalkState;
  readonly heard: Heard;
  readonly frame: Frame;
  readonly act: DialogueAct;
  readonly start: Start;
}

export function carryOut(scene: Scene, turn: DecidedTurn): Answer {
  const { act, conversation, start, heard } = turn;
  switch (act.kind) {
    case 'recommend':
    case 'taste':
    case 'nearby':
    case 'refine':
    case 'more': {
      const found = withPointer(scene, searchPlaces(scene, act, start, conversation.seen));
      if (found.kind !== 'list') return found;
      const told = [...(act.search.wishes ?? []), ...(found.unchecked ?? [])];
      const unread = READ_ANEW.has(act.kind) && !act.isOfTopic ? leftUnread(turn.frame, told) : [];
      return {
        ...found,
        ...(unread.length > 0 && { unread }),
        ...groupAt(turn.frame, found.search.categories),
        learned: attitudesIn(heard),
        ...(hears('sorrow', turn.frame) && { consoles: true as const }),
        ...(act.cannotSift && { cannotSift: true }),
        ...(act.areaPick && { areaPick: act.areaPick }),
        ...(act.kind === 'refine' && isSame(found, conversation.shown) && { isSame: true as const }),
      };
    }
    case 'sort':
      return sorted(scene, turn, act);
    case 'describe':
    case 'tell_hours':
    case 'tell_prices':
    case 'tell_features':
    case 'explain':
      return aboutPlace(scene, turn, act);
    case 'compare':
      return compared(scene, startingAt(act.from, start), act);
    case 'compare_by':
      return rankedBy(scene, startingAt(act.from, start), act);
    case 'tell_facts':
      return toldFacts(scene, { ...turn, start: startingAt(act.from, start) }, act);
    case 'tell_each':
      return toldEach(scene, turn, act);
    case 'plan':
      return withLimiters(scene, madePlan(scene, asNow(turn), act));
    case 'edit_plan':
      return withLimiters(scene, withEndTold(changedPlan(scene, asNow(turn), act.edits), act));
    case 'tell_plan':
      return toldPlan(scene, asNow(turn), act.question);
    case 'note':
      return { kind: 'noted', situation: situationOf(turn), ...(conversation.shown.length > 1 && { isOfList: true }) };
    case 'tell_memory':
      return {
        kind: 'memory',
        situation: situationOf(turn),
        likes: new Map(Object.entries(conversation.preferences) as [never, number][]),
        hasPlan: conversation.plan !== undefined,
      };
    case 'tell_topics':
      return topicsAnswer(scene, act, start, heard.frame, conversation);
    case 'tell_former':
      return { kind: 'former', former: act.former };
    case 'manners':
      return { kind: 'manners', topic: act.topic };
    case 'tell_leaving':
      return leavingTold(scene, act, start, { situation: situationOf(turn) }, accessOf(situationOf(turn), turn.frame));
    case 'direct':
      return wayOf(scene, turn, act);
    case 'tell_station':
      return stationTold(scene, act, startingAt(act.near, start));
    case 'tell_step_free':
      return stepFreeTold(scene, act);
    case 'ask':
      return asked(scene, start, act.question);
    case 'greet':
      return { kind: 'greet', again: conversation.turn > 0 };
    case 'small_talk':
      return { kind: 'small_talk', topic: act.topic };
    case 'help':
      return { kind: 'help' };
    case 'forget':
      return { kind: 'forget', ...(act.of !== undefined && { of: act.of }) };
    case 'out_of_scope':
      return act;
  }
}

function wayOf(scene: Scene, turn: DecidedTurn, act: Extract<DialogueAct, { kind: 'direct' }>): Answer {
  const { start, frame, heard } = turn;
  const situation = situationOf(turn);
  const from = startingAt(startApart(act.from, act.to), start);
  const way = wayTo(scene, act.to, from, accessOf(situation, frame), frame, situation.access);
  // To the airport a taxi has a fare of its own, which the text about it tells.
  if (way.kind !== 'directions' || !heard.topics?.topics.some(({ leaves, fare }) => leaves || fare)) return way;
  const { taxi: _, ...rest } = way;
  return rest;
}

/** The very places that were shown last, none of which surely grants the new wish; another day has other hours to tell. */
function isSame({ groups, unchecked = [] }: Omit<ListAnswer, 'learned'>, shown: readonly PlaceId[]): boolean {
  const isDoubted = groups.every(({ unsure = [] }) => unsure.some((wish) => !isOfHours(wish)));
  if (unchecked.length === 0 && !isDoubted) return false;
  const ids = groups.flatMap(({ cards }) => cards.map(({ place }) => place.id));
  return ids.length === shown.length && ids.every((id) => shown.includes(id));
}

/** What asks for more of the same has no wish of its own. */
const READ_ANEW: ReadonlySet<DialogueAct['kind']> = new Set(['recommend', 'taste', 'nearby']);

const startingAt = (from: Anchor | undefined, start: Start): Start =>
  from ? { position: from.position, kind: 'named', name: from.name ?? '' } : start;

/** What the person said they like or not; a mere request for museums is no confession. */
function attitudesIn({ opinions, preferences }: Understanding): Understanding['preferences'] {
  const spoken = new Set(
    opinions
      .filter(({ polarity, stated }) => polarity !== undefined || stated !== undefined)
      .flatMap(({ concept }) => concept.categories),
  );
  return new Map([...preferences].filter(([category]) => spoken.has(category)));
}

function sorted(
  scene: Scene,
  { conversation, start }: DecidedTurn,
  act: Extract<DialogueAct, { kind: 'sort' }>,
): Answer {
  const cards = inOrder(cardsOf(scene, start, act.placeIds), act.by);
  const { categories, filters } = conversation;
  return {
    kind: 'list',
    act: 'sort',
    search: { categories, filters, sortBy: act.by },
    changes: [],
    groups: [{ cards }],
    learned: new Map(),
    origin: originAt(start),
    missing: [],
    ...(act.isInstead && { isInstead: true }),
  };
}

const originAt = ({ kind, name }: Start): Origin => ({ kind, name, inside: false, isNear: true });

function aboutPlace(scene: Scene, { start, heard, frame, conversation }: DecidedTurn, act: PlaceAct): Answer {
  const [card] = cardsOf(scene, start, [act.placeId]);
  // The catalogue may have changed since the place was shown.
  if (!card) return { kind: 'question', slot: 'place', options: [] };
  const { assumed, weekday } = act;
  switch (act.kind) {
    case 'describe':
      return {
        kind: 'place',
        card,
        assumed,
        origin: originAt(start),
        isDetail: act.isDetail ?? false,
        ...(act.isDetail && quoted(card.place, frame, heard.language)),
      };
    case 'tell_hours':
      return { kind: 'hours', card, assumed, ...(weekday !== undefined && { weekday }) };
    case 'tell_prices':
      return pricesTold({ scene, card, heard, conversation }, assumed);
    case 'tell_features':
      return {
        kind: 'features',
        card,
        facts: (act.features ?? []).map((feature) => ({ feature, value: factOf(scene, feature, card.place) })),
      };
    case 'explain':
      return reasonFor(scene, card, start, heard.language, conversation);
  }
}

/** What the description says of words that nobody understood. */
function quoted(place: Place, frame: Frame, language: Language): { readonly quote?: string } {
  const said = frame.unread.map(({ text }) => text).join(' ');
  const quote = quoteOn(place, { attribute: 'people', said }, language);
  return quote === undefined ? {} : { quote };
}

function asked(scene: Scene, start: Start, question: Question): Answer {
  if (question.slot === 'category') return { kind: 'question', slot: 'category', options: [] };
  return { kind: 'question', slot: question.slot, options: cardsOf(scene, start, question.options) };
}

/** The conversation with what this message says of the asker. */
const asNow = (turn: DecidedTurn): DecidedTurn => ({
  ...turn,
  conversation: { ...turn.conversation, situation: situationOf(turn) },
});

const situationOf = ({ conversation, frame }: DecidedTurn): Situation => situationNow(conversation.situation, frame);

/** Beyond this walk the answer is the way by metro. */
const LONG_WALK_MINUTES = 45;

function toldFacts(scene: Scene, turn: DecidedTurn, act: Extract<DialogueAct, { kind: 'tell_facts' }>): Answer {
  const { start } = turn;
  const [card] = cardsOf(scene, start, [act.placeId]);
  if (!card) return { kind: 'question', slot: 'place', options: [] };
  const situation = situationOf(turn);
  const access = accessOf(situation, turn.frame);
  const [question, ...others] = act.questions;
  const isFar = walkMinutes(card.distanceM) > LONG_WALK_MINUTES;
  if (question?.attribute === 'distance' && others.length === 0 && isFar)
    return wayTo(scene, { placeId: act.placeId }, start, access, turn.frame);
  const asked = { scene, start, situation, language: turn.heard.language, access, ...peopleIn(turn.frame) };
  const facts = askedOnce(act.questions).flatMap((question) =>
    factsOf({ ...asked, card, question, tastes: tastesOf(turn) }),
  );
  return { kind: 'facts', card, assumed: act.assumed, facts };
}

/** "A terrace", asked and wished for: one question. */
const askedOnce = (questions: readonly FactQuestion[]): readonly FactQuestion[] =>
  questions.filter((one, at) => at === questions.findIndex((other) => isSameQuestion(one, other)));

const tastesOf = ({ conversation, heard }: DecidedTurn): Tastes =>
  new Map([...(Object.entries(conversation.preferences) as [Category, number][]), ...heard.preferences]);

function toldEach(scene: Scene, turn: DecidedTurn, act: Extract<DialogueAct, { kind: 'tell_each' }>): Answer {
  const { start, heard, frame, conversation } = turn;
  const situation = situationOf(turn);
  const asked = { scene, start, situation, language: heard.language, access: accessOf(situation, frame) };
  const told = cardsOf(scene, start, act.placeIds).map(({ past: _, ...card }) => ({
    card,
    number: numberOf(card.place.id, act.placeIds, conversation),
    facts: act.questions.flatMap((question) => likelyFactsOf({ ...asked, card, question })),
  }));
  if (told.length === 0) return { kind: 'question', slot: 'place', options: [] };
  return { kind: 'facts_each', told, ...(act.isUnranked && { isUnranked: act.isUnranked }) };
}

/** "And if we skip the last drink, when are we home?" */
const withEndTold = (answer: Answer, { isEndAsked }: Extract<DialogueAct, { kind: 'edit_plan' }>): Answer =>
  answer.kind === 'timetable' && isEndAsked ? { ...answer, isEndAsked } : answer;
