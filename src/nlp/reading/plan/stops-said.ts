// The stops that a message names for a plan, in the order in which they were said, each with its part of the day and its place.

import { overlap } from '../../../domain/span.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { isFood, must, type Said, type Wish } from '../../../wishes/wish.ts';
import type { Ask, PlanStop, SituationFact, When } from '../../frame.ts';
import { isOnlyMeal } from '../../table.ts';
import { linkOf } from '../alternatives.ts';
import { lineOfWords, type PlacedReference, type Reading } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import { isOneTable, oneTable } from '../one-table.ts';
import { isOfShow } from '../only-meant-so.ts';
import type { SaidStop } from '../said-stop.ts';
import type { Sentence } from '../sentence.ts';
import { isBeside, isSame } from './beside.ts';
import { asKind } from './kinds-done.ts';
import { withManners } from './manners-said.ts';
import { isAt, isMealAt, isMealRefused } from './meals-said.ts';
import { DIRECTLY, inTown, withPlaces } from './places-said.ts';
import { readOnce } from './read-once.ts';
import { atSunset } from './sunset.ts';
import { timedStops } from './times-said.ts';

export interface PlanSentence {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
  readonly situation: readonly SituationFact[];
  readonly asks: readonly Ask[];
}

/** Each sentence's stops in the order in which they were said, with the part of the day and the place said of each. */
export const stopsIn = (reading: Reading, sentences: readonly PlanSentence[]): readonly PlanStop[] =>
  sentences.flatMap((part) => stopsOf(reading, part));

const stopsOf = readOnce((reading, part: PlanSentence): readonly PlanStop[] => {
  const { sentence, references, wishes } = part;
  const placed = inTown(
    reading,
    withPlaces(timedStops(reading, saidStops(reading, part), sentence), references),
    sentence,
  );
  const sunny = atSunset(reading, sentence, placed);
  const late = lateAtEnd(reading, withEnd(reading, withManners(reading, sunny, wishes)), sentence);
  const ordered = inSaidOrder(reading, late, sentence);
  return [...ordered.map(({ stop }) => atItsHour(stop)), ...goingOn(reading, sentence, ordered)];
});

/** "Dinner, then something fun after": music, where nothing better is said. */
function goingOn({ grammar, document }: Reading, { from, to }: Sentence, stops: readonly SaidStop[]): PlanStop[] {
  const isOpen = grammar.plans.thenSomething.test(lineOfWords(document.words.slice(from, to)));
  return isOpen && stops.at(-1)?.stop.meal === 'dinner' ? [{ wish: WITH_MUSIC, isLast: true }] : [];
}
const WITH_MUSIC = must({ attribute: 'category', operator: 'is', value: 'music halls' });

/** From the end of the first stop to the beginning of the last, in the text. */
export function spanOfStops(
  reading: Reading,
  sentences: readonly PlanSentence[],
): { readonly from: number; readonly to: number } | undefined {
  const said = sentences.flatMap((part) => saidStops(reading, part));
  const [first, last] = [said[0], said.at(-1)];
  return first && last && first !== last ? { from: first.end, to: last.start } : undefined;
}

/** "End in a bar": what is said of the end of a day stands before its stop. */
function withEnd({ document: { words }, grammar }: Reading, stops: readonly SaidStop[]): readonly SaidStop[] {
  if (stops.some(({ stop }) => stop.at)) return stops;
  return stops.map((said) => {
    const at = words.findIndex(({ start }) => start >= said.start);
    const lead = words.slice(Math.max(0, at - LEAD_WORDS), Math.max(0, at));
    const isLast = grammar.plans.last.test(lineOfWords(lead));
    return isLast ? { ...said, stop: { ...said.stop, isLast: true as const } } : said;
  });
}
const LEAD_WORDS = 4;

/** "A long lunch, then bars till late": the last stop is of the night. */
function lateAtEnd(
  { grammar, document }: Reading,
  stops: readonly SaidStop[],
  { from, to }: Sentence,
): readonly SaidStop[] {
  const last = stops.at(-1);
  // A time is one sign of the line; here its words count.
  const line = lineOfWords(document.words.slice(from, to));
  if (!last || stops.length < 2 || last.stop.at || last.stop.meal || !grammar.plans.late.test(line)) return stops;
  const at = { label: 'night' as const, fromMin: NIGHT_MIN, said: { start: last.start, end: last.end, text: '' } };
  return [...stops.slice(0, -1), { ...last, stop: { ...last.stop, at } }];
}
const NIGHT_MIN = 21 * 60;

