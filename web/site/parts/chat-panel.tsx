// The conversation: what was said, what was understood, and the places that came with it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatPlace, Position } from '../../api-client/client.ts';
import { categories, categoryLabel } from '../state/categories.ts';
import { api, endsSession, session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords, type Words } from '../words/index.ts';
import { failureText } from './failure.tsx';
import { Icon } from './icons.tsx';
import { Away, Rating } from './result-card.tsx';
import { askToSign } from './sign-dialog.tsx';

export interface Turn {
  readonly who: 'you' | 'paseo' | 'problem';
  readonly text: string;
  readonly places?: readonly ChatPlace[];
  readonly understood?: Readonly<Record<string, number>>;
}

export function ChatPanel({ position }: { readonly position: Position }) {
  const words = useWords();
  const who = useStore(session);
  return (
    <section class="chat" aria-labelledby="chat-title">
      <header class="panel-head">
        <h2 id="chat-title">{words.chat.title}</h2>
      </header>
      {who ? (
        <Conversation position={position} key={who.user.id} />
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
  const conversationId = useRef<string>();
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => log.current?.scrollTo({ top: log.current.scrollHeight }), [turns, busy]);

  async function ask(message: string) {
    const asked: readonly Turn[] = [...turns, { who: 'you', text: message }];
    setTurns(asked);
    setBusy(true);
    setTurns([...asked, await answerTo(message)]);
    setBusy(false);
  }

  async function answerTo(message: string): Promise<Turn> {
    try {
      const answer = await api.chat({ message, position, conversationId: conversationId.current });
      conversationId.current = answer.conversationId;
      const { response_text: text, recommendations: places, extracted_preferences: understood } = answer;
      return { who: 'paseo', text, places, understood };
    } catch (error) {
      endsSession(error);
      return { who: 'problem', text: failureText(error, words) };
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="chat-log" role="log" aria-live="polite" aria-label={words.chat.title} tabIndex={0} ref={log}>
        {turns.length === 0 && <p class="quiet">{words.chat.lead}</p>}
        {turns.map((turn, index) => (
          <TurnView key={index} turn={turn} />
        ))}
        {busy && <p class="thinking quiet">{words.chat.thinking}</p>}
      </div>
      {turns.length === 0 && <Suggestions texts={words.chat.examples} onChoose={ask} />}
      <Composer words={words} busy={busy} onSend={ask} />
    </>
  );
}

function TurnView({ turn }: { readonly turn: Turn }) {
  const words = useWords();
  return (
    <article class={`turn ${turn.who}`}>
      <h3 class="sr">{turn.who === 'you' ? words.chat.you : words.chat.paseo}</h3>
      <p class="said">{turn.text}</p>
      {turn.understood && <Understood ratings={turn.understood} />}
      {turn.places && turn.places.length > 0 && (
        <ol class="chat-places">
          {turn.places.map((place) => (
            <li key={place.place_id}>
              <a href={`/place/?id=${encodeURIComponent(place.place_id)}`}>{place.name}</a>
              <span class="facts">
                <Rating rating={place.rating} count={place.user_ratings_total} />
                <Away distanceM={place.distance} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function Understood({ ratings }: { readonly ratings: Readonly<Record<string, number>> }) {
  const words = useWords().chat;
  const lang = useStore(language);
  const names = useStore(categories);
  const entries = Object.entries(ratings);
  if (entries.length === 0) return null;
  return (
    <p class="chips">
      <span class="quiet">{words.understood}:</span>
      {entries.map(([category, rating]) => (
        <span key={category} class="chip">
          {categoryLabel(names, category, lang)} <b>{rating.toLocaleString(lang)}</b>
        </span>
      ))}
    </p>
  );
}

export function Suggestions({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
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
  readonly words: Words;
  readonly busy: boolean;
  readonly onSend: (message: string) => void;
}

function Composer({ words, busy, onSend }: ComposerProps) {
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
        maxLength={2000}
        placeholder={words.chat.input}
        aria-label={words.chat.input}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button primary" aria-disabled={busy} aria-label={words.chat.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
