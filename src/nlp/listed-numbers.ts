// "What's the difference between 2 and 3?", «¿cuál es mejor, 1 o 4?»: bare numbers that are set side by side count the list on
// the table, and are neither hours nor amounts. The word that says so is put in, so that every later stage reads ordinals.
import { foldInPlace } from '../domain/text.ts';
import type { Grammar } from './languages/grammar.ts';

/** @param listed how many places the list has */
export function withNumbersOfList(
  text: string,
  { sideBySide, numbersOfList, numberInList, light, or }: Grammar,
  listed: number,
): string {
  const folded = foldInPlace(text);
  if (listed < 2 || !sideBySide.test(folded)) return text;
  const [run] = [...folded.matchAll(numbersOfList.run)].filter(({ 0: said, index }) => {
    const numbers = said.match(/\d+/gu)!.map(Number);
    // "Tell me 3 or 4 simple restaurants and I choose": how many, and not which.
    const behind = /^ (\p{L}+)/u.exec(folded.slice(index + said.length))?.[1];
    const isRange = numbers.length === 2 && numbers[1] === numbers[0]! + 1 && said.includes(` ${or} `);
    if (isRange && behind && (!light.has(behind) || PLURAL.test(behind))) return false;
    return numbers.every((each) => each >= 1 && each <= listed) && new Set(numbers).size === numbers.length;
  });
  if (!run) return text;
  const end = run.index + run[0].length;
  const counted = text
    .slice(run.index, end)
    .replace(numbersOfList.one, (_, digits: string) => `${numberInList} ${digits}`);
  return text.slice(0, run.index) + counted + text.slice(end);
}

/** «Sitios», "options": what is counted. */
const PLURAL = /\p{L}{3}s$/u;
