// Signing in and signing up, in one dialog that leaves the page behind it as it was.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useLoad } from '../state/load.ts';
import { goToProvider, providerLabel } from '../state/provider-login.ts';
import { sessionEnded, signIn, signUp } from '../state/session.ts';
import { createStore, useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { failureLine } from './failure.tsx';
import { Icon } from './icons.tsx';

type Purpose = 'in' | 'up';

const open = createStore<Purpose | undefined>(undefined);
export const askToSign = (purpose: Purpose): void => open.set(purpose);

export function SignDialog() {
  const purpose = useStore(open);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (purpose && !dialog.current?.open) dialog.current?.showModal();
    if (!purpose) dialog.current?.close();
  }, [purpose]);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="sign-title" onClose={() => open.set(undefined)}>
      {purpose && <SignForm purpose={purpose} />}
    </dialog>
  );
}

function SignForm({ purpose }: { readonly purpose: Purpose }) {
  const words = useWords().sign;
  const all = useWords();
  const ended = useStore(sessionEnded);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const field = (name: string) => String(new FormData(event.target as HTMLFormElement).get(name) ?? '');
    setBusy(true);
    setProblem(undefined);
    try {
      const account = { username: field('username'), password: field('password'), full_name: field('full_name') };
      await (purpose === 'up' ? signUp(account) : signIn(account.username, account.password));
      open.set(undefined);
    } catch (error) {
      setProblem(failureLine(error, all));
    } finally {
      setBusy(false);
    }
  }

  async function begin() {
    setBusy(true);
    setProblem(undefined);
    try {
      // The page is left; the dialog stays busy until it is gone.
      await goToProvider();
    } catch (error) {
      setProblem(failureLine(error, all));
      setBusy(false);
    }
  }

  const up = purpose === 'up';
  return (
    <form class="sign" onSubmit={submit}>
      <header class="dialog-head">
        <h2 id="sign-title">{up ? words.upTitle : words.inTitle}</h2>
        <button type="button" class="icon-button" aria-label={words.close} onClick={() => open.set(undefined)}>
          <Icon name="close" />
        </button>
      </header>
      <p class="quiet">{ended ? words.ended : up ? words.upLead : words.inLead}</p>
      <Field
        name="username"
        label={words.username}
        hint={up ? words.usernameHint : undefined}
        autocomplete="username"
        minLength={up ? 3 : 1}
      />
      <Field
        name="password"
        label={words.password}
        hint={up ? words.passwordHint : undefined}
        type={shown ? 'text' : 'password'}
        autocomplete={up ? 'new-password' : 'current-password'}
        minLength={up ? 8 : 1}
      />
      <label class="check">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} /> {words.show}
      </label>
      {up && <Field name="full_name" label={words.fullName} autocomplete="name" required={false} />}
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary wide" disabled={busy}>
        {up ? words.up : words.in}
      </button>
      <button type="button" class="link" onClick={() => open.set(up ? 'in' : 'up')}>
        {up ? words.toIn : words.toUp}
      </button>
      <WithProvider busy={busy} begin={begin} />
    </form>
  );
}

/** Only where the service has a provider; an answer that does not come leaves the form as it is. */
function WithProvider({ busy, begin }: { readonly busy: boolean; readonly begin: () => void }) {
  const words = useWords().sign;
  const [label] = useLoad((signal) => providerLabel(signal), []);
  if (label.state !== 'ready' || label.value === undefined) return null;
  return (
    <button type="button" class="button wide" disabled={busy} onClick={begin}>
      {words.withProvider(label.value)}
    </button>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type?: string;
  readonly autocomplete: 'username' | 'name' | 'new-password' | 'current-password';
  readonly minLength?: number;
  readonly required?: boolean;
}

function Field({ name, label, hint, type = 'text', autocomplete, minLength, required = true }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required={required}
        minLength={minLength}
        maxLength={128}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
