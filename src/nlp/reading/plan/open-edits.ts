// Changes of the plan that is talked of, read by what they act on: a kind of stop that goes, a day that begins later, ends
// sooner or holds less, something between two stops, one stop instead of another.
import { must, UNSAID, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../frame.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { stopOf } from './beside.ts';
import { comingFor, cutFor, droppedKind, mealMoved, POINTED } from './drops-said.ts';
import { comingFrom, stopsNamed } from './lists-said.ts';
import { isClock, numberSaid } from './numbers.ts';
import { isOfDeparture } from './times-said.ts';
import { isEnding } from './window.ts';

/** What a sentence changes; empty where it is read by the rows of phrases alone. */
export function openEdits(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly PlanEdit[] {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const between = placedBetween(reading, sentence, references, wishes);
  if (between) return [between];
  const free = keptFree(reading, sentence);
  if (free) return [free];
  const lighter = lighterMeal(reading, sentence);
  if (lighter) return [lighter];
  const both = shorterAndMoved(reading, sentence, references);
  if (both.length > 0) return both;
  const start = startIn(reading, sentence);
  const isPointed = references.some(({ reference }) => POINTED.has(reference.kind));
  const end = endIn(reading, sentence, isPointed);
  const isEasier = plans.easier.test(line) && !plans.walking.test(line);
  const eased: PlanEdit[] = isEasier ? [{ kind: 'less', isEasier: true }] : [];
  const kind = droppedKind(reading, sentence, references, wishes);
  if (kind) return [kind, ...mealMoved(reading, sentence), ...comingFor(reading, sentence, wishes)];
  if (plans.dearest.test(line) && plans.dropping.test(line)) return [{ kind: 'less', by: 'price' }];
  const cut = cutFor(reading, sentence, references);
  // "Too long, an hour less": the end comes earlier, and nothing else was asked.
  const isShortened = end.some((edit) => edit.kind === 'shift' && edit.endsEarlier !== undefined);
  return [...(cut ? [cut] : isShortened ? [] : eased), ...start, ...end];
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
  const isStart = plans.notBefore.test(line) || (plans.starting.test(line) && !isEnding(reading, when ?? NO_TIME));
  if (when && minute !== undefined && isStart && mealsSaid(reading, sentence).length === 0) {
    const { toMin: _, label: __, ...rest } = when;
    return [{ kind: 'shift', startAt: { ...rest, fromMin: minute } }];
  }
  return !when && plans.startLater.test(line) && plans.easier.test(line) ? [{ kind: 'shift', minutes: 60 }] : [];
}
const NO_TIME: When = { said: UNSAID };
const HALF_DAY = 720;
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
function endIn(reading: Reading, sentence: Sentence, isPointed: boolean): PlanEdit[] {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const clocks = sentence.chunks.flatMap(({ when }) => (when && isClock(when) ? [when] : []));
  // "Our flight is at five, so finish by one": the one is said, whatever leaves later.
  const own = clocks.find((when) => !isOfDeparture(reading, when));
  const when = own ?? clocks[0];
  if (when && !plans.notBefore.test(line) && (isEnding(reading, when) || plans.ending.test(line))) {
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
  const isOfWhole = mealsSaid(reading, sentence).length === 0 && !isPointed;
  const off = isOfWhole ? plans.shortening.exec(line)?.[1] : undefined;
  if (off !== undefined && !plans.lasting.test(line)) {
    const hours = /^(?:half|media)/.test(off) ? 0.5 : /^\d/.test(off) ? Number(off) : reading.grammar.numberOf(off);
    if (hours > 0) return [{ kind: 'shift', endsEarlier: hours * 60 }];
  }
  const lasts = plans.lasting.exec(line)?.slice(1).find(Boolean);
  if (lasts !== undefined) {
    const hours = /^\d/.test(lasts) ? Number(lasts) : reading.grammar.numberOf(lasts);
    if (hours > 0) return [{ kind: 'shift', lasts: hours * 60 }];
  }
  return [];
}

/** "A coffee between the first and the second": behind the first of the two. "A break before the palace". */
function placedBetween(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const isPause = plans.pausing.test(line);
  const said = plans.between.exec(line)?.[1];
  const number = numberSaid(reading, said);
  const start = saidOf(reading, sentence.from, sentence.to).start;
  const numbered: Reference | undefined =
    number !== undefined ? { kind: 'ordinal', index: number, said: { start, end: start, text: said! } } : undefined;
  const around = numbered ? undefined : aroundNamed(reading, sentence, references, wishes);
  if (around) return around;
  const neighbour = numbered ?? (plans.betweenAny.test(line) ? firstPointed(references) : undefined);
  if (neighbour) {
    const stop =
      stopOf(reading, sentence, wishes, numbered ? [] : references, neighbour.said) ?? (isPause ? PAUSE : undefined);
    return stop && { kind: 'add', stop: withoutDate(stop), after: neighbour };
  }
  const beside = isPause ? besideIt(reading, sentence, references) : undefined;
  return beside && { kind: 'add', stop: PAUSE, ...beside };
}

/** "Put the park or a viewpoint between lunch and the show": what comes stands before the word, its neighbours behind it. */
function aroundNamed(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit | undefined {
  const { words } = reading.document;
  const at = words.findIndex(
    (_, index) =>
      index >= sentence.from &&
      index < sentence.to &&
      reading.grammar.plans.betweenAny.test(lineOfWords(words.slice(index, index + 2))),
  );
  if (at < 0) return undefined;
  const [after] = stopsNamed(reading, sentence, references, wishes)
    .filter(({ start }) => start > words[at]!.start)
    .sort((a, b) => a.start - b.start);
  const { stops } = comingFrom(reading, { ...sentence, to: at }, references, wishes, sentence.from, true);
  const stop = stops.at(-1);
  if (!after || !stop) return undefined;
  const { of, start, end } = after;
  return { kind: 'add', stop, after: of.kind === 'meal' ? { ...of, said: { start, end, text: '' } } : of };
}
const PAUSE: PlanStop = { wish: must({ attribute: 'category', operator: 'is', value: 'cafes' }) };

/** "The 2nd" was read as a date. */
const withoutDate = ({ at: _, ...stop }: PlanStop): PlanStop => stop;

const firstPointed = (references: readonly PlacedReference[]): Reference | undefined =>
  references
    .map(({ reference }) => reference)
    .filter(({ kind }) => kind !== 'pronoun')
    .sort((a, b) => a.said.start - b.said.start)[0];

/** Before or after which stop somebody wants to sit down. */
function besideIt(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): { readonly after?: Reference; readonly before?: Reference } | undefined {
  const { document, grammar } = reading;
  const word = document.words
    .slice(sentence.from, sentence.to)
    .find(({ norm }) => grammar.plans.besides[norm] !== undefined);
  if (!word) return undefined;
  const pointed = references.find(({ reference }) => reference.said.start >= word.end)?.reference;
  const meal = mealsSaid(reading, sentence).find(({ start }) => start >= word.end);
  const of: Reference | undefined =
    pointed && pointed.kind !== 'pronoun'
      ? pointed
      : meal && { kind: 'meal', meal: meal.meal, said: { start: meal.start, end: meal.end, text: '' } };
  return of && { [grammar.plans.besides[word.norm]!]: of };
}

/** "Lunch shorter and later": how long and when, of one stop. */
function shorterAndMoved(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): readonly PlanEdit[] {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const toward = plans.alsoToward.find(([, pattern]) => pattern.test(line))?.[0];
  if (!toward || !plans.briefer.test(line)) return [];
  const [meal] = mealsSaid(reading, sentence);
  const pointed = firstPointed(references);
  const of: Reference | undefined = meal
    ? { kind: 'meal', meal: meal.meal, said: { start: meal.start, end: meal.end, text: '' } }
    : pointed;
  return of
    ? [
        { kind: 'stay', of, by: 'shorter' },
        { kind: 'move', of, toward },
      ]
    : [];
}

/** "Something lighter for lunch". */
function lighterMeal(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const [meal] = mealsSaid(reading, sentence);
  const line = writtenIn(reading, sentence);
  if (!meal || meal.meal === 'drinks' || !reading.grammar.plans.lighter.test(line)) return undefined;
  const said = saidOf(reading, sentence.from, sentence.to);
  return { kind: 'swap', of: { kind: 'meal', meal: meal.meal, said }, isLight: true };
}
