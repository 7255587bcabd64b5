// Time between two stops for which nothing is planned, as a message says it.
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Clause, mentionsOf } from './clause.ts';
import { standingOf } from './mention.ts';

/** Stops between which nothing is planned. */
export interface Gap {
  readonly from: StandingStop;
  readonly to?: StandingStop;
}

/** Between which stops nothing is planned, as a clause says: "there is a gap between the museum and lunch". */
export function gapSaid(reading: Reading, clause: Clause): Gap | undefined {
  if (!reading.grammar.plans.gap.test(lineOfWords(reading.document.words.slice(clause.from, clause.to))) || clause.verb)
    return undefined;
  const standing = standingOf(reading);
  const named = mentionsOf(clause).flatMap(({ stands }) => (stands.length === 1 ? stands : []));
  const [first, second] = [...named].sort((a, b) => standing.indexOf(a) - standing.indexOf(b));
  if (!first) return undefined;
  const side = clause.items.find((each) => each.kind === 'word' && each.role === 'beside');
  const isBefore = !second && side?.kind === 'word' && side.side === 'before';
  const at = standing.indexOf(first);
  const [from, to] = isBefore ? [standing[at - 1], first] : [first, second ?? standing[at + 1]];
  return from && { from, ...(to && { to }) };
}
