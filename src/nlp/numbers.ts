// Explicit ratings in a message: "4 out of 5", "8/10", "two stars", "museums: 3", "a 5 for parks", "80%".
import type { Language } from '../domain/language.ts';
import type { StatedNumber } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches } from './languages/pattern.ts';

export function statedNumbers(line: Line, pack: Compiled): StatedNumber[] {
  const found: StatedNumber[] = [];
  if (!/\d|star|estrella| out of | sobre | de (?:cinco|diez)|give|rate|doy|pongo|valoro|daria|score/.test(line.text))
    return found;
  const usualTop = OF_TEN.test(line.text) ? 10 : undefined;
  for (const shape of shapesOf(pack)) {
    for (const match of allMatches(shape, line.text)) {
      const from = line.signAt(match.index);
      const to = line.signAt(match.index + match[0].length - 1) + 1;
      const isAndAHalf = / (?:half|medi[ao]) ?/.test(match[0]);
      const rating = ratingOf(match[1] ?? '', match[2] ?? usualTop, pack, isAndAHalf ? 0.5 : 0);
      if (rating !== undefined && !found.some((each) => from < each.to && each.from < to))
        found.push({ rating, from, to });
    }
  }
  if (found.length > 0 && STARS.test(line.text)) found.push(...furtherStars(line, pack, found));
  return found.sort((a, b) => a.from - b.from);
}

const STARS = / (?:stars?|points?|estrellas?|puntos?) (?:for|to|a|al|para) /;

/** "Two stars for the malls, five for the parks": the word is said once. */
const furtherStars = (line: Line, pack: Compiled, found: readonly StatedNumber[]): StatedNumber[] =>
  allMatches(furtherOf(pack), line.text).flatMap((match) => {
    const from = line.signAt(match.index);
    const rating = ratingOf(match[1] ?? '', undefined, pack, 0);
    const isNew = rating !== undefined && !found.some((each) => from >= each.from && from < each.to);
    return isNew ? [{ rating, from, to: from + 1 }] : [];
  });

/** "On a scale of 1 to 10", "del 1 al 10": said once, meant of every number. */
const OF_TEN = / (?:[01]|one|zero|un|uno|cero) (?:to|through|-|al?) (?:10|ten|diez) /;

/** Most explicit first. Group 1 is the value, group 2 the top of its scale. */
const SHAPES = [
  '(?<= )N (?:and a half (?:stars?|points?|out of (?:5|five))|(?:stars?|points?) and a half|estrellas? y media|puntos? y medio|y medi[ao] (?:sobre|de) (?:5|cinco))(?= )',
  '(?<= )(\\d{1,3}(?:[.,]\\d{1,2})?)\\/(5|10|100)(?= )',
  '(?<= )N (?:out of|over|sobre|de|\\/|from) (?:a )?(5|10|100|five|ten|cinco|diez)(?= (?!minut|euro|km|hour|hora|estrella))',
  '(?<= )(\\d{1,3}) ?(%|percent|por ciento)(?= )',
  '(?<!@c de )(?<= )N (?:stars?|estrellas?|points?|puntos?)(?= )(?! @c| de @c)',
  '(?<= (?:give|gives|giving|gave|rate|rated|score|scored|rating|doy|daria|pongo|pondria|puntuo|puntuaria|valoro|nota|rank|grade|mark|get|gets|make|put|call it|deserve|deserves|merecen|merece|llevan|lleva|califico|ponle|ponles|ponlos|ponlas|dale|dales|pondre) (?:\\S+ ){0,5})N(?: and a half| y medi[ao])?(?= (?:[.,;!?)]|y |and |to |for |from |a |al |but |pero |$))',
  '(?<= @c (?:(?:[:=,-]|con|with|son|are|is|es|un|una|a|an|solid|strong|weak|mere|measly|generous|get|gets|seria|serian) ){1,4})N(?: and a half| y medi[ao])?(?= (?:[.,;!?)]|y |and |for me|for us|from me|para mi|para nosotr|from us|solid[oa]|pelad[oa]|raspad[oa]|justit[oa]|justo|justa|como |o asi|or so|$))',
  '(?<= @c (?:me|nos|i|we) \\S+ (?:un|una|como un|al|a|an) )N(?= (?:[.,;!?)]|sobre|de|y |and |$))',
  '(?<= @c )(\\d(?:[.,]\\d)?)(?= (?:[.,;!?)]|y |and |$))',
  '(?<= (?:a|an|un|una) )(\\d(?:[.,]\\d)?|10)(?= (?:for|to|para|a|al) (?:\\S+ ){0,2}@c )',
  '(?<=^ |[,;] |y |and )(\\d(?:[.,]\\d)?|10)(?= (?:for|to|para|a|al) (?:\\S+ ){0,2}@c )',
];

const further = new Map<Language, RegExp>();
function furtherOf({ language, pack }: Compiled): RegExp {
  const source = `(?<=[,;] |y |and )(${Object.keys(pack.numbers).join('|')}|\\d(?:[.,]\\d)?) (?=(?:for|to|a|al|para) (?:\\S+ ){0,2}@c )`;
  const expression = further.get(language) ?? new RegExp(source, 'g');
  further.set(language, expression);
  return expression;
}

const cache = new Map<Language, readonly RegExp[]>();

function shapesOf({ language, pack }: Compiled): readonly RegExp[] {
  const number = `(\\d{1,3}(?:[.,]\\d{1,2})?|${Object.keys(pack.numbers).join('|')})`;
  const shapes = cache.get(language) ?? SHAPES.map((source) => new RegExp(source.replaceAll('N', number), 'g'));
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
