// The questions of the turn before, for another place or another day: "and the second one?", "and on Sunday?"
import { overlap } from '../../domain/span.ts';
import type { FactAttribute, Reference } from '../../nlp/frame.ts';
import { isPlace } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from '../acts.ts';
import { hears } from '../cues.ts';
import { resolve } from '../places/resolve.ts';
import type { Turn } from '../turn.ts';
import { dayIn } from './asked-at.ts';

/** "And the second one?": the same questions about another place; "and on Sunday?": about another day. */
export function factsAgain(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  return (
    asCitizen(turn) ??
    onAnotherDay(turn, usual) ??
    ofAnotherPlace(turn, usual) ??
    wholeAgain(turn) ??
    ofOneThen(turn, usual)
  );
}

/** "And the Prado?", after hours, prices or the way, of which a whole reply was made. */
function wholeAgain(turn: Turn): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const topic = AGAIN.find((each) => each === conversation.lastAct);
  const [reference, ...others] = othersOf(turn);
  if (!topic || !reference || others.length > 0 || reference.kind === 'all' || !hears('continues', frame))
    return undefined;
  if (frame.asks.length > 0 || frame.attitudes.length > 0 || hasWhat(frame)) return undefined;
  if (reference.kind === 'name' && reference.role === 'near') return undefined;
  const resolved = resolve(reference, conversation, scene);
  if (resolved.found !== 'places') return undefined;
  const placeId = resolved.placeIds[0]!;
  return topic === 'direct' ? { kind: topic, to: { placeId } } : { kind: topic, placeId, assumed: false };
}
const AGAIN = ['tell_hours', 'tell_prices', 'direct'] as const;

/** "I have an EU passport", after hours of free entry: what they are for such a person. */
function asCitizen({ frame, conversation }: Turn): DialogueAct | undefined {
  const { lastFacts = [], focus } = conversation;
  const free = lastFacts.filter(({ attribute }) => attribute === 'free_entry');
  const isTold = frame.situation.some(({ kind }) => kind === 'citizen');
  if (!isTold || !focus || free.length === 0 || frame.asks.length + frame.whens.length > 0 || hasWhat(frame))
    return undefined;
  return { kind: 'tell_facts', placeId: focus, assumed: false, questions: free };
}

function onAnotherDay({ frame, conversation, scene }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { lastFacts, lastAct, focus } = conversation;
  const { whens, references, asks, wishes } = frame;
  const when = dayIn({ whens });
  const before = lastFacts ?? (lastAct === 'tell_hours' ? [{ attribute: 'hours' as const }] : []);
  const dated = before.filter(({ attribute }) => DATED.has(attribute));
  const isOnlyADay = asks.length === 0 && wishes.every(({ attribute }) => attribute === 'open');
  if (!when || !focus || dated.length === 0 || !isOnlyADay) return undefined;
  // "The 6th of January" is a day, though it reads like the sixth of a list.
  const others = references.filter((each) => {
    if (each.kind === 'pronoun' || overlap(each.said, when.said)) return false;
    const resolved = resolve(each, conversation, scene);
    return resolved.found !== 'places' || resolved.placeIds.length !== 1 || resolved.placeIds[0] !== focus;
  });
  if (others.length > 0 || usual.kind === 'plan') return undefined;
  return {
    kind: 'tell_facts',
    placeId: focus,
    assumed: false,
    questions: dated.map((each) => ({ ...each, on: when })),
  };
}
/** Facts that differ from day to day. */
export const DATED: ReadonlySet<FactAttribute> = new Set(['hours', 'free_entry', 'last_admission']);

function ofAnotherPlace(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  const { lastFacts } = conversation;
  const [reference, ...others] = othersOf(turn);
  if (!lastFacts || !reference || others.length > 0) return undefined;
  if (reference.kind === 'pronoun' || reference.kind === 'all') return undefined;
  if (
    frame.asks.length > 0 ||
    hasWhat(frame) ||
    !(OF_ANOTHER.has(usual.kind) || (usual.kind === 'recommend' && isTheOneBeside(reference)))
  )
    return undefined;
  const resolved = resolve(reference, conversation, scene);
  // "What's their cider like?", of the cider house that is talked of: no other place.
  if (resolved.found !== 'places' || resolved.placeIds[0] === conversation.focus) return undefined;
  const when = dayIn(frame);
  const questions = lastFacts.map((each) => (when && DATED.has(each.attribute) ? { ...each, on: when } : each));
  return { kind: 'tell_facts', placeId: resolved.placeIds[0]!, assumed: false, questions };
}

const OF_ANOTHER: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'ask',
  'more',
  'tell_hours',
  'tell_prices',
  'tell_features',
]);

/** "And the cathedral next to it?" */
const isTheOneBeside = (reference: Reference): boolean => reference.kind === 'type' && reference.isBeside === true;

/** What is referred to; «¿y la del Thyssen?», after the ticket of the Prado, means the Thyssen. */
const othersOf = ({ frame, conversation, scene }: Turn): readonly Reference[] =>
  frame.references.map((reference) => {
    if (reference.kind !== 'described' || !reference.described.near) return reference;
    const { near, concepts } = reference.described;
    const resolved = resolve(reference, conversation, scene);
    const isAnother = resolved.found === 'places' && resolved.placeIds[0] !== conversation.focus;
    return concepts.length > 0 || isAnother ? reference : near;
  });

/** "And the Renoir, tonight?", after a list: when that one is open. */
function ofOneThen({ frame, scene, conversation }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const [reference, ...others] = frame.references;
  const isOnlyThen = frame.wishes.length > 0 && frame.wishes.every(({ attribute }) => attribute === 'open');
  const isFree = frame.asks.length === 0 && frame.plan === undefined && conversation.shown.length > 0;
  if (!reference || others.length > 0 || !isPlace(reference) || !isOnlyThen || !isFree || !SEARCH_ACTS.has(usual.kind))
    return undefined;
  if (reference.kind === 'name' && reference.role !== 'subject') return undefined;
  const resolved = resolve(reference, conversation, scene);
  const on = dayIn(frame);
  if (resolved.found !== 'places') return undefined;
  const questions = [{ attribute: 'hours' as const, ...(on && { on }) }];
  return { kind: 'tell_facts', placeId: resolved.placeIds[0]!, assumed: false, questions };
}
