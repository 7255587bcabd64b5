// Whose ticket a line speaks of, by what people are called and by their ages.
import type { AgeGroup } from '../../wishes/wish.ts';
import type { PayerWords } from '../languages/payer-words.ts';

/** Each group once, in the order of the words of the language, those that ages tell of last. */
export function payersIn(line: string, { who, ages }: PayerWords): readonly AgeGroup[] {
  const named = who.flatMap(([group, pattern]) => (pattern.test(line) ? [group] : []));
  const old = ages.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap((match) =>
      match.slice(1).flatMap((age) => (age === undefined ? [] : groupOf(Number(age)))),
    ),
  );
  // "My girls, 24 and 27" are no children: an age says more than what somebody is called.
  const isGrown = old.length > 0 && old.every((group) => group !== 'child' && group !== 'baby');
  return [...new Set([...named.filter((group) => !isGrown || group !== 'child'), ...old])];
}

function groupOf(age: number): AgeGroup {
  if (age < CHILD_YEARS) return 'baby';
  if (age < GROWN_UP_YEARS) return 'child';
  if (age <= STUDENT_YEARS) return 'student';
  return age < SENIOR_YEARS ? 'adult' : 'senior';
}
const CHILD_YEARS = 3;
const GROWN_UP_YEARS = 18;
/** Up to this age houses ask for a student or youth card. */
const STUDENT_YEARS = 25;
const SENIOR_YEARS = 65;

/** The one of whom a price is asked: who pays as everybody does asks nothing by saying so. */
export const payerOf = (payers: readonly AgeGroup[]): AgeGroup | undefined =>
  payers.find((group) => group !== 'adult') ?? payers[0];
