// Names in small letters that stand in a list of stops with their hours.
import { isMark, type Word } from './document.ts';

/** "Breakfast at nine, prado at ten, lunch": between a mark and an hour stands a stop, and no common word. */
export function isStopOfList(
  { from, to }: { readonly from: number; readonly to: number },
  words: readonly Word[],
): boolean {
  const [before, behind] = [words[from - 1], words.slice(to, to + HOUR_WORDS)];
  const hour = behind.findIndex(({ norm }) => /^\d{1,2}(?:[.:]\d{2})?(?:h|am|pm)?$/u.test(norm));
  const isHour = hour >= 0 && behind.slice(0, hour).every(({ norm }) => /^\p{L}{1,3}$/u.test(norm));
  return isHour && (before === undefined || isMark(before));
}
/** "At ten", "a las diez". */
const HOUR_WORDS = 3;
