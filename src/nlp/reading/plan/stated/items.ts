// What a sentence that lists stops is made of: places by name, meals, kinds of place and what is done there, and hours.
import { type Said, WHAT } from '../../../../wishes/wish.ts';
import type { PlanStop, Reference, When } from '../../../frame.ts';
import { isOnlyMeal } from '../../../table.ts';
import type { Chunk } from '../../chunks.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import { eachMealSaid } from '../../meals.ts';
import { overlaps } from '../../sentence.ts';
import { lineAround } from '../changes/clause.ts';
import { kindOf } from '../changes/kind-of.ts';
import type { Spanned } from '../changes/role-words.ts';
import { asKind } from '../kinds-done.ts';
import { isMealRefused } from '../meals-said.ts';
import { isClock } from '../numbers.ts';
import { isBed, isRefused, type PlanSentence } from '../stops-said.ts';
import { isEnding } from '../window.ts';

export type StatedItem = Spanned &
  (
    | { readonly kind: 'stop'; readonly what: 'name' | 'meal' | 'type'; readonly stop: PlanStop }
    /** "Near the square", "in the old town": only says where. */
    | { readonly kind: 'where'; readonly reference: Reference }
    | { readonly kind: 'hour'; readonly when: When }
    /** "Till five": the stop is over then. */
    | { readonly kind: 'until'; readonly minute: number; readonly said: Said }
    | { readonly kind: 'part'; readonly when: When }
  );

export function itemsIn(reading: Reading, part: PlanSentence): readonly StatedItem[] {
  const { plans } = reading.grammar;
  const spanOf = spanIn(reading, part);
  const names = part.references.flatMap(({ reference, from, to }): readonly StatedItem[] => {
    if (reference.kind !== 'name' || reference.role === 'except') return [];
    const lead = lineOfWords(reading.document.words.slice(Math.max(part.sentence.from, from - LEAD_WORDS), from));
    // Where people set out, and "one", which is a name of places as well.
    if (reference.role === 'from' || plans.peopleFrom.test(lead) || isNumber(reading, reference.said)) return [];
    const isPlace = reference.candidates[0]?.entry.thing.kind === 'place';
    if (!isPlace || plans.stated.nearby.test(lead)) return [{ kind: 'where', reference, from, to }];
    return isRefused(part, reference.said) || isTurnedDown(reading, part, { from, to })
      ? []
      : [{ kind: 'stop', what: 'name', stop: { reference }, from, to }];
  });
  const whens = part.sentence.chunks.flatMap(({ when, from, to }): readonly StatedItem[] => {
    // "Home at seven" is when all of it is over.
    if (!when || when.isNow || (when.toMin === undefined && isEnding(reading, when))) return [];
    if (when.label !== undefined && when.fromMin !== undefined && when.toMin === undefined) {
      const { label: _, ...clock } = when;
      return [{ kind: 'hour', when: clock, from, to }];
    }
    if (when.label !== undefined) return [{ kind: 'part', when, from, to }];
    const isStay = when.fromMin === undefined && when.toMin !== undefined && !isHomeward(reading, part, { from, to });
    if (isStay) return [{ kind: 'until', minute: inTheDay(when.toMin!), said: when.said, from, to }];
    return isClock(when) && when.fromMin !== undefined ? [{ kind: 'hour', when, from, to }] : [];
  });
  const meals = eachMealSaid(reading, part.sentence).flatMap(({ meal, start, end }): readonly StatedItem[] => {
    const span = spanOf({ start, end });
    return span ? [{ kind: 'stop', what: 'meal', stop: { meal }, ...span }] : [];
  });
  // "The museum", of a plan that has one, is pointed at and not wished for.
  const pointed = part.sentence.chunks.flatMap((chunk): readonly StatedItem[] => {
    const [wish] = chunk.name || chunk.when || !isStanding(reading, chunk) ? [] : kindOf(chunk);
    return wish ? [{ kind: 'stop', what: 'type', stop: { wish }, from: chunk.from, to: chunk.to }] : [];
  });
  const kinds = part.wishes.flatMap((wish): readonly StatedItem[] => {
    const kind = wish.polarity === 'want' ? asKind(reading, wish, part.wishes) : undefined;
    const span = kind?.said && WHAT.has(kind.attribute) && !isBed(kind) ? spanOf(kind.said) : undefined;
    return kind && span ? [{ kind: 'stop', what: 'type', stop: { wish: kind }, ...span }] : [];
  });
  const stops = [...names, ...kinds, ...pointed, ...meals].filter((item) => !isRefusedMeal(reading, item));
  const all = [...withoutDoubles(stops), ...whens];
  return [...all, ...bareHours(reading, part, all)].sort((a, b) => a.from - b.from);
}

/** "Dinner" is read as restaurants, too. */
function isRefusedMeal(reading: Reading, item: StatedItem): boolean {
  const isMeal = item.kind === 'stop' && (item.what === 'meal' || (item.stop.wish && isOnlyMeal(item.stop.wish)));
  const [first, last] = [reading.document.words[item.from], reading.document.words[item.to - 1]];
  return Boolean(isMeal) && isMealRefused(reading, { start: first!.start, end: last!.end });
}

/** "Museum after till 5" is over in the afternoon. */
const inTheDay = (minute: number): number => (minute < EARLIEST_OVER ? minute + 12 * 60 : minute);
const EARLIEST_OVER = 9 * 60;

