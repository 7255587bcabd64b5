// The time between an arrival and something that is fixed: "we land at eight, check-in is at three near the station".
import { HALF_DAY } from '../../../domain/civil-day.ts';
import type { PlanRequest, Reference, When } from '../../frame.ts';
import { lineBefore, lineBehind, lineOfWords, type Reading, saidOf } from '../context.ts';
import { isClock } from './numbers.ts';
import type { PlanSentence } from './stops-said.ts';
import { daysNamedIn, whensIn } from './whens.ts';

/** A plan from when people can be in town until they must be there; undefined where the message tells no such two hours. */
export function gapIn(reading: Reading, sentences: readonly PlanSentence[]): PlanRequest | undefined {
  const { words } = reading.document;
  const { plans } = reading.grammar;
  const whens = whensIn(sentences);
  const [first, second, another] = whens.filter(isClock);
  if (
    daysNamedIn(whens).size > 1 ||
    reading.context.hasPlan ||
    !first ||
    !second ||
    another ||
    second.said.start < first.said.end
  )
    return undefined;
  const before = lineBefore(reading, first.said, LEAD_WORDS);
  const isWayAsked = sentences.some(({ sentence }) =>
    sentence.phrases.some(({ family, meaning }) => family === 'ask' && meaning === 'directions'),
  );
  if (!plans.comesIn.test(before) || isWayAsked) return undefined;
  const from = arrivalAt(reading, first);
  const until = endAfter(second, from);
  if (until === undefined || until - from < LEAST_MINUTES) return undefined;
  const names = sentences.flatMap(({ references }) =>
    references.flatMap(({ reference }) => (reference.kind === 'name' ? reference : [])),
  );
  const ordered = names.toSorted((a, b) => a.said.start - b.said.start);
  const end = ordered.findLast(({ said }) => said.start >= first.said.end && isOfEnd(reading, second, ordered, said));
  const arriving = plans.landing.test(before) ? 'flight' : 'train';
  const leaving = plans.leaving.find(([, pattern]) => pattern.test(lineBehind(reading, first.said, words.length)))?.[0];
  // "Our flight is at eight" ends a day as any other.
  if (leaving && !plans.departs.test(lineOfWords(words))) return undefined;
  const day = whens.find((each) => each.day !== undefined)?.day;
  const { start } = saidOf(reading, sentences[0]!.sentence.from, sentences[0]!.sentence.to);
  return {
    kind: 'make',
    window: { said: { start, end: start, text: '' }, ...(day !== undefined && { day }), fromMin: from, toMin: until },
    arriving,
    ...(leaving && { leaving }),
    ...(end && { end }),
    stops: [],
    edits: [],
    said: first.said,
  };
}
const LEAD_WORDS = 9;
const LEAST_MINUTES = 90;
const EARLIEST = 6 * 60;

const minuteOf = ({ fromMin, toMin }: When): number => fromMin ?? toMin ?? 0;

/** "At eight" of an arrival is the morning, unless the words say otherwise. */
function arrivalAt({ grammar }: Reading, when: When): number {
  const minute = minuteOf(when);
  const isSaid = grammar.plans.lateHour.test(` ${when.said.text.toLowerCase()} `);
  return !isSaid && minute >= HALF_DAY && minute - HALF_DAY >= EARLIEST ? minute - HALF_DAY : minute;
}

/** The first such hour after the arrival. */
function endAfter(when: When, from: number): number | undefined {
  const minute = minuteOf(when) % HALF_DAY;
  return [minute, minute + HALF_DAY].find((each) => each >= from + LEAST_MINUTES);
}

/** Beside the second hour, or said after the arrival had its own place. */
function isOfEnd(
  { document: { words } }: Reading,
  { said }: When,
  names: readonly Reference[],
  place: Reference['said'],
): boolean {
  const between = words.filter(({ start, end }) =>
    place.start >= said.end ? start >= said.end && end <= place.start : start >= place.end && end <= said.start,
  );
  return between.length <= LEAD_WORDS && (place.start >= said.end || names.length > 1 || between.length <= 3);
}
