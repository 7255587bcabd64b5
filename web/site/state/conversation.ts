// What was said so far, and the answer that is just coming in. It goes on while other pages are looked at.
import type { ChatEvent, Position } from '../../api-client/client.ts';
import { noteList } from './events.ts';
import { followChat, listToTell } from './list-and-chat.ts';
import { session } from './session.ts';
import { createStore } from './store.ts';
import { eraseTalk, keepTalk, keptTalk, newTalk, type Talk, type Turn } from './talk.ts';
import { converse, forgetTalk as forgetAtService } from './visitor.ts';

export const talk = createStore<Talk>(newTalk());
/** An answer is on its way. */
export const answering = createStore(false);

const VISITOR = 'visitor';
let owner = VISITOR;
let leaving = new AbortController();

/** Follows who is here: each has a talk of their own, and an account's leaves this browser when it is signed out. */
export function followOwner(): void {
  const change = () => {
    const next = ownerNow();
    if (next === owner) return;
    if (owner !== VISITOR) eraseTalk(owner);
    owner = next;
    open();
  };
  owner = ownerNow();
  open();
  session.subscribe(change);
}

const ownerNow = (): string => {
  const who = session.get();
  return who ? `user${who.user.id}` : VISITOR;
};

function open(): void {
  leaving.abort();
  leaving = new AbortController();
  answering.set(false);
  talk.set(keptTalk(owner, Date.now()) ?? newTalk());
}

/** Nothing of it stays, here or at the service, and what is asked next begins anew. @throws where the service is not reached */
export async function forgetTalk(): Promise<void> {
  const { id, turns } = talk.get();
  eraseTalk(owner);
  open();
  if (turns.length > 0) await forgetAtService(id);
}

export async function ask(message: string, position: Position): Promise<void> {
  if (answering.get()) return;
  answering.set(true);
  const { signal } = leaving;
  const { id, turns, answeredMs } = talk.get();
  const list = listToTell();
  const before = [...withoutFailure(turns, message), { who: 'you', text: message } as const];
  const show = (shown: readonly Turn[], at = answeredMs) => talk.set({ id, turns: shown, answeredMs: at });
  show(before);
  let answer = NOTHING_YET;
  let frame = 0;
  const withAnswer = () => [...withLanguage(before, answer.language), ...(answer.text ? [answer] : [])];
  try {
    for await (const event of converse({ message, position, conversationId: id, list }, signal)) {
      answer = withEvent(answer, event);
      if (event.kind === 'done') {
        const { list: stands, listId, recommendations } = event.reply;
        followChat(stands);
        noteList(
          listId,
          recommendations.map(({ place_id }) => place_id),
        );
      }
      // Words come faster than screens are drawn.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (!signal.aborted) show(withAnswer());
      });
    }
    cancelAnimationFrame(frame);
    if (signal.aborted) return;
    show(withAnswer(), Date.now());
    keepTalk(owner, talk.get());
  } catch (error) {
    cancelAnimationFrame(frame);
    if (signal.aborted) return;
    show([...before, { who: 'problem', text: message, error }]);
  }
  answering.set(false);
}

const NOTHING_YET: Turn = { who: 'paseo', text: '' };

/** The answer as it stands after one more event; the whole at the end replaces what was put together. */
export function withEvent(answer: Turn, event: ChatEvent): Turn {
  switch (event.kind) {
    case 'understood':
      return { ...answer, language: event.language, understood: event.preferences };
    case 'places':
      return { ...answer, places: event.places };
    case 'text':
      return { ...answer, text: answer.text + event.delta };
    case 'done': {
      const { response_text: text, recommendations: places, extracted_preferences: understood, language } = event.reply;
      const { understood: wishes = [], unread = [] } = event.reply;
      const { planId } = event.reply;
      // Each stop of a plan fulfils a wish of its own.
      const isList = places.length > 0 && planId === undefined;
      const dropped = isList ? wishes.filter(({ status }) => status === 'dropped') : [];
      const saidIn = (some: typeof dropped) => some.flatMap(({ said }) => said ?? []);
      const outside = saidIn(dropped.filter(isWhere));
      const unmet = saidIn(dropped.filter((wish) => !isWhere(wish)));
      const leftOut = {
        ...(unmet.length > 0 && { unmet }),
        ...(outside.length > 0 && { outside }),
        ...(unread.length > 0 && { unread }),
      };
      return { ...answer, text, places, understood, language, ...leftOut, ...(planId !== undefined && { planId }) };
    }
  }
}

const isWhere = ({ attribute }: { readonly attribute: string }): boolean => WHERE.has(attribute);
const WHERE: ReadonlySet<string> = new Set(['near', 'area']);

/** What failed is forgotten; a question that is asked again stands there once. */
function withoutFailure(turns: readonly Turn[], message: string): readonly Turn[] {
  const last = turns.at(-1);
  if (last?.who !== 'problem') return turns;
  return turns.slice(0, last.text === message ? -2 : -1);
}

/** Only the answer tells in which language the message was. */
function withLanguage(turns: readonly Turn[], language: Turn['language']): readonly Turn[] {
  const last = turns.at(-1);
  return last && language ? [...turns.slice(0, -1), { ...last, language }] : turns;
}
