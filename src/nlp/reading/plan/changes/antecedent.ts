// Which stop "it" means in a clause, or "them", or a verb with nothing behind it.
import type { Reading } from '../../context.ts';
import { type Clause, mentionsOf, ownOf, roleAt } from './clause.ts';
import { type Mention, nameMention } from './mention.ts';
import type { Spanned } from './role-words.ts';
import { isTooLongSaid, lengthSaid, staySaid } from './time.ts';

/** Nothing behind the verb but courtesies: "the Prado, drop". */
const isAlone = ({ document: { words }, grammar }: Reading, { to }: Spanned, verb: Spanned): boolean =>
  words.slice(verb.to, to).every(({ norm }) => !/[\p{L}\d]/u.test(norm) || grammar.plans.besideWant.has(norm));

const SHORT_CLAUSE = 8;

const BRINGING: ReadonlySet<string> = new Set(['put', 'move', 'keep', 'restore']);

/** "It" is the stop that was named last, "them" are all of a clause; where none was, the place that is talked of. */
export function antecedentOf(reading: Reading, clause: Clause, before: readonly Clause[]): readonly Mention[] {
  const { verb, items } = clause;
  const it = verb?.isOfIt ? verb : roleAt(items, 'it');
  const own = ownOf(clause);
  const isBare = verb !== undefined && own.length === 0 && isAlone(reading, clause, verb);
  // "Two hours there is too much, let's say one".
  const isStay = own.length === 0 && staySaid(reading, clause) !== undefined;
  const isLength = own.length === 0 && (isStay || lengthSaid(reading, clause) !== undefined);
  const behindLong =
    isLength && before.at(-1) && isTooLongSaid(reading, before.at(-1)!) && clause.to - clause.from <= SHORT_CLAUSE;
  if (!it && !isBare && !behindLong && !isStay) return [];
  // "The park before lunch and the gardens after it": lunch.
  const mark = it && items[items.indexOf(it) - 1];
  const isSide = mark?.kind === 'word' && mark.role === 'beside' && mark.side !== undefined;
  // "The park, take it out"; of "replace the Prado with it" the Prado is not it.
  const ahead = isSide
    ? []
    : own.filter(
        ({ to }) => to <= Math.min(it?.from ?? Number.POSITIVE_INFINITY, verb?.from ?? Number.POSITIVE_INFINITY),
      );
  if (ahead.length > 0) return it?.isOfMany ? ahead : ahead.slice(-1);
  // "Take out the museum and the dinner. And the lights, put them in": nobody puts in what was just taken out.
  const others = before.filter((each) => !(verb && BRINGING.has(verb.role) && each.verb?.role === 'drop'));
  const last = others.findLast((each) => ownOf(each).length > 0);
  const beside = isSide && last ? mentionsOf(last).filter((each) => !ownOf(last).includes(each)) : [];
  if (beside.length > 0) return beside.slice(-1);
  const named = last ? ownOf(last) : [];
  if (it?.isOfMany && named.length > 1) return named;
  const meant = named.findLast(({ what }) => what === 'name') ?? named.at(-1);
  if (meant) return [meant];
  const { inFocus } = reading.context;
  return inFocus && it ? [nameMention(reading, inFocus, it)] : [];
}
