// What the frame keeps of a turn, so that the next message can point back at it.
import type { Budget, Conversation, PendingQuestion, Search } from '../domain/conversation.ts';
import type { Place } from '../domain/place.ts';
import type { Understanding } from '../nlp/understanding.ts';
import type { DialogueAct, SearchAct } from './acts.ts';
import type { Card } from './answer.ts';

const MOST_SEEN = 200;

/** @param shown the places the reply talks about, in its order */
export function remember(
  conversation: Conversation,
  heard: Understanding,
  act: DialogueAct,
  shown: readonly Card[],
): Conversation {
  if (act.kind === 'forget') return forgotten(conversation, heard);
  const { pendingQuestion: _q, askedFeatures: _f, lastTastes: _t, ...before } = conversation;
  const asked = questionIn(act);
  return {
    ...afterAct(before, act, shown),
    turn: conversation.turn + 1,
    language: heard.language,
    preferences: { ...before.preferences, ...Object.fromEntries(heard.preferences) },
    lastAct: 'also' in act && act.also ? act.also.kind : act.kind,
    ...('without' in act && act.without && { known: act.without }),
    ...(act.kind === 'tell_features' && act.features && { askedFeatures: act.features }),
    ...(act.kind === 'taste' && { lastTastes: [...heard.preferences.keys()] }),
    ...(asked && { pendingQuestion: asked }),
  };
}

/** Where somebody stands is not something they told us about themselves. */
function forgotten({ id, turn, position }: Conversation, { language }: Understanding): Conversation {
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

function afterAct(before: Conversation, act: DialogueAct, shown: readonly Card[]): Conversation {
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
    case 'sort':
    case 'compare':
      return afterList(before, shown);
    case 'describe':
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

/** What was too dear does not come back with "others". */
const seenStill = ({ seen }: Conversation, { kind, changes }: SearchAct): Conversation['seen'] =>
  kind === 'refine' && changes.includes('cheaper') ? seen : [];

/** Parts of the old search that the new one does not have must not linger. */
function afterSearch(before: Conversation, search: Search): Conversation {
  const {
    anchor: _a,
    weekday: _w,
    cuisine: _c,
    kinds: _k,
    withinM: _m,
    budget: _b,
    sortBy: _s,
    howMany: _h,
    ...rest
  } = before;
  return { ...rest, ...search };
}

/** A list leaves one place in focus only when it has just one. */
function afterList(before: Conversation, cards: readonly Card[]): Conversation {
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
function focusedOn(before: Conversation, [card]: readonly Card[]): Conversation {
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
    ...(levels.length > 0 && { belowLevel: Math.max(...levels) }),
  };
}
