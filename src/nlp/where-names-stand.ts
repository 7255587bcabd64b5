// Where a name stands tells what it is: behind "near" or "in", at the end of a way, in a message about lines and stops.
import type { Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';

/** "near sol", "en sol": but not "de sol". */
export function isWhere(words: readonly Word[], at: number, pack: Compiled): boolean {
  const role = pack.roleBefore(words, at);
  return role === 'near' || (role === 'in' && !pack.pack.nounForms.notInside.test(words[at - 1]!.norm));
}

/** Words before a name that a way to it may take up: "does the bus go to". */
const LONGEST_WAY = 3;

/** Gone to: "get to", "voy a". */
export const isGoal = (words: readonly Word[], at: number, { language }: Compiled): boolean =>
  grammarOf(language).wayTo.test(lineOf(words.slice(Math.max(0, at - LONGEST_WAY), at)));

/** About trains, lines and stops: a name that a station has means the station. */
export const speaksOfRides = (words: readonly Word[], { language }: Compiled): boolean =>
  grammarOf(language).rides.test(lineOf(words));

const lineOf = (words: readonly Word[]): string => ` ${words.map(({ norm }) => norm).join(' ')} `;
