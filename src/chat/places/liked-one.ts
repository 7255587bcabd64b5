// "Toma Café looks good", of a list that has it: more of that place is told, and its kind is not looked for again.
import { overlap } from '../../domain/span.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';

export function likedOne({ frame, conversation }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { references, attitudes, asks, plan, text } = frame;
  // Among tastes that are told one after the other it is one more.
  if (usual.kind !== 'taste' || conversation.lastAct === 'taste') return undefined;
  if (asks.length > 0 || plan || hasWhat(frame) || /[?¿]/u.test(text)) return undefined;
  const [only, another] = references.filter(({ kind }) => kind === 'name');
  const placeId = only && placeIdIn(only);
  const { shown, discussed = [] } = conversation;
  if (!placeId || another || !(shown.includes(placeId) || discussed.includes(placeId))) return undefined;
  // "I like the Prado, and parks": a taste beside it.
  const isAllOfIt = attitudes.every(({ said, polarity = 0 }) => polarity > 0 && overlap(said, only.said));
  return isAllOfIt ? { kind: 'describe', placeId, assumed: false } : undefined;
}
