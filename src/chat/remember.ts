// What the frame keeps of a turn, so that the next message can point back at it.
import type { PlaceId } from '../domain/branded.ts';
import type { Budget, PendingQuestion } from '../domain/conversation.ts';
import type { Place } from '../domain/place.ts';
import type { When } from '../nlp/frame.ts';
import type { Understanding } from '../nlp/understanding.ts';
import { must } from '../wishes/wish.ts';
import { type DialogueAct, PLACE_ACTS, type SearchAct } from './acts.ts';
import type { Card } from './card.ts';
import { givenUpIn, withoutGivenUp } from './forgetting.ts';
import { withDiscussed } from './places/spoken-of.ts';
import { MAX_EARLIER_LISTS, searchIn, type TalkState, type WishSearch, withoutSearch } from './state.ts';

const MOST_SEEN = 200;
const IDLE: ReadonlySet<DialogueAct['kind']> = new Set(['small_talk', 'ask', 'out_of_scope']);

/** @param shown the places the reply talks about, in its order */
export function remember(
  conversation: TalkState,
  heard: Understanding,
  act: DialogueAct,
  shown: readonly Card[],
): TalkState {
  if (act.kind === 'forget' && act.of !== undefined)
    return {
      ...withoutGivenUp(conversation, heard),
      turn: conversation.turn + 1,
      language: heard.language,
      lastAct: 'forget',
    };
  if (act.kind === 'forget') return forgotten(conversation, heard);
  const {
    pendingQuestion: _q,
    askedFeatures: _f,
    lastTastes: _t,
    lastFacts: _l,
    lastWay: _w,
    lastStart: _s,
    areasTold: _a,
    lastComparison: _c,
    topicsTold,
    together: _g,
    ...before
  } = conversation;
  const asked = questionIn(act);
  return {
    ...withDiscussed(afterAct(before, act, shown), discussedIn(act, shown)),
    turn: conversation.turn + 1,
    language: heard.language,
    preferences: preferencesAfter(before.preferences, heard),
    lastAct: toldAs(act),
    ...('without' in act && act.without && { known: act.without }),
    ...(act.kind === 'tell_features' && act.features && { askedFeatures: act.features }),
    ...(act.kind === 'taste' && { lastTastes: [...heard.preferences.keys()] }),
    ...(asked && { pendingQuestion: asked }),
    ...((act.kind === 'tell_facts' || act.kind === 'tell_each') && { lastFacts: act.questions }),
    ...(TOGETHER.has(act.kind) && shown.length > 1 && { together: shown.map(({ place }) => place.id) }),
    ...(act.kind === 'direct' && { lastWay: act.to, ...(act.from && { lastStart: act.from }) }),
    ...(act.kind === 'compare_by' && act.from && { lastStart: act.from }),
    ...(act.kind === 'compare' && { lastComparison: comparisonOf(act) }),
    ...(act.kind === 'tell_topics' && act.told && { areasTold: act.told }),
    // Thanks, and what was not understood, leave the topic where it was.
    ...(IDLE.has(act.kind) && topicsTold && { topicsTold }),
    ...(act.kind === 'plan' && { planAsked: { request: act.request, search: act.search } }),
    ...earlierLists(before, act, shown),
  };
}

const TOGETHER: ReadonlySet<DialogueAct['kind']> = new Set(['compare', 'compare_by', 'tell_each']);

const comparisonOf = ({ criteria = [], from }: Extract<DialogueAct, { kind: 'compare' }>) => ({
  criteria,
  ...(from && { from }),
});

/** "Forget the gardens" is no dislike of gardens. */
function preferencesAfter(before: TalkState['preferences'], heard: Understanding): TalkState['preferences'] {
  const told = Object.fromEntries(heard.preferences);
  if (givenUpIn(heard.frame) === undefined) return { ...before, ...told };
  return Object.fromEntries(Object.entries(before).filter(([category]) => !(category in told)));
}

