// One stop for another: of the two the one goes that stands, and the other comes, in whichever order they are said; where both
// stand, they change places. What comes may only be described.
import { overlap } from '../../../../domain/span.ts';
import { must, type Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import { isAnyTable, mealSaid } from '../../../table.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { type Clause, isNeighbour, mentionsOf, ownOf, roleAt } from './clause.ts';
import { isServed } from './dishes.ts';
import { nameOf } from './drop.ts';
import type { HourItem, Mention } from './mention.ts';
import { comingsIn, withoutEither } from './put.ts';
import type { Spanned } from './role-words.ts';
import { isSame } from './stops-meant.ts';
import { type Wanted, wantedFrom } from './wanted.ts';

/** What an exchange names: what goes is in another clause where only one side is said. */
interface Exchange {
  readonly edits?: readonly PlanEdit[];
  readonly gone?: readonly Mention[];
}

/** "The Sorolla instead of the Thyssen", "en lugar del Thyssen, el Sorolla": what goes stands directly behind these words. */
export function insteadIn(reading: Reading, clause: Clause): Exchange | undefined {
  const mark = roleAt(clause.items, 'insteadOf');
  if (!mark) return undefined;
  const mentions = mentionsOf(clause);
  const named = ownOf(clause).filter(({ to }) => to <= mark.from);
  const behind = mentions.filter(({ from }) => from >= mark.to);
  const [first, ...rest] = behind;
  if (!first) return undefined;
  // "The drink at a cocktail bar rather than a tavern": the drink is the tavern. "The science museum instead of the other museum".
  const ofGone = named.filter(({ stands }) => isSame(stands, first.alike ?? first.stands));
  const ahead =
    ofGone.length < named.length
      ? named.filter((each) => !ofGone.includes(each))
      : named.map((each) => (ofGone.includes(each) && each.what === 'type' ? { ...each, stands: [] } : each));
  const list =
    ahead.length > 0 ? behind.filter((each, at) => at === 0 || isJoined(reading, behind[at - 1]!, each)) : [first];
  const others = ahead.length > 0 ? ahead : rest.length > 0 ? rest : clause.it;
  // "A wine bar rather than a cocktail": any of that kind.
  const gone = list.map((each) => inItsPart(reading, clause, { ...each, stands: each.alike ?? each.stands }));
  const free = withoutEither(
    reading,
    others.filter((each) => !isNeighbour(clause.items, each)),
  );
  if (free.length > 0) return { edits: exchange(reading, clause, gone, free) };
  const wanted = withoutGone(wantedFrom(reading, clause, clause.from, gone), gone);
  return isOpen(wanted) ? { gone } : { edits: gone.flatMap((each) => swapsFor(each, wanted)) };
}

/** "A café rather than a museum for the afternoon", of a plan with two museums: the one of that part of the day. */
function inItsPart(reading: Reading, { items }: Clause, mention: Mention): Mention {
  const part = items.find((each): each is HourItem => each.kind === 'hour' && each.when.label !== undefined)?.when;
  const { fromMin, toMin, day } = part ?? {};
  if (fromMin === undefined || mention.stands.length < 2) return mention;
  const isThen = ({ begin, day: own }: StandingStop) =>
    begin !== undefined && begin >= fromMin && begin < (toMin ?? begin + 1) && (!day || !own || own === day);
  const [only, another] = mention.stands.filter(isThen);
  return only && !another ? { ...mention, of: nameOf(reading, only.place), stands: [only] } : mention;
}

/** "What do we do instead of the park?": its kind is not what comes. */
function withoutGone({ by, ...wanted }: Wanted, gone: readonly Mention[]): Wanted {
  const wish = by?.wish;
  const isGone = gone.some(
    ({ of, stop }) =>
      wish !== undefined &&
      (wish.said ? overlap(of.said, wish.said) : stop.wish?.value === wish.value || wish.attribute === 'category'),
  );
  return { ...wanted, ...(by && !isGone && { by }) };
}

const isJoined = ({ document: { words }, grammar }: Reading, { to }: Spanned, { from }: Spanned): boolean =>
  words
    .slice(to, from)
    .every(({ norm }) => norm === ',' || grammar.plans.joining.has(norm) || grammar.definite.has(norm)) &&
  words.slice(to, from).some(({ norm }) => grammar.plans.joining.has(norm));

/** "Swap the dinner for La Bola", "La Bola looks good, swap it for the dinner", "change the lunch, somewhere quieter". */
export function swappedIn(reading: Reading, clause: Clause): Exchange | undefined {
  const { verb, it, items, to } = clause;
  if (verb?.role !== 'swap') return undefined;
  const { words } = reading.document;
  const bar = words.findIndex(({ norm }, at) => at >= verb.to && at < to && reading.grammar.plans.swappedBy.has(norm));
  const own = ownOf(clause);
  const behind = own.filter(({ from }) => from >= (bar < 0 ? verb.to : bar + 1));
  const ahead = own.filter((each) => each.to <= verb.from);
  const named =
    bar < 0 ? behind.slice(0, it.length > 0 ? 0 : 1) : own.filter((each) => each.from >= verb.to && each.to <= bar);
  const left = named.length > 0 ? named : it.length > 0 ? it : ahead;
  // "The Thyssen looks good. Replace the Prado with it."
  const isIt = it.length > 0 && named.length > 0 && bar >= 0 && behind.length === 0;
  const right = withoutEither(reading, isIt ? it : behind.filter((each) => !named.includes(each)));
  const [first, second] = [left[0], right[0]];
  if (!first) return undefined;
  // "Swap the dinner and the view round": where one is not known by its kind, its neighbour is meant.
  const isTurned =
    bar < 0 && second?.what === 'type' && !second.isBare && second.stands.length === 0 && it.length === 0;
  // "Swap the lunch and the lake": both stand.
  const isBoth = bar < 0 && second && it.length === 0 && [first, second].every(({ stands }) => stands.length === 1);
  if (isBoth && isJoined(reading, first, second) && !right[1])
    return { edits: [{ kind: 'reorder', of: first.of, with: second.of }] };
  if (second && isTurned) return { edits: [{ kind: 'reorder', of: first.of, with: second.of }] };
  if (!second && roleAt(items, 'reordered')) return { edits: [{ kind: 'reorder', of: first.of }] };
  const from = bar >= 0 ? bar + 1 : Math.max(verb.to, ...named.map((each) => each.to));
  // "Change the dinner to half past nine": the same stop, at another hour.
  const hour = items.find((each): each is HourItem => each.kind === 'hour' && each.from >= from);
  const wanted = wantedFrom(reading, clause, from, [...left, ...(second?.what === 'name' ? right : [])]);
  const isOfName =
    second !== undefined &&
    (second.what !== 'type' || (wanted.by?.wish === undefined && !isAnyTable(second.stop.wish)));
  if (isOfName) return { edits: exchange(reading, clause, left, right) };
  if (hour && isOpen(withoutHour(wanted)) && first.stands.length > 0)
    return { edits: [{ kind: 'move', of: first.of, to: hour.when }] };
  if (second && second.stands.length > 0 && first.stands.length === 0)
    return { edits: exchange(reading, clause, left, right) };
  // Behind a comma stands why: "swap the first stop, we have seen it".
  const { isUnread, ...known } = wanted;
  const described = bar >= 0 && isUnread ? wanted : known;
  return {
    edits: left.flatMap((each, at) =>
      at === 0 ? swapsFor(each, described) : [{ kind: 'drop' as const, of: each.of }],
    ),
  };
}

const withoutHour = ({ at: _, ...wanted }: Wanted): Wanted => wanted;

/** Nothing was said of what comes. */
export const isOpen = ({ by, anyOf, like, isCheaper, isLight, near, at }: Wanted): boolean =>
  !by && !anyOf && like.length === 0 && !isCheaper && !isLight && !near && !at;

/** The one of the two that stands goes; where both stand, they change places. */
function exchange(
  reading: Reading,
  clause: Clause,
  one: readonly Mention[],
  other: readonly Mention[],
): readonly PlanEdit[] {
  const isStanding = (all: readonly Mention[]) => all.every(({ stands }) => stands.length > 0);
  const isNoun = other.every(({ what, isBare }) => what === 'type' && isBare);
  if (isStanding(one) && (!isStanding(other) || isNoun)) return exchanged(reading, clause, one, other);
  if (isStanding(other) && !isStanding(one)) return exchanged(reading, clause, other, one);
  const [first, second] = [one[0]!, other[0]!];
  if (isStanding(one) && one.length === 1 && other.length === 1)
    return [{ kind: 'reorder', of: first.of, with: second.of }];
  // Neither stands: of the name that is to go it is said that the plan has none.
  return first.what === 'name' || !(first.isBare ?? false) ? exchanged(reading, clause, one, other) : [];
}

/** The first that comes stands where the first that goes stood; who names fewer than go wants the others gone. */
export function exchanged(
  reading: Reading,
  clause: Clause,
  gone: readonly Mention[],
  coming: readonly Mention[],
): readonly PlanEdit[] {
  const details = comingsIn(reading, clause, coming);
  const swaps = gone.flatMap(({ of }, index): readonly PlanEdit[] => {
    const next = coming[index];
    if (!next) return [{ kind: 'drop', of }];
    const { like = [], near, at } = details[index] ?? {};
    return [
      {
        kind: 'swap',
        of,
        by: atTable(gone[index]!, next),
        ...(like.length > 0 && next.what !== 'name' && { like }),
        ...(near && next.what !== 'name' && { near }),
      },
      ...(at && !at.label ? [{ kind: 'move' as const, of: ofNew(next, gone[index]!), to: at }] : []),
    ];
  });
  const more = coming.slice(gone.length).map(({ stop }): PlanEdit => ({ kind: 'add', stop }));
  return [...swaps, ...more];
}

/** Pizza for lunch is lunch. */
function atTable({ of, stands: [stop] }: Mention, { stop: by, what }: Mention): PlanStop {
  if (of.kind === 'meal' && what === 'type' && of.meal !== 'drinks') return { ...by, meal: of.meal };
  const isEaten = what === 'type' && by.wish !== undefined && isServed(by.wish);
  return stop?.meal && isEaten && !by.meal ? { ...by, meal: mealSaid(stop.meal) } : by;
}

/** What stands in the plan once it has come. */
function ofNew({ what, of }: Mention, gone: Mention): Reference {
  const meal = gone.stands[0]?.meal;
  if (what === 'name' || gone.of.kind === 'meal' || !meal)
    return what === 'name' ? of : gone.of.kind === 'meal' ? gone.of : of;
  return { kind: 'meal', meal: mealSaid(meal), said: of.said };
}

/** What comes in the place of a stop, and its hour where one was said of a meal. */
export function swapsFor(mention: Mention, wanted: Wanted): readonly PlanEdit[] {
  const swap = swapFor(mention, wanted);
  const meal = mention.stands[0]?.meal;
  const hour: When | undefined = wanted.at;
  if (!hour || hour.label || !meal || meal === 'snack') return [swap];
  return [swap, { kind: 'move', of: { kind: 'meal', meal, said: mention.of.said }, to: hour }];
}

function swapFor(
  { of, stands }: Mention,
  { by, anyOf, like, isCheaper, isLight, near, withinMin, isUnread, isUnlessSo }: Wanted,
): PlanEdit {
  const meal = stands[0]?.meal;
  const isEaten = by?.wish !== undefined && isServed(by.wish);
  // A table with music is a table.
  const isStage = by?.wish?.attribute === 'category' && by.wish.value === 'music halls';
  if (meal && isStage)
    return { kind: 'swap', of, like: [LIVE_MUSIC, ...like.filter(({ value }) => value !== 'live_music')] };
  // "Something with tables and a cloth": what serves nothing is no table.
  const isNone = meal !== undefined && by?.wish !== undefined && !isEaten && !by.reference;
  const table = isNone ? undefined : meal && isEaten ? { ...by, meal: mealSaid(meal) } : by;
  const isBlank = isNone && like.length === 0 && !isCheaper && !near;
  return {
    kind: 'swap',
    of,
    ...(table && { by: table }),
    ...(anyOf ? { anyOf } : isLight && meal && !by ? { anyOf: LIGHT_TABLES } : {}),
    ...(isCheaper && { cheaper: true as const }),
    ...(isUnlessSo && { isUnlessSo }),
    ...(like.length > 0 && { like }),
    ...(near && { near }),
    ...(withinMin !== undefined && { withinMin }),
    ...((isUnread || isBlank) && { isUnread: true as const }),
  };
}

const LIVE_MUSIC: Wish = must({ attribute: 'feature', operator: 'is', value: 'live_music' });

/** Kinds of table where little is eaten. */
const LIGHT_TABLES: readonly Wish[] = ['vegetarian_restaurant', 'sandwich_shop', 'tapas_bar', 'sushi_bar'].map(
  (value) => must({ attribute: 'kind', operator: 'is', value }),
);
