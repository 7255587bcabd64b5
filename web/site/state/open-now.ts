// Which places are open at this minute, as far as their hours are known.
import { openUntil, readHours } from '../day/hours.ts';
import { madridNow } from '../day/time.ts';
import { placeOnce } from './facts.ts';

/** As many questions as a browser sends at once. */
const AT_ONCE = 6;

export interface OpenOnes<T> {
  readonly items: readonly T[];
  /** Whether the whole list was looked at; the rest is asked for when somebody wants to see more. */
  readonly complete: boolean;
}

/** The first of a list that are open now, `enough` of them or a few more. Places whose hours nobody knows are left out. */
export async function openNow<T extends { readonly id: string }>(
  items: readonly T[],
  enough: number,
  signal: AbortSignal,
): Promise<OpenOnes<T>> {
  const open: T[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (open.length >= enough) return { items: open, complete: false };
    signal.throwIfAborted();
    const some = items.slice(at, at + AT_ONCE);
    const answers = await Promise.all(some.map(({ id }) => isOpenNow(id)));
    open.push(...some.filter((_, index) => answers[index]));
  }
  return { items: open, complete: true };
}

/** Opening hours read alike in every language, so the English facts will do. */
async function isOpenNow(id: string): Promise<boolean> {
  const { facts } = await placeOnce(id, 'en');
  const hours = readHours(facts?.opening_hours ?? '');
  const now = madridNow();
  return hours !== undefined && openUntil(hours, now, now.getHours() * 60 + now.getMinutes()) !== undefined;
}
