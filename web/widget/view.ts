// What the visitor sees: the panel with what was said, quick replies and the field; and the button that opens it.
import { h, icon } from './dom.ts';
import { inkOn, type Options } from './options.ts';
import { STYLE } from './style.ts';

type Speaker = 'you' | 'paseo' | 'problem';

interface View {
  readonly say: (who: Speaker, text: string) => HTMLElement;
  /** Adds something that is read together with what was said before it, which stays in view. */
  readonly append: (element: HTMLElement) => void;
  /** A question with buttons, which goes when it is answered; nothing waits for it. */
  readonly ask: (text: string, answers: readonly string[], choose: (answer: string) => void) => void;
  /** Replaces the quick replies. */
  readonly offer: (texts: readonly string[], choose: (text: string) => void) => void;
  /** Changes words and colours in place: what was said, written or focused stays. */
  readonly dress: (options: Options) => void;
  readonly setBusy: (busy: boolean) => void;
  /** Answers whether it was closed before. */
  readonly open: () => boolean;
  /** Answers whether it was open before. */
  readonly close: () => boolean;
}

interface ViewEvents {
  readonly onSend: (text: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const ICONS = {
  chat: 'M4 5h16v11H9l-5 4V5Z',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-4-6-7-2Z',
};

export function createView(element: HTMLElement, first: Options, events: ViewEvents): View {
  let options = first;
  const parts = drawParts(first);
  const { log, replies, input, send, panel, launcher } = parts;
  const floats = options.position !== 'inline';
  listen(parts, events);
  const root = rootOf(first, parts);
  dress(root, parts, first);
  show(element, root);
  const toEnd = () => log.scrollTo({ top: log.scrollHeight });

  function turn(open: boolean): boolean {
    if (!floats || panel.hidden !== open) return false;
    panel.hidden = !open;
    launcher.hidden = open;
    launcher.setAttribute('aria-expanded', String(open));
    return true;
  }

  return {
    say: (who, text) => {
      const speaker = h('span', { class: 'sr' }, `${who === 'you' ? options.words.you : 'Paseo'}: `);
      const said = h('div', { class: `said ${who}` }, speaker, text);
      log.append(said);
      toEnd();
      return said;
    },
    append: (child) => {
      const said = log.lastElementChild as HTMLElement | null;
      log.append(child);
      log.scrollTo({ top: (said?.offsetTop ?? 0) - log.offsetTop - GAP_PX });
    },
    ask: (text, answers, choose) => {
      const buttons = answers.map((answer) => h('button', { type: 'button' }, answer));
      const question = h('div', { class: 'replies question' }, h('span', {}, text), ...buttons);
      for (const button of buttons)
        button.addEventListener('click', () => {
          choose(button.textContent ?? '');
          question.remove();
          input.focus();
        });
      log.append(question);
    },
    offer: (texts, choose) => {
      const buttons = texts.map((text) => h('button', { type: 'button' }, text));
      for (const button of buttons) button.addEventListener('click', () => choose(button.textContent ?? ''));
      // A button that is about to go must not take the focus with it.
      if (replies.contains((element.shadowRoot as ShadowRoot).activeElement)) input.focus();
      replies.replaceChildren(...buttons);
    },
    dress: (next) => {
      options = next;
      dress(root, parts, next);
    },
    setBusy: (busy) => send.setAttribute('aria-disabled', String(busy)),
    open: () => {
      const turned = turn(true);
      input.focus();
      return turned;
    },
    close: () => {
      const turned = turn(false);
      if (turned) launcher.focus();
      return turned;
    },
  };
}

/** So that what is scrolled to does not stick to the edge. */
const GAP_PX = 8;

type Parts = ReturnType<typeof drawParts>;

/** Without words: those are put on by `dress`. */
function drawParts({ position }: Options) {
  const floats = position !== 'inline';
  const round = (name: keyof typeof ICONS, type: 'button' | 'submit' = 'button') =>
    h('button', { type, class: 'round' }, icon(ICONS[name]));
  const heading = h('h2');
  const log = h('div', { class: 'log', role: 'log', 'aria-live': 'polite', tabindex: 0 });
  const replies = h('div', { class: 'replies' });
  const input = h('input', { maxlength: 2000, autocomplete: 'off', enterkeyhint: 'send' });
  const send = round('send', 'submit');
  const form = h('form', {}, input, send);
  const close = round('close');
  const head = h('div', { class: 'head' }, heading, floats ? close : undefined);
  const role = floats ? 'dialog' : 'region';
  const panel = h('section', { class: 'panel', role, hidden: floats }, head, log, replies, form);
  const launcher = round('chat');
  launcher.classList.add('launcher');
  launcher.setAttribute('aria-expanded', 'false');
  return { panel, heading, log, replies, form, input, send, close, launcher };
}

function dress(root: HTMLElement, parts: Parts, { words, title, locale, accent }: Options): void {
  root.lang = locale;
  if (accent !== undefined) {
    root.style.setProperty('--key-accent', accent);
    root.style.setProperty('--key-on-accent', inkOn(accent));
  }
  parts.heading.textContent = title;
  parts.input.placeholder = words.input;
  const labels = [
    [parts.panel, title],
    [parts.log, title],
    [parts.input, words.input],
    [parts.send, words.send],
    [parts.close, words.close],
    [parts.launcher, words.open],
  ] as const;
  for (const [part, label] of labels) part.setAttribute('aria-label', label);
}

function listen({ form, input, panel, launcher, close }: Parts, events: ViewEvents): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value;
    input.value = '';
    events.onSend(text);
  });
  launcher.addEventListener('click', events.onOpen);
  close.addEventListener('click', events.onClose);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') events.onClose();
    // What is typed here is no shortcut of the page around.
    event.stopPropagation();
  });
}

function rootOf({ dark, position }: Options, { panel, launcher }: Parts): HTMLElement {
  const floats = position !== 'inline';
  const look = ['root', dark && 'dark', floats && 'floating', position === 'bottom-left' && 'left'];
  return h('div', { class: look.filter(Boolean).join(' ') }, panel, floats ? launcher : undefined);
}

let sheet: CSSStyleSheet | undefined;

function show(element: HTMLElement, root: HTMLElement): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(root);
}
