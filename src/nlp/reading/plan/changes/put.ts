// Stops that come, or go elsewhere: each with its hour, its place in the order and what it is to be like.
import type { Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import { mealOf } from '../../../table.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import { dayIn, FIRST_STOP, LAST_STOP } from '../numbers.ts';
import { isBySunset, sunsetWordIn } from '../sunset.ts';
import { type Clause, ownOf, roleAt, saidWithin, sentenceOf } from './clause.ts';
import { isOfStop } from './described.ts';
import { withDishes } from './dishes.ts';
import { type HourItem, type Item, type Mention, standingOf } from './mention.ts';
import type { RoleItem, Spanned } from './role-words.ts';
import { sideAt, wantedFrom } from './wanted.ts';

/** A stop with what one clause says of it. */
export interface Coming {
  readonly mention: Mention;
  readonly at?: When;
  readonly before?: Reference;
  readonly after?: Reference;
  readonly near?: Reference;
  readonly like: readonly Wish[];
  readonly isCheaper?: true;
  readonly isFirst?: true;
  readonly isLast?: true;
  readonly isGlimpse?: true;
  readonly isAtSunset?: true;
  /** What comes behind the one that was said before it. */
  readonly isThen?: true;
}

/** Each stop of the clause: what stands between it and the next is of it, and so is what leads up to it. */
export function comingsIn(
  reading: Reading,
  clause: Clause,
  mentions: readonly Mention[] = ownOf(clause),
): readonly Coming[] {
  const tables = withDishes(reading, withoutEither(reading, withoutPurpose(reading, mentions)));
  return tables.map((mention, at) => {
    const last = tables[at - 1];
    const next = tables[at + 1];
    return comingOf(
      reading,
      clause,
      mention,
      { from: last?.to ?? clause.from, to: next?.from ?? clause.to },
      tables.length,
    );
  });
}

function comingOf(reading: Reading, clause: Clause, mention: Mention, span: Spanned, count: number): Coming {
  const { items } = clause;
  const { plans } = reading.grammar;
  const { words } = reading.document;
  const own = items.filter((each) => each !== mention && each.from >= span.from && each.to <= span.to);
  const isAhead = (each: Item) => each.to <= mention.from;
  // "At six the market, at eight dinner": where the first hour stands before its stop, each does.
  const hours = items.filter((each): each is HourItem => each.kind === 'hour');
  const first = ownOf(clause)[0];
  const areAhead = first !== undefined && hours[0] !== undefined && hours[0].from < first.from && count > 1;
  const hour = own.find(
    (each): each is HourItem => each.kind === 'hour' && (count === 1 || isAhead(each) === areAhead),
  );
  const marks = own.filter((each): each is RoleItem => each.kind === 'word');
  const isMarked = (role: string) =>
    marks.some((each) => each.role === role && (isAhead(each) ? true : each.from - mention.to <= 2));
  const neighbour = clause.items.find(
    (each): each is Mention =>
      each.kind === 'mention' &&
      each !== mention &&
      !ownOf(clause).includes(each) &&
      each.from >= mention.from - (count === 1 || span.from === clause.from ? NEAR_WORDS : 0) &&
      each.from < span.to,
  );
  const besideIt = own.findIndex((each) => each.kind === 'word' && each.role === 'beside');
  const [mark, pronoun] = [own[besideIt], own[besideIt + 1]];
  const isIt = mark?.kind === 'word' && pronoun?.kind === 'word' && pronoun.role === 'it' && pronoun.from === mark.to;
  // "The gardens after it": of what was said before.
  const spoken = isIt && mark.side ? clause.it.at(-1) : undefined;
  const side = spoken ? mark?.kind === 'word' && mark.side : neighbour && sideAt(items, neighbour);
  const stretch = { from: count === 1 ? clause.from : Math.max(span.from, clause.from), to: span.to };
  const wanted = wantedFrom(reading, { ...clause, to: span.to }, stretch.from, [mention]);
  const { wishes } = saidWithin(reading, clause, stretch);
  const like = wishes.filter(
    (wish) => wish.attribute !== 'open' && wish !== mention.stop.wish && isOfStop(wish) && !isOfMention(mention, wish),
  );
  const line = lineOfWords(words.slice(mention.to, Math.min(span.to, mention.to + GLIMPSE_WORDS)));
  const isNamed = mention.what === 'name' && mention.stands.length === 0;
  const near =
    isIt && !mark.side
      ? clause.it.at(-1)?.of
      : wanted.near && wanted.near.said.start !== mention.of.said.start && !side
        ? wanted.near
        : undefined;
  return {
    mention,
    ...(hour && { at: inDay(hour) }),
    ...(side && (spoken ?? neighbour) && { [side]: (spoken ?? neighbour)!.of }),
    ...(near && !isNamed && { near }),
    like,
    ...(wanted.isCheaper && count === 1 && { isCheaper: true as const }),
    ...(isMarked('first') && { isFirst: true as const }),
    ...((isMarked('last') || plans.atEnd.test(lineOfWords(words.slice(stretch.from, stretch.to)))) && {
      isLast: true as const,
    }),
    ...(isMarked('then') && { isThen: true as const }),
    ...(plans.glimpsed.test(line) && { isGlimpse: true as const }),
    ...(count === 1 && (sunsetWordIn(reading, clause) || isBySunset(reading, clause)) && { isAtSunset: true as const }),
  };
}
const GLIMPSE_WORDS = 5;
const NEAR_WORDS = 12;

/** An hour of a plan is of its day: "now", said beside it, is none. */
const inDay = ({ when: { isNow: _, ...when } }: HourItem): When => when;

/** "The beers" name the drinks, and nothing that the bar is to be like. */
function isOfMention({ what, of, stop, from, to }: Mention, { said }: Wish): boolean {
  const own = stop.wish?.said ?? (what === 'meal' ? of.said : undefined);
  return said !== undefined && own !== undefined && said.start >= own.start && said.end <= own.end && from < to;
}

/** "Pizza or burgers", "a jazz or flamenco bar": the first of what is new will do. */
export const withoutEither = ({ document: { words }, grammar }: Reading, all: readonly Mention[]): readonly Mention[] =>
  all.filter((each, at) => {
    const last = all[at - 1];
    const isNew = last !== undefined && each.stands.length === 0 && last.stands.length === 0;
    return !isNew || !words.slice(last.to, each.from).some(({ norm }) => grammar.either.has(norm));
  });

/** "The street of stalls for the books": what a named place is for is no other stop. */
const withoutPurpose = ({ document: { words }, grammar }: Reading, all: readonly Mention[]): readonly Mention[] =>
  all.filter((each, at) => {
    const last = all[at - 1];
    const isFor =
      last?.what === 'name' &&
      each.what === 'type' &&
      grammar.plans.forMeal.test(lineOfWords(words.slice(last.to, each.from)));
    return !isFor;
  });

/** What one stop that is spoken of comes to: it comes in, or, where it stands, goes to its hour or its place. */
export function editsOfComing(
  reading: Reading,
  clause: Clause,
  coming: Coming,
  previous?: Coming,
): readonly PlanEdit[] {
  const { mention, at, near, like, isCheaper, isLast, isFirst } = coming;
  const { stands, what, of, stop, table } = mention;
  const standing = standingOf(reading);
  const then = coming.isThen && previous ? { after: previous.mention.of } : {};
  const beside = {
    ...then,
    ...(coming.before && { before: coming.before }),
    ...(coming.after && { after: coming.after }),
  };
  const day = dayIn(reading, sentenceOf(reading, clause));
  // "Dinner at La Bola", of a plan with a dinner: that table is laid there.
  if (table && table.stands.length > 0 && stands.length < 2)
    return [{ ...day, kind: 'swap', of: table.of, by: { reference: of, meal: stop.meal! } }, ...movedAt(table.of, at)];
  // "La Bola should be the dinner", which stands as the lunch: it is another meal, and at that hour.
  if (table && stop.meal && stands.length === 1 && stands[0]!.meal !== mealOf(stop.meal))
    return [{ ...day, kind: 'add', stop: { reference: of, meal: stop.meal } }, ...movedAt(of, at)];
  const meal = what === 'meal' ? of : undefined;
  const isOther = stop.wish !== undefined || like.length > 0 || near !== undefined || isCheaper === true;
  // Another table for the meal that is there.
  // Of drinks only where they are had: what is poured, and when, says nothing against the bar.
  const isBarElsewhere = near !== undefined && !stop.wish;
  if (meal?.kind === 'meal' && (meal.meal !== 'drinks' || isBarElsewhere) && stands.length > 0 && isOther)
    return [
      {
        ...day,
        kind: 'swap',
        of: meal,
        ...(stop.wish && { by: { meal: meal.meal, wish: stop.wish } }),
        ...(isCheaper && { cheaper: true as const }),
        ...(like.length > 0 && { like }),
        ...(near && { near }),
      },
      ...movedAt(meal, at),
    ];
  const isPlaced =
    (at ?? coming.before ?? coming.after) !== undefined || isLast || isFirst || coming.isAtSunset === true;
  const isNew = what === 'type' && mention.isBare && !isPlaced;
  if (stands.length === 1 && !isNew && isPlaced) {
    if (coming.isAtSunset) return [{ ...day, kind: 'move', of, isAtSunset: true }];
    const [own] = stands;
    const isEnd = isLast && !coming.before && !coming.after && !at && own !== standing.at(-1);
    const isBegin = isFirst && !coming.before && !coming.after && !at && own !== standing[0];
    if (!at && !coming.before && !coming.after && !isEnd && !isBegin) return [];
    return [
      {
        ...day,
        kind: 'move',
        of,
        ...(at && { to: at }),
        ...(coming.before && { before: coming.before }),
        ...(coming.after && { after: coming.after }),
        ...(isEnd && { after: LAST_STOP }),
        ...(isBegin && { before: FIRST_STOP }),
      },
    ];
  }
  if (stands.length > 0 && !isNew && clause.verb?.role === 'move') return [];
  if (stands.length > 0 && !isNew) return [{ ...day, kind: 'add', stop: { ...stop, ...(at && { at }) } }];
  return [
    {
      ...day,
      kind: 'add',
      stop: {
        ...stop,
        ...(at && { at }),
        ...(near && { near }),
        ...(isLast && { isLast: true as const }),
        ...(coming.isGlimpse && { isGlimpse: true as const }),
        ...(coming.isAtSunset && { isAtSunset: true as const }),
      },
      ...(like.length > 0 && { like }),
      ...beside,
      ...(isFirst && !at && { before: FIRST_STOP }),
    },
  ];
}
/** "Something indoors first, at four": of no kind, and where in the plan it is to be was said. */
export function thingIn(reading: Reading, clause: Clause, like: readonly Wish[]): PlanEdit | undefined {
  const { items } = clause;
  const wish = like.find(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want');
  const hour = items.find((each): each is HourItem => each.kind === 'hour');
  const neighbour = items.find((each): each is Mention => each.kind === 'mention' && sideAt(items, each) !== undefined);
  const side = neighbour && sideAt(items, neighbour);
  const isFirst = roleAt(items, 'first') !== undefined;
  const isLast = roleAt(items, 'last') !== undefined;
  if (!wish || !(hour || side || isFirst || isLast)) return undefined;
  const { near } = wantedFrom(reading, clause, clause.from);
  const stop: PlanStop = {
    wish,
    ...(hour && { at: inDay(hour) }),
    ...(near && near.kind === 'name' && { near }),
    ...(isLast && { isLast: true as const }),
  };
  return {
    kind: 'add',
    stop,
    like,
    ...(side && neighbour && { [side]: neighbour.of }),
    ...(isFirst && !hour && !side && { before: FIRST_STOP }),
  };
}

const movedAt = (of: Reference, at: When | undefined): readonly PlanEdit[] =>
  at ? [{ kind: 'move', of, to: at }] : [];

/** Whether it is to be found and not only listed: its place in the plan is said. */
export function isPlacedInPlan(clause: Clause): boolean {
  return (
    clause.items.some((each) => (each.kind === 'word' && each.side !== undefined) || each.kind === 'hour') ||
    roleAt(clause.items, 'last') !== undefined ||
    ownOf(clause).some(({ what }) => what === 'meal')
  );
}
