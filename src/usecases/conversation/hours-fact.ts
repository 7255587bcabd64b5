// The opening hours that a question is about: of a day, at an hour, of several days of the week; by hours of some years ago where
// none of today are known.
import { isHours, isSilent, type PlaceFact } from '../../chat/facts/facts.ts';
import type { Category } from '../../domain/category.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { pastHoursOf } from '../../domain/past-hours.ts';
import type { Place } from '../../domain/place.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import { isOpenAtMinute, type Schedule } from '../../hours/schedule.ts';
import type { When } from '../../nlp/frame.ts';
import { type Asked, dayOf, manyWeekdays, sure, today } from './asked-fact.ts';
import { likelyMinute, ordinaryDay, untilMinute } from './hours-asked.ts';
import type { Scene } from './world.ts';

/** With what hours of some years ago come to on that day, where none of today are known. */
export function hoursOrOnce(asked: Asked): PlaceFact {
  const fact = hoursFact(asked);
  const past = isHours(fact) && isSilent(fact) ? pastHoursOf(asked.card.place) : undefined;
  if (!past || !isHours(fact)) return fact;
  const { card } = asked;
  const once = hoursFact({ ...asked, card: { ...card, place: { ...card.place, openingHours: past.hours } } });
  return isHours(once) && !isSilent(once) ? { ...fact, once } : fact;
}

export function hoursFact({ scene, card, question: { on } }: Asked): PlaceFact {
  const { hours } = scene.world.recommend;
  const weekdays = manyWeekdays(on);
  if (weekdays) {
    const read = hours.read(card.place.openingHours);
    const week = read && WEEK.map((weekday) => read.spansOn(ordinaryDay(weekday, scene)));
    return { about: 'weekdays', days: weekdays, ...(week && { week }) };
  }
  const every = on?.day === undefined ? on?.weekdays?.[0] : undefined;
  const day = every === undefined ? dayOf(on, scene) : ordinaryDay(every, scene);
  const isToday = every === undefined && day === today(scene).day;
  const schedule = hours.read(card.place.openingHours);
  const spans = schedule && sure(schedule.spansOn(day));
  const { untilDay } = on ?? {};
  if (schedule && untilDay !== undefined && untilDay > day && isClosedAllThrough(schedule, day, untilDay))
    return { about: 'closed_through', day, untilDay };
  if (spans && spans.length > 0 && hours.clock.holidays.has(day) && keepsHolidays(card.place))
    return { about: 'day', day, isToday, isHoliday: true, isLikelyShut: true, spans };
  const moment = on?.isNow ? { ...on, fromMin: today(scene).minute } : on;
  if (moment?.fromMin !== undefined && moment.toMin === undefined && moment.label === undefined) {
    const minute = likelyMinute(moment, schedule, day) ?? moment.fromMin;
    const isOpen = schedule && isOpenAtMinute(schedule, day, minute);
    const answer = isOpen === undefined ? 'unknown' : isOpen ? 'yes' : 'no';
    return { about: 'moment', day, isToday, minute, answer, ...(spans && { spans }) };
  }
  const until = moment && untilMinute(moment, card.place);
  if (until !== undefined) {
    const isOpen = schedule && isOpenAtMinute(schedule, day, until - 1);
    const answer = isOpen === undefined ? 'unknown' : isOpen ? 'yes' : 'no';
    return { about: 'moment', day, isToday, minute: until, answer, ...(spans && { spans }) };
  }
  const opensOn = schedule && fewDays(schedule, scene);
  return {
    about: 'day',
    day,
    isToday,
    isHoliday: hours.clock.holidays.has(day),
    ...(every !== undefined && { every }),
    ...(spans && { spans }),
    ...(opensOn && { opensOn }),
    ...(spans && spans.length > 0 && isShutIn(spans, on) && { isShutThen: true }),
  };
}

/** Libraries and offices keep shut on holidays, unless their hours name them. */
const keepsHolidays = ({ categories, openingHours = '' }: Place): boolean =>
  categories.some((each) => OF_WORKING_DAYS.has(each)) &&
  !/\bPH\b/u.test(openingHours) &&
  !openingHours.startsWith('24/7');
const OF_WORKING_DAYS: ReadonlySet<Category> = new Set(['libraries', 'local services']);

/** "At night", of doors that are shut all through it. */
const isShutIn = (spans: readonly OpenSpan[], on: When | undefined): boolean =>
  on?.label !== undefined &&
  on.fromMin !== undefined &&
  on.toMin !== undefined &&
  spans.every(({ start, end }) => end <= on.fromMin! || start >= on.toMin!);

export const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A market of Sundays: the days of the week on which it opens, where it stays shut on most. */
function fewDays(schedule: Schedule, scene: Scene): readonly number[] | undefined {
  const days = WEEK.filter((weekday) => schedule.spansOn(ordinaryDay(weekday, scene)).length > 0);
  return days.length > 0 && days.length <= MOST_FEW_DAYS ? days : undefined;
}
const MOST_FEW_DAYS = 3;

/** A whole holiday: "in August". */
function isClosedAllThrough(schedule: Schedule, from: CivilDay, until: CivilDay): boolean {
  for (let day = from; day <= until; day = addDays(day, 1)) if (schedule.spansOn(day).length > 0) return false;
  return true;
}
