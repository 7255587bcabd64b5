// The stops that a message states, in the order in which they come: each with its hour, where it is and what it is to be like.
import { overlap } from '../../../../domain/span.ts';
import type { Said, Wish } from '../../../../wishes/wish.ts';
import type { PlanStop, When } from '../../../frame.ts';
import type { Meal } from '../../../reference.ts';
import { categoriesOfWish, isOfRestaurant, isOnlyMeal } from '../../../table.ts';
import { OPEN_END_MIN } from '../../../temporal/piece.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { isManner } from '../manners-said.ts';
import type { PlanSentence } from '../stops-said.ts';
import { sunsetWordIn } from '../sunset.ts';
import { atMeals, endedBy, ofWholeEvening, withMealsHad, withoutAgain } from './as-one.ts';
import { type SegmentsOfDay, segmentsByDay, whenOfDay, withDaysApart } from './days.ts';
import { doneIn, WALKED } from './done.ts';
import { hoursInTurn } from './hours.ts';
import type { StatedItem } from './items.ts';
import { unplaced } from './left-out.ts';
import { type Draft, isExampleOf, isMealOf, isOfTable, isOnlyWhen, isServedWith, isUntilMeal } from './of-table.ts';
import { hourOf, partOf, type Segment, segmentsOf } from './segments.ts';
import { asHad, isSeen, isServed, TABLES } from './served.ts';

export interface Stated {
  readonly stops: readonly PlanStop[];
  /** What is listed with them and is no stop that could be planned. */
  readonly leftOut: readonly Said[];
  /** How many have an hour or a part of the day of their own. */
  readonly timed: number;
  /** Words put one after the other. */
  readonly isOrdered: boolean;
  /** A part of the day that is said of them all. */
  readonly part?: When;
  /** When people set out, where that is said before the first stop. */
  readonly setOut?: When;
  /** "Home at seven": when all of it is over. */
  readonly isEnded: boolean;
  /** Lengths of time that are said of single stops. */
  readonly lengths: readonly Said[];
  /** Where they are stated day by day: these days, each with its part or hours. */
  readonly days?: readonly When[];
}

export function statedIn(reading: Reading, said: readonly PlanSentence[]): Stated {
  const parts = withDaysApart(reading, said);
  const segments = segmentsOf(reading, parts);
  const days = segmentsByDay(reading, parts, segments);
  return days ? dayByDay(reading, days) : statedOf(reading, segments);
}

/** Each day is read by itself: its hours are in turn, and its lunch is another than that of the day before. */
function dayByDay(reading: Reading, days: readonly SegmentsOfDay[]): Stated {
  const each = days.map((ofDay) => {
    const { stops, ...rest } = statedOf(
      reading,
      ofDay.segments,
      days.flatMap(({ segments }) => segments),
    );
    const { day } = ofDay;
    const own = stops.map((stop) => ({ ...stop, day, ...(stop.at && { at: { ...stop.at, day } }) }));
    return { ...rest, stops: own, when: whenOfDay(reading, ofDay, rest) };
  });
  return {
    stops: each.flatMap(({ stops }) => stops),
    leftOut: each.flatMap(({ leftOut }) => leftOut),
    timed: each.reduce((sum, { timed }) => sum + timed, 0),
    isOrdered: each.some(({ isOrdered }) => isOrdered),
    isEnded: each.some(({ isEnded }) => isEnded),
    lengths: each.flatMap(({ lengths }) => lengths),
    days: each.flatMap(({ when, stops }) => (stops.length > 0 ? when : [])),
  };
}