/** "Dinner and drinks before": what comes before was said last. */
function inSaidOrder({ grammar }: Reading, stops: readonly SaidStop[], { line }: Sentence): readonly SaidStop[] {
  const [first, second, another] = stops;
  const last = stops.at(-1);
  // "The palace and the convent, with lunch in between".
  if (first && another && last?.stop.meal && grammar.plans.amid.test(line))
    return [...stops.slice(0, -2), last, stops.at(-2)!];
  return first && second && !another && grammar.plans.beforehand.test(line) ? [second, first] : stops;
}

const saidStops = readOnce((reading, part: PlanSentence): readonly SaidStop[] => {
  const { sentence, references, wishes } = part;
  const named = references.filter(
    ({ reference, isAnchor }) =>
      reference.kind === 'name' &&
      (!isAnchor || isListed(reading, reference)) &&
      isStop(reference) &&
      !isRefused(part, reference.said),
  );
  const wanted = wishes.flatMap((wish) => (wish.polarity === 'want' ? (asKind(reading, wish, wishes) ?? []) : []));
  const said = wanted.filter(
    (wish) =>
      !isSaidCloser(reading, wish, wanted) &&
      !isBed(wish) &&
      !(isOnlyMeal(wish) && wish.said && isMealRefused(reading, wish.said)) &&
      !isAlternative(wish, wanted) &&
      !(named.length > 0 && isAnySight(wish)),
  );
  const kinds = withViews(reading, said).map(asBar);
  const atShow = mealsSaid(reading, sentence).filter((each) => isOfShow(reading, each, wanted));
  const meals = mealsSaid(reading, sentence)
    .map(({ meal, start, end }) => ({ stop: { meal }, start, end }))
    .filter((each) => atShow.every(({ start }) => start !== each.start) && !isMealRefused(reading, each));
  const hosts = new Map(
    named.flatMap(({ reference }) => {
      const eaten = meals.find(
        ({ start, end }) => isAt(reading, end, reference.said.start) || isMealAt(reading, reference.said.end, start),
      );
      return eaten ? [[eaten, reference] as const] : [];
    }),
  );
  const visited = named.filter(({ reference }) => ![...hosts.values()].includes(reference));
  const atTables = meals.flatMap((each): SaidStop[] => {
    const host = hosts.get(each);
    const isOfMeal = ({ said }: Wish) => said !== undefined && overlap(said, each);
    // "Drinks" are bars, "cocktails" where those are mixed: the kind of place says it all.
    if (!host && each.stop.meal === 'drinks' && wanted.some(isOfMeal)) return [];
    // "Have dinner Italian": the word for the meal is read as any table, and what is eaten there says more.
    const closer = kinds.find((wish) => isOfMeal(wish) && !isOnlyMeal(wish));
    const same = closer ?? kinds.find((wish) => isServed(reading, wish, each)) ?? kinds.find(isOfMeal);
    // Brunch is no breakfast: it is had when the morning is over.
    if (same?.value === 'brunch') return [{ ...each, stop: { wish: same, at: BRUNCH } }];
    const own = same && !isOnlyMeal(same) ? { wish: same } : {};
    return [{ ...each, stop: { ...each.stop, ...own, ...(host && { reference: host }) } }];
  });
  const isEither = (wish: Wish) =>
    atTables.some(({ stop }) => stop.meal && stop.wish && stop.wish !== wish && isOr(reading, stop.wish, wish));
  const isEaten = (wish: Wish) =>
    isEither(wish) ||
    atShow.some((each) => wish.said && overlap(wish.said, each)) ||
    atTables.some((each) => each.stop.wish === wish || (each.stop.meal && wish.said && overlap(wish.said, each)));
  const all = [
    ...visited.map(({ reference }) => ({ stop: { reference }, ...reference.said })),
    ...kinds
      .filter((wish) => !isEaten(wish))
      .map((wish) => ({ stop: { wish }, start: wish.said?.start ?? 0, end: wish.said?.end ?? 0 })),
    ...atTables,
  ].sort((a, b) => a.start - b.start);
  return isOneTable(reading, all) ? [oneTable(all)] : all;
});

/** "Sunday: the flea market, vermouth, lunch", "..., the park in the afternoon": a name between two marks, or a mark and a time. */
function isListed(
  { document: { text, words }, grammar, sentences }: Reading,
  { said }: PlacedReference['reference'],
): boolean {
  const lead = text.slice(0, said.start).trimEnd().split(/\s+/u);
  const own = grammar.definite.has((lead.at(-1) ?? '').toLowerCase()) ? lead.slice(0, -1) : lead;
  const isOpened = own.length === 0 || own.join(' ') === '' || /[,:;+]$/u.test(own.at(-1)!);
  const isTimed = sentences.some(({ chunks }) =>
    chunks.some(({ when, start }) => when !== undefined && start >= said.end && start - said.end <= DIRECTLY),
  );
  const next = words.find(({ start }) => start >= said.end)?.norm ?? '';
  return isOpened && (isTimed || /^\s*[,;+]/u.test(text.slice(said.end)) || grammar.plans.joining.has(next));
}

