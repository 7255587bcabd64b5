// "What's the difference between 2 and 3?", «¿cuál es mejor, 1 o 4?»: bare numbers that are set side by side count the list on
// the table, and are neither hours nor amounts. The word that says so is put in, so that every later stage reads ordinals.
import { foldInPlace } from '../domain/text.ts';
import type { Grammar } from './languages/grammar.ts';

/** @param listed how many places the list has */
export function withNumbersOfList(text: string, { sideBySide, numberInList }: Grammar, listed: number): string {
  const folded = foldInPlace(text);
  if (listed < 2 || !sideBySide.test(folded)) return text;
  const [run] = [...folded.matchAll(NUMBERS)].filter(({ 0: said }) => {
    const numbers = said.match(/\d+/gu)!.map(Number);
    return numbers.every((each) => each >= 1 && each <= listed) && new Set(numbers).size === numbers.length;
  });
  if (!run) return text;
  const end = run.index + run[0].length;
  const counted = text.slice(run.index, end).replace(ONE, (_, digits: string) => `${numberInList} ${digits}`);
  return text.slice(0, run.index) + counted + text.slice(end);
}

/** "2 and 3", «la 2 y la 4», "1, 3 or 5": and no "2 or 3 people", "from 1 to 2", «a las 2 o las 3». */
const NUMBERS =
  /(?<![\p{L}\p{N}€$:.,]|\b(?:for|at|from|para|somos|desde|of|x) )(?:(?:the|la|el|n[oº]\.?|#) ?)?\d{1,2}(?:(?: ?[,/&] ?| (?:and|or|vs|versus|with|different from|y|o|u|e|con) )(?:(?:the|la|el|n[oº]\.?|#) ?)?\d{1,2}){1,4}(?![\p{L}\p{N}€$:%]| ?(?:people|persons|pax|of us|nights|days|hours|euros?|am|pm|personas|noches|dias|horas|minutos)\b)/gu;
const ONE = /(?:(?:the|la|el|n[oº]\.?|#) ?)?(\d{1,2})/giu;
