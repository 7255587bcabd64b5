// The way of the turn before once more: from somewhere else, by other means, without steps.
import type { Anchor } from '../../domain/conversation.ts';
import type { Ask } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { startAt } from '../places/resolve.ts';
import type { Turn } from '../turn.ts';
import { directTo } from './way.ts';

/** "No, from the station", "and on foot?", "with suitcases, is there a lift?", after a way: the same way in that light. */
export function wayAgain(turn: Turn): DialogueAct | undefined {
  const { frame, conversation, scene, heard } = turn;
  const { lastWay, lastStart } = conversation;
  const { asks, wishes, references, plan } = frame;
  const [start, ...others] = references.filter(({ kind }) => kind !== 'pronoun');
  const isByMeans = asks.length === 1 && asks.every((ask) => ask.kind === 'fact' && ask.by !== undefined && !ask.of);
  const isAlike = (isByMeans && asks.every(isOfWay)) || isOfSteps(turn);
  if (lastWay && isAlike && !start && !plan) return directTo(lastWay, lastStart);
  const whereAsked = lastWay && standingElsewhere(turn);
  if (whereAsked) return directTo(lastWay, whereAsked);
  if (!lastWay || !start || others.length > 0 || asks.length > 0 || plan || !hears('startsAt', heard)) return undefined;
  if (wishes.some(({ attribute }) => attribute !== 'near' && attribute !== 'area')) return undefined;
  const from = startAt(start, conversation, scene);
  return from && directTo(lastWay, from);
}

/** "My hotel is at the station, not here", right after a way, and nothing else: the way begins there. */
function standingElsewhere({ frame, conversation, scene }: Turn): Anchor | undefined {
  if (conversation.lastAct !== 'direct' || frame.asks.length > 0 || frame.wishes.length > 0 || frame.plan)
    return undefined;
  const told = frame.situation.find(({ kind }) => kind === 'stay' || kind === 'position');
  return told && 'at' in told && told.at ? startAt(told.at, conversation, scene) : undefined;
}

/** A lift is asked for by people with luggage, or where the way led to no house that could have one. */
function isOfSteps({ frame: { wishes, asks, situation }, conversation: { lastWay, lastAct } }: Turn): boolean {
  const isCarried = situation.some((fact) => fact.kind === 'carries' && fact.what !== 'bike');
  const isOfLift =
    wishes.some(({ attribute, value }) => attribute === 'feature' && value === 'lift') ||
    asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'feature:lift');
  // "I use a wheelchair", behind a way: that way, without steps.
  const isTold = lastAct === 'direct' && situation.some(({ kind }) => kind === 'access');
  if (isTold && asks.every(isOfAccess) && wishes.every(isOfAccess)) return true;
  const isAll = wishes.every(({ attribute }) => attribute === 'feature') && asks.length <= 1;
  return isOfLift && isAll && (isCarried || (lastWay !== undefined && !('placeId' in lastWay)));
}

const isOfAccess = (said: Ask | Wish): boolean =>
  'attribute' in said &&
  (said.attribute === 'wheelchair' || said.attribute === 'feature' || said.attribute === 'feature:lift');

const isOfWay = (ask: Ask): boolean => ask.kind === 'fact' && ask.attribute === 'directions';
