// Time between two stops for which nothing is planned, as a message says it.
import type { PlanEdit } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Clause, mentionsOf, ownOf } from './clause.ts';
import { isOpen } from './exchange.ts';
import { standingOf } from './mention.ts';
import { cueIn, wantedFrom } from './wanted.ts';

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

/** "Keep the café and put something else after it": one visit more, between that stop and its neighbour. */
export function besideStop(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { items, verb, it } = clause;
  const mark = items.find((each) => each.kind === 'word' && each.role === 'beside');
  const cue = cueIn(reading, clause);
  if (verb?.role !== 'put' || mark?.kind !== 'word' || !mark.side || !cue || ownOf(clause).length > 0) return [];
  if (!isOpen(wantedFrom(reading, clause, cue.at))) return [];
  const near = mentionsOf(clause);
  const [stop, another] = (near.length > 0 ? near : it).flatMap(({ stands }) => stands);
  if (!stop || another) return [];
  const standing = standingOf(reading);
  const at = standing.indexOf(stop);
  const [from, to] = mark.side === 'before' ? [standing[at - 1], stop] : [stop, standing[at + 1]];
  const isOfDay = (each: StandingStop | undefined) => each !== undefined && each.day === stop.day;
  const when = {
    said: { start: 0, end: 0, text: '' },
    ...(from?.begin !== undefined && isOfDay(from) && { fromMin: from.begin }),
    ...(to?.begin !== undefined && isOfDay(to) && { toMin: to.begin }),
  };
  return [{ kind: 'more', at: when }];
}
