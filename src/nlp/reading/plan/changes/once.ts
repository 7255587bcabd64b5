// Each change once: reasons are no changes of their own, and what is said twice is done once.
import type { PlanEdit, PlanStop, Reference } from '../../../frame.ts';
import { mealOf } from '../../../table.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { isOfKind } from './stop-numbers.ts';

/** Each change once: what comes for a stop does not come once more because it was missed. */
export function once(reading: Reading, edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const placed = edits.map(withoutOwnPlace);
  const unlike = [...new Map(placed.map((edit) => [JSON.stringify(edit), edit])).values()];
  const all = byTarget(unlike, (of) => nameOfStanding(reading, of));
  const said = all.filter((edit) => !isSaidBetter(edit, all)).map((edit) => cutAsSaid(edit, all));
  const whatOf = ({ wish, reference, meal }: PlanStop) =>
    reference?.kind === 'name'
      ? reference.candidates[0]?.entry.name
      : wish
        ? `${wish.attribute} ${String(wish.value)}`
        : meal && `meal ${meal}`;
  // "You forgot the tapas. Put a tapas bar in by the river": once, as more is said of it.
  const isLess = (edit: PlanEdit) =>
    edit.kind === 'add' &&
    isPlain(edit) &&
    said.some((other) => other.kind === 'add' && !isPlain(other) && whatOf(other.stop) === whatOf(edit.stop));
  const distinct = said.filter((edit) => !isLess(edit));
  const goneOnes = standingGone(reading, all);
  const timed = distinct.flatMap((edit) => (edit.kind === 'move' && edit.to ? JSON.stringify(edit.of) : []));
  const swapped = new Set(distinct.flatMap((edit) => (edit.kind === 'swap' && edit.by ? (whatOf(edit.by) ?? []) : [])));
  const added = new Set<string>();
  const gone = new Set(distinct.flatMap((edit) => (edit.kind === 'drop' ? (nameIn(edit.of) ?? []) : [])));
  return distinct.filter((edit) => {
    // "Done by five, our train goes at six": the one is when it ends, the other why.
    if (edit.kind === 'shift' && edit.endAt && edit.leaving)
      return !distinct.some(
        (other) => other.kind === 'shift' && other.endAt && !other.leaving && isSameDay(other, edit),
      );
    // "The club is too late for us, drop it": why it goes.
    const isOfGone = 'of' in edit && edit.of !== undefined && gone.has(nameIn(edit.of) ?? '');
    if (isOfGone && edit.kind === 'stay') return false;
    if (isOfGone && ((edit.kind === 'move' && edit.toward) || (edit.kind === 'swap' && !edit.by && !edit.like)))
      return false;
    // "Two hours in the Prado at most": nothing comes for a stop near itself.
    const isWhereItIs = edit.kind === 'swap' && edit.near && nameIn(edit.near) === nameIn(edit.of);
    if (isWhereItIs && edit.of.kind === 'name' && !edit.by && !edit.like && !edit.cheaper && !edit.anyOf) return false;
    // "Museums bore him, change that": they go.
    if (edit.kind === 'swap' && !edit.by && !edit.like && edit.of.kind === 'type')
      return !distinct.some((each) => each.kind === 'drop' && each.isAll && each.of.kind === 'type');
    // "Dinner is too late. The kids eat at seven": the hour says more than "earlier".
    if (edit.kind === 'move' && edit.toward) return !timed.some((of) => isSameMeal(of, edit.of));
    // "Too many museums! Take out the Prado": which of them is said.
    if (edit.kind === 'drop' && edit.isOne && goneOnes.some(({ place }) => isOfKind(edit.of, place))) return false;
    if (edit.kind !== 'add') return true;
    const what = whatOf(edit.stop);
    if (what === undefined) return true;
    const isTwice = swapped.has(what) || (added.has(what) && !edit.isMore);
    added.add(what);
    return !isTwice;
  });
}

/** "Instead of walking through the old town, a viewpoint": nothing comes near what goes. */
function withoutOwnPlace(edit: PlanEdit): PlanEdit {
  if (edit.kind !== 'swap' || !edit.by || !edit.near || nameIn(edit.near) !== nameIn(edit.of)) return edit;
  const { near: _, ...rest } = edit;
  return rest;
}

const isSameDay = (a: PlanEdit, b: PlanEdit): boolean =>
  a.on?.day === undefined || b.on?.day === undefined || a.on.day === b.on.day;

/** Nothing is said of what comes but what it is. */
const isPlain = ({ stop, like, before, after }: Extract<PlanEdit, { kind: 'add' }>): boolean =>
  (stop.near ?? stop.at ?? like ?? before ?? after) === undefined;

