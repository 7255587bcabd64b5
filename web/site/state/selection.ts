// Which place is pointed at, in the list or on the map; both show it.
import type { Position } from '../../api-client/client.ts';
import { createStore } from './store.ts';

export const highlighted = createStore<string | undefined>(undefined);

/** The places of the newest answer in the chat, in the order in which it shows them. */
export const talkedOf = createStore<readonly (Position & { readonly id: string; readonly name: string })[]>([]);

/** Brings the place's card into view, as when its marker was chosen. */
export function showInList(id: string): void {
  highlighted.set(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const cards = [document.getElementById(`said-${id}`), document.getElementById(`result-${id}`)];
  cards.find((card) => card?.offsetParent)?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
