// Names of other cities and countries: what is looked for there is not looked for here.
import type { Word } from '../document.ts';
import { placeNames } from '../learned/place-names.ts';
import type { Reading } from './context.ts';

/** "Best restaurants in Barcelona", "flights to Lisbon", "and Toledo?". */
export function namesAnotherCity({ document: { words, places }, grammar }: Reading): boolean {
  const folded = words.map((word) => word.folded);
  return words.some(({ start, end }, at) => {
    const length = placeNames.lengthAt(folded, at);
    if (length === 0 || folded.slice(at, at + length).includes(HOME)) return false;
    // "Nice churches"
    if (length === 1 && grammar.light.has(folded[at]!) && /^\p{Ll}/u.test(words[at]!.surface)) return false;
    if (places.some((place) => place.start <= start && end <= place.end)) return false;
    return isGoal(words, at, grammar.goal) || isAllThereIs(words, at, length);
  });
}

/** The catalogue of the shipped vocabulary of names; its own city is no other. */
const HOME = 'madrid';

const isGoal = (words: readonly Word[], at: number, goal: ReadonlySet<string>): boolean =>
  goal.has(words[at - 1]?.norm ?? '');

/** "And Lisbon?" */
const isAllThereIs = (words: readonly Word[], at: number, length: number): boolean =>
  words.length <= at + length + 1 && at <= MOST_BEFORE;
const MOST_BEFORE = 2;
