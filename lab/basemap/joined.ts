// Ways of a street come in pieces from crossing to crossing. Joined end to end, a name finds room along them.
import type { Line, Position } from './lines.ts';

/** Ends within about a metre are one. */
const keyOf = ([lng, lat]: Position): string => `${lng.toFixed(5)} ${lat.toFixed(5)}`;

/** The same ways in as few lines as can be had by going on where one ends; each way is used once. */
export function joined(lines: readonly Line[]): Line[] {
  const unused = new Set(lines.filter((line) => line.length > 1));
  const endingAt = new Map<string, Line[]>();
  for (const line of unused) {
    for (const end of [line[0]!, line.at(-1)!]) {
      const known = endingAt.get(keyOf(end));
      if (known) known.push(line);
      else endingAt.set(keyOf(end), [line]);
    }
  }
  const goneOn = (from: readonly Position[]): Position[] => {
    const all = [...from];
    for (;;) {
      const key = keyOf(all.at(-1)!);
      const next = endingAt.get(key)?.find((line) => unused.has(line));
      if (!next) return all;
      unused.delete(next);
      all.push(...(keyOf(next[0]!) === key ? next.slice(1) : next.toReversed().slice(1)));
    }
  };
  const made: Line[] = [];
  for (const line of lines) {
    if (!unused.delete(line)) continue;
    made.push(goneOn(goneOn(line).toReversed()));
  }
  return made;
}
