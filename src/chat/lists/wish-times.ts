// Times of a search: the day of the list before, an evening as an hour in it, what is free at that time, the dead of night.

import type { Category } from '../../domain/category.ts';
import { type CivilDay, type CivilMoment, clockOf, DAY_MINUTES } from '../../domain/civil-day.ts';
import { addDays, civilMsOf, weekdayOf } from '../../hours/civil-time.ts';
import type { Frame } from '../../nlp/frame.ts';
import { groupOf, NIGHTLIFE, servesFood } from '../../vocabulary/categories.ts';
import { ALL_NIGHT_MIN, must, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { TalkState, WishSearch } from '../state.ts';
import { mealPlaces, tableMeal } from './meals.ts';
import { whatOf } from './what-sought.ts';

/** Somewhere open at three in the morning is somewhere to drink or to dance. */
export const isAtDeadOfNight = ({ wishes }: Frame): boolean =>
  wishes.some((wish) => {
    if (wish.attribute !== 'open' || wish.value === 'now') return false;
    if (wish.operator === 'until') {
      const { minute } = wish.value;
      return minute < SMALL_HOURS_MIN || (minute >= DEAD_OF_NIGHT_MIN && minute < DAY_MINUTES + SMALL_HOURS_MIN);
    }
    return wish.operator === 'at' && /T0[0-4]:/u.test(wish.value);
  });
const SMALL_HOURS_MIN = 5 * 60;
const DEAD_OF_NIGHT_MIN = DAY_MINUTES + 30;

/** "And with churros?", after breakfast at eight, is for eight; another kind, or "afterwards", is for that day alone. */
export function atTheSameTime(
  frame: Frame,
  { wishes = [], agreed, categories }: TalkState,
  today: number | undefined,
): readonly Wish[] {
  if (frame.whens.length > 0) return [];
  const open = wishes.filter(({ attribute }) => attribute === 'open');
  if (open.length === 0 && agreed?.day !== undefined && weekdayOf(agreed.day) !== today && isOfOuting(frame))
    return [must({ attribute: 'open', operator: 'on', value: agreed.day })];
  // "And somewhere to eat nearby?", after a museum in the morning: that day, at the hour of the meal.
  const isOfMeal = tableMeal(frame) !== undefined || mealPlaces(frame).some((each) => each === 'restaurants');
  if (hears('continues', frame) && !hears('afterwards', frame) && !isOfMeal) return open;
  // The day of a library or a shop is no day of an outing, and the other way round.
  const isErrand = [...categories, ...whatOf(frame).categories].some(isOfErrands) && !goesWithIt(frame);
  return open.flatMap((wish) => {
    const day = dayOfWish(wish);
    const isOther = day !== undefined && today !== undefined && weekdayOf(day) !== today;
    if (isOfMeal && hears('continues', frame) && wish.value === 'now') return wish;
    return !isOther || isErrand ? [] : { ...must({ attribute: 'open', operator: 'on', value: day }) };
  });
}

const isOfErrands = (category: Category): boolean => category === 'libraries' || ERRANDS.has(groupOf(category));
const ERRANDS: ReadonlySet<string> = new Set(['services', 'shopping']);

/** "And a bakery?" goes with no day that was asked of one place before. */
const isOfOuting = (frame: Frame): boolean => hears('afterwards', frame) || hears('beforehand', frame);

/** "Somewhere for a snack before that?", "something like it", after talk of a museum on Monday. */
const goesWithIt = (frame: Frame): boolean => GOING_WITH.some((cue) => hears(cue, frame));
const GOING_WITH = ['continues', 'afterwards', 'beforehand', 'alike'] as const;

/** The date of a list for a day; undefined for this moment, and for any day. */
function dayOfWish(wish: Wish): CivilDay | undefined {
  if (wish.attribute !== 'open' || wish.value === 'now' || wish.polarity === 'avoid') return undefined;
  if (wish.operator === 'on') return wish.value;
  if (wish.operator !== 'at') return wish.value.day;
  const day = wish.value.slice(0, 10);
  return isSmallHour(wish.value) ? addDays(day, -1) : day;
}
const isSmallHour = (moment: CivilMoment): boolean => Number(moment.slice(11, 13)) < NIGHT_ENDS_AT_HOUR;
/** The small hours belong to the night before. */
const NIGHT_ENDS_AT_HOUR = 5;

/** The day that a list is for. */
export const dayOfSearch = ({ wishes = [] }: Pick<WishSearch, 'wishes'>): CivilDay | undefined =>
  wishes.flatMap((wish) => dayOfWish(wish) ?? [])[0];

/** "Dinner is tomorrow, and we leave at eleven": an hour is of the day that was named last before it. */
export function onDaySaid(said: readonly Wish[], { whens }: Frame): readonly Wish[] {
  const dayBefore = (start: number) =>
    whens.findLast((when) => when.day !== undefined && !when.isNow && when.said.start < start)?.day;
  const moved = said.map((wish): Wish => {
    if (wish.attribute !== 'open' || wish.operator !== 'at' || wish.value === 'now') return wish;
    const when = whens.find((each) => each.said.start === wish.said?.start);
    const day = when?.day === undefined && !when?.weekdays && wish.said ? dayBefore(wish.said.start) : undefined;
    if (day === undefined || day <= wish.value.slice(0, 10)) return wish;
    return { ...wish, value: `${isSmallHour(wish.value) ? addDays(day, 1) : day}${wish.value.slice(10)}` };
  });
  const timed = new Set(moved.flatMap((wish, at) => (wish === said[at] ? [] : (dayOfWish(wish) ?? []))));
  return moved.filter((wish) => !(wish.attribute === 'open' && wish.operator === 'on' && timed.has(wish.value)));
}

/** "And at night?", after Saturday's museums, is Saturday night. */
export function onDayOfList(said: readonly Wish[], { whens }: Frame, { wishes = [] }: TalkState): readonly Wish[] {
  const day = dayOfSearch({ wishes });
  const isOfHours = whens.length > 0 && whens.every((when) => !when.isNow && !when.day && !when.weekdays);
  if (day === undefined || !isOfHours) return said;
  return said.map((wish): Wish => {
    if (wish.attribute !== 'open' || wish.value === 'now') return wish;
    const own = dayOfWish(wish);
    if (own !== undefined && own >= day) return wish;
    if (wish.operator === 'at')
      return { ...wish, value: `${isSmallHour(wish.value) ? addDays(day, 1) : day}${wish.value.slice(10)}` };
    return wish.operator === 'on' ? { ...wish, value: day } : ({ ...wish, value: { ...wish.value, day } } as Wish);
  });
}

export const hasDate = ({ wishes }: Frame): boolean => wishes.some(({ attribute }) => attribute === 'open');

/** "Open on Sunday" asks nothing of this moment. */
export const isForAnotherTime = ({ whens }: Frame): boolean => whens.length > 0 && whens.every(({ isNow }) => !isNow);

/** "At five", said at five, is now. */
export function asNow(wish: Wish, now: CivilMoment | undefined): Wish {
  if (now === undefined || wish.attribute !== 'open' || wish.operator !== 'at' || wish.value === 'now') return wish;
  const awayMs = Math.abs((civilMsOf(wish.value) ?? Number.POSITIVE_INFINITY) - (civilMsOf(now) ?? 0));
  return awayMs <= MOMENT_MS ? { ...wish, value: 'now' } : wish;
}
const MOMENT_MS = 15 * 60_000;

/**
 * Breakfast is eaten in the morning: today's, else tomorrow's; on another day, of that day.
 * @param talkedOf the day that the conversation is about
 */
export function atBreakfast(
  said: readonly Wish[],
  now: CivilMoment | undefined,
  talkedOf: CivilDay | undefined,
): readonly Wish[] {
  const timed = said.find(({ attribute }) => attribute === 'open');
  if (now === undefined || (timed && timed.operator !== 'on')) return said;
  const isOver = Number(now.slice(11, 13)) >= BREAKFAST_ENDS_AT_HOUR;
  const next = isOver ? addDays(now.slice(0, 10) as CivilDay, 1) : undefined;
  const isLater = talkedOf !== undefined && talkedOf > now.slice(0, 10);
  const day = timed ? dayOfWish(timed)! : isLater ? talkedOf : next;
  if (day === undefined || timed?.polarity === 'avoid') return said;
  const morning: Wish = {
    ...must({ attribute: 'open', operator: 'at', value: momentOf(day, BREAKFAST_MIN), isAbout: true }),
  };
  return [...said.filter((wish) => wish !== timed), morning];
}
const BREAKFAST_ENDS_AT_HOUR = 12;
const BREAKFAST_MIN = 9 * 60;

/** Whether a list is for the early hours of a day, in cafés. */
export const isForBreakfast = ({ wishes = [], categories }: Pick<WishSearch, 'wishes' | 'categories'>): boolean =>
  categories.includes('cafes') &&
  wishes.some((wish) => wish.attribute === 'open' && wish.operator === 'at' && isMorning(wish.value));
const isMorning = (moment: CivilMoment): boolean => {
  const hour = Number(moment.slice(11, 13));
  return hour >= NIGHT_ENDS_AT_HOUR && hour < BREAKFAST_ENDS_AT_HOUR;
};

/** "Breakfast tomorrow at seven": a bare hour, which otherwise is of the evening, is of the morning. */
export function inTheMorning(said: readonly Wish[], { whens }: Frame): readonly Wish[] {
  const bare = whens.flatMap(({ fromMin = 0, said: { text } }) => {
    const hour = Math.floor(fromMin / 60) - HALF_DAY_HOURS;
    const isBare = hour >= NIGHT_ENDS_AT_HOUR && new RegExp(`(?<!\\d)${hour}(?!\\d)`, 'u').test(text);
    return isBare && !OF_EVENING.test(text) ? clockOf(fromMin) : [];
  });
  return said.map((wish): Wish => {
    if (wish.attribute !== 'open' || wish.operator !== 'at' || !bare.includes(wish.value.slice(11))) return wish;
    const minute = (Number(wish.value.slice(11, 13)) - HALF_DAY_HOURS) * 60 + Number(wish.value.slice(14));
    return { ...wish, value: momentOf(wish.value.slice(0, 10), minute) };
  });
}
const HALF_DAY_HOURS = 12;
const OF_EVENING = /p\.? ?m|tarde|noche|evening|night|afternoon/iu;

const LONG_STRETCH_MINUTES = 120;

/**
 * An evening or a night names when to come, not for how long the doors must stay open: an hour after it begins. Museums are
 * asked for as it begins, since they close soon, though in the morning for eleven, since few open at nine; clubs for half past
 * midnight, since none is full, or open, before.
 */
export function reachable(wish: Wish, categories: readonly Category[]): Wish {
  if (wish.attribute !== 'open' || wish.operator !== 'between') return wish;
  const { day, fromMin, toMin } = wish.value;
  if (toMin - fromMin <= LONG_STRETCH_MINUTES) return wish;
  // "From 9 to 1", in a café: as long as that, or from then on.
  const isHours = /\d/u.test(wish.said?.text ?? '') && categories.some((each) => WORKED_IN.has(each));
  if (isHours) return { ...wish, operator: 'at', value: momentOf(day, fromMin) } as Wish;
  const isFor = (suits: (category: Category) => boolean) => categories.length > 0 && categories.every(suits);
  const isOfClubs = toMin > DEAD_OF_NIGHT_MIN && isFor((each) => each === 'dance clubs');
  if (isOfClubs) return { ...wish, operator: 'at', value: momentOf(day, DEAD_OF_NIGHT_MIN), isAbout: true } as Wish;
  const isByDay = fromMin < NIGHTFALL_MIN && isFor((each) => BY_DAY.has(groupOf(each)) && !isStage(each));
  const begins = fromMin < DOORS_OPEN_MIN ? Math.min(DOORS_OPEN_MIN, toMin - 60) : fromMin;
  const minute = isByDay ? begins : fromMin + 60;
  return minute >= DAY_MINUTES
    ? wish
    : ({ ...wish, operator: 'at', value: momentOf(day, minute), isAbout: true } as Wish);
}

const WORKED_IN: ReadonlySet<Category> = new Set(['cafes', 'libraries', 'local services']);

/** By then what is visited by day has opened. */
const DOORS_OPEN_MIN = 11 * 60;

const momentOf = (day: CivilDay, minute: number): CivilMoment =>
  `${addDays(day, Math.floor(minute / DAY_MINUTES))}T${clockOf(minute % DAY_MINUTES)}`;

/** Late is after midnight in a bar, at ten in a café, at half past eight in a shop or a museum. */
export function lateFor(wish: Wish, categories: readonly Category[]): Wish {
  if (wish.attribute !== 'open' || wish.operator !== 'until') return wish;
  const isAllNight = wish.value.minute === ALL_NIGHT_MIN && isOfNight(categories);
  if (isAllNight) return { ...wish, value: { ...wish.value, minute: LATE_MIN, isLate: true } } as Wish;
  if (!wish.value.isLate) return wish;
  const latest = categories.map((each) =>
    isStage(each) ? LATE_MIN : (LATE_IN[each] ?? LATE_IN[groupOf(each)] ?? LATE_MIN),
  );
  const minute = latest.length === 0 ? LATE_MIN : Math.max(...latest);
  return { ...wish, value: { ...wish.value, minute } } as Wish;
}
/** "All night" of a bar is late; a pharmacy has somebody awake until morning. */
const isOfNight = (categories: readonly Category[]): boolean =>
  categories.length > 0 && categories.every((each) => servesFood(each) || NIGHTLIFE.includes(each) || isStage(each));
/** What the reader makes of "late". */
const LATE_MIN = 25 * 60;
const LATE_BY_DAY_MIN = 20.5 * 60;
/** When most museums shut: one that is open still is open late. */
const LATE_FOR_SEEING_MIN = 19 * 60;
const LATE_IN: Readonly<Record<string, number>> = {
  culture: LATE_FOR_SEEING_MIN,
  sights: LATE_FOR_SEEING_MIN,
  outdoors: LATE_BY_DAY_MIN,
  shopping: LATE_BY_DAY_MIN,
  services: LATE_BY_DAY_MIN,
  wellness: LATE_BY_DAY_MIN,
  sport: 21.5 * 60,
  cafes: 22 * 60,
  bakeries: LATE_BY_DAY_MIN,
};
const NIGHTFALL_MIN = 20 * 60;
const BY_DAY: ReadonlySet<string> = new Set(['culture', 'sights']);
/** Stages are of the night. */
const isStage = (category: Category): boolean => STAGES.has(category);
const STAGES: ReadonlySet<Category> = new Set(['theatres', 'music halls', 'cinemas']);

/** Beds have no opening hours: dates say for when a room is needed. */
export const isOfBeds = (categories: readonly Category[]): boolean =>
  categories.length > 0 && categories.every((each) => groupOf(each) === 'stay');

/** "And on Saturday?", of what is free on Thursday. */
export function freeOnOtherDay(wish: Wish, said: readonly Wish[]): Wish {
  if (wish.attribute !== 'free' || said.every(({ attribute }) => attribute !== 'open')) return wish;
  const { on: _, at: __, isAbout: ___, ...anyDay } = wish;
  return freeThen(anyDay, said);
}

/** "Free on Saturday at three" is free then, and not at some hour of the week. */
export function freeThen(wish: Wish, said: readonly Wish[]): Wish {
  if (wish.attribute !== 'free' || wish.on !== undefined) return wish;
  const when = said.find(({ attribute, polarity }) => attribute === 'open' && polarity === 'want');
  if (when?.attribute !== 'open') return wish;
  if (when.operator === 'at') return { ...wish, at: when.value, ...(when.isAbout && { isAbout: true }) };
  return when.operator === 'on' ? { ...wish, on: when.value } : wish;
}
