// For those who build on Paseo: the widget with its looks to choose, a first request, and where the rest is written.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../../api-client/client.ts';
import { Code } from '../parts/code.tsx';
import { report, say } from '../parts/toast.tsx';
import { CITY } from '../state/city.ts';
import { useQuery } from '../state/router.ts';
import { useSeen } from '../state/seen.ts';
import { api, session, sessionToken } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useDevelopersWords } from '../words/developers/index.ts';

export function DevelopersPage() {
  const words = useDevelopersWords();
  useTitle(words.title);
  return (
    <div class="page">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <p class="row">
        <a class="button" href="/docs">
          {words.reference}
        </a>
        <a class="button" href="/openapi.json">
          OpenAPI
        </a>
        <a class="button" href="/evaluation/">
          {words.evaluation}
        </a>
      </p>
      <Quickstart />
      <Configurator />
      <Console />
    </div>
  );
}

/** From nothing to the first recommendation, as one pastes it into a terminal; the last step with one's own token. */
function Quickstart() {
  const words = useDevelopersWords();
  const who = useStore(session);
  const steps = [
    [words.steps.account, post('/api/users/', '{"username":"carmen","password":"caminito de la tarde"}')],
    [words.steps.token, post('/api/token', '{"username":"carmen","password":"caminito de la tarde"}')],
    [words.steps.taste, post('/api/preferences/', '{"category":"museums","rating":4.5}', TOKEN)],
    [words.steps.places, curl(`/api/recommendations/?lat=${CITY.center.lat}&lng=${CITY.center.lng}&limit=3`, TOKEN)],
  ] as const;
  return (
    <section class="panel stack" aria-labelledby="quickstart-title">
      <h2 id="quickstart-title">{words.quickstart}</h2>
      <p class="quiet">{who ? words.quickstartAs(who.user.username) : words.quickstartLead}</p>
      {steps.map(([label, text], index) => (
        <Code
          key={label}
          label={`${index + 1}. ${label}`}
          text={text}
          copied={withToken(text, who && sessionToken())}
        />
      ))}
    </section>
  );
}

/** Shown in the place of a token, which a picture of the screen must not give away. */
const TOKEN = '<ACCESS_TOKEN>';

const withToken = (text: string, token: string | undefined): string => (token ? text.replace(TOKEN, token) : text);

function curl(path: string, token?: string): string {
  return [`curl '${location.origin}${path}'`, ...(token ? [`-H 'Authorization: Bearer ${token}'`] : [])].join(
    ' \\\n  ',
  );
}

const post = (path: string, body: string, token?: string): string =>
  [curl(path, token), `-H 'Content-Type: application/json'`, `-d '${body}'`].join(' \\\n  ');

interface Looks {
  readonly key: string;
  readonly locale: string;
  readonly theme: string;
  readonly position: string;
  readonly accent: string;
}

const ACCENT = '#a3262a';

function Configurator() {
  const words = useDevelopersWords();
  const [key] = useQuery('key');
  const [looks, setLooks] = useState<Looks>({
    key: key ?? 'pk_…',
    locale: '',
    theme: '',
    position: '',
    accent: ACCENT,
  });
  const isAdmin = useStore(session)?.user.role === 'admin';
  const field = (name: keyof Looks) => ({
    value: looks[name],
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      setLooks({ ...looks, [name]: event.currentTarget.value }),
  });
  const snippet = snippetOf(looks, location.origin);

  async function makeKey() {
    try {
      const { key: made } = await api.createWidgetKey({ label: words.title, allowed_origins: [location.origin] });
      if (made) setLooks({ ...looks, key: made });
      say(words.madeKey);
    } catch (error) {
      report(error);
    }
  }

  return (
    <section class="panel stack" aria-labelledby="widget-title">
      <h2 id="widget-title">{words.widget}</h2>
      <p class="quiet">{words.widgetLead}</p>
      <div class="configurator">
        <div class="stack">
          <label class="field">
            <span>{words.key}</span>
            <input {...field('key')} spellcheck={false} />
          </label>
          {isAdmin && (
            <button type="button" class="button small" onClick={makeKey}>
              {words.makeKey}
            </button>
          )}
          <label class="field">
            <span>{words.locale}</span>
            <select {...field('locale')}>
              <option value="">{words.asPage}</option>
              <option value="en">English</option>
              <option value="es">Español</option>
            </select>
          </label>
          <label class="field">
            <span>{words.theme}</span>
            <select {...field('theme')}>
              <option value="">{words.asDevice}</option>
              <option value="light">{words.light}</option>
              <option value="dark">{words.dark}</option>
            </select>
          </label>
          <label class="field">
            <span>{words.position}</span>
            <select {...field('position')}>
              <option value="">{words.inline}</option>
              <option value="bottom-right">{words.bottomRight}</option>
              <option value="bottom-left">{words.bottomLeft}</option>
            </select>
          </label>
          <label class="field">
            <span>{words.accent}</span>
            <input type="color" {...field('accent')} />
          </label>
        </div>
        <WidgetPreview looks={looks} />
      </div>
      <Code text={snippet} label={words.snippet} />
      <p class="hint">{words.keyHint}</p>
    </section>
  );
}

