// The service worker of these pages: started when the first page stands, told what was seen, and taken away when the visitor says so.
import { addressOf } from '../../api-client/transport.ts';
import { memory } from './memory.ts';
import { placesQuestion } from './questions.ts';
import { createStore } from './store.ts';

const WORKER = '/service-worker.js';
const SETTING = 'offline';
/** Names of all caches of the worker begin with it. */
const CACHES = 'paseo-';

/** Whether this browser keeps pages, places and tiles for when there is no network. */
export const keepsOffline = createStore(memory.read(SETTING) !== 'no');

/** After the page has loaded: what it needs comes first. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!keepsOffline.get()) {
    // A page that was open when it was switched off in another still had the worker, which went on keeping.
    drop().catch(() => undefined);
    return;
  }
  const start = () => setTimeout(() => register().catch(() => undefined), AFTER_LOAD_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

const AFTER_LOAD_MS = 1_000;

async function register(): Promise<void> {
  await navigator.serviceWorker.register(trusted(WORKER), { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ seen: [...seen, addressOf({ path: '/api/places/', query: placesQuestion({ wishes: [] }) })] });
}

/** Off means that nothing stays: neither the worker nor what it kept. The page is loaded anew, because the worker stays with an open one. */
export async function keepOffline(wanted: boolean): Promise<void> {
  memory.write(SETTING, wanted ? undefined : 'no');
  const hasWorkers = 'serviceWorker' in navigator;
  if (wanted || !hasWorkers) keepsOffline.set(wanted);
  if (!hasWorkers) return;
  if (wanted) return register();
  await drop();
  location.reload();
}

async function drop(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The address of a worker is one of the places where a page that demands Trusted Types takes no plain text. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('paseo-worker', { createScriptURL: () => WORKER }).createScriptURL(url) ?? url;
}
