// Changes of the whole plan, or of one of its days: when it begins and ends, how much is in it, another version of it.
import { HALF_DAY, minuteOfClock } from '../../../../domain/civil-day.ts';
import { UNSAID } from '../../../../wishes/wish.ts';
import type { PlanEdit, When } from '../../../frame.ts';
import { lineBefore, type Reading, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { clauseOf, type Sentence } from '../../sentence.ts';
import { amountSaid, isClock, minutesOf } from '../numbers.ts';
import { isOfDeparture } from '../times-said.ts';
import { isEnding } from '../window.ts';
import type { Clause } from './clause.ts';
import { hoursIn } from './days.ts';

export const isWholeSaid = (reading: Reading, clause: Clause): boolean =>
  wholeIn(reading, clause).length + takenBack(reading, clause).length > 0;

/** What a clause changes of the whole, where it names no stop that would be changed. */
export function wholeIn(reading: Reading, { part, from, to, items, isAsked }: Clause): readonly PlanEdit[] {
  const sentence = clauseOf(part.sentence, reading, from, to);
  const { plans } = reading.grammar;
  const line = writtenIn(reading, { from, to });
  const isOfStop = items.some((each) => each.kind === 'mention');
  const meanings = new Set(sentence.phrases.flatMap(({ family, meaning }) => (family === 'plan' ? [meaning] : [])));
  const times = isOfStop ? [] : timesIn(reading, sentence);
  if (isAsked && !plans.proposing.test(line)) return [];
  if (meanings.has('anew') && !isOfStop) return [{ kind: 'anew' }];
  const count = meanings.has('keep') && !isOfStop ? numberIn(reading, sentence) : undefined;
  if (count !== undefined) return [{ kind: 'count', count }];
  const free = keptFree(reading, sentence);
  if (free) return [free];
  if (plans.dearest.test(line) && plans.dropping.test(line)) return [{ kind: 'less', by: 'price' }];
  const cut = isOfStop ? undefined : cutFor(reading, sentence);
  const isEasier = !isOfStop && plans.easier.test(line) && !plans.walking.test(line);
  const isShortened = times.some((edit) => edit.kind === 'shift' && edit.endsEarlier !== undefined);
  const eased: PlanEdit[] = isEasier && !isShortened ? [{ kind: 'less', isEasier: true }] : [];
  const found: PlanEdit[] = [...(cut ? [cut] : eased), ...times];
  if (found.length > 0) return found;
  if (isOfStop) return ofWalks(reading, sentence, isOfStop);
  // "We can't start any earlier": that it begins as it does, or at the hour that was said.
  if (plans.cannotShift.test(line)) return ofWalks(reading, sentence, isOfStop);
  if (meanings.has('shift_later')) return [{ kind: 'shift', minutes: minutesOf(reading, sentence) }];
  if (meanings.has('shift_earlier')) return [{ kind: 'shift', minutes: -minutesOf(reading, sentence) }];
  const when = sentence.chunks.find((chunk) => chunk.when)?.when;
  if (meanings.has('start_at') && when) return [{ kind: 'shift', startAt: when }];
  if (meanings.has('end_at') && when) return [{ kind: 'shift', endAt: when }];
  if (meanings.has('end_earlier'))
    return [
      {
        kind: 'shift',
        ...(when?.fromMin === undefined ? { endsEarlier: minutesOf(reading, sentence) } : { endAt: when }),
      },
    ];
  if (meanings.has('reorder')) return [{ kind: 'reorder' }];
  if (meanings.has('less')) return [{ kind: 'less' }];
  return ofWalks(reading, sentence, isOfStop);
}

/** "Undo that", "the first version". */
export function takenBack(reading: Reading, { part, from, to, items, verb, it }: Clause): readonly PlanEdit[] {
  const { phrases } = clauseOf(part.sentence, reading, from, to);
  const meanings = new Set(phrases.flatMap(({ family, meaning }) => (family === 'plan' ? [meaning] : [])));
  if (meanings.has('original')) return [{ kind: 'undo', to: 'first' }];
  const isOfStop = items.some((each) => each.kind === 'mention');
  // "Put the museum back" is of that stop, "undo the last change" of all.
  const isBack = verb?.role === 'restore' || verb?.role === 'keep' || verb?.role === 'put';
  if (!meanings.has('undo') || (isOfStop && isBack)) return [];
  // "We liked the park, put it back": that stop, and not all that was changed since.
  return isBack && it.length > 0 ? putBack(it) : [{ kind: 'undo', to: 'before' }];
}

const putBack = (it: Clause['it']): readonly PlanEdit[] =>
  it.flatMap(({ of, stop, stands }) => (stands.length > 0 ? [] : [{ kind: 'restore' as const, of, stop }]));

/** "Less walking": shorter ways, whatever the stops. */
function ofWalks(reading: Reading, sentence: Sentence, isOfStop: boolean): readonly PlanEdit[] {
  const isSaid =
    reading.grammar.plans.lessOnFoot.test(writtenIn(reading, sentence)) ||
    (!isOfStop && sentence.phrases.some(({ family, meaning }) => family === 'plan' && meaning === 'shorter_walks'));
  return isSaid ? [{ kind: 'shorter_walks' }] : [];
}

/** A number that stands alone: "make it three". */
function numberIn({ grammar }: Reading, { line }: Sentence): number | undefined {
  const count = amountSaid(grammar, new RegExp(` (${grammar.number}) `).exec(line)?.[1]);
  return Number.isInteger(count) && count > 0 && count <= MOST_STOPS ? count : undefined;
}
const MOST_STOPS = 12;

/** "Too much walking, cut one stop", "drop two stops". */
function cutFor(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const found = plans.dropping.test(line) ? plans.someStops.exec(line) : null;
  if (!found) return undefined;
  const said = found.slice(1).find(Boolean);
  const count = said === undefined ? 1 : (plans.counts[said] ?? 1);
  return { kind: 'less', count, ...(plans.walking.test(line) && { by: 'walk' as const }) };
}

/** When the whole begins and ends. */
function timesIn(reading: Reading, sentence: Sentence): readonly PlanEdit[] {
  const hours = hoursIn(reading, sentence);
  const times = [...startIn(reading, sentence), ...endIn(reading, sentence)];
  return times.length > 0 && !hours.some((edit) => edit.kind === 'shift' && edit.endAt) ? times : hours;
}

/** "We sleep until ten", "nos levantamos a las once": the hour is of the morning. */
function startIn(reading: Reading, sentence: Sentence): PlanEdit[] {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const when = sentence.chunks.find(
    (chunk) => chunk.when && (isClock(chunk.when) || chunk.when.label === 'noon'),
  )?.when;
  const minute = when?.label === 'noon' ? HALF_DAY : (when?.fromMin ?? when?.toMin);
  if (when && minute !== undefined && plans.waking.test(line) && !plans.ending.test(line)) {
    const { toMin: _, ...rest } = when;
    return [
      {
        kind: 'shift',
        startAt: { ...rest, fromMin: (minute % HALF_DAY) + READY_MINUTES },
      },
    ];
  }
  const free = when && minute !== undefined ? freeAt(reading, when, minute) : undefined;
  if (free) return [free];
  if ((!when || when.isNow) && plans.startNow.test(line))
    return [{ kind: 'shift', startAt: { said: UNSAID, fromMin: minuteOfClock(reading.context.now.slice(11)) } }];
  const isStart = plans.notBefore.test(line) || (plans.starting.test(line) && !isEnding(reading, when ?? NO_TIME));
  if (when && minute !== undefined && isStart && mealsSaid(reading, sentence).length === 0) {
    const { toMin: _, label: __, ...rest } = when;
    return [{ kind: 'shift', startAt: { ...rest, fromMin: minute } }];
  }
  return !when && plans.startLater.test(line) && plans.easier.test(line) ? [{ kind: 'shift', minutes: 60 }] : [];
}
/** "I get off work at five", "we only arrive at noon": the day begins then, where that is not rather its end. */
function freeAt(reading: Reading, when: When, minute: number): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const lead = lineBefore(reading, when.said, LEAD_WORDS);
  if (!plans.freeFrom.test(lead) && !plans.outAt.test(lead)) return undefined;
  const standing = reading.context.standing ?? [];
  const [first, last] = [standing[0]?.begin, standing.at(-1)?.begin];
  if (first === undefined || last === undefined) return undefined;
  // Who is free before it begins, or when it is over, changes nothing.
  const isWithin = [minute - HALF_DAY, minute, minute + HALF_DAY].some((each) => each > first && each < last);
  if (!isWithin && standing.length > 1) return undefined;
  const { toMin: _, isDeadline: __, ...rest } = when;
  return { kind: 'shift', startAt: { ...rest, fromMin: minute } };
}
const LEAD_WORDS = 7;

