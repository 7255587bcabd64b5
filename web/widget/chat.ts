// The chat inside one element: what is asked, what is answered, and what the page around is told of it.
import { optionsOf, readPage } from './options.ts';
import { placeList } from './places.ts';
import { type Answer, createService, type KeySettings, ServiceTrouble } from './service.ts';
import { toldApart } from './told.ts';
import { createView } from './view.ts';
import { WORDS } from './words.ts';

export interface Chat {
  readonly open: () => void;
  readonly close: () => void;
  /** Says something as if the visitor had written it. */
  readonly send: (message: string) => Promise<void>;
}

export function createChat(element: HTMLElement, baseUrl: string): Chat {
  let options = optionsOf(readPage(element));
  const { apiKey: key = '', settings: wanted } = element.dataset;
  const service = createService(baseUrl, key);
  const view = createView(element, options, { onSend: send, onOpen: open, onClose: close });
  let busy = false;
  /** Asked once a page, and kept nowhere. */
  let consent: 'asked' | 'yes' | 'no' | undefined;

  let hasBegun = false;

  let greeting = view.say('paseo', options.greeting);
  view.offer(options.words.starters, send);
  emit('ready');
  // Drawn before the answer: a service that is slow or away leaves no hole in the page.
  if (key !== '' && wanted !== 'none') void service.settings().then(wear);
  return { open, close, send };

  /** What was said before the settings came stays as it was said. */
  function wear(settings: KeySettings): void {
    options = optionsOf(readPage(element), settings);
    view.dress(options);
    if (hasBegun) return;
    greeting.remove();
    greeting = view.say('paseo', options.greeting);
    view.offer(options.words.starters, send);
  }

  function open(): void {
    if (view.open()) emit('open');
  }

  function close(): void {
    if (view.close()) emit('close');
  }

  async function send(message: string): Promise<void> {
    const text = message.trim();
    if (busy || text === '') return;
    hasBegun = true;
    view.say('you', text);
    emit('message', { from: 'visitor', text });
    await answer(text);
  }

  async function answer(text: string): Promise<void> {
    busy = true;
    view.setBusy(true);
    view.offer([], send);
    const waiting = view.say('paseo', options.words.thinking);
    const answered = await service.ask(text, options.location).catch((error: unknown) => error);
    waiting.remove();
    busy = false;
    view.setBusy(false);
    if (isAnswer(answered)) showAnswer(answered);
    else showTrouble(answered, text);
  }

  function showAnswer({
    response_text: text,
    recommendations: places,
    language = options.locale,
    listId,
  }: Answer): void {
    const { words, details } = toldApart(text, places);
    view.say('paseo', words);
    emit('message', { from: 'paseo', text });
    const onOpen = (placeId: string) => {
      if (listId !== undefined && consent === 'yes') service.opened(listId, placeId);
    };
    if (places.length > 0) view.append(placeList(places, { locale: options.locale, baseUrl, details, onOpen }));
    if (places.length > 0 && listId !== undefined && consent === undefined) askConsent();
    const first = places[0]?.name;
    const next = WORDS[language];
    view.offer(first ? [next.more, next.about(first), next.hours(first)] : [], send);
  }

  function askConsent(): void {
    const { words } = options;
    consent = 'asked';
    view.ask(words.mayCount, [words.yes, words.no], (answer) => {
      consent = answer === words.yes ? 'yes' : 'no';
    });
  }

  function showTrouble(error: unknown, text: string): void {
    const trouble = error instanceof ServiceTrouble ? error.trouble : 'failed';
    view.say('problem', options.words[trouble]);
    const hopeless = trouble === 'badKey' || trouble === 'badOrigin';
    view.offer(hopeless ? [] : [options.words.again], () => answer(text));
  }

  function emit(name: string, detail?: unknown): void {
    element.dispatchEvent(new CustomEvent(`paseo:${name}`, { detail, bubbles: true, composed: true }));
  }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'response_text' in value;
