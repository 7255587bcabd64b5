// What is remembered of the conversation, where and until when; and the one click that erases it.
import { categories, categoryLabel } from '../state/categories.ts';
import { forgetTalk, talk } from '../state/conversation.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { forgottenAtMs, tastesIn } from '../state/talk.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { say } from './toast.tsx';

export function ChatMemory() {
  const words = useWords().chat;
  const lang = useStore(language);
  const names = useStore(categories);
  const current = useStore(talk);
  const questions = current.turns.filter(({ who }) => who === 'you').length;
  if (questions === 0) return null;
  const tastes = Object.entries(tastesIn(current));
  const until = new Date(forgottenAtMs(current)).toLocaleTimeString(localeOf(lang), { timeStyle: 'short' });
  async function forget() {
    try {
      await forgetTalk();
      say(words.forgotten);
    } catch {
      say(words.forgottenHere);
    }
  }
  return (
    <div class="chat-memory">
      <details>
        <summary>{words.memory}</summary>
        <div class="chat-memory-body">
          <p>{words.questions(questions)}</p>
          <p>
            {tastes.length === 0
              ? words.noTastes
              : `${words.tastes} ${tastes.map(([category, rating]) => `${categoryLabel(names, category, lang)} ${rating.toLocaleString(lang)}`).join(' · ')}`}
          </p>
          <p class="quiet">{current.answeredMs > 0 ? words.memoryUntil(until) : words.memoryRule}</p>
        </div>
      </details>
      <button type="button" class="button small" onClick={forget}>
        <Icon name="undo" /> {words.forget}
      </button>
    </div>
  );
}
