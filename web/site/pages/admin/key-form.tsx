// The form of a widget key: where it counts, how often, and how the widget looks and speaks that it opens.
import { useState } from 'preact/hooks';
import type { WidgetKeyInput } from '../../../api-client/generated.ts';
import type { WidgetKey } from '../../../api-client/types.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { textIn } from './parts.tsx';

export function KeyForm(props: {
  readonly of?: WidgetKey;
  readonly action: string;
  readonly onSend: (settings: WidgetKeyInput) => Promise<unknown>;
  readonly onCancel?: () => void;
}) {
  const words = useAdminWords().keys;
  const { of: key, action, onSend, onCancel } = props;
  const [sent, setSent] = useState(0);

  async function send(event: Event) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    await onSend(settingsIn(new FormData(form)));
    if (key) return;
    form.reset();
    setSent(sent + 1);
  }

  return (
    <form class="admin-form" onSubmit={send}>
      <label class="field">
        <span>{words.label}</span>
        <input name="label" required maxLength={100} defaultValue={key?.label ?? ''} />
      </label>
      <label class="field wide">
        <span>{words.origins}</span>
        <input
          name="origins"
          required
          placeholder="https://www.example.org"
          defaultValue={key?.allowed_origins.join(', ') ?? ''}
        />
      </label>
      <label class="field">
        <span>{words.quota}</span>
        <input
          name="quota"
          type="number"
          min={1}
          max={1_000_000}
          placeholder={words.noQuota}
          defaultValue={key?.requests_per_minute ?? ''}
        />
      </label>
      <label class="check wide">
        <input name="events" type="checkbox" defaultChecked={key?.collects_events ?? false} />
        {words.collectsEvents}
      </label>
      <LookFields key={sent} of={key} />
      <p class="row">
        <button type="submit" class="button primary">
          {action}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </p>
    </form>
  );
}

/** What is left empty is as the widget has it by itself, or as its page says. */
function LookFields({ of: key }: { readonly of: WidgetKey | undefined }) {
  const words = useAdminWords().keys;
  const look = key?.look ?? {};
  const [isColoured, setColoured] = useState(look.accent !== undefined);
  return (
    <fieldset class="admin-fields wide">
      <legend>{words.look}</legend>
      <p class="hint">{words.lookHint}</p>
      <label class="field wide">
        <span>{words.language}</span>
        <select name="language" defaultValue={key?.language ?? ''}>
          <option value="">{words.anyLanguage}</option>
          <option value="en">English</option>
          <option value="es">Español</option>
        </select>
      </label>
      <label class="field">
        <span>{words.chatTitle}</span>
        <input name="title" maxLength={60} defaultValue={look.title ?? ''} />
      </label>
      <label class="field wide">
        <span>{words.greeting}</span>
        <input name="greeting" maxLength={300} defaultValue={look.greeting ?? ''} />
      </label>
      <label class="check">
        <input type="checkbox" checked={isColoured} onChange={() => setColoured(!isColoured)} />
        {words.ownAccent}
      </label>
      {isColoured && (
        <label class="field">
          <span>{words.accent}</span>
          <input name="accent" type="color" defaultValue={look.accent ?? FIRST_ACCENT} />
        </label>
      )}
    </fieldset>
  );
}

/** Of our own widget. */
const FIRST_ACCENT = '#a3262a';

function settingsIn(given: FormData): WidgetKeyInput {
  const text = textIn(given);
  const look = Object.fromEntries(
    ['title', 'greeting', 'accent'].map((name) => [name, text(name)]).filter(([, value]) => value !== ''),
  );
  return {
    label: text('label'),
    allowed_origins: text('origins')
      .split(/[\s,]+/u)
      .filter(Boolean),
    requests_per_minute: text('quota') === '' ? null : Number(text('quota')),
    collects_events: given.has('events'),
    language: text('language') === '' ? null : (text('language') as 'en' | 'es'),
    look: Object.keys(look).length > 0 ? look : null,
  };
}
