// Which places are open at this minute, as far as their hours are known.
import { openUntil, readHours } from '../day/hours.ts';
import { madridNow } from '../day/time.ts';
import { factsOf } from './facts.ts';
import type { Language } from './settings.ts';

/**
 * In their order; places whose hours nobody knows are left out.
 *
 * @param lang in which the facts will be shown, so that they are asked for once
 */
export async function openNow<T extends { readonly id: string }>(
  items: readonly T[],
  lang: Language,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const facts = await Promise.all(items.map(({ id }) => factsOf(id, lang)));
  signal.throwIfAborted();
  const now = madridNow();
  return items.filter((_, index) => isOpenAt(facts[index]?.opening_hours ?? '', now));
}

function isOpenAt(text: string, now: Date): boolean {
  const hours = readHours(text);
  return hours !== undefined && openUntil(hours, now, now.getHours() * 60 + now.getMinutes()) !== undefined;
}
