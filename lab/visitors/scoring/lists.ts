// Judges a list of places: enough that suit, few that do not, none that must not be there, new ones, the same without one.
import { type Condition, fulfils, metresBetween, mightFulfil } from '../../relevance/conditions.ts';
import type { Outcome } from '../goals.ts';
import { namedOf } from './names.ts';
import { type Facts, type Fault, type JudgedTurn, placesOf } from './turn.ts';

const FIRST = 5;

/** At least so many suit; of the first five, those that are merely not known to suit come after all that do. */
export function placesFaults(
  { list }: JudgedTurn,
  { places, at_least = 1, share = 0 }: Outcome,
  facts: Facts,
): Fault[] {
  if (!places) return [];
  if (list.length === 0) return ['list: nothing found'];
  const suits = list.map((id) => holds(id, places, facts));
  const lastSure = suits.lastIndexOf(true);
  const judged = list
    .slice(0, FIRST)
    .flatMap((id, at) => (isExcused(id, at, lastSure, suits, places, facts) ? [] : suits[at]!));
  const count = suits.filter(Boolean).length;
  const right = judged.length === 0 ? 1 : judged.filter(Boolean).length / judged.length;
  return [
    ...(count === 0 ? ['list: none that suits'] : count < at_least ? ['list: too few that suit'] : []),
    ...(right < share ? ['list: too many that do not suit'] : []),
  ];
}

function isExcused(
  id: string,
  at: number,
  lastSure: number,
  suits: readonly boolean[],
  condition: Condition,
  { byId, catalogue }: Facts,
): boolean {
  const place = byId.get(id);
  return !suits[at] && at > lastSure && place !== undefined && mightFulfil(place, condition, catalogue);
}

function holds(id: string, condition: Condition, { byId, catalogue }: Facts): boolean {
  const place = byId.get(id);
  return place !== undefined && fulfils(place, condition, catalogue);
}

export const neverFaults = ({ list }: JudgedTurn, never: Condition, facts: Facts): Fault[] =>
  list.some((id) => holds(id, never, facts)) ? ['list: what must never be there'] : [];

export function newFaults({ list, shown }: JudgedTurn, atLeast: number): Fault[] {
  return list.filter((id) => !shown.has(id)).length < atLeast ? ['list: nothing new'] : [];
}

/** What is left resembles the list before: the same places, or of their categories. */
export function withoutFaults({ list, previous }: JudgedTurn, without: Condition, facts: Facts): Fault[] {
  if (list.length === 0) return ['list: nothing found'];
  if (list.some((id) => holds(id, without, facts))) return ['list: what was to leave is still there'];
  const before = new Set(previous);
  const categories = new Set(placesOf(previous, facts).flatMap((place) => place.categories));
  const alike = list.filter(
    (id) => before.has(id) || facts.byId.get(id)?.categories.some((category) => categories.has(category)),
  );
  return alike.length * 2 < list.length ? ['list: no longer the same list'] : [];
}

/** Of the places of the list before that the answer names, the first is the nearest. */
export function orderFaults(turn: JudgedTurn, facts: Facts): Fault[] {
  const before = placesOf(turn.previous, facts);
  const named = namedOf(turn.reply.text, before).map(({ id }) => id);
  const ids = named.length > 0 ? named : turn.reply.listed.filter((id) => turn.previous.includes(id));
  if (ids.length === 0) return ['order: names none of the list'];
  const metres = placesOf(ids, facts).map((place) => metresBetween(place, turn.from));
  // "Naming only the nearest is enough": one alone is held against the whole list.
  const rivals = ids.length > 1 ? metres : before.map((place) => metresBetween(place, turn.from));
  return metres[0]! <= Math.min(...rivals) + 1 ? [] : ['order: not the nearest first'];
}
