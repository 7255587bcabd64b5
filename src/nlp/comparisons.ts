// Comparatives say which of two is liked better, not whether either is liked: order constraints between categories.
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches } from './languages/pattern.ts';
import type { ConceptMention } from './understanding.ts';

export interface Comparison {
  readonly winner: ConceptMention;
  readonly loser: ConceptMention;
  /** "I like parks, though not as much as museums": liked all the same. */
  readonly isLikedToo?: boolean;
}

export function findComparisons(line: Line, pack: Compiled): Comparison[] {
  return [
    ...pack.better.flatMap((pattern) => pairsIn(line, pattern)),
    ...pack.worse.flatMap((pattern) => pairsIn(line, pattern)).map(([loser, winner]) => [winner, loser] as const),
  ]
    .map(([winner, loser]): Comparison => ({ winner, loser }))
    .concat(pairsIn(line, pack.patterns.likedLess).map(([loser, winner]) => ({ winner, loser, isLikedToo: true })))
    .filter(({ winner, loser }) => winner !== loser);
}

function pairsIn(line: Line, expression: RegExp): (readonly [ConceptMention, ConceptMention])[] {
  return allMatches(expression, line.text).map((match) => {
    const first = match.index + match[0].indexOf('@c');
    const second = match.index + match[0].lastIndexOf('@c');
    return [line.signs[line.signAt(first)]!.concept!, line.signs[line.signAt(second)]!.concept!] as const;
  });
}
