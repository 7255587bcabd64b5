// Attitudes that are told: "my kids begged to leave", "siempre acabo en un bar". What happened is the predicate of what is
// named before or after it, and the words that tell it say nothing else.
import type { CueMatch } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches } from './languages/pattern.ts';

/** Stories of a line, none overlapping another. */
export function narratedAttitudesIn(line: Line, { narratedAttitudes }: Compiled): CueMatch[] {
  const found: CueMatch[] = [];
  for (const { polarity, pattern } of narratedAttitudes) {
    for (const { 0: told, index } of allMatches(pattern, line.text)) {
      const [from, to] = [line.signAt(index), line.signAt(index + Math.max(0, told.trimEnd().length - 1)) + 1];
      if (found.some((each) => from < each.to && each.from < to)) continue;
      found.push({ cue: { kind: 'predicate', polarity, side: 'either', form: told.trim(), isStory: true }, from, to });
    }
  }
  return found;
}
