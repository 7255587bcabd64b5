// Whether the browser knows of a network at all.
import { createStore, useStore } from './store.ts';

const online = createStore(navigator.onLine);
for (const change of ['online', 'offline']) addEventListener(change, () => online.set(navigator.onLine));

export const useOnline = (): boolean => useStore(online);
