// Explicit ratings in a message: "4 out of 5", "8/10", "two stars", "museums: 3", "a 5 for parks", "80%".
import type { Language } from '../domain/language.ts';
import type { StatedNumber } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches } from './languages/pattern.ts';

export function statedNumbers(line: Line, pack: Compiled): StatedNumber[] {
  const found: StatedNumber[] = [];
  const { hint, half, stars, ofTen } = pack.pack.ratingForms;
  if (!/\d/.test(line.text) && !hint.test(line.text)) return found;
  const usualTop = ofTen.test(line.text) ? 10 : undefined;
  for (const shape of shapesOf(pack)) {
    for (const match of allMatches(shape, line.text)) {
      const from = line.signAt(match.index);
      const to = line.signAt(match.index + match[0].length - 1) + 1;
      const isAndAHalf = half.test(match[0]);
      const rating = ratingOf(match[1] ?? '', match[2] ?? usualTop, pack, isAndAHalf ? 0.5 : 0);
      if (rating !== undefined && !found.some((each) => from < each.to && each.from < to))
        found.push({ rating, from, to });
    }
  }
  if (found.length > 0 && stars.test(line.text)) found.push(...furtherStars(line, pack, found));
  return found.sort((a, b) => a.from - b.from);
}

/** "Two stars for the malls, five for the parks": the word is said once. */
const furtherStars = (line: Line, pack: Compiled, found: readonly StatedNumber[]): StatedNumber[] =>
  allMatches(furtherOf(pack), line.text).flatMap((match) => {
    const from = line.signAt(match.index);
    const rating = ratingOf(match[1] ?? '', undefined, pack, 0);
    const isNew = rating !== undefined && !found.some((each) => from >= each.from && from < each.to);
    return isNew ? [{ rating, from, to: from + 1 }] : [];
  });

const further = new Map<Language, RegExp>();
function furtherOf({ language, pack }: Compiled): RegExp {
  const number = `(${Object.keys(pack.numbers).join('|')}|\\d(?:[.,]\\d)?)`;
  const expression = further.get(language) ?? new RegExp(pack.ratingForms.further.replaceAll('N', number), 'g');
  further.set(language, expression);
  return expression;
}

const cache = new Map<Language, readonly RegExp[]>();

function shapesOf({ language, pack }: Compiled): readonly RegExp[] {
  const number = `(\\d{1,3}(?:[.,]\\d{1,2})?|${Object.keys(pack.numbers).join('|')})`;
  const shapes =
    cache.get(language) ?? pack.ratingForms.shapes.map((source) => new RegExp(source.replaceAll('N', number), 'g'));
  cache.set(language, shapes);
  return shapes;
}

function ratingOf(written: string, top: string | number | undefined, pack: Compiled, more: number): number | undefined {
  const value = (pack.pack.numbers[written] ?? Number(written.replace(',', '.'))) + more;
  if (!Number.isFinite(value)) return undefined;
  const scale =
    top === undefined
      ? value <= 5
        ? 5
        : 10
      : /%|cent/.test(String(top))
        ? 100
        : (pack.pack.numbers[top] ?? Number(top));
  if (value > scale) return undefined;
  return Math.min(5, Math.max(1, Math.round((value / scale) * 50) / 10));
}
