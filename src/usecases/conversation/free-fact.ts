// When entry costs nothing: for everybody, or for those whom a ticket is for, on the day that is asked about or in the coming
// week.
import type { FreeFact, FreeTicket, PlaceFact } from '../../chat/facts/facts.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Price } from '../../domain/place.ts';
import { addDays, weekdayOf } from '../../hours/civil-time.ts';
import { freeForSome, freeSpansOn, isAlwaysFree, knowsEntry, ticketSpansOn } from '../../hours/free-entry.ts';
import type { OpenSpan } from '../../hours/rule.ts';
import type { When } from '../../nlp/frame.ts';
import { type Asked, dayOf, manyWeekdays, sure, today } from './asked-fact.ts';
import { likelyMinute } from './hours-asked.ts';

export function freeFact(asked: Asked): PlaceFact {
  const { scene, card, question } = asked;
  const { place } = card;
  const { hours } = scene.world.recommend;
  const { on } = question;
  const now = today(scene).day;
  const day = dayOf(on, scene);
  const weekdays = manyWeekdays(on);
  const isDated = on?.day !== undefined || on?.weekdays !== undefined || isHour(on) || on?.isNow === true;
  const common = {
    about: 'free_entry',
    isToday: day === now,
    isAlways: isAlwaysFree(place),
    isUnknown: !knowsEntry(place),
    forSome: freeForSome(place).map((price) => ticketOf(asked, price, isDated && !weekdays ? [day] : daysAhead(now))),
  } as const;
  if (!isDated || weekdays) {
    const week = daysOfWeek(now).map((each) => freeSpansOn(hours, place, each) ?? []);
    return { ...common, week, ...(weekdays && { weekdays }) };
  }
  const spans = freeSpansOn(hours, place, day);
  return {
    ...common,
    day,
    ...momentAsked(asked, day),
    ...(spans && sure(spans) && { spans }),
  };
}

const daysAhead = (now: CivilDay): readonly CivilDay[] => Array.from({ length: 7 }, (_, days) => addDays(now, days));

/** The days of the coming week, Monday first. */
const daysOfWeek = (now: CivilDay): readonly CivilDay[] =>
  [...daysAhead(now)].sort((a, b) => weekdayOf(a) - weekdayOf(b));

/** An hour, and no part of the day: "in the evening" is asked of every day. */
const isHour = (on: When | undefined): boolean =>
  on?.fromMin !== undefined && (on.label === undefined || on.toMin === undefined);

/** "At two" is the two at which it is open. */
function momentAsked(
  { scene, card, question: { on } }: Asked,
  day: CivilDay,
): Pick<FreeFact, 'isNow' | 'minute' | 'untilMinute'> {
  if (!on) return {};
  if (on.isNow) return { isNow: true, minute: today(scene).minute };
  if (on.fromMin === undefined || !(isHour(on) || on.day !== undefined)) return {};
  // "Sunday evening" begins when the afternoon fades.
  if (on.label !== undefined && on.toMin !== undefined) return { minute: on.fromMin - 60, untilMinute: on.toMin };
  const schedule = scene.world.recommend.hours.read(card.place.openingHours);
  const minute = likelyMinute(on, schedule, day) ?? on.fromMin;
  return { minute, ...(on.toMin !== undefined && { untilMinute: minute + on.toMin - on.fromMin }) };
}

function ticketOf({ scene, card, situation }: Asked, price: Price, days: readonly CivilDay[]): FreeTicket {
  const { hours } = scene.world.recommend;
  const spansOn = days.map((day) => ticketSpansOn(hours, card.place, price, day));
  const spans: readonly OpenSpan[] | undefined =
    spansOn.find((each) => each !== undefined && each.length > 0) ?? spansOn[0];
  const { citizensOf } = price.only ?? {};
  const told = situation.citizenOf;
  const isForAsker = citizensOf && told?.some((each) => each !== 'other' && citizensOf.includes(each));
  return { what: price.what, ...(spans && { spans }), ...(isForAsker !== undefined && { isForAsker }) };
}