/** Places that were named, chosen or asked about, as opposed to merely listed. */
function discussedIn(act: DialogueAct, shown: readonly Card[]): readonly PlaceId[] {
  const around = 'search' in act ? (act.search.anchor?.placeId ?? []) : [];
  if (act.kind === 'compare_by') return shown.slice(0, 1).map(({ place }) => place.id);
  const isOfOne = PLACE_ACTS.has(act.kind) || act.kind === 'tell_facts' || act.kind === 'compare';
  const start = 'from' in act ? (act.from?.placeId ?? []) : [];
  return [...(isOfOne ? shown.map(({ place }) => place.id) : []), start, around].flat();
}

/** Where somebody stands is not something they told us about themselves. */
function forgotten({ id, turn, position }: TalkState, { language }: Understanding): TalkState {
  return {
    id,
    turn: turn + 1,
    language,
    preferences: {},
    categories: [],
    filters: [],
    shown: [],
    seen: [],
    lastAct: 'forget',
    ...(position && { position }),
  };
}

function questionIn(act: DialogueAct): PendingQuestion | undefined {
  if (act.kind !== 'ask') return undefined;
  const { question } = act;
  return question.slot === 'category' ? { slot: 'category' } : { slot: 'place', intent: question.intent };
}

function afterAct(before: TalkState, act: DialogueAct, shown: readonly Card[]): TalkState {
  switch (act.kind) {
    case 'recommend':
    case 'taste':
    case 'nearby':
    case 'refine':
      return afterList({ ...afterSearch(before, act.search), seen: seenStill(before, act) }, shown);
    case 'more':
      return afterList(afterSearch(before, act.search), shown);
    case 'plan':
      return afterList(afterSearch(before, act.search), shown);
    case 'tell_plan':
      return afterPlanTold(before, act, shown);
    case 'tell_topics':
      return afterTopics(before, act, shown);
    case 'edit_plan':
      return shown.length > 0 ? afterList(before, shown) : before;
    case 'compare_by':
      return afterRanking(before, act.placeIds, shown[0]?.place.id);
    case 'compare': {
      const then = onDay(before, act.on);
      const isOfList = before.shown.length > 2 && act.placeIds.every((each) => before.shown.includes(each));
      return act.pick || isOfList ? afterRanking(then, act.placeIds, shown[0]?.place.id) : afterList(then, shown);
    }
    case 'sort':
      return afterList(before, shown);
    case 'describe':
    case 'tell_facts':
    case 'tell_hours':
    case 'tell_prices':
    case 'tell_features':
    case 'explain':
      return focusedOn(before, shown);
    case 'direct':
      return 'position' in act.to ? { ...before, anchor: act.to } : focusedOn(before, shown);
    default:
      return before;
  }
}

/** "One or the other, on Sunday?": what is looked for after it is for that day. */
function onDay(before: TalkState, on: When | undefined): TalkState {
  if (on?.day === undefined) return before;
  const others = (before.wishes ?? []).filter(({ attribute }) => attribute !== 'open');
  return { ...before, wishes: [...others, must({ attribute: 'open', operator: 'on', value: on.day })] };
}

/** "What is the old town like?" leaves the talk there, with no list on the table. */
function afterTopics(
  before: TalkState,
  { around }: Extract<DialogueAct, { kind: 'tell_topics' }>,
  shown: readonly Card[],
): TalkState {
  if (shown.length > 0) return shown.length === 1 ? focusedOn(before, shown) : afterList(before, shown);
  if (!around) return before;
  const { placeId } = around;
  if (!placeId) return { ...before, anchor: around };
  const talkedOf = [placeId, ...(before.talkedOf ?? []).filter((each) => each !== placeId)].slice(0, 2);
  return { ...before, focus: placeId, talkedOf };
}

/** Of the stop that was asked about, "is it dear?" goes on. */
function afterPlanTold(
  before: TalkState,
  { question }: Extract<DialogueAct, { kind: 'tell_plan' }>,
  shown: readonly Card[],
): TalkState {
  const stops = (before.plan?.days ?? []).flatMap((day) => day.stops.map(({ placeId }) => placeId));
  if (question.about === 'all' || shown.length === 0) return stops.length > 0 ? { ...before, shown: stops } : before;
  return { ...focusedOn({ ...before, shown: stops }, shown), shown: stops };
}

/** What was too dear does not come back with "others". */
const seenStill = ({ seen }: TalkState, { kind, changes }: SearchAct): TalkState['seen'] =>
  kind === 'refine' && changes.includes('cheaper') ? seen : [];

