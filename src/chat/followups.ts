// Acts that continue what was shown: more of it, another order, narrower, or "no, the other one".
import type { Conversation } from '../domain/conversation.ts';
import { aboutAPlace, askWhichPlace, placeAct } from './about.ts';
import type { DialogueAct, PlaceTopic } from './acts.ts';
import { anotherOne, placeIdOf } from './reference.ts';
import { filtersOf, newSearch, refinedSearch, sameSearch } from './search.ts';
import { recommend, taste } from './searches.ts';
import type { Turn } from './turn.ts';

export function more(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  if (conversation.seen.length === 0) return recommend(turn);
  const { howMany } = heard.request;
  const search = { ...sameSearch(conversation), ...(howMany !== undefined && { howMany }) };
  return { kind: 'more', search, changes: [] };
}

export function sort(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  const by = heard.request.sortBy ?? 'distance';
  if (conversation.shown.length > 1) return { kind: 'sort', by, placeIds: conversation.shown };
  if (conversation.seen.length > 0)
    return { kind: 'recommend', search: { ...sameSearch(conversation), sortBy: by }, changes: [] };
  return { kind: 'recommend', search: { ...newSearch(turn), sortBy: by }, changes: [] };
}

/** "Does it have a terrace?" asks about one place; "with a terrace" narrows the list. */
export function refine(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  const { reference, ordinal, about, refine: changes } = heard.request;
  const pointsAtOne = reference !== undefined || ordinal !== undefined || (about && placeIdOf(about)) !== undefined;
  if (pointsAtOne && filtersOf(changes).length > 0) return aboutAPlace(turn, 'place_details');
  if (conversation.seen.length === 0 && conversation.categories.length === 0) return recommend(turn);
  return { kind: 'refine', search: refinedSearch(turn), changes };
}

export function correct(turn: Turn): DialogueAct {
  const { conversation, heard } = turn;
  if (heard.request.categories.length > 0 || heard.request.anchor) return refine(turn);
  const another = anotherOne(turn);
  if (another) return placeAct(topicOfLastAct(conversation), { found: 'one', placeId: another }, turn);
  return heard.preferences.size > 0 ? taste(turn) : askWhichPlace(turn, 'place_details');
}

const topicOfLastAct = ({ lastAct }: Conversation): PlaceTopic =>
  lastAct === 'tell_hours' || lastAct === 'tell_prices' || lastAct === 'explain' ? lastAct : 'describe';
