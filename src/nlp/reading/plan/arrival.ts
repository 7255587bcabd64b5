// What people come in by at the beginning of a stay, when they are free, and when they travel home.
import type { When } from '../../frame.ts';
import { OPEN_END_MIN } from '../../temporal/piece.ts';
import { lineBefore, lineBehind, lineOfWords, type Reading } from '../context.ts';
import { areOfDays, BY_NIGHT } from './whens.ts';

/** What people come in by, where both ends of their stay were said. */
export function arrivingBy(
  { document: { words }, grammar }: Reading,
  whens: readonly When[],
): 'flight' | 'train' | undefined {
  const line = lineOfWords(words);
  const { stay, flying, railing, layover } = grammar.plans;
  if (layover.test(line)) return 'flight';
  // "I am here for work and free until my train at one": of one hour alone it is when they go.
  if (!stay.every((pattern) => pattern.test(line)) || !hasTwoEnds(whens)) return undefined;
  return flying.test(line) ? 'flight' : railing.test(line) ? 'train' : undefined;
}

const hasTwoEnds = (whens: readonly When[]): boolean =>
  whens.filter(({ fromMin, toMin }) => (fromMin ?? toMin) !== undefined).length > 1 || areOfDays(whens);

/** The words behind a part of the day say that people travel home then. */
export function isHomeward(reading: Reading, { said, label }: When): boolean {
  // Who goes home in the evening has it before.
  if (label !== undefined && BY_NIGHT.has(label)) return false;
  return reading.grammar.plans.homeward.test(lineBehind(reading, said, LEAD_WORDS));
}
const LEAD_WORDS = 8;

/** "I finish at half past five and my flight is at ten": whoever says both has the time between them. */
export function afterWork(reading: Reading, whens: readonly When[]): readonly When[] {
  const clockOf = ({ fromMin, toMin, label }: When) => (label === undefined ? (fromMin ?? toMin) : undefined);
  return whens.map((when) => {
    const { toMin, isDeadline: _, ...rest } = when;
    const minute = clockOf(when);
    const isFree =
      minute !== undefined && reading.grammar.plans.freeFrom.test(lineBefore(reading, when.said, LEAD_WORDS));
    const isOpen = when.fromMin === undefined || toMin === undefined;
    const isBefore = whens.some((each) => each !== when && (clockOf(each) ?? 0) > (minute ?? 0));
    return isFree && isOpen && isBefore ? { ...rest, fromMin: minute, toMin: OPEN_END_MIN } : when;
  });
}
