// When doors must be open, from the times of a message: the hours of a meal, the next Monday, what is left of an afternoon.
import type { Category } from '../../domain/category.ts';
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Condition } from '../../wishes/wish.ts';
import type { When } from '../frame.ts';
import type { WishWords } from '../languages/wish-words.ts';
import { addDays, weekdayOf } from '../temporal/calendar.ts';
import { DAY_PARTS, dayOfMoment, minuteOfMoment, OPEN_END_MIN } from '../temporal/piece.ts';
import type { Chunk } from './chunks.ts';
import { before, type Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** "Dinner at nine", "cenar a las diez": an hour without a half of the day is the meal's. */
export function atItsMeal(when: When, { grammar }: Reading, { line, chunks }: Sentence): When {
  // "Stew tomorrow at noon" is lunch, and kitchens open for it at half past one.
  if (when.label === 'noon' && chunks.some(isOfTable)) {
    const [fromMin, toMin] = DAY_PARTS.lunch;
    return { ...when, label: 'lunch', fromMin, toMin };
  }
  const beside = besideMeal(when, grammar.wishes);
  if (beside) return beside;
  if (when.label || when.isNow) return when;
  const meals = grammar.meals.filter(([, pattern]) => pattern.test(line)).map(([meal]) => meal);
  const said = halfSaidIn(when.said.text, grammar.wishes);
  if (when.fromMin === undefined) return untilItsMeal(when, meals, said);
  const { fromMin, toMin, day } = when;
  // "Comer a las 2", said in the afternoon, is tomorrow's lunch and no supper of the night to come.
  const hour = fromMin % NOON;
  const isLunch = meals.includes('lunch') && hour >= EARLIEST_SMALL_HOUR && hour < LATEST_LUNCH;
  if (isLunch && fromMin >= 2 * NOON && day === undefined && !said.isMorning && !said.isNight)
    return { ...when, fromMin: hour + NOON, ...(toMin !== undefined && toMin >= 2 * NOON && { toMin: toMin - NOON }) };
  const isEvening = fromMin >= LATEST_BREAKFAST && fromMin < 2 * NOON;
  if (meals.includes('breakfast') && isEvening && !said.isLater)
    return { ...when, fromMin: fromMin - NOON, ...(toMin !== undefined && toMin > NOON && { toMin: toMin - NOON }) };
  if (fromMin >= NOON || said.isMorning || WRITTEN_MORNING.test(when.said.text)) return when;
  const isLate =
    meals.includes('dinner') ||
    meals.includes('drinks') ||
    (meals.includes('lunch') && fromMin < LATEST_LUNCH) ||
    (meals.length === 0 && fromMin >= FIRST_SUPPER && isForEvening(chunks));
  if (!isLate || fromMin < EARLIEST_SMALL_HOUR) return when;
  return { ...when, fromMin: fromMin + NOON, ...(toMin !== undefined && toMin < NOON && { toMin: toMin + NOON }) };
}

/** "A burger place on Friday at nine", "tapas at eight": nobody looks for these in the morning. */
function isForEvening(chunks: readonly Chunk[]): boolean {
  const sought = chunks.flatMap(({ concept }) => (concept ? [concept.categories] : []));
  const isOfNight = (categories: readonly Category[]) => EVENING.has(categories[0] ?? 'cafes');
  const isEaten = sought.length === 0 && chunks.some(isOfTable);
  return isEaten || (sought.length > 0 && sought.every(isOfNight));
}
const EVENING: ReadonlySet<Category> = new Set([
  'restaurants',
  'burger/pizza shops',
  'pubs/bars',
  'dance clubs',
  'music halls',
]);
const FIRST_SUPPER = 7 * 60;

/** "08:00" counts the hours of a whole day. */
const WRITTEN_MORNING = /\b0\d/u;

/** "After lunch", «antes de cenar»: the hours beside those of the meal. */
function besideMeal({ label, fromMin, toMin, ...when }: When, { afterwards, beforehand }: WishWords): When | undefined {
  if (fromMin === undefined || toMin === undefined || !TABLES.has(label ?? '')) return undefined;
  const said = foldAccents(when.said.text).toLowerCase();
  if (afterwards.test(said)) return { ...when, fromMin: toMin - HALF_HOUR, toMin: toMin + BESIDE };
  return beforehand.test(said) ? { ...when, fromMin: fromMin - BESIDE, toMin: fromMin } : undefined;
}
const TABLES: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);
const HALF_HOUR = 30;
const BESIDE = 120;

/** A dish, a cuisine or restaurants. */
const isOfTable = ({ senses, concept }: Chunk): boolean =>
  senses.some(({ type }) => type === 'dish' || type === 'cuisine') ||
  concept?.categories.includes('restaurants') === true;

/** "Breakfast, done by eight" */
function untilItsMeal(when: When, meals: readonly string[], { isLater }: HalfSaid): When {
  const { toMin } = when;
  const isSupper = toMin !== undefined && toMin >= LATEST_BREAKFAST && toMin < 2 * NOON;
  return isSupper && meals.includes('breakfast') && !isLater ? { ...when, toMin: toMin - NOON } : when;
}

interface HalfSaid {
  readonly isMorning: boolean;
  readonly isNight: boolean;
  /** After noon: by a word, or by the number of the hour. */
  readonly isLater: boolean;
}

function halfSaidIn(text: string, { morning, afternoon, night }: WishWords): HalfSaid {
  const said = foldAccents(text);
  const isNight = night.test(said);
  return { isMorning: morning.test(said), isNight, isLater: isNight || afternoon.test(said) || HOUR_OF_PM.test(said) };
}
const HOUR_OF_PM = /\b(?:1[3-9]|2\d)\b/u;

