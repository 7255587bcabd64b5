// What is no plan though it sounds like one: in a talk about places one more is looked for, and time that is over is not filled.
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { PlanStop, Reference, When } from '../../frame.ts';
import { isMealOrFood } from '../../table.ts';
import { linkOf } from '../alternatives.ts';
import type { Amount } from '../amounts.ts';
import { lineBefore, lineOfWords, type Reading, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';
import { whensIn } from './whens.ts';

/**
 * "That one then, and dinner after it", "where do we have breakfast before?", while places are talked of: a place that is known
 * by now is agreed to, and the one that is new is looked for.
 */
export function isOneSought(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { hasShown, isPlanOpen, topic } = reading.context;
  if (!hasShown || isPlanOpen || topic === 'plan') return false;
  const known = knownIn(reading);
  const stops = sentences.map((part) => stopsIn(reading, [part]).filter((stop) => !isHour(reading, part, stop)));
  const isAgreed = ({ reference }: PlanStop) => reference !== undefined && isKnown(reference, known);
  const agreed = stops.flat().filter(isAgreed);
  const others = onlyOnce(
    reading,
    stops.map((own) => own.filter((stop) => !isAgreed(stop))),
  );
  const sought = others.reduce((count, own) => count + countSought(reading, own), 0);
  return agreed.length < 2 && sought < 2 && agreed.length + sought > 0;
}

/** "History for my father! A museum or an old building": the same kind again, and one of two, are one thing that is looked for. */
function onlyOnce({ document: { text }, grammar }: Reading, stops: readonly (readonly PlanStop[])[]): PlanStop[][] {
  const kept: PlanStop[] = [];
  return stops.map((own) =>
    own.filter((stop) => {
      const { wish, meal } = stop;
      const isAgain =
        wish?.said !== undefined &&
        !meal &&
        kept.some(
          ({ wish: other }) =>
            other?.said !== undefined &&
            ((other.attribute === wish.attribute && other.value === wish.value) ||
              linkOf(text.slice(other.said.end, wish.said!.start), grammar) === 'or'),
        );
      kept.push(stop);
      return !isAgain;
    }),
  );
}

/** A meal and what is eaten at it are one table, unless one comes after the other. */
function countSought({ document, grammar }: Reading, stops: readonly PlanStop[]): number {
  const tables = stops.filter(isTable);
  const spans = tables.flatMap(({ wish, at }) => wish?.said ?? at?.said ?? []).filter(({ start }) => start >= 0);
  const [from, to] = [Math.min(...spans.map(({ end }) => end)), Math.max(...spans.map(({ start }) => start))];
  const between = document.words.filter(({ start, end }) => start >= from && end <= to);
  const isOne = tables.length > 1 && !grammar.plans.order.test(lineOfWords(between)) && countMeals(tables) < 2;
  return isOne ? stops.length - tables.length + 1 : stops.length;
}

/** A cup of coffee belongs to the breakfast that it is named with. */
const countMeals = (stops: readonly PlanStop[]): number =>
  new Set(stops.flatMap(({ meal }) => (meal && meal !== 'coffee' ? meal : []))).size;

const isTable = (stop: PlanStop): boolean => !stop.reference && (isMealOrFood(stop) || isServing(stop.wish));
/** Where something to eat or drink is served or sold, cafés and bakeries with the rest: "Basque, good wine" is one table. */
const isServing = (wish: PlanStop['wish']): boolean =>
  SERVING.has(wish?.value) ||
  (wish?.attribute === 'kind' &&
    (VOCABULARY.concept('kind', wish.value)?.categories?.some((each) => SERVING.has(each)) ?? false));
const SERVING: ReadonlySet<unknown> = new Set(['restaurants', 'cafes', 'bakeries', 'pubs/bars']);

/**
 * "Places for a drink after dinner near Ponzano": the meal only says when, and one kind of place is looked for. Whoever says
 * hours, or which night, has a plan.
 */
export function isSoughtBesideMeal(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const whens = whensIn(sentences);
  const isPlanned = sentences.some(({ sentence }) => sentence.phrases.some(({ family }) => family === 'plan'));
  if (isPlanned || whens.length > 1 || whens.some(isClocked) || reading.context.hasPlan) return false;
  const stops = sentences.flatMap((part) => stopsIn(reading, [part]).map((stop) => ({ stop, part })));
  const left = stops.filter(({ stop, part }) => !isHour(reading, part, stop));
  return left.length === 1 && left.length < stops.length && left[0]!.stop.wish?.said !== undefined;
}
const isClocked = ({ fromMin, label }: When): boolean => fromMin !== undefined && label === undefined;

/**
 * "Is there a square near there, and then somewhere for ice cream?" asks what there is of each, and lists answer that. Hours for two
 * of them make a plan of it all the same.
 */
export function isEachSought(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const isClockedTwice = whensIn(sentences).filter(isClocked).length > 1;
  return !isClockedTwice && sentences.some((part) => stopsIn(reading, [part]).length > 0 && asksWhere(reading, part));
}

/** "I have two hours, what can I see nearby without steps?": how the places should be is said, so a list answers it. */
export const isShortVisit = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  reading.amounts.some(({ kind, value }) => kind === 'minutes' && value <= SHORT_MINUTES) &&
  whensIn(sentences).every((when) => !isClocked(when)) &&
  sentences.some(({ wishes }) => wishes.some(({ attribute }) => OF_PLACES.has(attribute))) &&
  sentences.some(
    (part) => asksWhere(reading, part) && reading.grammar.plans.whatToDo.test(writtenIn(reading, part.sentence)),
  );
const SHORT_MINUTES = 120;
const OF_PLACES: ReadonlySet<string> = new Set(['wheelchair', 'free', 'feature']);

/** A question whether there is such a place, where, or close to somewhere; or what comes before or after a place that is named. */
const asksWhere = (reading: Reading, part: PlanSentence): boolean =>
  part.sentence.isQuestion &&
  (reading.grammar.plans.soughtThere.test(writtenIn(reading, part.sentence)) ||
    stopsIn(reading, [part]).some(({ reference }) => reference !== undefined && isBesides(reading, reference.said)));

const isBesides = (reading: Reading, { start }: Reference['said']): boolean =>
  reading.document.words
    .filter(({ end }) => end <= start)
    .slice(-HOUR_WORDS)
    .some(({ norm }) => reading.grammar.plans.besides[norm] !== undefined);

/** "Something to see after lunch": the meal says when. */
export function isHour(reading: Reading, { sentence }: PlanSentence, { meal, wish, reference }: PlanStop): boolean {
  if (!meal || reference || (wish && !isServing(wish))) return false;
  const said = mealsSaid(reading, sentence).filter((each) => each.meal === meal);
  const leadOf = (start: number) => reading.document.words.filter(({ end }) => end <= start).slice(-HOUR_WORDS);
  // "Before dinner, and dinner at the tavern": the second is had.
  return said.length > 0 && said.every(({ start }) => reading.grammar.plans.byMeal.test(lineOfWords(leadOf(start))));
}
/** "After the lunch", «después de comer». */
const HOUR_WORDS = 2;

/** The places that were shown or talked about. */
const knownIn = ({ context }: Reading): ReadonlySet<string> =>
  new Set((context.spokenOf ?? []).flat().map(({ name }) => name));

const isKnown = (reference: Reference, known: ReadonlySet<string>): boolean =>
  reference.kind !== 'name' || reference.candidates.some(({ entry }) => known.has(entry.name));

/** "I've been walking for three days", «llevamos dos días aquí»: days that are over are not planned. */
export function withoutDaysGone(reading: Reading, sentences: readonly PlanSentence[]) {
  const gone = reading.amounts.filter((amount) => TIMES.has(amount.kind) && isOver(reading, amount));
  if (gone.length === 0) return { reading, sentences };
  const { words } = reading.document;
  const isOf = (from: number, to: number) =>
    gone.some(({ said }) => words[from]!.start < said.end && said.start < words[to - 1]!.end);
  return {
    reading: { ...reading, amounts: reading.amounts.filter((amount) => !gone.includes(amount)) },
    sentences: sentences.map((part) => ({
      ...part,
      sentence: {
        ...part.sentence,
        phrases: part.sentence.phrases.filter(({ family, from, to }) => !TIMED.has(family) || !isOf(from, to)),
      },
    })),
  };
}
const TIMES: ReadonlySet<string> = new Set(['days', 'minutes']);
const TIMED: ReadonlySet<string> = new Set(['plan', 'time']);

const isOver = (reading: Reading, { said }: Amount): boolean =>
  reading.grammar.plans.spent.test(lineBefore(reading, said, SPENT_WORDS));
const SPENT_WORDS = 7;
