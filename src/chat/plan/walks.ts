// Where a walk begins and where it leads to.
import type { PlanRequest, Reference } from '../../nlp/frame.ts';
import type { DialogueAct } from '../acts.ts';
import { anchorIn } from '../lists/anchors.ts';
import type { WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

/** From where it was said, else from where people are; "make that a walk", after the way to a place, leads there. */
export function walked(
  { conversation, frame }: Turn,
  request: PlanRequest,
  walk: NonNullable<PlanRequest['walk']>,
  { anchor, ...search }: WishSearch,
): DialogueAct {
  const [entry] = walk.from?.kind === 'name' ? walk.from.candidates.map(({ entry: each }) => each) : [];
  const from = entry && { name: entry.name, position: entry.position! };
  const isOnward =
    !walk.to && conversation.lastAct === 'direct' && conversation.focus !== undefined && !anchorIn(frame);
  const isToSaid = isNameOf(walk.to, anchor);
  const start = from ?? (walk.to || isOnward ? undefined : anchor);
  return {
    kind: 'plan',
    request: { ...request, walk: isOnward ? { ...walk, toPlace: conversation.focus! } : walk },
    search: { ...search, ...(start && !isToSaid && { anchor: start }) },
  };
}
const isNameOf = (reference: Reference | undefined, anchor: WishSearch['anchor']): boolean =>
  reference?.kind === 'name' && reference.candidates.some(({ entry }) => entry.name === anchor?.name);