/** @param all the segments of all days */
function statedOf(reading: Reading, segments: readonly Segment[], all: readonly Segment[] = segments): Stated {
  const drafts: Draft[] = [];
  const leftOut: Said[] = [];
  const lengths: Said[] = [];
  const had: Meal[] = [];
  let ahead: When | undefined;
  let part: When | undefined;
  let setOut: When | undefined;
  let over: Draft | undefined;
  // "Drinks there, then dinner in town": what follows is in town as well.
  let isInTown = false;
  for (const segment of segments) {
    const named = stopOf(reading, segment);
    // "And before dinner?", "after lunch the park": the meal only says when.
    const isEnd = named?.meal !== undefined && isUntilMeal(reading, segment, named);
    const isWhen = named?.meal !== undefined && !isEnd && isOnlyWhen(reading, segment, named);
    const stop = isWhen || isEnd ? undefined : named;
    if (isWhen) had.push(named.meal!);
    if (isEnd) over = { segment, stop: { meal: named.meal! } };
    const said = hourOf(segment);
    // "We set out at eleven", "tomorrow from eleven:": the hour is that of the whole.
    const isFrom =
      isEnd || (drafts.length === 0 && (said?.toMin === OPEN_END_MIN || (!stop && isOfAll(said, segment, segments))));
    const isSetOut = !stop && (isFrom || reading.grammar.plans.stated.settingOut.test(writtenIn(reading, segment)));
    const clock = said && withoutOpenEnd(said);
    if (isSetOut && (isEnd || drafts.length === 0)) setOut ??= clock;
    const hour = isSetOut ? undefined : clock;
    const own = partOf(segment);
    const last = drafts.at(-1);
    const length = lengthOf(reading, segment);
    if (!stop || (last && isOfTable(segment, stop, last.stop))) {
      const { wish, like = [] } = stop ?? { like: mannersIn(reading, segment) };
      const alone = stop || like.length > 0 ? [] : unplaced(reading, segment, all);
      if (last && !last.stop.at && hour && alone.length === 0 && !isHourFirst(drafts, segments))
        replaceLast(drafts, { at: hour });
      else if (hour && alone.length === 0) ahead = hour;
      if (own && alone.length === 0) part ??= own;
      const isEaten = last?.stop.meal !== undefined && last.stop.wish === undefined && !last.stop.reference;
      if (last && wish && isEaten && isServed(wish)) replaceLast(drafts, { wish });
      if (last && stop?.near && !last.stop.near) replaceLast(drafts, { near: stop.near });
      if (last && like.length > 0) replaceLast(drafts, { like: [...(last.stop.like ?? []), ...like] });
      leftOut.push(...alone);
      if (last && length) lengths.push(length.said);
      continue;
    }
    if (last && isMealOf(reading, segment, stop, last.stop)) {
      const when = hour ?? own;
      replaceLast(drafts, { meal: stop.meal!, ...(when && { at: when }) });
      continue;
    }
    if (last && isServedWith(segment, stop, last)) {
      const { wish } = last.stop;
      const isEaten = stop.wish !== undefined && isOfRestaurant(stop.wish) && !(wish && isOfRestaurant(wish));
      const when = hour ?? own;
      replaceLast(drafts, {
        ...(isEaten && { wish: stop.wish! }),
        ...(stop.near && !last.stop.near && { near: stop.near }),
        ...(when && !last.stop.at && { at: when }),
      });
      continue;
    }
    if (last && isExampleOf(segment, stop, last)) {
      const { wish: _, ...kept } = last.stop;
      drafts[drafts.length - 1] = { ...last, stop: { ...kept, ...stop } };
      continue;
    }
    const isPartOfAll = own !== undefined && drafts.length === 0 && isLeading(segment, own);
    if (isPartOfAll) part = own;
    const at = hour ?? ahead ?? (isPartOfAll ? undefined : own);
    ahead = undefined;
    if (length) lengths.push(length.said);
    const until = at?.fromMin !== undefined && at.label === undefined && at.toMin === undefined && length;
    // "The temple at sunset": that stop waits for it.
    const isSunset = sunsetWordIn(reading, segment) !== undefined;
    const till = segment.items.find((each) => each.kind === 'until');
    if (till) lengths.push(till.said);
    isInTown ||= reading.grammar.plans.inTown.test(writtenIn(reading, segment));
    const timed = at && { at: until ? { ...at, toMin: at.fromMin! + length.value } : at };
    const draft = {
      segment,
      stop: {
        ...stop,
        ...timed,
        ...(isSunset && { isAtSunset: true as const }),
        ...(till && { until: till.minute }),
        ...(isInTown && { isInTown: true as const }),
      },
    };
    if (segment.isBefore && last) drafts.splice(-1, 0, draft);
    else if (plansFirst(reading, segment)) drafts.unshift(draft);
    else drafts.push(draft);
  }
  const own = ofWholeEvening(withoutAgain(reading, endedBy(drafts, over)).map(({ stop }) => stop));
  part ??= own.part;
  const stops = atMeals(hoursInTurn(withMealsHad(own.stops, had), part));
  return {
    stops,
    leftOut: leftOut.filter((each) => !isSaidOf(each, stops)),
    timed: stops.filter(({ at }) => at !== undefined).length,
    isOrdered: segments.some((each, at) => each.isOrdered || (each.isBefore && at > 0)),
    ...(part && { part }),
    ...(setOut && { setOut }),
    isEnded: segments.some((segment) => isHomeward(reading, segment)),
    lengths,
  };
}

/** "Lunch first, and the boats", "some tapas first, and a drink after it", wherever in the list it is said. */
const plansFirst = (reading: Reading, segment: Segment): boolean =>
  reading.grammar.plans.stated.toBegin.test(writtenIn(reading, segment));

/** "And at seven home", "back at the hotel by six". */
const isHomeward = (reading: Reading, segment: Segment): boolean =>
  reading.grammar.plans.backHome.test(writtenIn(reading, segment)) &&
  segment.part.sentence.chunks.some(
    ({ when, from }) => when !== undefined && from >= segment.from && from < segment.to && !when.isNow,
  );

/** "Saturday from ten to two: the museum, then lunch": a stretch before the list, the only hour of it, is that of the whole. */
const isOfAll = (said: When | undefined, segment: Segment, all: readonly Segment[]): boolean =>
  said?.toMin !== undefined && all.every((each) => each === segment || hourOf(each) === undefined);

/** "From eleven" says when something begins; no stop takes until late at night for it. */
const withoutOpenEnd = ({ toMin, ...when }: When): When =>
  toMin === undefined || toMin === OPEN_END_MIN ? when : { ...when, toMin };

