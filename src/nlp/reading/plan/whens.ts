// Which of the times of a message are those of a plan: no month, no end that is denied, no part of a day that the stops leave.
import type { CivilDay } from '../../../domain/civil-day.ts';
import type { DayPart, PlanStop, When } from '../../frame.ts';
import { lineBefore, lineOfWords, type Reading } from '../context.ts';
import type { Sentence } from '../sentence.ts';

/** All times that these sentences say, in their order. */
export const whensIn = (sentences: readonly { readonly sentence: Sentence }[]): readonly When[] =>
  sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => when ?? []));

/** The days by name or date, with both ends of a stretch of days. */
export const daysNamedIn = (whens: readonly When[]): ReadonlySet<CivilDay> =>
  new Set(whens.flatMap(({ day, untilDay }) => [day, untilDay].filter((each) => each !== undefined)));

/** "From Friday to Sunday", "Saturday and Sunday". */
export const areOfDays = (whens: readonly When[]): boolean =>
  whens.some(({ untilDay }) => untilDay !== undefined) || new Set(whens.flatMap(({ day }) => day ?? [])).size > 1;

/** "The whole day, not until three": an end that is not meant. */
export const isDenied = (reading: Reading, { said }: When): boolean =>
  reading.grammar.plans.deniedEnd.test(lineBefore(reading, said, DENIED_WORDS));
const DENIED_WORDS = 4;

/** "..., and something in the evening": that part of the day is none of the whole. */
export const isOfFiller = ({ document: { words }, grammar }: Reading, { said, label }: When): boolean =>
  label !== undefined &&
  grammar.plans.filler.test(
    lineOfWords(words.filter(({ start, end }) => end <= said.end && start >= said.start - FILLER_LETTERS)),
  );
const FILLER_LETTERS = 24;

/** "I came in September", beside a day: nobody plans a month. */
export function withoutMonths(whens: readonly When[]): readonly When[] {
  const isMonth = ({ day, untilDay }: When) =>
    day !== undefined && untilDay !== undefined && Date.parse(untilDay) - Date.parse(day) > LONGEST_STAY_MS;
  return whens.every(isMonth) ? whens : whens.filter((when) => !isMonth(when));
}
const LONGEST_STAY_MS = 14 * 86_400_000;

/** Meals that nobody has in that part of the day any more. */
const BEFORE_PART: Readonly<Partial<Record<DayPart, ReadonlySet<string>>>> = {
  afternoon: new Set(['breakfast', 'lunch']),
  evening: new Set(['breakfast', 'lunch']),
  night: new Set(['breakfast', 'lunch']),
};

const isBeforePart = (stops: readonly PlanStop[], label: DayPart | undefined): boolean =>
  label !== undefined && stops.some(({ meal }) => meal !== undefined && BEFORE_PART[label]?.has(meal));

/** "Breakfast, then an afternoon of shopping", "in the morning a museum, lunch and a park": more than that part of the day. */
export function beyondPart(window: When, stops: readonly PlanStop[]): When {
  const lunchAt = stops.findIndex(({ meal }) => meal === 'lunch');
  const goesOn =
    window.label === 'morning' && lunchAt >= 0 && stops.slice(lunchAt + 1).some(({ meal }) => meal !== 'lunch');
  // "An afternoon: lunch, the museum, a coffee, until eight": it begins with lunch, and not when the afternoon does.
  const isLate = window.label === undefined && lunchAt === 0 && !stops[0]?.at && (window.fromMin ?? 0) > LUNCH_OVER;
  if (isLate) {
    const { fromMin: _, ...rest } = window;
    return rest;
  }
  if (!goesOn && !isBeforePart(stops, window.label)) return window;
  const { label: _, toMin: __, fromMin: ___, ...day } = window;
  return day;
}

const LUNCH_OVER = 15 * 60 + 30;

/** The part of the day that begins after breakfast is that of the last visit. */
export const lateLast = (stops: readonly PlanStop[], window: When | undefined): readonly PlanStop[] =>
  isBeforePart(stops, window?.label)
    ? stops.map((stop, at) =>
        at === stops.length - 1 && !stop.meal && !stop.at
          ? { ...stop, at: { label: window!.label!, said: window!.said } }
          : stop,
      )
    : stops;

/** "Saturday afternoon and evening: art, tapas, a view": a part of the day that is said of every stop is that of the whole. */
export function withoutCommonPart(stops: readonly PlanStop[]): readonly PlanStop[] {
  const part = stops[0]?.at;
  const isOfAll = part?.label !== undefined && stops.every(({ at }) => at?.said.start === part.said.start);
  return isOfAll && stops.length > 1 ? stops.map(({ at: _, day: __, ...stop }) => stop) : stops;
}

/** "The meeting ends at six, then dinner at nine": where something comes later, six is the beginning. */
export function beforeStops(window: When, stops: readonly PlanStop[]): When {
  const { toMin, fromMin, isDeadline: _, ...rest } = window;
  const isLater = toMin !== undefined && fromMin === undefined && stops.some(({ at }) => (at?.fromMin ?? 0) > toMin);
  return isLater && window.label === undefined ? { ...rest, fromMin: toMin } : window;
}

/** From the first to the last day that is named, for the plan or for one of its stops. */
export function overDays(window: When, stops: readonly PlanStop[], whens: readonly When[]): When {
  // "Three days in December (fri 4 to sun 6)": dates say more than how long people stay, or that it is a weekend.
  const dated = whens.find(({ day, untilDay, said }) => day && untilDay && /\d/.test(said.text));
  if (dated) return { ...window, day: dated.day!, untilDay: dated.untilDay! };
  const ofStops = stops.flatMap(({ day }) => day ?? []);
  const days = [...new Set([...ofStops, ...daysNamedIn(whens)])].sort();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== first ? { ...window, day: first, untilDay: last! } : window;
}

/** "In the morning the palace, then what?": the morning is of the palace, and the plan goes on. */
export function wholeDayIf(isOpen: boolean, window: When): When {
  if (!isOpen || window.label === undefined || BY_NIGHT.has(window.label)) return window;
  const { label: _, toMin: __, fromMin: ___, ...day } = window;
  return day;
}

export const BY_NIGHT: ReadonlySet<DayPart> = new Set(['evening', 'night', 'late']);
