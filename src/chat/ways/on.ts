// What goes on from where the last way ended: the next way, or something to look for there.

import type { Anchor } from '../../domain/conversation.ts';
import { hasWhat, isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { mealPlaces } from '../lists/meals.ts';
import { requestedSearch } from '../lists/wish-search.ts';
import type { Turn } from '../turn.ts';
import { destinationOf, directTo, endOfWay } from './way.ts';

/** "That's far. Animals, but closer?", after the way to the zoo: nearer to the asker, and not that one. */
export function nearerThanGoal(turn: Turn): DialogueAct | undefined {
  const { frame, heard, conversation } = turn;
  const { lastWay, focus } = conversation;
  const isCloser = frame.changes.some((change) => change.kind === 'tighten' && change.attribute === 'distance');
  const isOfNone = frame.references.every(({ kind }) => kind === 'pronoun' || kind === 'here') && !heard.request.anchor;
  if (!lastWay || !focus || !isCloser || !isOfNone || frame.plan || !hasWhat(frame)) return undefined;
  const { anchor: _, withinM: __, ...search } = requestedSearch(turn);
  return { kind: 'nearby', search: { ...search, sortBy: 'distance' }, changes: [], without: [focus] };
}

/** "From there somewhere for dinner", after the way to a place. */
export function searchAtGoal(turn: Turn): DialogueAct | undefined {
  const anchor = aroundGoal(turn);
  const { asks } = turn.frame;
  if (!anchor || asks.length > 0 || !(hasWhat(turn.frame) || mealPlaces(turn.frame).length > 0)) return undefined;
  return { kind: 'recommend', search: { ...requestedSearch(turn), anchor }, changes: [] };
}

/** "And from there somewhere for dinner", after a way: around where it led. */
function aroundGoal(turn: Turn): Anchor | undefined {
  const { frame, heard } = turn;
  const isThere = frame.references.length > 0 && frame.references.every(({ kind }) => kind === 'pronoun');
  return !isThere || heard.request.anchor || frame.plan ? undefined : endOfWay(turn);
}

/** "And from there on to the park?", after a way: it goes on from where that ended. */
export function wayOn(turn: Turn): DialogueAct | undefined {
  const { references, wishes, plan } = turn.frame;
  const [goal, ...others] = references.filter(({ kind }) => kind !== 'pronoun');
  const isOn = references.length > 1 || hears('afterwards', turn.heard);
  const isGoal = goal?.kind === 'name' && goal.role === 'to';
  const before = endOfWay(turn);
  if (!before || !isGoal || others.length > 0 || !isOn || plan || wishes.some(isWhat)) return undefined;
  const { inside: _, ...from } = before;
  const to = destinationOf(goal, turn);
  return to && directTo(to, from);
}