/** Whether the words of a time say that it is of the afternoon: "3 pm", "las tres de la tarde", "15:00". */
export function isAfternoonSaid(text: string, { afternoon }: WishWords): boolean {
  const said = foldAccents(text);
  return afternoon.test(said) || HOUR_OF_PM.test(said);
}

const NOON = 12 * 60;
const LATEST_LUNCH = 5 * 60;
/** "Breakfast at 7:45" is no supper. */
const LATEST_BREAKFAST = 16 * 60;
const EARLIEST_SMALL_HOUR = 60;

/** A place need not open on the first day of a whole week or of a long stay. */
export const isLongStay = ({ day, untilDay }: Pick<When, 'day' | 'untilDay'>): boolean =>
  day !== undefined && untilDay !== undefined && untilDay > addDays(day, MOST_DAYS_OF_A_VISIT - 1);

/** Who must be done by eight comes an hour before. */
const LAST_HOUR = 60;
const MOST_DAYS_OF_A_VISIT = 4;
const EARLIEST_MORNING = 5 * 60;
const DAY = 24 * 60;

/** A time in a search: open then. "On Mondays" is the next of them. */
/** "A café that opens early": at eight, on the day that is spoken of, else on the next morning. */
export function openEarly({ sentences, context: { now } }: Reading): Condition[] {
  const whens = sentences.flatMap(({ chunks }) => chunks.flatMap(({ when }) => when ?? []));
  // "This week has been hard. Somewhere quiet early tomorrow": a single day before a span of them.
  const single = whens.filter(({ untilDay }) => untilDay === undefined);
  const days = [...single, ...whens].flatMap((when) => when.day ?? []);
  const today = now.slice(0, 10) as CivilDay;
  const day = days[0] ?? (now.slice(11, 13) < EARLY.slice(0, 2) ? today : addDays(today, 1));
  return [{ attribute: 'open', operator: 'at', value: `${day}T${EARLY}` }];
}
const EARLY = '08:00';

export function openConditions({ weekdays, ...when }: When, now: CivilMoment): Condition[] {
  const { day, fromMin, toMin, isNow } = when;
  if (isNow) return [{ attribute: 'open', operator: 'at', value: 'now' }];
  const today = dayOfMoment(now);
  if (weekdays) {
    const ahead = Array.from({ length: 7 }, (_, days) => addDays(today, days));
    const next = weekdays.length < ahead.length && ahead.find((each) => weekdays.includes(weekdayOf(each)));
    return next ? openConditions({ ...when, day: next }, now) : [];
  }
  if (fromMin === undefined) {
    if (toMin !== undefined && when.isDeadline) return openConditions({ ...when, fromMin: toMin - LAST_HOUR }, now);
    if (toMin !== undefined)
      return [
        {
          attribute: 'open',
          operator: 'until',
          value: { ...(day && { day }), minute: toMin, ...(when.label === 'late' && { isLate: true }) },
        },
      ];
    if (isLongStay(when)) return [];
    return day ? [{ attribute: 'open', operator: 'on', value: day }] : [];
  }
  const passed = minuteOfMoment(now);
  const end = toMin !== undefined && toMin < OPEN_END_MIN ? toMin : undefined;
  // "At ten in the morning", said in the afternoon, is tomorrow's; of "this afternoon" what is left of it counts.
  const isOverToday = day === undefined && fromMin >= EARLIEST_MORNING && (end ?? fromMin + 1) <= passed;
  const on = day ?? (isOverToday ? addDays(today, 1) : today);
  if (end !== undefined) {
    const isUnderWay = on === today && fromMin < passed && end > passed;
    const begins = isUnderWay ? Math.ceil(passed / 30) * 30 : fromMin;
    return [
      { attribute: 'open', operator: 'between', value: { day: on, fromMin: Math.min(begins, end - 1), toMin: end } },
    ];
  }
  // In the evening, "after 1 am" is of the night to come; "3 am on Saturday" ends the night that Saturday begins.
  const isAhead = on === today && momentOf(today, fromMin) >= now;
  const isOver = fromMin < EARLIEST_MORNING && !isAhead;
  return [{ attribute: 'open', operator: 'at', value: momentOf(on, isOver ? fromMin + DAY : fromMin) }];
}

function momentOf(day: string, minute: number): CivilMoment {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
  return date.toISOString().slice(0, 16);
}

/**
 * "That doesn't close before twelve" is open until midnight, and not before noon; doors that "open at half past seven" open in the
 * morning, where nothing says another half of the day.
 */
export function atDoors(when: When, reading: Reading, { from: first, chunks }: Sentence, { from }: Chunk): When {
  const { wishes } = reading.grammar;
  const lead = before(reading, first, from);
  const { fromMin, toMin, isEitherHalf, ...rest } = when;
  const end = toMin ?? fromMin;
  if (end !== undefined && wishes.closesNotBefore.test(lead))
    return { ...rest, toMin: end < LATEST_BREAKFAST && !HOUR_OF_PM.test(when.said.text) ? end + NOON : end };
  // "Breakfast before eight": doors that are open by then.
  const isBefore = toMin !== undefined && fromMin === undefined && wishes.beforehand.test(foldAccents(when.said.text));
  if (isBefore) return { ...when, isDeadline: true };
  const isOpening = isEitherHalf && toMin === undefined && wishes.opensAt.test(lead) && !isForEvening(chunks);
  return isOpening && fromMin !== undefined && fromMin >= NOON + EARLIEST_MORNING
    ? { ...when, fromMin: fromMin - NOON }
    : when;
}
