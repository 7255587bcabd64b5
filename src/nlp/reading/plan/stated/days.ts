// Several days that are stated day by day: which of the stops that are listed is on which of them. A day stands ahead of its
// stops ("Saturday: the museum and tapas") or behind them ("the museum and tapas on Saturday").
import { type CivilDay, HALF_DAY } from '../../../../domain/civil-day.ts';
import { UNSAID } from '../../../../wishes/wish.ts';
import type { When } from '../../../frame.ts';
import { addDays } from '../../../temporal/calendar.ts';
import { findWhens } from '../../../temporal/find-whens.ts';
import type { Chunk } from '../../chunks.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import type { Spanned } from '../changes/role-words.ts';
import { dayNumberIn } from '../numbers.ts';
import type { PlanSentence } from '../stops-said.ts';
import { isOfDeparture } from '../times-said.ts';
import { isEnding } from '../window.ts';
import { hasStop, type Segment } from './segments.ts';

export interface SegmentsOfDay {
  readonly day: CivilDay;
  readonly segments: readonly Segment[];
}

/** @returns also days without a stop; undefined where fewer than two days have stops of their own, or the day of a stop is not known */
export function segmentsByDay(
  reading: Reading,
  parts: readonly PlanSentence[],
  segments: readonly Segment[],
): readonly SegmentsOfDay[] | undefined {
  const marks = datedMarks(reading, parts, segments);
  if (new Set(marks.map(({ day }) => day)).size < 2) return undefined;
  const placed = placedSegments(reading, marks, segments);
  const days = [...new Set(placed.flatMap(({ day }) => day ?? []))].sort();
  const all = days.map((day) => ({ day, segments: placed.flatMap((each) => (each.day === day ? each.segment : [])) }));
  const isKnown = placed.every(({ day, segment }) => day !== undefined || !hasStop(segment));
  return isKnown && all.filter((each) => each.segments.some(hasStop)).length > 1 ? all : undefined;
}

/** "Friday the museum and flamenco at night, Saturday the park": the night is of Friday, however the two were read together. */
export const withDaysApart = (reading: Reading, parts: readonly PlanSentence[]): readonly PlanSentence[] =>
  parts.map((part) => {
    const isLater = ({ from }: Chunk) =>
      part.sentence.chunks.some(({ when, to }) => when?.day !== undefined && to < from);
    const chunks = part.sentence.chunks.flatMap((chunk) => (isLater(chunk) ? apart(reading, chunk) : chunk));
    return { ...part, sentence: { ...part.sentence, chunks } };
  });

function apart({ context, document }: Reading, chunk: Chunk): readonly Chunk[] {
  const { words, text, language } = document;
  const { when, from, to } = chunk;
  const comma = words.findIndex(({ surface }, at) => at > from && at < to - 1 && surface === ',');
  if (when?.day === undefined || when.label === undefined || comma < 0) return [chunk];
  const { start } = words[comma + 1]!;
  const [own] = findWhens(text.slice(start, chunk.end), context.now, language);
  if (own?.day === undefined || own.label !== undefined) return [chunk];
  const { day: _, ...part } = when;
  const end = words[comma]!.start;
  const said = { start, end: chunk.end, text: text.slice(start, chunk.end) };
  return [
    {
      ...chunk,
      to: comma,
      end,
      when: { ...part, said: { start: chunk.start, end, text: text.slice(chunk.start, end) } },
    },
    { ...chunk, from: comma + 1, start, when: { day: own.day, said } },
  ];
}

interface Placed {
  readonly segment: Segment;
  readonly day: CivilDay | undefined;
}

type Dated = Spanned & { readonly day: CivilDay };

function placedSegments(reading: Reading, marks: readonly Dated[], segments: readonly Segment[]): readonly Placed[] {
  const placed: Placed[] = [];
  let waiting: Segment[] = [];
  // The day that leads what follows, and the one that was named last.
  let leading: CivilDay | undefined;
  let last: CivilDay | undefined;
  const settle = (day: CivilDay | undefined) => {
    placed.push(...waiting.map((segment) => ({ segment, day })));
    waiting = [];
  };
  segments.forEach((segment, at) => {
    const mark = marks.findLast(({ from }) => from >= segment.from && from < segment.to);
    if (!mark) {
      if (leading === undefined) waiting.push(segment);
      else placed.push({ segment, day: leading });
      return;
    }
    const isStopBefore = stopsOf(segment).some(({ from }) => from < mark.from);
    const isStopBehind = stopsOf(segment).some(({ from }) => from >= mark.to);
    const isBehind = isInBrackets(reading, mark) || !leadsOn(marks, segments, at);
    const isAlone = !isStopBefore && !isStopBehind && waiting.some(hasStop) && isBehind;
    if ((isStopBefore && !isStopBehind) || isAlone) {
      settle(mark.day);
      placed.push({ segment, day: mark.day });
      if (leading !== undefined) leading = mark.day;
    } else {
      settle(last ?? dayAhead(reading, mark.day));
      placed.push({ segment, day: mark.day });
      leading = mark.day;
    }
    last = mark.day;
  });
  settle(last);
  return placed;
}

/** "The museum and tapas (Saturday)". */
const isInBrackets = ({ document: { words } }: Reading, { from }: Spanned): boolean => words[from - 1]?.surface === '(';

/** Between this segment and the next that names a day a stop is listed. */
function leadsOn(marks: readonly Dated[], segments: readonly Segment[], at: number): boolean {
  const behind = segments.slice(at + 1);
  const next = behind.findIndex((each) => marks.some(({ from }) => from >= each.from && from < each.to));
  return (next < 0 ? behind : behind.slice(0, next)).some(hasStop);
}

