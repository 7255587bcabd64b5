// Which of the times of a message are those of a plan: no month, no end that is denied, no part of a day that the stops leave.
import type { DayPart, PlanStop, When } from '../../frame.ts';
import { lineOfWords, type Reading } from '../context.ts';

/** "The whole day, not until three": an end that is not meant. */
export const isDenied = ({ document: { words }, grammar }: Reading, { said }: When): boolean =>
  grammar.plans.deniedEnd.test(lineOfWords(words.filter(({ end }) => end <= said.start).slice(-DENIED_WORDS)));
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
  afternoon: new Set(['breakfast']),
  evening: new Set(['breakfast', 'lunch']),
  night: new Set(['breakfast', 'lunch']),
};

const isBeforePart = (stops: readonly PlanStop[], label: DayPart | undefined): boolean =>
  label !== undefined && stops.some(({ meal }) => meal !== undefined && BEFORE_PART[label]?.has(meal));

/** "Breakfast, then an afternoon of shopping", "in the morning a museum, lunch and a park": more than that part of the day. */
export function beyondPart(window: When, stops: readonly PlanStop[]): When {
  const goesOn = window.label === 'morning' && stops.slice(0, -1).some(({ meal }) => meal === 'lunch');
  if (!goesOn && !isBeforePart(stops, window.label)) return window;
  const { label: _, toMin: __, fromMin: ___, ...day } = window;
  return day;
}

/** The part of the day that begins after breakfast is that of the last visit. */
export const lateLast = (stops: readonly PlanStop[], window: When | undefined): readonly PlanStop[] =>
  isBeforePart(stops, window?.label)
    ? stops.map((stop, at) =>
        at === stops.length - 1 && !stop.meal && !stop.at
          ? { ...stop, at: { label: window!.label!, said: window!.said } }
          : stop,
      )
    : stops;