/** Parts of the old search that the new one does not have must not linger. */
const afterSearch = (before: TalkState, search: WishSearch): TalkState => ({ ...withoutSearch(before), ...search });

/** A list leaves one place in focus only when it has just one. */
function afterList(before: TalkState, cards: readonly Card[]): TalkState {
  if (cards.length === 0) return before;
  const { focus: _f, shownWithinM: _m, shownBudget: _b, ...rest } = before;
  const shown = cards.map(({ place }) => place.id);
  const budget = dearestOf(cards.map(({ place }) => place));
  const [only] = shown;
  return {
    ...rest,
    shown,
    seen: [...new Set([...before.seen, ...shown])].slice(-MOST_SEEN),
    shownWithinM: Math.max(...cards.map(({ distanceM }) => distanceM)),
    ...(budget && { shownBudget: budget }),
    ...(shown.length === 1 && only && { focus: only }),
  };
}

/** The list stays on the table while one of its places is talked about. */
function focusedOn(before: TalkState, [card]: readonly Card[]): TalkState {
  if (!card) return before;
  const { id } = card.place;
  const talkedOf = [id, ...(before.talkedOf ?? []).filter((each) => each !== id)].slice(0, 2);
  return { ...before, focus: id, talkedOf, shown: before.shown.includes(id) ? before.shown : [id] };
}

function dearestOf(places: readonly Place[]): Budget | undefined {
  const amounts = places.flatMap(({ prices }) => prices.map(({ amount }) => amount));
  const levels = places.flatMap(({ priceLevel }) => priceLevel ?? []);
  if (amounts.length === 0 && levels.length === 0) return undefined;
  return {
    ...(amounts.length > 0 && { belowEur: Math.max(...amounts) }),
    ...(levels.length > 0 && { belowLevel: Math.max(LEAST_LEVEL, usualOf(levels)) }),
  };
}

/** One level less than what was shown can hardly be asked for below this. */
const LEAST_LEVEL = 2;

/** "Cheaper" is cheaper than most of what was shown: the upper median. */
const usualOf = (levels: readonly number[]): number =>
  [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0;

/** The list stays as it was; the foremost is in focus, with the one it was set against. */
function afterRanking(before: TalkState, placeIds: readonly PlaceId[], best: PlaceId | undefined): TalkState {
  if (!best) return before;
  // Of many, the second is not what "the other one" means.
  const others = placeIds.length === 2 ? placeIds : (before.talkedOf ?? []);
  const talkedOf = [best, ...others.filter((each) => each !== best)].slice(0, 2);
  return { ...before, focus: best, talkedOf, shown: before.shown.includes(best) ? before.shown : [...placeIds] };
}

/** The list that a new search takes the place of. */
function earlierLists(before: TalkState, act: DialogueAct, shown: readonly Card[]): Pick<TalkState, 'earlier'> {
  // Going back takes the lists that came after off the stack.
  if ('backTo' in act && act.backTo !== undefined) return { earlier: (before.earlier ?? []).slice(0, act.backTo) };
  const isNew = act.kind === 'recommend' || act.kind === 'nearby' || act.kind === 'refine' || act.kind === 'taste';
  // A place that was asked about by name takes the place of the list, which is kept for "the second one".
  const isLeft = discussedIn(act, shown).some((placeId) => !before.shown.includes(placeId)) && !isNew;
  if ((!isNew && !isLeft) || shown.length === 0 || before.shown.length < 2) return {};
  const list = { search: searchIn(before), shown: before.shown };
  return { earlier: [...(before.earlier ?? []), list].slice(-MAX_EARLIER_LISTS) };
}

/** Follow-ups go by what a turn was about: single facts count as the questions that they answer. */
function toldAs(act: DialogueAct): string {
  if (act.kind === 'compare_by') return 'compare';
  if (act.kind !== 'tell_facts') return act.kind;
  const [first] = act.questions;
  return TOLD_AS[first?.attribute ?? ''] ?? act.kind;
}
const TOLD_AS: Readonly<Record<string, DialogueAct['kind']>> = {
  hours: 'tell_hours',
  last_admission: 'tell_hours',
  price: 'tell_prices',
  free_entry: 'tell_prices',
};
