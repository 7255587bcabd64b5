// "… are really fun", "… suelen ser un poco tristes": a copula, a few adverbs and an adjective that judges. Read as the
// predicate of what stands before, wherever no listed phrase says more.
import type { CueMatch } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches } from './languages/pattern.ts';

export function judgementsIn(line: Line, { judgements }: Compiled, listed: readonly CueMatch[]): CueMatch[] {
  return judgements.flatMap(({ polarity, pattern }) =>
    allMatches(pattern, line.text)
      .map((match): CueMatch => {
        const at = line.signAt(match.index + match[0].length - 1);
        return {
          cue: { kind: 'predicate', polarity, side: 'after', form: line.signs[at]!.text },
          from: at,
          to: at + 1,
        };
      })
      .filter(
        ({ from }) => !listed.some((each) => each.cue.kind === 'predicate' && each.from <= from && from < each.to),
      ),
  );
}