/** "Dinner round here, and tomorrow the museum": what comes before tomorrow is today. */
function dayAhead({ context }: Reading, day: CivilDay): CivilDay | undefined {
  const today = context.now.slice(0, 10);
  return day === addDays(today, 1) ? today : undefined;
}

const stopsOf = ({ items }: Segment) => items.filter(({ kind }) => kind === 'stop');

/** Days by their name, by their number and as "the next day", each with its date. */
function datedMarks(reading: Reading, parts: readonly PlanSentence[], segments: readonly Segment[]): readonly Dated[] {
  const marks = parts.flatMap((part) => [...namedDays(reading, part), ...countedDays(reading, part)]);
  const sorted = marks.toSorted((a, b) => a.from - b.from);
  const first = sorted.find(({ day }) => day !== undefined);
  const counted = sorted.find(({ number }) => number !== undefined);
  // "From Friday: day one the palace, day two the museum"; "day one, Friday: the palace".
  const isBase = first && counted && !isStopBetween(segments, first, counted);
  const number = counted?.number ?? 1;
  const base = isBase ? addDays(first.day!, 1 - number) : firstDay(reading);
  let before: CivilDay | undefined;
  return sorted.flatMap(({ from, to, ...mark }): readonly Dated[] => {
    const said =
      mark.day ?? (mark.number === undefined ? before && addDays(before, 1) : addDays(base, mark.number - 1));
    if (said === undefined) return [];
    const isGone = before !== undefined && addDays(said, DAYS_OF_WEEK - MOST_APART) <= before;
    const day = isGone ? addDays(said, DAYS_OF_WEEK) : said;
    before = day;
    return [{ from, to, day }];
  });
}

/** "Monday, Tuesday, Wednesday", said on a Tuesday: the third comes after the others, and is none of this week. */
const DAYS_OF_WEEK = 7;
const MOST_APART = 3;

const isStopBetween = (segments: readonly Segment[], a: Spanned, b: Spanned): boolean =>
  segments.some((segment) =>
    stopsOf(segment).some(({ from }) => from >= Math.min(a.to, b.to) && from < Math.max(a.from, b.from)),
  );

/** Half of today is over: the first of several days is tomorrow. */
function firstDay({ context: { now } }: Reading): CivilDay {
  const today = now.slice(0, 10);
  return now.slice(11, 13) < HALF_OVER ? today : addDays(today, 1);
}
const HALF_OVER = '12';

type Mark = Spanned & { readonly day?: CivilDay; readonly number?: number };

const namedDays = (reading: Reading, { sentence }: PlanSentence): readonly Mark[] =>
  sentence.chunks.flatMap(({ when, from, to }: Chunk): readonly Mark[] => {
    const { day, untilDay, isNow } = when ?? {};
    if (!when || day === undefined || untilDay !== undefined || isNow) return [];
    // An hour takes over the only day of a message, and does not name it.
    if (findWhens(when.said.text, reading.context.now, reading.document.language)[0]?.day === undefined) return [];
    return isOfDeparture(reading, when) || isEnding(reading, when) ? [] : [{ from, to, day }];
  });

/** "Day one", "el segundo dia", "the next day": the shortest stretch of words that says it. */
function countedDays(reading: Reading, { sentence }: PlanSentence): readonly Mark[] {
  const { words } = reading.document;
  const { stated, joining } = reading.grammar.plans;
  // A single word says it only at the beginning of what is listed: "pasado, el museo".
  const leads = (at: number) =>
    at === sentence.from || joining.has(words[at - 1]!.norm) || !/[\p{L}\d]/u.test(words[at - 1]!.norm);
  const marks: Mark[] = [];
  let end = sentence.from;
  for (let to = sentence.from + 1; to <= sentence.to; to++) {
    for (let from = to - 1; from >= Math.max(end, to - LONGEST_COUNT); from--) {
      const line = lineOfWords(words.slice(from, to));
      const number = dayNumberIn(reading, line);
      const isNext = stated.nextDay.test(line) && (from + 1 < to || leads(from));
      if (!number && !isNext) continue;
      if (!sentence.chunks.some((chunk) => chunk.when?.day && chunk.from < to && from < chunk.to))
        marks.push({ from, to, ...(number && { number }) });
      end = to;
      break;
    }
  }
  return marks;
}
const LONGEST_COUNT = 3;

/** From when until when the day is, where a part of it or its end is said of all its stops. */
export function whenOfDay(
  reading: Reading,
  { day, segments }: SegmentsOfDay,
  { setOut, part }: { readonly setOut?: When; readonly part?: When },
): When {
  const until = segments
    .flatMap(({ part: { sentence }, from, to }) =>
      sentence.chunks.filter((chunk) => chunk.from >= from && chunk.from < to),
    )
    .flatMap(({ when }) => (when?.label === undefined && when && isEnding(reading, when) ? [when] : []))
    .flatMap(({ fromMin, toMin }) => toMin ?? fromMin ?? [])[0];
  const end = until ?? setOut?.toMin;
  return {
    day,
    said: part?.said ?? setOut?.said ?? UNSAID,
    ...(setOut?.fromMin !== undefined ? { fromMin: setOut.fromMin } : part && partOf(part)),
    ...(end !== undefined && { toMin: end < MORNING_ENDS ? end + HALF_DAY : end }),
  };
}
const MORNING_ENDS = 11 * 60;

const partOf = ({ label, fromMin, toMin }: When): Partial<When> => ({
  ...(label !== undefined && { label }),
  ...(fromMin !== undefined && { fromMin }),
  ...(toMin !== undefined && { toMin }),
});
