// Whether there is a network, and whether what is shown is what the service worker kept from before.
import { KEPT_AT } from './kept-at.ts';
import { createStore, useStore } from './store.ts';

const online = createStore(navigator.onLine);
/** When the oldest of the kept answers was given that are shown, as ISO 8601. */
const keptSince = createStore<string | undefined>(undefined);

for (const change of ['online', 'offline']) addEventListener(change, () => online.set(navigator.onLine));
addEventListener('online', () => keptSince.set(undefined));

export const useOnline = (): boolean => useStore(online);
export const useKeptSince = (): string | undefined => useStore(keptSince);

/** What is shown comes from this browser: there is no network, or none that reaches the service. */
export const isCutOff = (): boolean => !online.get() || keptSince.get() !== undefined;

/** An answer that the service gave just now says that it can be reached again. */
export function noteAnswer(answer: Response): Response {
  const kept = answer.headers.get(KEPT_AT) ?? undefined;
  const before = keptSince.get();
  if (kept === undefined || before === undefined || kept < before) keptSince.set(kept);
  return answer;
}
