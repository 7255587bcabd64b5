// The two ends of a way: where references of a message lead to, where the last way ended, and the act that tells the way.
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Reference } from '../../nlp/frame.ts';
import type { Destination, DialogueAct } from '../acts.ts';
import { anchorOf, resolve } from '../places/resolve.ts';
import type { Turn } from '../turn.ts';

export const directTo = (to: Destination, from?: Anchor): Extract<DialogueAct, { kind: 'direct' }> => ({
  kind: 'direct',
  to,
  ...(from && { from }),
});

/** The spot or the first of the places that a reference means; without one, the place that is talked of. */
export function destinationOf(
  reference: Reference | undefined,
  { conversation, scene }: Pick<Turn, 'conversation' | 'scene'>,
): Destination | undefined {
  const found = resolve(reference, conversation, scene);
  if (found.found === 'spot') return found.anchor;
  const [placeId] = found.found === 'places' ? found.placeIds : [];
  return placeId && { placeId };
}

/** The same of words that say where a way leads: also a bed that was told, or the quarter of one that was not. */
export const goalOf = (goal: Reference, turn: Turn): Destination | undefined =>
  goal.kind === 'stay'
    ? homeOf(turn)
    : (destinationOf(goal, turn) ??
      (goal.kind === 'type' && goal.category === 'hotels' ? homeOf(turn) : undefined) ??
      // «Al apartamento en Lavapiés»: of the house nothing is known, of the quarter there is.
      (goal.kind === 'type' && goal.described?.near ? anchorOf(goal.described.near) : undefined));

/** Where somebody said that they stay; of who said nothing of it, where they stood when they asked. */
function homeOf({ conversation: { situation, position } }: Turn): Anchor | undefined {
  const { stay, at } = situation ?? {};
  return stay ?? at ?? (position && { position });
}

/** Where the last way led. */
export function endOfWay({ conversation: { lastWay }, scene }: Turn): Anchor | undefined {
  if (!lastWay) return undefined;
  const { placeId } = lastWay;
  const place = placeId && scene.placeOf(placeId);
  if (place) return anchorAt(place);
  return placeId === undefined && 'position' in lastWay ? lastWay : undefined;
}
