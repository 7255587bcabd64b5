// What is none of a guide's business: errands to run for somebody, things that are no places. People are told so, and get no
// list of places instead.
import type { PlaceId } from '../domain/branded.ts';
import type { FrameIntent } from '../nlp/frame.ts';
import { isPlace, placeIdIn } from '../nlp/reference.ts';
import { hasWhat } from '../wishes/wish.ts';
import type { DialogueAct } from './acts.ts';
import { hears } from './cues.ts';
import { smallTalkOf } from './small-talk.ts';
import type { Turn } from './turn.ts';

const DECLINED: DialogueAct = { kind: 'out_of_scope' };

/** "Book me a taxi to the airport", "buy me tickets for the Lion King", "a table for three" of the place that is talked of. */
export function errandOf(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, heard } = turn;
  const [main] = frame.intents;
  if (main?.intent !== 'out_of_scope') return undefined;
  const isBooked = frame.asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'booking');
  const isOther = frame.asks.length > 0 && !isBooked;
  const inFocus = usual.kind === 'describe' ? usual.placeId : conversation.focus;
  // "Great, book it": the place that is talked of.
  const isTable = isBooked || hasWhat(frame) || frame.references.every(({ kind }) => kind === 'pronoun');
  if (inFocus && isTable && !isOther && hears('books', frame)) return bookingOf(inFocus);
  const { shown } = conversation;
  const isOfList = isBooked || heard.request.categories.every((each) => conversation.categories.includes(each));
  if (shown.length > 1 && isTable && isOfList && !isOther && hears('books', frame))
    return { kind: 'tell_each', placeIds: shown, questions: [{ attribute: 'booking' }] };
  if (main.confidence < CERTAIN) return undefined;
  if (isBooked && usual.kind === 'ask') return DECLINED;
  const isRide = frame.asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'directions');
  if (isRide || usual.kind === 'direct') return DECLINED;
  if (usual.kind !== 'describe' || isOther) return undefined;
  const named = frame.references.filter(isPlace).map(placeIdIn)[0];
  return named && hears('books', frame) ? bookingOf(named) : DECLINED;
}

/** The place itself sells tickets and takes bookings. */
const bookingOf = (placeId: PlaceId): DialogueAct => ({
  kind: 'tell_facts',
  placeId,
  assumed: false,
  questions: [{ attribute: 'booking' }],
});

/** The reader has no doubt. */
const CERTAIN = 0.9;

/** Out of the blue, about nothing that a guide to places knows: better told so than asked which museum is meant. */
export function beyond(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const [main] = frame.intents;
  if (isQuestionToUs(turn, usual) || isNothingSought(turn, usual) || isOfUnknownThing(turn, usual)) return DECLINED;
  const isAsked = usual.kind === 'ask' && usual.question.slot === 'category';
  if (isAsked && main?.intent === 'smalltalk' && main.confidence >= LIKELY_TALK && !hasWhat(frame))
    return { kind: 'small_talk', topic: smallTalkOf(frame.text) };
  if (!isAsked || conversation.shown.length > 0 || !main || !TALKING.has(main.intent)) return undefined;
  const isEmpty = frame.wishes.length + frame.asks.length + frame.references.length + frame.situation.length === 0;
  const isSaid = frame.unread.length > 0 || (main.intent === 'out_of_scope' && main.confidence >= SURE);
  return isEmpty && isSaid ? DECLINED : undefined;
}
const SURE = 0.8;
/** The reader is sure enough that somebody only chats. */
const LIKELY_TALK = 0.6;
const TALKING: ReadonlySet<FrameIntent> = new Set(['out_of_scope', 'smalltalk']);

/** "Are you left or right wing?": talk that is a question, and no question of manners. */
const isQuestionToUs = ({ frame }: Turn, usual: DialogueAct): boolean =>
  usual.kind === 'small_talk' && usual.topic === 'other' && /[?¿]/u.test(frame.text) && !hasWhat(frame);

/** "My engine makes a noise", heard as a search: nothing is looked for, and words are left that nobody reads. */
function isNothingSought({ frame }: Turn, usual: DialogueAct): boolean {
  if ((usual.kind !== 'recommend' && usual.kind !== 'taste') || frame.plan || hears('seeks', frame)) return false;
  const { categories, filters, anchor, wishes = [], budget } = usual.search;
  const isAnySearch = categories.length + filters.length + wishes.length === 0 && !anchor && !budget;
  const { attitudes, situation, references } = frame;
  const isTold = attitudes.length + situation.length + references.length + frame.wishes.length + frame.whens.length > 0;
  return isAnySearch && !isTold && frame.unread.length >= MUCH_UNREAD;
}
const MUCH_UNREAD = 2;

/** "How old is the king?": asked of something that is no place, out of the blue. A name may be one that is spelt badly. */
function isOfUnknownThing({ frame, conversation }: Turn, usual: DialogueAct): boolean {
  if (usual.kind !== 'ask' || usual.question.slot !== 'place' || hasWhat(frame)) return false;
  const isOpen = conversation.shown.length === 0 && conversation.focus === undefined && frame.references.length === 0;
  return isOpen && frame.unread.length > 0 && frame.unread.every(({ text }) => /^\p{Ll}/u.test(text));
}
