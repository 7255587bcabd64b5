// The conversation: what was said, what to say next, and where to write it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../api-client/client.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { api, endsSession, session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useWords, WORDS } from '../words/index.ts';
import { type Turn, TurnView } from './chat-turn.tsx';
import { failureText } from './failure.tsx';
import { Icon } from './icons.tsx';
import { askToSign } from './sign-dialog.tsx';

export function ChatPanel({ position }: { readonly position: Position }) {
  const words = useWords();
  const who = useStore(session);
  const [round, setRound] = useState(0);
  return (
    <section class="chat" aria-labelledby="chat-title">
      <header class="panel-head">
        <h2 id="chat-title">{words.chat.title}</h2>
        {who && (
          <button type="button" class="button small" onClick={() => setRound(round + 1)}>
            <Icon name="undo" /> {words.chat.again}
          </button>
        )}
      </header>
      {who ? (
        <Conversation position={position} key={`${who.user.id} ${round}`} />
      ) : (
        <div class="chat-closed">
          <p>{words.chat.signIn}</p>
          <button type="button" class="button primary" onClick={() => askToSign('up')}>
            {words.sign.upTitle}
          </button>
        </div>
      )}
    </section>
  );
}

function Conversation({ position }: { readonly position: Position }) {
  const words = useWords();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [busy, setBusy] = useState(false);
  const [asked] = useQuery('ask');
  const conversationId = useRef<string>();
  const log = useRef<HTMLDivElement>(null);

  // An answer is read from its beginning.
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop - log.current.offsetTop });
  }, [turns, busy]);
  // A question brought along from another page is asked once; reloading does not ask it again.
  useEffect(() => {
    if (!asked) return;
    changeQuery({ ask: undefined });
    ask(asked);
  }, [asked]);

  async function ask(message: string) {
    setTurns((before) => [...before, { who: 'you', text: message }]);
    setBusy(true);
    const answer = await answerTo(message);
    setTurns((before) => [...before, answer]);
    setBusy(false);
  }

  async function answerTo(message: string): Promise<Turn> {
    try {
      const answer = await api.chat({ message, position, conversationId: conversationId.current });
      conversationId.current = answer.conversationId;
      const { response_text: text, recommendations: places, extracted_preferences: understood, language } = answer;
      return { who: 'paseo', text, places, understood, language };
    } catch (error) {
      endsSession(error);
      return { who: 'problem', text: failureText(error, words) };
    }
  }

  const replies = turns.length === 0 ? words.chat.examples : repliesTo(turns.at(-1));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="chat-log" role="log" aria-live="polite" aria-label={words.chat.title} tabIndex={0} ref={log}>
        {turns.length === 0 && <p class="quiet">{words.chat.lead}</p>}
        {turns.map((turn, index) => (
          <TurnView key={`${index} ${turn.who}`} turn={turn} />
        ))}
        {busy && <p class="thinking quiet">{words.chat.thinking}</p>}
      </div>
      {!busy && <QuickReplies texts={replies} onChoose={ask} />}
      <Composer busy={busy} onSend={ask} />
    </>
  );
}

/** What people ask next, in the language of the conversation rather than of the page. */
function repliesTo(turn: Turn | undefined): readonly string[] {
  const first = turn?.places?.[0];
  if (!first) return [];
  const words = WORDS[turn?.language ?? 'en'].chat;
  return [words.more, words.openNow, words.about(first.name), words.hoursOf(first.name)];
}

interface QuickRepliesProps {
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
}

function QuickReplies({ texts, onChoose }: QuickRepliesProps) {
  return (
    <div class="suggestions">
      {texts.map((text) => (
        <button key={text} type="button" class="suggestion" onClick={() => onChoose(text)}>
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
  function submit(event: Event) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    onSend(text.trim());
    setText('');
  }
  return (
    <form class="composer" onSubmit={submit}>
      <input
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
