// What a change of a plan speaks of as standing in it already: "the drink after dinner", "swap the wine bar".
import type { Wish } from '../../../wishes/wish.ts';
import type { PlanStop, Reference } from '../../frame.ts';
import type { Reading } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';

/** "The drink after dinner": with its article it is the one that stands in the plan already; "a drink" comes on top. */
export function standingKind(
  reading: Reading,
  stop: PlanStop | undefined,
  { after, before }: { readonly after?: Reference; readonly before?: Reference },
): Reference | undefined {
  if ((after ?? before) === undefined || (stop?.meal !== undefined && stop.meal !== 'drinks')) return undefined;
  if (!stop?.wish?.said || !isDefinite(reading, stop.wish)) return undefined;
  return stop.meal === 'drinks' ? { kind: 'meal', meal: 'drinks', said: stop.wish.said } : typeOf(stop.wish);
}

/** "The museum", "lo del museo": with an article it is one that is known. */
export const isDefinite = (reading: Reading, wish: Wish | undefined): boolean =>
  reading.grammar.definite.has(reading.document.words[wordAt(reading, wish) - 1]?.norm ?? '');

/** "Swap the wine bar": what stands directly behind the verb goes, and is nothing that comes. */
export function objectIn(reading: Reading, { phrases }: Sentence, wish: Wish | undefined): Reference | undefined {
  const at = wordAt(reading, wish);
  const isOfVerb = phrases.some(({ family, meaning, from }) => family === 'plan' && meaning === 'swap' && from <= at);
  return wish && isOfVerb && isDefinite(reading, wish) ? typeOf(wish) : undefined;
}

/** Where its words begin; -1 where none were said. */
const wordAt = ({ document: { words } }: Reading, wish: Wish | undefined): number =>
  words.findIndex(({ start }) => start >= (wish?.said?.start ?? Number.POSITIVE_INFINITY));