/** "Churros now: first churros, then a walk": said again of a stop. */
const isSaidOf = ({ text }: Said, stops: readonly PlanStop[]): boolean =>
  stops.some(({ reference, wish }) => (reference?.said ?? wish?.said)?.text.toLowerCase() === text.toLowerCase());

const replaceLast = (drafts: Draft[], more: Partial<PlanStop>): void => {
  const last = drafts.at(-1)!;
  drafts[drafts.length - 1] = { ...last, stop: { ...last.stop, ...more } };
};

/** Where the first hour stands before the first stop, each hour is of the stop that follows. */
function isHourFirst(drafts: readonly Draft[], segments: readonly Segment[]): boolean {
  const first = drafts[0]?.segment;
  return segments.some(
    (each) => first !== undefined && each.from < first.from && each.items.some(({ kind }) => kind === 'hour'),
  );
}

/** "This evening a wine bar, then dinner": the part of the day stands before all of them. */
function isLeading({ items }: Segment, part: When): boolean {
  const first = items.find(({ kind }) => kind === 'stop');
  const own = items.find((each) => each.kind === 'part' && each.when === part);
  return first !== undefined && own !== undefined && own.from < first.from;
}

type StopItem = Extract<StatedItem, { kind: 'stop' }>;

/** A name says most; a meal is eaten at it, or is of the kitchen that is named with it. */
function stopOf(reading: Reading, segment: Segment): PlanStop | undefined {
  const stops = segment.items.filter((each): each is StopItem => each.kind === 'stop');
  const name = stops.find(({ what }) => what === 'name');
  const eaten = stops.find(({ what }) => what === 'meal');
  // "The lights before dinner": the meal says when.
  const isWhen = eaten && stops.some(({ what }) => what !== 'meal') && isOnlyWhen(reading, segment, eaten.stop);
  const meal = isWhen ? undefined : eaten;
  const kind = narrowest(stops.filter(({ what }) => what === 'type'));
  const near = segment.items.find((each) => each.kind === 'where')?.reference;
  const isBar = kind?.stop.wish !== undefined && categoriesOfWish(kind.stop.wish).some((each) => TABLES.has(each));
  const like = mannersIn(reading, segment, isBar);
  const more = { ...(near && { near }), ...(like.length > 0 && { like }) };
  // "Lunch in the park": a table near it.
  const host = meal && meal.stop.meal !== 'drinks' && name?.stop.reference;
  if (name && !(host && isSeen(host)))
    return { ...name.stop, ...(meal && { meal: meal.stop.meal! }), ...(like.length > 0 && { like }) };
  const around = host ? { ...more, near: host } : more;
  const line = writtenIn(reading, segment);
  // "A walk through the old town": what there is to see in it.
  const isStroll = near && !meal && reading.grammar.plans.stated.stroll.test(line);
  if (isStroll && (!kind || kind.stop.wish?.value === 'parks')) return { wish: WALKED, ...more };
  if (meal) {
    const own = kind?.stop.wish;
    const isEaten = own && !isOnlyMeal(own);
    if (isEaten && asHad(own)) return { meal: meal.stop.meal!, ...around, like: [...like, asHad(own)!] };
    const isShow = isEaten && !isServed(own);
    // "Drinks" are had at a bar, and "dinner with flamenco" is a show.
    if (isEaten && (meal.stop.meal === 'drinks' || isShow)) return { wish: own, ...around };
    return { meal: meal.stop.meal!, ...(isEaten && { wish: own }), ...around };
  }
  if (kind) return { ...kind.stop, ...more };
  const done = doneIn(reading, segment, like);
  return done && { wish: done, ...more };
}

/** "A rooftop bar" is read as any bar, too. */
const narrowest = (kinds: readonly StopItem[]): StopItem | undefined =>
  kinds.find(({ stop }) => stop.wish && stop.wish.attribute !== 'category' && stop.wish.attribute !== 'cuisine') ??
  kinds.find(({ stop }) => stop.wish && stop.wish.attribute === 'cuisine') ??
  kinds.find(({ stop }) => stop.wish && !isOnlyMeal(stop.wish)) ??
  kinds[0];

/** What the stop of a segment is to be like; what is said of all of them, of children or the weather, is none of it. */
function mannersIn(reading: Reading, segment: Segment, isBar = false): readonly Wish[] {
  const span = spanOf(reading, segment);
  return segment.part.wishes.filter((wish) => isManner(wish) && (isBar || !isDone(wish)) && overlap(wish.said!, span));
}
/** Dancing and music are what a stop is for, and what a bar has. */
const isDone = ({ attribute, value }: Wish): boolean =>
  attribute === 'feature' && (value === 'dancing' || value === 'live_music');

const lengthOf = (reading: Reading, segment: Segment) =>
  reading.amounts.find(({ kind, said }) => kind === 'minutes' && overlap(said, spanOf(reading, segment)));

const spanOf = ({ document: { words } }: Reading, { from, to }: Segment) => ({
  start: words[from]!.start,
  end: words[to - 1]!.end,
});
