// One's own account: who one is, how the pages look, what the service keeps, and the way out.
import { useLayoutEffect, useState } from 'preact/hooks';
import { EventsChoice } from '../parts/events-choice.tsx';
import { Failure } from '../parts/failure.tsx';
import { Illustration } from '../parts/illustration.tsx';
import { Rating } from '../parts/result-card.tsx';
import { askToSign } from '../parts/sign-dialog.tsx';
import { report, say } from '../parts/toast.tsx';
import { namesOf } from '../state/facts.ts';
import { useLoad } from '../state/load.ts';
import { forgetMarksHere } from '../state/marks.ts';
import { keepOffline, keepsOffline } from '../state/offline.ts';
import { saveFile } from '../state/save-file.ts';
import { api, refreshUser, type Session, session, signOut } from '../state/session.ts';
import {
  chooseLanguage,
  chooseTheme,
  type Language,
  language,
  localeOf,
  type Theme,
  theme,
} from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { forgetLocalTastes } from '../state/tastes.ts';
import { useTitle } from '../state/title.ts';
import { useAccountWords } from '../words/account/index.ts';
import { useWords } from '../words/index.ts';

export function AccountPage() {
  const words = useAccountWords();
  const who = useStore(session);
  useTitle(words.title);
  if (!who) return <SignedOut />;
  return (
    <div class="page narrow">
      <h1>{words.title}</h1>
      <Profile who={who} />
      {!who.isFromProvider && <Password who={who} />}
      <Appearance />
      <Offline />
      <Reviews />
      <EventsChoice />
      <OwnData />
    </div>
  );
}

function SignedOut() {
  const words = useWords();
  const own = useAccountWords();
  return (
    <div class="page narrow">
      <h1>{own.title}</h1>
      <div class="empty lost">
        <Illustration group="stay" />
        <p>{own.signedOut}</p>
        <button type="button" class="button primary" onClick={() => askToSign('in')}>
          {words.nav.signIn}
        </button>
      </div>
      <Appearance />
      <Offline />
      <EventsChoice />
    </div>
  );
}

function Profile({ who: { user } }: { readonly who: Session }) {
  const words = useWords();
  const own = useAccountWords();
  const lang = useStore(language);
  const [name, setName] = useState(user.full_name);
  // Before the field can be touched: a frame later it would take back what was just written.
  useLayoutEffect(() => setName(user.full_name), [user]);
  const since = new Date(`${user.created_at}Z`).toLocaleDateString(localeOf(lang), { dateStyle: 'long' });

  async function save(event: Event) {
    event.preventDefault();
    try {
      refreshUser(await api.changeMe({ full_name: name }));
      say(own.saved);
    } catch (error) {
      report(error);
    }
  }

  return (
    <form class="panel stack" onSubmit={save}>
      <h2>{own.profile}</h2>
      <p class="quiet">{own.since(user.username, since)}</p>
      <label class="field">
        <span>{own.name}</span>
        <input
          value={name}
          maxLength={128}
          autocomplete="name"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button primary">
          {own.save}
        </button>
        <button type="button" class="button" onClick={leave}>
          {words.nav.signOut}
        </button>
      </div>
    </form>
  );
}

/** Of this browser, not of the account: so it is there without one. */
function Offline() {
  const words = useWords().offline;
  const keeps = useStore(keepsOffline);
  async function change(wanted: boolean) {
    try {
      await keepOffline(wanted);
      if (wanted) say(words.on);
    } catch (error) {
      report(error);
    }
  }
  return (
    <section class="panel stack" aria-labelledby="offline-title">
      <h2 id="offline-title">{words.panel}</h2>
      <label class="check">
        <input type="checkbox" checked={keeps} onChange={() => change(!keeps)} />
        <span>{words.keep}</span>
      </label>
      {!keeps && <p role="status">{words.off}</p>}
      <p class="hint">{words.hint}</p>
    </section>
  );
}

function leave(): void {
  signOut();
  forgetLocalTastes();
  forgetMarksHere();
}

