// Manners and small talk by the frame: insults, emergencies, greetings in passing, what is known of the asker.
import type { CourtesyKind } from '../nlp/frame.ts';
import { hasWhat, isWhat, type Wish } from '../wishes/wish.ts';
import type { DialogueAct, Manners } from './acts.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Turn } from './turn.ts';

const MANNERS: ReadonlySet<string> = new Set(['emergency', 'medical', 'insult', 'love'] satisfies Manners[]);

export function mannersOf({ frame }: Turn): DialogueAct | undefined {
  const said = frame.courtesies.find(({ kind }) => MANNERS.has(kind));
  if (!said) return undefined;
  const isUrgent = said.kind === 'emergency' || said.kind === 'medical';
  // "We have a pram and it is raining, help!"
  if (isUrgent && frame.situation.some(({ kind }) => kind === 'weather')) return undefined;
  if (!isUrgent && (hasWhat(frame) || frame.asks.length > 0)) return undefined;
  // "Where is the nearest pharmacy? I feel sick": the pharmacy helps more than a sentence.
  return hasWhat(frame) ? undefined : { kind: 'manners', topic: said.kind as Manners };
}

/** Small talk whose main intent is none in particular, or something else. */
export function chatOf({ frame }: Turn, usual: DialogueAct): DialogueAct | undefined {
  if (frame.courtesies.some(({ kind }) => kind === 'foreign')) return { kind: 'small_talk', topic: 'foreign' };
  const said = frame.courtesies.find(({ kind }) => TALK_OF[kind] !== undefined);
  const topic = said && TALK_OF[said.kind];
  // «¿Eres un robot o un madrileño de verdad?»: where people are from, and nothing to eat.
  const isOrigin = ({ attribute }: Wish) => topic === 'identity' && attribute === 'cuisine';
  const isAside = frame.wishes.every(
    (wish) =>
      !isWhat(wish) ||
      isOrigin(wish) ||
      (said && wish.said && wish.said.start >= said.said.start && wish.said.end <= said.said.end),
  );
  // "Sorry, I meant Sunday" goes on with what was asked.
  const isPassing = topic === 'sorry' || topic === 'laugh' || said?.kind === 'wait';
  if (isPassing && frame.wishes.length + frame.whens.length + frame.references.length > 0) return undefined;
  if (!topic || !isAside || frame.asks.some(({ kind }) => kind === 'fact') || frame.plan) return undefined;
  // "Not what I asked for" is about the answer, and about no place of it.
  if (topic === 'complaint' && usual.kind === 'describe' && frame.references.length === 0)
    return { kind: 'small_talk', topic };
  const isVague = usual.kind === 'small_talk' ? usual.topic === 'other' || usual.topic === 'no' : usual.kind === 'ask';
  const isOfChat = (said.kind === 'languages' || topic === 'identity') && usual.kind === 'recommend';
  return isVague || isOfChat ? { kind: 'small_talk', topic } : undefined;
}

const TALK_OF: Readonly<Partial<Record<CourtesyKind, SmallTalk>>> = {
  who_are_you: 'identity',
  are_you_human: 'identity',
  languages: 'language',
  joke: 'joke',
  praise: 'praise',
  thanks: 'thanks',
  bye: 'bye',
  how_are_you: 'how_are_you',
  complaint: 'complaint',
  ok: 'ok',
  wait: 'ok',
  sorry: 'sorry',
  laugh: 'laugh',
};

export function memoryOf({ frame }: Turn, usual: DialogueAct): DialogueAct | undefined {
  const isAsked = frame.asks.some(({ kind }) => kind === 'memory' && (usual.kind !== 'help' || OF_ME.test(frame.text)));
  return isAsked && usual.kind !== 'forget' && !hasWhat(frame) ? { kind: 'tell_memory' } : undefined;
}

const OF_ME = /\b(?:me|my|m[ií]s?)(?![\p{L}])/iu;
