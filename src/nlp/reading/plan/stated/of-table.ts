// What belongs to the table that was named just before it: what is eaten there, and the meal that is had there.
import type { PlanStop } from '../../../frame.ts';
import { isAnyTable, isLaid, isOfRestaurant } from '../../../table.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { isAnySight } from '../stops-said.ts';
import { hourOf, partOf, type Segment } from './segments.ts';

/** "Dinner near there, pizza or burgers", "dinner tonight, somewhere pretty": what follows a meal, with no order or hour of its own, is of it. */
export function isOfTable(segment: Segment, { wish, meal, reference }: PlanStop, stop: PlanStop): boolean {
  const isAlone =
    !segment.isOrdered && !segment.isBefore && hourOf(segment) === undefined && partOf(segment) === undefined;
  const isOfIt =
    wish !== undefined && !meal && !reference && (isOfRestaurant(wish) || isAnyTable(wish) || isAnySight(wish));
  return isLaid(stop) && isAlone && isOfIt && !segment.isJoined;
}

/** "A restaurant with stew, for lunch on Friday": the meal is had there. */
export function isMealOf(reading: Reading, segment: Segment, said: PlanStop, stop: PlanStop): boolean {
  const isTable = stop.wish !== undefined && !stop.meal && !stop.reference && isOfRestaurant(stop.wish);
  const isAlone = !segment.isOrdered && !segment.isBefore && !segment.isJoined;
  const isOnlySaid = isLaid(said) && !said.wish && !said.reference;
  return isTable && isAlone && isOnlySaid && reading.grammar.plans.stated.ofStop.test(writtenIn(reading, segment));
}

/** A stop with the words that name it. */
export interface Draft {
  readonly segment: Segment;
  readonly stop: PlanStop;
}

/** "Tapas and wine": what is drunk is drunk where people eat. */
export function isServedWith(
  { from, isJoined, isOrdered, isBefore }: Segment,
  stop: PlanStop,
  { segment, stop: last }: Draft,
): boolean {
  const isDish = ({ wish, meal, reference }: PlanStop) => wish?.attribute === 'dish' && !meal && !reference;
  return isJoined && !isOrdered && !isBefore && segment.to === from && !last.at && isDish(stop) && isDish(last);
}

/** "A quiet garden, for example the Botanical": the name is the garden. "Something after, maybe jazz": that is what it is. */
export function isExampleOf(segment: Segment, { reference, wish, meal }: PlanStop, { stop }: Draft): boolean {
  const isAlone = !segment.isOrdered && hourOf(segment) === undefined && !segment.isJoined;
  const isAnything = stop.wish !== undefined && stop.wish.said === undefined && !stop.meal;
  if (isAlone && isAnything && (reference || wish?.said) && !meal) return true;
  const kind = stop.wish?.attribute === 'category' ? stop.wish.value : undefined;
  const categories = reference?.kind === 'name' ? (reference.candidates[0]?.entry.categories ?? []) : [];
  return (
    isAlone &&
    !stop.reference &&
    kind !== undefined &&
    categories.some((each) => each === kind || ALIKE.has(`${kind} ${each}`))
  );
}
const ALIKE: ReadonlySet<string> = new Set(['parks gardens', 'gardens parks']);

/** "Before dinner" of a message that has dinner later, too. */
export const isOnlyWhen = (reading: Reading, segment: Segment, stop: PlanStop): boolean =>
  isLedBy(reading, segment, stop, (lead) => reading.grammar.plans.stated.besideMeal.test(lineOfWords(lead)));

/** "From four until dinner": the meal ends the plan, wherever in the message it is said. */
export const isUntilMeal = (reading: Reading, segment: Segment, stop: PlanStop): boolean =>
  isLedBy(reading, segment, stop, (lead) => reading.grammar.plans.stated.untilMeal.test(lineOfWords(lead)));
const UNTIL_WORDS = 5;

function isLedBy(
  reading: Reading,
  { from, to, part }: Segment,
  { meal, wish, reference }: PlanStop,
  isLead: (words: Reading['document']['words']) => boolean,
): boolean {
  const { words } = reading.document;
  return (
    reference === undefined &&
    wish === undefined &&
    mealsSaid(reading, part.sentence).some(({ meal: said, start }) => {
      const at = words.findIndex((word) => word.start >= start);
      return said === meal && at >= from && at < to && isLead(words.slice(Math.max(0, at - UNTIL_WORDS), at));
    })
  );
}
