// Which place is pointed at, in the list or on the map; both show it.

import { createStore } from './store.ts';
import type { Talked } from './talked-first.ts';

export const highlighted = createStore<string | undefined>(undefined);

/** The newest answer in the chat. */
export const talkedOf = createStore<Talked>({ places: [], isPlan: false });

/** Brings the place's card into view, as when its marker was chosen. */
export function showInList(id: string): void {
  highlighted.set(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const cards = [document.getElementById(`said-${id}`), document.getElementById(`result-${id}`)];
  cards.find((card) => card?.offsetParent)?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
