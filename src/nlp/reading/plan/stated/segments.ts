// A message that lists stops, cut at its marks, its lines and the words that put one stop after the other. A segment names one
// stop at most; what it says beside the name is said of that stop.
import { overlap } from '../../../../domain/span.ts';
import type { When } from '../../../frame.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import { itemsIn, type StatedItem } from './items.ts';

export interface Segment {
  /** Word indices of the message; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly part: PlanSentence;
  readonly items: readonly StatedItem[];
  /** "Then", "first", "finally" leads up to it. */
  readonly isOrdered: boolean;
  /** "A wine bar before": it comes before the stop that was named before it. */
  readonly isBefore: boolean;
  /** "And" leads up to it. */
  readonly isJoined: boolean;
}

export const segmentsOf = (reading: Reading, parts: readonly PlanSentence[]): readonly Segment[] =>
  parts.flatMap((part) => segmentsIn(reading, part));

function segmentsIn(reading: Reading, part: PlanSentence): readonly Segment[] {
  const { from, to } = part.sentence;
  const items = itemsIn(reading, part);
  const cuts = [from, ...cutsIn(reading, part, items), to].filter((cut, at, all) => at === 0 || cut > all[at - 1]!);
  return cuts.slice(0, -1).flatMap((begin, at) => {
    const end = cuts[at + 1]!;
    const line = writtenIn(reading, { from: begin, to: end });
    const own = items.filter((each) => each.from >= begin && each.from < end);
    if (line.trim() === '') return [];
    const { andBefore, stated } = reading.grammar.plans;
    return [
      {
        from: begin,
        to: end,
        part,
        items: own,
        isOrdered: stated.inTurn.test(lineWithoutAmounts(reading, { from: begin, to: end })),
        isBefore: andBefore.test(line),
        isJoined: reading.grammar.plans.joining.has(line.trim().split(' ')[0] ?? ''),
      },
    ];
  });
}

/** "2 persons" is no second stop. */
function lineWithoutAmounts(
  { document: { words }, amounts }: Reading,
  { from, to }: Pick<Segment, 'from' | 'to'>,
): string {
  const own = words.slice(from, to).filter(({ norm }) => /[\p{L}\d]/u.test(norm));
  return lineOfWords(own.filter((word) => !amounts.some(({ said }) => overlap(said, word))));
}

/** Marks, line breaks, words that join or order; and between two stops without any of these, where the hour of the first ends. */
function cutsIn(reading: Reading, { sentence }: PlanSentence, items: readonly StatedItem[]): readonly number[] {
  const { document, grammar } = reading;
  const { words, text } = document;
  const isInside = (at: number) =>
    items.some(({ from, to }) => from < at && at < to) ||
    sentence.chunks.some((chunk) => chunk.when && chunk.from < at && at < chunk.to);
  const { joins } = grammar.plans.stated;
  const marked: number[] = [];
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    const gap = text.slice(words[at - 1]!.end, words[at]!.start);
    const isMark = MARK.test(words[at - 1]!.surface) || MARK.test(words[at]!.surface);
    const isCut = isMark || gap.includes('\n') || joins.has(words[at]!.norm);
    if (isCut && !isInside(at)) marked.push(at);
  }
  return [...marked, ...betweenStops(reading, items, marked), ...betweenDays(reading, sentence, items, marked)].sort(
    (a, b) => a - b,
  );
}

/** "Saturday the museum Sunday the flea market": a day between two stops, with no mark, leads up to the second. */
function betweenDays(
  reading: Reading,
  { chunks }: PlanSentence['sentence'],
  items: readonly StatedItem[],
  marked: readonly number[],
): readonly number[] {
  const stops = items.filter(({ kind }) => kind === 'stop');
  return chunks.flatMap(({ when, from, to }) => {
    const next = stops.find((each) => each.from >= to);
    const before = stops.findLast((each) => each.to <= from);
    const isBetween = next && before && when?.day !== undefined;
    const isCut = isBetween && marked.some((each) => each >= before.to && each <= next.from);
    return isBetween && !isCut && !isAt(reading, { from, to }, next) ? [from] : [];
  });
}
const MARK = /^(?:[-,;.:!?()/|+&*•→>–—]|\.\.\.|…|->|=>)$/u;

/** "The museum at ten lunch at two", "a las 10 museo a las 2 comida": where hours stand on one side of all stops. */
function betweenStops(reading: Reading, items: readonly StatedItem[], marked: readonly number[]): readonly number[] {
  const stops = items.filter(({ kind }) => kind === 'stop');
  const hours = items.filter(({ kind }) => kind === 'hour');
  const isHourFirst = stops[0] !== undefined && hours[0] !== undefined && hours[0].from < stops[0].from;
  return stops.slice(1).flatMap((next, at) => {
    const before = stops[at]!;
    const hour = hours.find(({ from }) => from >= before.to && from < next.from);
    const isCut = marked.some((each) => each > before.from && each <= next.from);
    // "Lunch at two at the market": one stop.
    const isHost = hour && isAt(reading, hour, next);
    return hour && !isCut && !isHost ? [isHourFirst ? hour.from : hour.to] : [];
  });
}

const isAt = (
  { document: { words }, grammar }: Reading,
  hour: Pick<StatedItem, 'from' | 'to'>,
  name: StatedItem,
): boolean =>
  name.kind === 'stop' &&
  name.what === 'name' &&
  [1, 2].some((most) =>
    grammar.plans.at.test(lineOfWords(words.slice(Math.max(hour.to, name.from - most), name.from))),
  );

export const hasStop = ({ items }: Segment): boolean => items.some(({ kind }) => kind === 'stop');
export const hourOf = ({ items }: Segment): When | undefined => items.find((each) => each.kind === 'hour')?.when;
export const partOf = ({ items }: Segment): When | undefined => items.find((each) => each.kind === 'part')?.when;
