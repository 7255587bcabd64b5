// "We'll call them, have a good night": settled and done. A short word goes with it, and no description of the place.
import type { CourtesyKind, Frame, Reference } from '../nlp/frame.ts';
import { placeIdIn } from '../nlp/reference.ts';
import { type DialogueAct, PLAN_ACTS } from './acts.ts';
import { hears } from './cues.ts';
import type { SmallTalk } from './small-talk.ts';
import type { TalkState } from './state.ts';
import type { Turn } from './turn.ts';

export function closingOf({ frame, conversation }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const isOfTalk = conversation.shown.length > 0 || conversation.focus !== undefined;
  if (isOfTalk && isDropped(frame)) return { kind: 'small_talk', topic: 'settled' };
  if (!isOfTalk || PLAN_ACTS.has(usual.kind) || !isNothingAsked(frame)) return undefined;
  const leaving = LEAVING.find((kind) => frame.courtesies.some((each) => each.kind === kind));
  const isSettled = hears('settles', frame);
  const isOfKnown = frame.references.every((each) => isKnown(each, conversation));
  if (isSettled && isOfKnown && !frame.references.some(({ kind }) => COUNTED.has(kind)))
    return { kind: 'small_talk', topic: TOPICS[leaving ?? ''] ?? 'settled' };
  // "La Bola it is, thanks": the name is no question about it.
  const isNamed = frame.references.some((each) => placeIdIn(each) !== undefined || COUNTED.has(each.kind));
  return leaving && isNamed && isOfKnown && frame.asks.length === 0
    ? { kind: 'small_talk', topic: TOPICS[leaving] ?? 'thanks' }
    : undefined;
}
/** "OK, no libraries, but never mind. Thanks": what is turned down is turned down, and nothing else is looked for. */
const isDropped = (frame: Frame): boolean =>
  hears('dropsIt', frame) &&
  frame.plan === undefined &&
  frame.asks.length === 0 &&
  frame.wishes.every(({ polarity }) => polarity === 'avoid');

const LEAVING: readonly CourtesyKind[] = ['bye', 'thanks'];
const TOPICS: Readonly<Record<string, SmallTalk>> = { bye: 'bye', thanks: 'thanks' };

/** No question, no wish, no change: what is said of time only tells when they go. */
const isNothingAsked = ({ text, asks, changes, wishes, attitudes, plan, unread, howMany }: Frame): boolean =>
  !/[?¿]/u.test(text) &&
  asks.every(({ kind }) => kind === 'more') &&
  attitudes.every(({ polarity = 0 }) => polarity > 0) &&
  changes.every((change) => change.kind === 'add' && TIMES.has(change.wish.attribute)) &&
  wishes.every(({ attribute }) => TIMES.has(attribute)) &&
  howMany === undefined &&
  !plan &&
  unread.length <= FEW_UNREAD;
const TIMES: ReadonlySet<string> = new Set(['open', 'place']);
const FEW_UNREAD = 2;

/** "The second one is perfect, thanks". */
const COUNTED: ReadonlySet<Reference['kind']> = new Set(['ordinal', 'superlative']);

/** It was shown or talked of; another name is news, and worth a word. */
function isKnown(reference: Reference, { shown, focus, discussed = [] }: TalkState): boolean {
  if (reference.kind === 'pronoun' || reference.kind === 'here' || reference.kind === 'all') return true;
  if (COUNTED.has(reference.kind)) return shown.length > 0;
  const placeId = placeIdIn(reference);
  return placeId !== undefined && (placeId === focus || shown.includes(placeId) || discussed.includes(placeId));
}
