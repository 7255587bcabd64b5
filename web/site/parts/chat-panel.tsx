// The conversation: what was said, what to say next, and where to write it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../api-client/client.ts';
import { answering, ask, talk } from '../state/conversation.ts';
import { useDayAsked } from '../state/question.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { talkedOf } from '../state/selection.ts';
import { useStore } from '../state/store.ts';
import type { Turn } from '../state/talk.ts';
import { useWords, WORDS } from '../words/index.ts';
import { ChatMemory } from './chat-memory.tsx';
import { TurnView } from './chat-turn.tsx';
import { Icon } from './icons.tsx';

export function ChatPanel({ position }: { readonly position: Position }) {
  const words = useWords();
  const { turns, id } = useStore(talk);
  const busy = useStore(answering);
  const [asked] = useQuery('ask');
  const log = useRef<HTMLDivElement>(null);
  const say = (message: string) => ask(message, position);

  // An answer is read from its question on, so what comes later moves nothing.
  useEffect(() => {
    const last = [...(log.current?.querySelectorAll<HTMLElement>('.turn.you') ?? [])].at(-1);
    if (last) log.current?.scrollTo({ top: last.offsetTop - log.current.offsetTop });
  }, [turns.length]);
  // A question brought along from another page is asked once; reloading does not ask it again.
  useEffect(() => {
    if (!asked) return;
    changeQuery({ ask: undefined });
    say(asked);
  }, [asked]);
  useEffect(() => () => talkedOf.set({ places: [], isPlan: false }), [id]);

  const last = turns.at(-1);
  const isOfLater = useDayAsked() !== undefined;
  const replies = last ? repliesTo(last, isOfLater) : words.chat.examples;
  return (
    <section class="chat" aria-labelledby="chat-title">
      <header class="panel-head">
        <h2 id="chat-title">{words.chat.title}</h2>
        <ChatMemory />
      </header>
      <div
        class="chat-log"
        role="log"
        aria-live="polite"
        aria-busy={busy}
        aria-label={words.chat.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={log}
      >
        {turns.length === 0 && <p class="quiet">{words.chat.lead}</p>}
        {turns.map((turn, index) => (
          <TurnView key={`${index} ${turn.who}`} turn={turn} newest={turn === last} onAgain={() => say(turn.text)} />
        ))}
        {busy && last?.who === 'you' && <p class="thinking quiet">{words.chat.thinking}</p>}
      </div>
      {!busy && <QuickReplies texts={replies} first={!last} language={last?.language} onChoose={say} />}
      <Composer busy={busy} onSend={say} />
    </section>
  );
}

/** What people ask next, in the language of the conversation rather than of the page. */
function repliesTo({ places = [], planId, language = 'en' }: Turn, isOfLater: boolean): readonly string[] {
  const [first] = places;
  if (!first) return [];
  const words = WORDS[language].chat;
  const isPlan = planId !== undefined;
  const ofList = isPlan ? [] : isOfLater ? [words.more] : [words.more, words.openNow];
  return [...ofList, words.about(first.name), words.hoursOf(first.name)];
}

interface QuickRepliesProps {
  readonly texts: readonly string[];
  /** Nothing was said yet. */
  readonly first: boolean;
  readonly language: 'en' | 'es' | undefined;
  readonly onChoose: (text: string) => void;
}

function QuickReplies({ texts, first, language, onChoose }: QuickRepliesProps) {
  if (texts.length === 0) return null;
  return (
    <div class={first ? 'suggestions first' : 'suggestions after'} lang={language}>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          class="suggestion"
          title={first ? undefined : text}
          onClick={() => onChoose(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface ComposerProps {
  readonly busy: boolean;
  readonly onSend: (message: string) => void;
}

const LONGEST_MESSAGE = 2_000;

function Composer({ busy, onSend }: ComposerProps) {
  const words = useWords().chat;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  function submit(event: Event) {
    event.preventDefault();
    // The field itself: what was typed just before the key may not be drawn yet.
    const typed = (input.current?.value ?? text).trim();
    if (busy || typed === '') return;
    onSend(typed);
    setText('');
  }
  return (
    <form class="composer" onSubmit={submit}>
      <input
        ref={input}
        value={text}
        maxLength={LONGEST_MESSAGE}
        placeholder={words.input}
        aria-label={words.input}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button primary" aria-disabled={busy} aria-label={words.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