const NO_TIME: When = { said: UNSAID };
/** From waking up to the door. */
const READY_MINUTES = 30;

/** "Nothing on Saturday morning", "start after lunch": the day begins when that part of it is over. */
function keptFree(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const when = sentence.chunks.find((chunk) => chunk.when?.label)?.when;
  const isMorning = when?.label === 'morning' && when.toMin !== undefined && plans.nothing.test(line);
  // "Nothing in the evening": it is over by then.
  if (
    when &&
    LATE_PARTS.has(when.label!) &&
    when.fromMin !== undefined &&
    plans.nothing.test(line) &&
    !plans.begins.test(line)
  )
    return { kind: 'shift', endAt: { said: when.said, fromMin: when.fromMin } };
  const isFed =
    when?.label === 'lunch' && when.toMin !== undefined && plans.afterLunch.test(line) && plans.begins.test(line);
  if (!isMorning && !isFed) return undefined;
  return { kind: 'shift', startAt: { said: when.said, label: 'afternoon', fromMin: when.toMin! } };
}
const LATE_PARTS: ReadonlySet<string> = new Set(['evening', 'night']);

/** "Wrap up by half ten", "que acabe a las ocho", "make it two hours". */
function endIn(reading: Reading, sentence: Sentence): PlanEdit[] {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const clocks = sentence.chunks.flatMap(({ when }) => (when && isClock(when) ? [when] : []));
  // "Our flight is at five, so finish by one": the one is said, whatever leaves later.
  // "Our train is at seven, so we must be done by six".
  const isEndSaid = (when: When) => plans.ending.test(lineBefore(reading, when.said, LEAD_WORDS));
  const free = clocks.filter((when) => !isOfDeparture(reading, when));
  const own = (clocks.length > 1 ? clocks.find(isEndSaid) : undefined) ?? free[0];
  const when = own ?? clocks[0];
  const start = when && freeAt(reading, when, when.fromMin ?? when.toMin ?? 0);
  if (when && !start && !plans.notBefore.test(line) && (isEnding(reading, when) || plans.ending.test(line))) {
    const minute = when.toMin ?? when.fromMin;
    const isOwnEnd = own !== undefined && (clocks.length > 1 || plans.ending.test(line));
    const leaving = isOwnEnd ? undefined : plans.leaving.find(([, pattern]) => pattern.test(line));
    return minute === undefined || mealsSaid(reading, sentence).length > 0
      ? []
      : [
          {
            kind: 'shift',
            endAt: { ...when, fromMin: minute },
            ...(leaving && { leaving: leaving[0] }),
          },
        ];
  }
  const isOfWhole = mealsSaid(reading, sentence).length === 0;
  const off = isOfWhole ? plans.shortening.exec(line)?.[1] : undefined;
  if (off !== undefined && !plans.lasting.test(line)) {
    const hours = plans.length.half.test(line) ? 0.5 : amountSaid(reading.grammar, off);
    if (hours > 0) return [{ kind: 'shift', endsEarlier: hours * 60 }];
  }
  const lasts = plans.lasting.exec(line)?.slice(1).find(Boolean);
  const hours = amountSaid(reading.grammar, lasts);
  return hours > 0 ? [{ kind: 'shift', lasts: hours * 60 }] : [];
}
