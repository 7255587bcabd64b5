// Questions about the world that name a kind of place only in passing: "what is vermouth?", "can my son of 16 drink wine?",
// "did the pandas go home?". A list of bars or zoos is no answer to them; better told that the answer is not known.
import type { Frame } from '../nlp/frame.ts';
import { isPlace } from '../nlp/reference.ts';
import { hasWhat } from '../wishes/wish.ts';
import { type DialogueAct, isSearchAct } from './acts.ts';
import { hears } from './cues.ts';
import type { Turn } from './turn.ts';

/** @param act what was decided; of a place that is named or pointed at, it stands */
export function worldQuestion({ frame }: Turn, act: DialogueAct): DialogueAct | undefined {
  if (!hears('ofTheWorld', frame) || isSought(frame)) return undefined;
  const isListed = isSearchAct(act) && act.backTo === undefined;
  if (!isListed && !isAskedBack(act, frame) && act.kind !== 'note') return undefined;
  return { kind: 'out_of_scope', isQuestion: true };
}

/** "Can I take my dog to a café?", "is it normal to have dinner at six in Chueca?": those who ask want to go there. */
const isSought = (frame: Frame): boolean =>
  hears('looksForPlaces', frame) ||
  hears('whatToDo', frame) ||
  isOfCompany(frame) ||
  frame.situation.some(({ kind }) => kind === 'diet' || kind === 'allergy') ||
  frame.wishes.some(({ attribute }) => attribute === 'near' || attribute === 'area');

/** A dog, a pushchair, and a kind of place to take them to. */
const isOfCompany = (frame: Frame): boolean =>
  hasWhat(frame) && frame.wishes.some(({ attribute }) => attribute === 'feature');

/** "Which place?" helps nobody who asked about none. */
const isAskedBack = (act: DialogueAct, { references }: Frame): boolean =>
  act.kind === 'ask' && act.question.slot !== 'ordinal' && !references.some(isPlace);
