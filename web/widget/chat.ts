// The chat inside one element: what is drawn, what is said, and where the focus goes.
import { h, icon } from './dom.ts';
import { readOptions } from './options.ts';
import { type Answer, createService, type FoundPlace, ServiceTrouble } from './service.ts';
import { STYLE } from './style.ts';
import type { Words } from './words.ts';

export interface Chat {
  readonly open: () => void;
  readonly close: () => void;
  /** Says something as if the visitor had written it. */
  readonly send: (message: string) => Promise<void>;
}

const ICONS = {
  chat: 'M4 5h16v11H9l-5 4V5Z',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-4-6-7-2Z',
};

let sheet: CSSStyleSheet | undefined;

export function createChat(element: HTMLElement, baseUrl: string): Chat {
  const options = readOptions(element);
  const { words, position } = options;
  const ask = createService(baseUrl, options.key);
  const floating = position !== 'inline';

  const log = h('div', { class: 'log', role: 'log', 'aria-live': 'polite', 'aria-label': options.title, tabindex: 0 });
  const replies = h('div', { class: 'replies' });
  const input = h('input', {
    'aria-label': words.input,
    placeholder: words.input,
    maxlength: 2000,
    autocomplete: 'off',
    enterkeyhint: 'send',
  });
  const sendButton = h('button', { type: 'submit', class: 'round', 'aria-label': words.send }, icon(ICONS.send));
  const form = h('form', {}, input, sendButton);
  const closeButton = h('button', { type: 'button', class: 'round', 'aria-label': words.close }, icon(ICONS.close));
  const head = h('div', { class: 'head' }, h('h2', {}, options.title), floating ? closeButton : undefined);
  const panel = h(
    'section',
    { class: 'panel', role: floating ? 'dialog' : 'region', 'aria-label': options.title, hidden: floating },
    head,
    log,
    replies,
    form,
  );
  const launcher = h(
    'button',
    { type: 'button', class: 'round launcher', 'aria-label': words.open, 'aria-expanded': 'false' },
    icon(ICONS.chat),
  );
  const look = [
    'root',
    options.dark ? 'dark' : '',
    floating ? 'floating' : '',
    position === 'bottom-left' ? 'left' : '',
  ];
  const root = h(
    'div',
    { class: look.filter(Boolean).join(' '), lang: options.locale },
    panel,
    floating ? launcher : undefined,
  );

  let busy = false;

  function open() {
    if (floating && panel.hidden) {
      panel.hidden = false;
      launcher.hidden = true;
      launcher.setAttribute('aria-expanded', 'true');
      emit('open');
    }
    input.focus();
  }

  function close() {
    if (!floating || panel.hidden) return;
    panel.hidden = true;
    launcher.hidden = false;
    launcher.setAttribute('aria-expanded', 'false');
    launcher.focus();
    emit('close');
  }

  async function send(message: string) {
    const text = message.trim();
    if (busy || text === '') return;
    busy = true;
    sendButton.setAttribute('aria-disabled', 'true');
    replies.replaceChildren();
    write('you', text);
    const waiting = write('paseo', words.thinking);
    try {
      const answer = await ask(text, options.location);
      waiting.remove();
      showAnswer(answer);
    } catch (error) {
      waiting.remove();
      showTrouble(error, text);
    } finally {
      busy = false;
      sendButton.removeAttribute('aria-disabled');
    }
  }

  function showAnswer({ response_text, recommendations }: Answer) {
    write('paseo', response_text);
    if (recommendations.length > 0) log.append(placeList(recommendations, words, options.locale, baseUrl));
    const first = recommendations[0]?.name;
    offer(first ? [words.more, words.about(first), words.hours(first)] : []);
    scrollDown();
  }

  function showTrouble(error: unknown, text: string) {
    const trouble = error instanceof ServiceTrouble ? error.trouble : 'failed';
    write('problem', words[trouble]);
    if (trouble === 'badKey' || trouble === 'badOrigin') return;
    const again = h('button', { type: 'button' }, words.again);
    again.addEventListener('click', () => {
      input.focus();
      send(text);
    });
    replies.replaceChildren(again);
  }

  function write(who: 'you' | 'paseo' | 'problem', text: string): HTMLElement {
    const speaker = who === 'you' ? `${words.you}: ` : 'Paseo: ';
    const said = h('div', { class: `said ${who}` }, h('span', { class: 'sr' }, speaker), text);
    log.append(said);
    scrollDown();
    if (text !== words.thinking && who !== 'problem')
      emit('message', { from: who === 'you' ? 'visitor' : 'paseo', text });
    return said;
  }

  function offer(texts: readonly string[]) {
    replies.replaceChildren(
      ...texts.map((text) => {
        const button = h('button', { type: 'button' }, text);
        button.addEventListener('click', () => {
          input.focus();
          send(text);
        });
        return button;
      }),
    );
  }

  const scrollDown = () => log.scrollTo({ top: log.scrollHeight });

  const emit = (name: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(`paseo:${name}`, { detail, bubbles: true, composed: true }));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    const text = input.value;
    input.value = '';
    send(text);
  });
  launcher.addEventListener('click', open);
  closeButton.addEventListener('click', close);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    event.stopPropagation();
  });

  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(root);
  log.append(h('div', { class: 'said' }, options.greeting));
  offer(words.starters);
  emit('ready');
  return { open, close, send };
}

function placeList(places: readonly FoundPlace[], words: Words, locale: string, baseUrl: string): HTMLElement {
  return h(
    'ol',
    { class: 'places' },
    ...places.map((place) =>
      h(
        'li',
        {},
        h(
          'a',
          { href: `${baseUrl}/place/?id=${encodeURIComponent(place.place_id)}`, target: '_blank', rel: 'noopener' },
          h('strong', {}, place.name),
          h('small', {}, factsOf(place, words, locale)),
          h('span', { class: 'sr' }, ` ${words.newTab}`),
        ),
      ),
    ),
  );
}

function factsOf({ rating, user_ratings_total: count, distance }: FoundPlace, words: Words, locale: string): string {
  const stars =
    count > 0 ? `★ ${rating.toLocaleString(locale, { maximumFractionDigits: 1 })} (${count})` : words.noRatings;
  const near =
    distance < 1000 ? `${distance} m` : `${(distance / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} km`;
  return `${near} ${words.away} · ${stars}`;
}
