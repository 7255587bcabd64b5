// Stops that stay or come back: "keep the bar", "leave the rest as it is", "put the Thyssen back", "as it was".
import type { PlanEdit } from '../../../frame.ts';
import type { Reading } from '../../context.ts';
import { type Clause, ownOf, roleAt } from './clause.ts';
import { comingsIn, editsOfComing } from './put.ts';

/** What stays as it stands is no change; what is to stay and does not stand comes back. */
export function keptIn(reading: Reading, clause: Clause): readonly PlanEdit[] | undefined {
  if (clause.verb?.role !== 'keep') return undefined;
  const own = [...ownOf(clause), ...(ownOf(clause).length === 0 ? clause.it : [])];
  const isBefore = roleAt(clause.items, 'asWas') !== undefined;
  const comings = comingsIn(reading, clause, own);
  return comings.flatMap((coming) => {
    const { mention, at } = coming;
    if (isBefore) return [{ kind: 'restore' as const, of: mention.of, stop: mention.stop }];
    if (mention.stands.length > 0) return at ? editsOfComing(reading, clause, coming) : [];
    return mention.what === 'type' && !isDefinite(reading, mention.from) ? [] : editsOfComing(reading, clause, coming);
  });
}

const isDefinite = ({ document: { words }, grammar }: Reading, from: number): boolean =>
  grammar.definite.has(words[from - 1]?.norm ?? '');

/** What stood before is there again, with its hour; without a stop that is named, the whole of it. */
export function restoredIn(reading: Reading, clause: Clause): readonly PlanEdit[] | undefined {
  const { verb, items, it } = clause;
  const named = ownOf(clause);
  // "We liked the park, put it back", of a plan without it.
  const own = named.length > 0 ? named : it;
  // "Give me back the plan of before, with the park": the version that had it.
  const isWhole = roleAt(items, 'planBefore') !== undefined || (own.length === 0 && verb?.role === 'restore');
  if (isWhole) return [{ kind: 'undo', to: 'before', ...(own.length > 0 && { having: own.map(({ of }) => of) }) }];
  if (verb?.role !== 'restore' && !roleAt(items, 'asWas')) return undefined;
  if (own.length === 0) return [{ kind: 'undo', to: 'before' }];
  // "Put the palace back as well": beside what has come for it.
  const isBeside = reading.document.words
    .slice(clause.from, clause.to)
    .some(({ norm }) => reading.grammar.plans.alsoSaid.has(norm));
  const comings = comingsIn(reading, clause, own);
  return comings.flatMap((coming): readonly PlanEdit[] => {
    const { mention, at, like, near } = coming;
    if (mention.stands.length > 0) return editsOfComing(reading, clause, coming);
    const { before, after, isFirst, isLast, isAtSunset } = coming;
    const isPlaced = (before ?? after ?? isFirst ?? isLast ?? isAtSunset) !== undefined;
    if ((like.length > 0 && mention.what === 'type') || near || isPlaced) return editsOfComing(reading, clause, coming);
    const stop = { ...mention.stop, ...(at && { at }) };
    return [{ kind: 'restore', of: mention.of, stop, ...(isBeside && { isBeside }) }];
  });
}