/**
 * What is said of one stop in several clauses is one change: "not that bar, change it for a park"; "dinner is too dear,
 * something lighter"; "two hours is too much, make it one".
 */
function byTarget(edits: readonly PlanEdit[], targetOf: (of: Reference) => string | undefined): readonly PlanEdit[] {
  const merged: PlanEdit[] = [];
  for (const edit of edits) {
    const target = 'of' in edit && edit.of ? targetOf(edit.of) : undefined;
    const at =
      target === undefined ? -1 : merged.findIndex((each) => 'of' in each && each.of && targetOf(each.of) === target);
    const one = at < 0 ? undefined : asOne(merged[at]!, edit);
    if (one) merged[at] = one;
    else merged.push(edit);
  }
  return merged;
}

/** Undefined where both are to be done. */
function asOne(first: PlanEdit, second: PlanEdit): PlanEdit | undefined {
  if (first.kind === 'swap' && second.kind === 'swap') {
    const like = [...(first.like ?? []), ...(second.like ?? [])];
    const { isUnread: _, ...one } = { ...first, ...second, of: first.of };
    const isUnread = first.isUnread && second.isUnread;
    return { ...one, ...(like.length > 0 && { like }), ...(isUnread && { isUnread }) };
  }
  if (first.kind === 'stay' && second.kind === 'swap' && first.minutes === undefined) return second;
  if (first.kind === 'drop' && second.kind === 'swap') return saysWhat(second) ? second : first;
  if (first.kind === 'swap' && second.kind === 'drop')
    return saysWhat(first) && (second.isRefused || first.by?.reference) ? first : second;
  if (first.kind === 'stay' && second.kind === 'stay') return { ...first, ...second, of: first.of };
  return undefined;
}

/** What is to come; a stop that is only too dear may as well go. */
const saysWhat = ({ by, like, anyOf, near }: Extract<PlanEdit, { kind: 'swap' }>): boolean =>
  (by ?? like ?? anyOf ?? near) !== undefined;

const standingGone = ({ context: { standing = [] } }: Reading, edits: readonly PlanEdit[]): readonly StandingStop[] => {
  const names = new Set(edits.flatMap((edit) => (edit.kind === 'drop' && !edit.isOne ? (nameIn(edit.of) ?? []) : [])));
  return standing.filter(({ place }) => names.has(place.name));
};

/** The name of the one stop of the plan that is meant, however it is pointed at. */
function nameOfStanding({ context: { standing = [] } }: Reading, of: Reference): string | undefined {
  if (of.kind !== 'meal') return nameIn(of);
  const [table, another] = standing.filter(({ meal }) => meal !== undefined && meal === mealOf(of.meal));
  return another ? undefined : table?.place.name;
}

const isSameMeal = (of: string, other: Reference): boolean =>
  of === JSON.stringify(other) ||
  (other.kind === 'meal' && (JSON.parse(of) as Reference & { meal?: string }).meal === other.meal);

/** "Too full, drop one", "a lot of museums, take one out": what is complained of, and then how much is to go. */
function isSaidBetter(edit: PlanEdit, all: readonly PlanEdit[]): boolean {
  const isOfStop = all.some(({ kind }) => kind === 'drop' || kind === 'swap');
  // "Drop the third stop, we don't like it": why, and no other plan.
  if (edit.kind === 'anew') return isOfStop && !edit.isElsewhere && !edit.near && !edit.like;
  const isCut = all.some((each) => each.kind === 'less' && each.count !== undefined);
  if (edit.kind === 'shorter_walks') return isCut;
  if (edit.kind !== 'less') return false;
  const isOfKind = all.some((each) => each.kind === 'drop' && each.isOne);
  // "That's too much, only Saturday".
  if (edit.count === undefined && all.some(({ kind }) => kind === 'days')) return true;
  if (edit.count !== undefined) return isOfKind && edit.by === undefined;
  return isOfKind || isOfStop || all.some((each) => each !== edit && each.kind === 'less' && each.count !== undefined);
}

/** "Too much walking, cut one stop", "day two is too full. Take one out": why it goes, and of which day. */
function cutAsSaid(edit: PlanEdit, all: readonly PlanEdit[]): PlanEdit {
  if (edit.kind !== 'less') return edit;
  const ofDay = all.find((each) => each.kind === 'less' && (each.ofDay !== undefined || each.on !== undefined));
  const isOfWalking = all.some(({ kind }) => kind === 'shorter_walks');
  return {
    ...(ofDay?.ofDay !== undefined && { ofDay: ofDay.ofDay }),
    ...(ofDay?.on && { on: ofDay.on }),
    ...edit,
    ...(isOfWalking && { by: 'walk' as const }),
  };
}

export const nameIn = (of: Reference): string | undefined =>
  of.kind === 'name' ? of.candidates[0]?.entry.name : undefined;