/** What to paste into a page. Values are escaped: the key and the colour are whatever was typed. */
function snippetOf(looks: Looks, origin: string): string {
  const attributes = [
    ['data-api-key', looks.key],
    ['data-locale', looks.locale],
    ['data-theme', looks.theme],
    ['data-position', looks.position],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${value!.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;')}"`);
  const style = looks.accent === ACCENT ? [] : [`<style>#paseo-chat { --paseo-accent: ${looks.accent} }</style>`];
  return [
    ...style,
    `<div id="paseo-chat"${attributes.join('')}></div>`,
    `<script src="${origin}/widget.js" defer></script>`,
  ].join('\n');
}

/** The widget itself, in the frame of this page. It is drawn anew when its looks change. */
function WidgetPreview({ looks }: { readonly looks: Looks }) {
  const words = useDevelopersWords();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  useEffect(() => {
    if (!seen) return;
    const element = document.createElement('div');
    element.dataset.apiKey = looks.key;
    if (looks.locale) element.dataset.locale = looks.locale;
    if (looks.theme) element.dataset.theme = looks.theme;
    if (looks.accent !== ACCENT) element.style.setProperty('--paseo-accent', looks.accent);
    frame.current?.replaceChildren(element);
    import('../../widget/chat.ts').then(({ createChat }) => createChat(element, '')).catch(report);
  }, [looks, seen]);
  return (
    <div class="preview">
      <p class="hint">{words.preview}</p>
      <div ref={frame} />
    </div>
  );
}

const REQUESTS = [
  '/api/places/?category=museums&limit=2',
  `/api/recommendations/?lat=${CITY.center.lat}&lng=${CITY.center.lng}&limit=2&include=contributions`,
  '/api/preferences/',
  '/api/categories',
] as const;

/** Sends a reading request as whoever is signed in, and shows the answer as it came. */
function Console() {
  const words = useDevelopersWords();
  const who = useStore(session);
  const [path, setPath] = useState<string>(REQUESTS[0]);
  const [answer, setAnswer] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(event: Event) {
    event.preventDefault();
    if (!path.startsWith('/')) return;
    setBusy(true);
    try {
      const started = performance.now();
      const response = await fetch(path, {
        headers: { Accept: 'application/json', ...(who ? { Authorization: `Bearer ${sessionToken()}` } : {}) },
        credentials: 'omit',
      });
      const took = Math.round(performance.now() - started);
      setAnswer(`${response.status} ${response.statusText} · ${took} ms\n\n${pretty(await response.text())}`);
    } catch {
      report(new ApiError(0, 'The service cannot be reached'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section class="panel stack" aria-labelledby="console-title">
      <h2 id="console-title">{words.console}</h2>
      <p class="quiet">{who ? words.consoleAs(who.user.username) : words.consoleAnonymous}</p>
      <form class="console" onSubmit={send}>
        <label class="field">
          <span>GET</span>
          <input
            list="requests"
            value={path}
            spellcheck={false}
            onInput={(event) => setPath(event.currentTarget.value)}
          />
        </label>
        <datalist id="requests">
          {REQUESTS.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <button type="submit" class="button primary" disabled={busy}>
          {words.send}
        </button>
      </form>
      <Code
        text={curl(path, who && TOKEN)}
        copied={withToken(curl(path, who && TOKEN), who && sessionToken())}
        label="curl"
      />
      {answer && <Code text={answer} label={words.answer} />}
    </section>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