/** "Two teens" stands for several kinds of place: whom it is for, and no stop. */
function isAlternative(wish: Wish, all: readonly Wish[]): boolean {
  const { said } = wish;
  const same = all.filter((other) => said && other.said?.start === said.start && other.said.end === said.end);
  // "Zarzuela" is sung in two kinds of house: either will do.
  return same.length > MOST_KINDS_OF_ONE || (same.length > 1 && same[0] !== wish);
}
const MOST_KINDS_OF_ONE = 2;

/** "Art and wine": a stop for wine is where it is drunk, and no grocer's. */
const asBar = (wish: Wish): Wish =>
  wish.attribute === 'dish' && wish.value === 'wine'
    ? { ...must({ attribute: 'kind', operator: 'is', value: 'wine_bar' }), ...(wish.said && { said: wish.said }) }
    : wish;

/** Brunch has its hour, wherever it is said. */
const atItsHour = (stop: PlanStop): PlanStop =>
  stop.wish?.value === 'brunch' && !stop.at ? { ...stop, at: BRUNCH } : stop;

const BRUNCH: When = { fromMin: 11 * 60, said: { start: -1, end: -1, text: '' } };

/** "Must see: the Prado", "somewhere pretty": anything to be seen. */
export const isAnySight = ({ attribute, value }: Wish): boolean =>
  attribute === 'category' && value === 'tourist attractions';

/** "A proper stew for lunch", "lunch: something Japanese": what is eaten at the meal. */
function isServed({ document: { words, text }, grammar }: Reading, wish: Wish, meal: Span): boolean {
  if (!wish.said || !isFood(wish)) return false;
  const [from, to] = wish.said.start < meal.start ? [wish.said.end, meal.start] : [meal.end, wish.said.start];
  const between = words.filter(({ start, end, norm }) => start >= from && end <= to && /\p{L}/u.test(norm));
  return (
    between.length <= MOST_BETWEEN_SERVED &&
    !/[,;.]/.test(text.slice(from, to)) &&
    between.every(({ norm }) => !grammar.adding.has(norm) || grammar.inside.has(norm)) &&
    !grammar.plans.order.test(lineOfWords(between))
  );
}
const MOST_BETWEEN_SERVED = 4;
type Span = Pick<SaidStop, 'start' | 'end'>;

/** "We have already seen the palace": named, and no stop. */
export const isRefused = ({ wishes }: PlanSentence, said: Said): boolean =>
  wishes.some(
    (wish) => wish.attribute === 'place' && wish.polarity === 'avoid' && wish.said && overlap(wish.said, said),
  );

/** "Hotel by nine": nobody visits one. */
export const isBed = ({ attribute, value }: Wish): boolean => attribute === 'category' && value === 'hotels';

/** An area or a street is where a day is spent, and no stop. */
const isStop = (reference: PlanStop['reference']): boolean =>
  reference?.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'place';

/** "Pizza or a burger": one of the two. */
const isOr = ({ document: { text }, grammar }: Reading, first: Wish, second: Wish): boolean =>
  first.said !== undefined &&
  second.said !== undefined &&
  linkOf(text.slice(first.said.end, second.said.start), grammar) === 'or';

/** "A drink on a rooftop", "a pub crawl of four bars": two words for one stop; the one that says more is kept. */
function isSaidCloser(reading: Reading, wish: Wish, all: readonly Wish[]): boolean {
  return all.some(
    (other) =>
      other !== wish &&
      isBeside(reading, wish, other) &&
      (isSame(other, wish) ? all.indexOf(other) > all.indexOf(wish) : isWithin(other, wish)),
  );
}

/** "Drinks with a view": a bar on a roof. */
function withViews(reading: Reading, kinds: readonly Wish[]): readonly Wish[] {
  const bar = kinds.find(({ attribute, value }) => attribute === 'category' && value === 'pubs/bars');
  const view = kinds.find(({ attribute, value }) => attribute === 'category' && value === 'view points');
  if (!bar || !view || !isBeside(reading, bar, view)) return kinds;
  const rooftop: Wish = { ...bar, attribute: 'kind', value: 'rooftop_bar' } as Wish;
  return kinds.flatMap((wish) => (wish === bar ? rooftop : wish === view ? [] : wish));
}

/** A rooftop is where people drink. */
const isWithin = (narrow: Wish, wide: Wish): boolean =>
  (narrow.attribute === 'kind' || narrow.attribute === 'dish') &&
  wide.attribute === 'category' &&
  (VOCABULARY.concept(narrow.attribute, narrow.value)?.categories?.includes(wide.value) ?? false);
