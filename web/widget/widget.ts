// Turns every element with `data-api-key` into a chat, wherever this script stands and whenever the element appears.
import { type Chat, createChat } from './chat.ts';

declare global {
  interface Window {
    Paseo?: Api;
  }
}

interface Api {
  /** The chat of an element, or of the first one on the page. */
  readonly chat: (element?: Element) => Chat | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly send: (message: string) => Promise<void> | undefined;
}

const SELECTOR = '[data-api-key]';
const chats = new Map<Element, Chat>();
const baseUrl = findBaseUrl();

function start(): void {
  adopt(document);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) adopt(target);
      for (const node of addedNodes) if (node instanceof Element) adopt(node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-api-key'] });
}

function adopt(root: Document | Element): void {
  const found = [...root.querySelectorAll(SELECTOR)];
  if (root instanceof Element && root.matches(SELECTOR)) found.push(root);
  for (const element of found) {
    if (!(element instanceof HTMLElement) || chats.has(element) || !element.dataset.apiKey) continue;
    try {
      chats.set(element, createChat(element, baseUrl));
    } catch (error) {
      // An element that cannot hold a shadow root (an image, an input) is the page's mistake and breaks nothing else.
      console.warn('paseo: this element cannot hold the chat', element, error);
    }
  }
}

/** Where the service is: the address this very script came from. */
function findBaseUrl(): string {
  const script = document.currentScript ?? document.querySelector('script[src*="/widget.js"]');
  const src = script instanceof HTMLScriptElement ? script.src : location.href;
  return new URL('.', src).href.replace(/\/$/u, '');
}

const first = (): Chat | undefined => [...chats].find(([element]) => element.isConnected)?.[1];

if (!window.Paseo) {
  window.Paseo = {
    chat: (element) => (element ? chats.get(element) : first()),
    open: () => first()?.open(),
    close: () => first()?.close(),
    send: (message) => first()?.send(message),
  };
  start();
}
