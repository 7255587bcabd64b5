// What was said so far, and the answer that is just coming in.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatEvent, ChatPlace, Position } from '../../api-client/client.ts';
import { api, endsSession } from './session.ts';

export interface Turn {
  readonly who: 'you' | 'paseo' | 'problem';
  readonly text: string;
  /** The language of the message, in which it is answered. */
  readonly language?: 'en' | 'es';
  readonly places?: readonly ChatPlace[];
  readonly understood?: Readonly<Record<string, number>>;
  /** Of a problem: what went wrong; its text is the message that got no answer. */
  readonly error?: unknown;
}

interface Conversation {
  readonly turns: readonly Turn[];
  readonly busy: boolean;
  readonly ask: (message: string) => void;
}

/** A conversation lasts as long as what shows it; whoever leaves abandons the answer. */
export function useConversation(position: Position): Conversation {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [busy, setBusy] = useState(false);
  const conversationId = useRef<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  async function ask(message: string): Promise<void> {
    setBusy(true);
    const before = [...withoutFailure(turns, message), { who: 'you', text: message } as const];
    setTurns(before);
    let answer = NOTHING_YET;
    let frame = 0;
    const show = () => {
      frame = 0;
      setTurns([...withLanguage(before, answer.language), ...(answer.text ? [answer] : [])]);
    };
    try {
      for await (const event of api.chat(
        { message, position, conversationId: conversationId.current },
        leaving.current.signal,
      )) {
        answer = withEvent(answer, event);
        if (event.kind === 'done') conversationId.current = event.reply.conversationId ?? conversationId.current;
        // Words come faster than screens are drawn.
        frame ||= requestAnimationFrame(show);
      }
      cancelAnimationFrame(frame);
      show();
    } catch (error) {
      cancelAnimationFrame(frame);
      if (leaving.current.signal.aborted) return;
      endsSession(error);
      setTurns([...before, { who: 'problem', text: message, error }]);
    }
    setBusy(false);
  }

  return { turns, busy, ask };
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
      return { ...answer, text, places, understood, language };
    }
  }
}

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
