// When a plan of stated stops is: the times that are said of all of it, and of no stop alone.
import type { PlanRequest, When } from '../../../frame.ts';
import type { Reading } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import { spanOfStop } from '../wanted-together.ts';
import { isDenied, whensIn } from '../whens.ts';
import { isTableSought } from '../whole.ts';
import { isEnding } from '../window.ts';
import { isListOfStops, partsWithStops, type StatedPlan } from './whole.ts';

/** How long a stop takes is no length of the whole, and whoever lists the stops of one day plans that day. */
export function ofOtherLengths(reading: Reading, { lengths }: Pick<StatedPlan, 'lengths'>): Reading {
  const amounts = reading.amounts.filter(({ kind, said }) => kind !== 'days' && !lengths.includes(said));
  return { ...reading, amounts };
}

/** The times of the whole: "now" begins it, and "the Christmas lights" are no day. */
export function whensOfStated(
  reading: Reading,
  { parts, leftOut, stops, setOut, lengths, days }: StatedPlan,
): readonly When[] {
  const [firstDay, lastDay] = [days?.[0]?.day, days?.at(-1)?.day];
  if (firstDay !== undefined && lastDay !== undefined) return [{ day: firstDay, untilDay: lastDay, said: NOWHERE }];
  const listing = partsWithStops(reading, parts);
  // "They pick us up at eight" says when all of it is over, wherever it stands.
  const isEnd = (when: When) => when.label === undefined && (when.fromMin === undefined || isEnding(reading, when));
  const others = whensIn(parts.filter((part) => !listing.includes(part)));
  const whens = [
    ...whensIn(listing),
    ...others.filter((when) => (when.fromMin ?? when.toMin) !== undefined && isEnd(when)),
  ];
  const ofStops = new Set(stops.flatMap(({ at }) => at?.said.start ?? []));
  const own = whens.filter(
    (when) =>
      !ofStops.has(when.said.start) &&
      when.said.start !== setOut?.said.start &&
      !lengths.some((each) => each.start === when.said.start) &&
      !isDenied(reading, when) &&
      !leftOut.some(({ start, end }) => start <= when.said.start && when.said.start < end),
  );
  const ofDay = own.map((when): When => {
    const { fromMin: _, toMin: __, ...day } = when;
    return when.isNow ? day : when;
  });
  const day = setOut?.day ?? stops.flatMap(({ at }) => at?.day ?? [])[0];
  const isDated = ofDay.some((when) => when.day !== undefined || when.weekdays !== undefined);
  return isDated || day === undefined ? ofDay : [{ day, said: NOWHERE }, ...ofDay];
}

/** Stops one after the other ask for a plan; one table after a place that was settled on is looked for. */
export const isListAlone = (
  reading: Reading,
  sentences: readonly PlanSentence[],
  listed: StatedPlan | undefined,
): boolean => listed !== undefined && isListOfStops(listed) && !isTableSought(reading, sentences);

/** "From four to seven a garden and a coffee": a stretch before all stops, none of which has an hour of its own, is of all of them. */
export function withStretch(stated: StatedPlan): StatedPlan {
  const [first, ...others] = stated.stops;
  const { at, ...rest } = first ?? {};
  const isStretch = at?.label === undefined && at?.fromMin !== undefined && at.toMin !== undefined;
  const isBefore = at !== undefined && at.said.start < (spanOfStop(first!).said?.start ?? 0);
  if (!isStretch || !isBefore || others.length === 0 || others.some((stop) => stop.at) || stated.setOut) return stated;
  return { ...stated, setOut: at, stops: [rest, ...others] };
}

/** "We leave the hotel at ten, home by six". */
export function statedWindow(window: When | undefined, { setOut, part }: StatedPlan): When {
  const { fromMin, toMin, label, ...day } = window ?? { said: setOut?.said ?? NOWHERE };
  const isWhole = label !== undefined || part !== undefined;
  const from = setOut?.fromMin ?? fromMin;
  const until = setOut?.toMin ?? toMin;
  return {
    ...day,
    ...(label !== undefined && setOut === undefined && { label }),
    ...(from !== undefined && { fromMin: from }),
    ...(until !== undefined && (setOut?.toMin !== undefined || !(isWhole && setOut)) && { toMin: until }),
  };
}
/** Exactly these stops, in this order and on these days. */
export const asStated = ({ days, leftOut, timed, isOrdered }: StatedPlan): Partial<PlanRequest> => ({
  isStated: true,
  isInOrder: true,
  ...(!days && timed === 0 && !isOrdered && { isLooseOrder: true as const }),
  ...(days && { statedDays: days }),
  ...(leftOut.length > 0 && { leftOut: leftOut.map(({ text }) => text) }),
});

const NOWHERE = { start: -1, end: -1, text: '' };

/** "We get in at eleven and leave at six; the museum, and lunch": these stops, between the two. */
export function withinGap({ end, ...gap }: PlanRequest, stated: StatedPlan): PlanRequest {
  const { stops } = stated;
  const isVisited = stops.some(({ reference }) => reference?.said.start === end?.said.start);
  return {
    ...gap,
    ...(end && !isVisited && { end }),
    stops,
    ...asStated(stated),
  };
}