/** "Home by six": all of it is over. */
function isHomeward(reading: Reading, { sentence }: PlanSentence, { from, to }: Spanned): boolean {
  const { document, grammar } = reading;
  const isCut = (at: number) =>
    !/[\p{L}\d]/u.test(document.words[at]!.norm) || grammar.plans.stated.joins.has(document.words[at]!.norm);
  let [begin, end] = [from, to];
  while (begin > sentence.from && from - begin < LEAD_WORDS && !isCut(begin - 1)) begin--;
  while (end < sentence.to && end - to < LEAD_WORDS && !isCut(end)) end++;
  return grammar.plans.backHome.test(writtenIn(reading, { from: begin, to: end }));
}

/** "Lunch 2, dinner 9.30", "10 the museum, 14 lunch": a number between a stop and a mark, and not one that counts the stops. */
function bareHours(reading: Reading, { sentence }: PlanSentence, items: readonly StatedItem[]): readonly StatedItem[] {
  const { words, text } = reading.document;
  const numbers = words.flatMap(({ norm, end }, at) => {
    const [, hours, minutes = '0'] = /^(\d{1,2})(?:[.:h](\d{2}))?h?$/u.exec(norm) ?? [];
    const isIn = at >= sentence.from && at < sentence.to && !items.some((each) => each.from <= at && at < each.to);
    const isHour = hours !== undefined && Number(hours) < 24 && Number(minutes) < 60;
    const isCount =
      /^[.)]\s/u.test(text.slice(end, end + 2)) && Number(hours) < MOST_COUNTED && at + 1 < words.length - 1;
    return isIn && isHour && !isCount ? [{ at, hours: Number(hours), minutes: Number(minutes) }] : [];
  });
  const isMarked = (at: number) => !/[\p{L}\d]/u.test(words[at]?.norm ?? '.');
  const isStop = (from: number, to: number) =>
    items.some((each) => each.kind === 'stop' && each.from >= from && each.to <= to);
  const behind = numbers.filter(
    ({ at }) => isMarked(at + 1) && items.some((each) => each.kind === 'stop' && each.to === at),
  );
  const ahead = numbers.filter(
    ({ at }) => (at === sentence.from || isMarked(at - 1)) && isStop(at + 1, at + 1 + NEAR_WORDS),
  );
  return (ahead.length > behind.length && ahead.length > 1 ? ahead : behind).map(
    ({ at, hours, minutes }): StatedItem => {
      const { start, end, norm } = words[at]!;
      const isEitherHalf = hours >= 1 && hours <= 12;
      const when: When = {
        fromMin: hours * 60 + minutes,
        ...(isEitherHalf && { isEitherHalf: true as const }),
        said: { start, end, text: norm },
      };
      return { kind: 'hour', when, from: at, to: at + 1 };
    },
  );
}
const MOST_COUNTED = 7;
const NEAR_WORDS = 4;

/** "Dinner" is read as restaurants, too; a name says more than its words, and a dish more than the meal. */
function withoutDoubles(items: readonly StatedItem[]): readonly StatedItem[] {
  const rankOf = (item: StatedItem): number => {
    if (item.kind !== 'stop') return 0;
    if (item.what === 'name') return 0;
    if (item.what === 'meal') return 2;
    return item.stop.wish && isOnlyMeal(item.stop.wish) ? 3 : 1;
  };
  return items.filter(
    (each, at) =>
      !items.some((other, index) => {
        const [rank, own] = [rankOf(other), rankOf(each)];
        return other !== each && overlaps(other, each) && (rank < own || (rank === own && index < at));
      }),
  );
}

const spanIn =
  ({ document: { words } }: Reading, { sentence }: PlanSentence) =>
  (said: Pick<Said, 'start' | 'end'>): Spanned | undefined => {
    const from = words.findIndex(({ end }) => end > said.start);
    const behind = words.findIndex(({ start }) => start >= said.end);
    const to = behind < 0 ? words.length : behind;
    return from >= sentence.from && to <= sentence.to && from < to ? { from, to } : undefined;
  };

const LEAD_WORDS = 6;

const isNumber = ({ grammar }: Reading, { text }: Said): boolean => !Number.isNaN(grammar.numberOf(text.toLowerCase()));

/** Names that are turned down beside the stops that are stated. */
export const turnedDownIn = (reading: Reading, parts: readonly PlanSentence[]): readonly Reference[] =>
  parts.flatMap((part) =>
    part.references.flatMap(({ reference, from, to }) =>
      reference.kind === 'name' && isTurnedDown(reading, part, { from, to }) ? [reference] : [],
    ),
  );

/** "And the tavern is far too dear": what is said behind the name, to the end of its clause. */
function isTurnedDown(reading: Reading, { sentence }: PlanSentence, name: Spanned): boolean {
  const { words } = reading.document;
  const isCut = (at: number) =>
    /^[,;:.]$/u.test(words[at]!.surface) || reading.grammar.plans.joining.has(words[at]!.norm);
  let to = name.to;
  while (to < sentence.to && !isCut(to)) to++;
  const line = lineAround(reading, { from: name.from, to }, name);
  return to > name.to && reading.grammar.plans.verdicts.against.some((pattern) => pattern.test(line));
}

const isStanding = ({ context, document: { words }, grammar }: Reading, { from }: Chunk): boolean =>
  context.standing !== undefined && grammar.definite.has(words[from - 1]?.norm ?? '');
