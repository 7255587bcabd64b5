// Days and hours of the whole plan that stands: only one of its days, none of another, another day for all of it, and from which
// hour until which.
import { type CivilDay, DAY_MINUTES } from '../../../../domain/civil-day.ts';
import type { PlanEdit, When } from '../../../frame.ts';
import { OPEN_END_MIN } from '../../../temporal/piece.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import type { Sentence } from '../../sentence.ts';
import { isClock } from '../numbers.ts';
import { isOfDeparture } from '../times-said.ts';
import { type Clause, sentenceOf } from './clause.ts';

/** "Only Saturday", "no Sunday at all", "it's for the 26th": stops may be named beside it, and hours are read apart. */
export function daysIn(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { words } = reading.document;
  const { ofDays } = reading.grammar.plans;
  if (clause.isAsked && !isProposedMove(reading, clause)) return [];
  const standing = new Set(reading.context.standingDays ?? []);
  return sentenceOf(reading, clause).chunks.flatMap(({ when, from, to }): readonly PlanEdit[] => {
    const day = dayOf(when);
    if (day === undefined || !when) return [];
    const line = lineOfWords(words.slice(clause.from, from));
    const behind = lineOfWords(words.slice(to, clause.to));
    // "Nothing before noon" is of the day that was named, and takes none of it.
    const isWhole = when.label === undefined && (when.fromMin ?? when.toMin) === undefined;
    const isGone = isWhole && (ofDays.gone.test(line) || (ofDays.left[0].test(line) && ofDays.left[1].test(behind)));
    if (standing.has(day) && standing.size > 1) {
      if (ofDays.only.test(line)) return [{ kind: 'days', day, is: 'only' }];
      return isGone ? [{ kind: 'days', day, is: 'gone' }] : [];
    }
    const isOther =
      !standing.has(day) && (ofDays.meant.test(line) || ofDays.only.test(line) || ofDays.better.test(behind));
    return isOther && !isGone ? [{ kind: 'day', day }] : [];
  });
}

/** "Can we move it to Friday?" */
const isProposedMove = ({ document: { words }, grammar }: Reading, { verb, from, to }: Clause): boolean =>
  verb?.role === 'move' || verb?.role === 'swap' || grammar.plans.proposing.test(lineOfWords(words.slice(from, to)));

/** One day; a weekend is none. */
const dayOf = (when: When | undefined): CivilDay | undefined =>
  when?.untilDay === undefined && when?.day !== undefined ? when.day : undefined;

/** "From 5 to 9", "Saturday from three": hours that nothing else is said of. */
export function hoursIn(reading: Reading, sentence: Sentence): readonly PlanEdit[] {
  if (mealsSaid(reading, sentence).length > 0) return [];
  const found = sentence.chunks.find(({ when }) => when && isRange(when) && !isOfDeparture(reading, when));
  if (!found?.when || !isSaidAlone(reading, sentence, found)) return [];
  const { toMin, fromMin = 0, ...rest } = found.when;
  const isOpen = toMin === undefined || toMin === OPEN_END_MIN;
  // "From twelve to nine in the evening" begins at noon.
  const late = fromMin >= DAY_MINUTES ? DAY_MINUTES / 2 : 0;
  const startAt = { ...rest, fromMin: fromMin - late };
  return [{ kind: 'shift', startAt, ...(!isOpen && { endAt: { ...rest, fromMin: toMin - late } }) }];
}

const isRange = (when: When): boolean => isClock(when) && when.fromMin !== undefined && when.toMin !== undefined;

/** Beside the hours hardly anything is said: "no, I said from 5 to 9". */
function isSaidAlone(
  { document: { words }, grammar }: Reading,
  { from, to, chunks }: Sentence,
  own: { readonly from: number; readonly to: number },
): boolean {
  const isTime = (at: number) =>
    (own.from <= at && at < own.to) || chunks.some((each) => each.when && each.from <= at && at < each.to);
  const others = words
    .slice(from, to)
    .filter(
      ({ norm }, at) =>
        /[\p{L}\d]/u.test(norm) &&
        !isTime(from + at) &&
        !grammar.light.has(norm) &&
        !grammar.plans.besideWant.has(norm) &&
        !grammar.plans.joining.has(norm),
    );
  return others.length <= MOST_BESIDE;
}
const MOST_BESIDE = 3;
