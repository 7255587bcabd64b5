// The list beside a conversation: what was just talked of stands first, so that chat, list and map number it alike.
import type { Result, Results } from './results.ts';

export interface Talked {
  /** In the order in which the chat shows them. */
  readonly places: readonly Result[];
  /** They are the stops of a plan, which no further place belongs to. */
  readonly isPlan: boolean;
}

export function talkedFirst(list: Results | undefined, { places, isPlan }: Talked): Results | undefined {
  if (places.length === 0) return list;
  if (isPlan) return { ...list, items: places, sure: places.length, total: places.length, possible: 0 };
  if (!list) return undefined;
  const { items, sure = items.length } = list;
  const known = new Map(items.map((item) => [item.id, item]));
  const first = places.map((place) => ({ ...known.get(place.id), ...place }));
  const isFirst = new Set(first.map(({ id }) => id));
  const others = (some: readonly Result[]) => some.filter(({ id }) => !isFirst.has(id));
  const surely = others(items.slice(0, sure));
  return { ...list, items: [...first, ...surely, ...others(items.slice(sure))], sure: first.length + surely.length };
}
