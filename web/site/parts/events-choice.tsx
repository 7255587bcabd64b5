// Asks whether it may be counted which places are looked at, and lets the answer be changed.
import { choose, consent, hasLists, withdraw } from '../state/events.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { report, say } from './toast.tsx';

/** Under a list, until it is answered; nothing waits for it. */
export function EventsQuestion() {
  const words = useWords().events;
  const given = useStore(consent);
  const isAsked = useStore(hasLists);
  if (given !== undefined || !isAsked) return null;
  return (
    <aside class="notice stack" aria-label={words.title}>
      <p>{words.question}</p>
      <p class="quiet">{words.what}</p>
      <div class="row">
        <button type="button" class="button small" onClick={() => choose('yes')}>
          {words.yes}
        </button>
        <button type="button" class="button small" onClick={() => choose('no')}>
          {words.no}
        </button>
      </div>
    </aside>
  );
}

/** Among what the service keeps. */
export function EventsChoice() {
  const words = useWords().events;
  const given = useStore(consent);
  async function takeBack() {
    try {
      await withdraw();
      say(words.erased);
    } catch (error) {
      report(error);
    }
  }
  return (
    <section class="panel stack" aria-labelledby="events-choice">
      <h2 id="events-choice">{words.title}</h2>
      <p>{words.what}</p>
      <p class="quiet">{given === 'yes' ? words.isOn : words.isOff}</p>
      <div class="row">
        {given !== 'yes' && (
          <button type="button" class="button" onClick={() => choose('yes')}>
            {words.yes}
          </button>
        )}
        <button type="button" class="button" onClick={takeBack}>
          {given === 'yes' ? words.erase : words.eraseEarlier}
        </button>
      </div>
    </section>
  );
}
