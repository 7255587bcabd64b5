// Names in small letters, or that are common words as well, where they stand as stops of a list.
import { isMark, type Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';
import { findWhens } from './temporal/find-whens.ts';

/** "Breakfast at nine, prado at ten", "retiro in the morning, then lunch": between a mark and a time stands a stop, and no common word. */
export function isStopOfList(
  { from, to }: { readonly from: number; readonly to: number },
  words: readonly Word[],
  { language }: Compiled,
): boolean {
  const before = words[from - 1];
  const { joining, stated } = grammarOf(language).plans;
  const lineOf = (own: readonly Word[]) => own.map(({ norm }) => norm).join(' ');
  // Which day it is matters not: only whether a time stands there.
  const timesIn = (line: string) => findWhens(line, '2026-01-01T00:00', language);
  const behind = lineOf(words.slice(to, to + TIME_WORDS));
  if (timesIn(behind).every(({ said }) => said.start > 0)) return false;
  if (before === undefined || isMark(before) || joining.has(before.norm) || stated.joins.has(before.norm)) return true;
  const ahead = lineOf(words.slice(Math.max(0, from - TIME_WORDS), from));
  return timesIn(ahead).some(({ said }) => said.end === ahead.length);
}
/** "In the late afternoon", «a las diez de la mañana». */
const TIME_WORDS = 6;
