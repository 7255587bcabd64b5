// Which place is pointed at, in the list or on the map; both show it.
import { createStore } from './store.ts';

export const highlighted = createStore<string | undefined>(undefined);

/** Brings the place's card into view, as when its marker was chosen. */
export function showInList(id: string): void {
  highlighted.set(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`result-${id}`)?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