function Password({ who: { user } }: { readonly who: Session }) {
  const words = useWords();
  const own = useAccountWords();
  async function save(event: Event) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = (name: string) => String(new FormData(form).get(name));
    try {
      await api.changeMe({ current_password: field('current'), password: field('next') });
      form.reset();
      // A new password ends old tokens, this page's own among them.
      signOut();
      say(own.passwordChanged);
      askToSign('in');
    } catch (error) {
      report(error);
    }
  }
  return (
    <form class="panel stack" onSubmit={save}>
      <h2>{own.password}</h2>
      <input type="text" name="username" value={user.username} autocomplete="username" hidden readOnly />
      <label class="field">
        <span>{own.currentPassword}</span>
        <input type="password" name="current" required autocomplete="current-password" />
      </label>
      <label class="field">
        <span>{own.newPassword}</span>
        <input type="password" name="next" required minLength={8} maxLength={128} autocomplete="new-password" />
      </label>
      <p class="hint">{words.sign.passwordHint}</p>
      <div class="row">
        <button type="submit" class="button">
          {own.changePassword}
        </button>
      </div>
    </form>
  );
}

const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

function Appearance() {
  const words = useWords();
  const own = useAccountWords();
  const chosen = useStore(theme);
  const lang = useStore(language);
  return (
    <section class="panel stack" aria-labelledby="appearance">
      <h2 id="appearance">{own.appearance}</h2>
      <fieldset class="row choices">
        <legend>{words.nav.language}</legend>
        {Object.entries(LANGUAGES).map(([each, name]) => (
          <label key={each} class="check" lang={each}>
            <input
              type="radio"
              name="language"
              checked={lang === each}
              onChange={() => chooseLanguage(each as Language)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset class="row choices">
        <legend>{words.nav.theme}</legend>
        {(Object.keys(words.nav.themes) as Theme[]).map((each) => (
          <label key={each} class="check">
            <input type="radio" name="theme" checked={chosen === each} onChange={() => chooseTheme(each)} />
            {words.nav.themes[each]}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function Reviews() {
  const words = useAccountWords();
  const lang = useStore(language);
  const [reviews, again] = useLoad(
    async (signal) => {
      const own = await api.reviews(signal);
      const names = await namesOf(
        own.map(({ place_id }) => place_id),
        lang,
        signal,
      );
      return own.map((review) => ({ ...review, name: names.get(review.place_id) ?? review.place_id }));
    },
    [lang],
  );
  return (
    <section class="panel stack" aria-labelledby="own-reviews">
      <h2 id="own-reviews">{words.reviews}</h2>
      {reviews.state === 'failed' && <Failure error={reviews.error} again={again} />}
      {reviews.state === 'loading' && !reviews.value && <p class="quiet">{words.reading}</p>}
      {reviews.state === 'ready' && reviews.value.length === 0 && <p class="quiet">{words.noReviews}</p>}
      <ul class="plain-list">
        {reviews.value?.map((review) => (
          <li key={review.id}>
            <a href={`/place/?id=${encodeURIComponent(review.place_id)}`}>{review.name}</a>
            <Rating rating={review.rating} count={-1} />
            {review.comment && <p>{review.comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnData() {
  const words = useAccountWords();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    try {
      const text = JSON.stringify(await api.exportMe(), null, 2);
      saveFile('paseo-my-data.json', new Blob([text], { type: 'application/json' }));
    } catch (error) {
      report(error);
    }
  }

  async function erase() {
    setBusy(true);
    try {
      await api.deleteMe();
      leave();
      scrollTo(0, 0);
      say(words.deleted);
    } catch (error) {
      report(error);
      setBusy(false);
    }
  }

  return (
    <section class="panel stack" aria-labelledby="own-data">
      <h2 id="own-data">{words.data}</h2>
      <p class="quiet">{words.dataHint}</p>
      <div class="row">
        <button type="button" class="button" onClick={save}>
          {words.download}
        </button>
        <button type="button" class="button danger" aria-expanded={sure} onClick={() => setSure(!sure)}>
          {words.delete}
        </button>
      </div>
      {sure && (
        <div class="notice stack" role="alert">
          <p>{words.deleteSure}</p>
          <div class="row">
            <button type="button" class="button primary" disabled={busy} onClick={erase}>
              {busy ? words.deleting : words.deleteYes}
            </button>
            <button type="button" class="button" disabled={busy} onClick={() => setSure(false)}>
              {words.deleteNo}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
