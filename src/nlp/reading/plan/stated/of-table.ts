// What belongs to the table that was named just before it: what is eaten there, and the meal that is had there.
import type { Wish } from '../../../../wishes/wish.ts';
import type { PlanStop } from '../../../frame.ts';
import { isOfRestaurant } from '../../../table.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { hourOf, partOf, type Segment } from './segments.ts';

/** "Dinner near there, pizza or burgers", "dinner tonight, somewhere pretty": what follows a meal, with no order or hour of its own, is of it. */
export function isOfTable(segment: Segment, { wish, meal, reference }: PlanStop, stop: PlanStop): boolean {
  const isTable = stop.meal === 'lunch' || stop.meal === 'dinner';
  const isAlone =
    !segment.isOrdered && !segment.isBefore && hourOf(segment) === undefined && partOf(segment) === undefined;
  const isOfIt = wish !== undefined && !meal && !reference && (isOfRestaurant(wish) || isVague(wish));
  return isTable && isAlone && isOfIt && !segment.isJoined;
}

/** "A restaurant with stew, for lunch on Friday": the meal is had there. */
export function isMealOf(
  reading: Reading,
  segment: Segment,
  { meal, wish, reference }: PlanStop,
  stop: PlanStop,
): boolean {
  const isTable = stop.wish !== undefined && !stop.meal && !stop.reference && isOfRestaurant(stop.wish);
  const isAlone = !segment.isOrdered && !segment.isBefore && !segment.isJoined;
  const isOnlySaid = (meal === 'lunch' || meal === 'dinner') && !wish && !reference;
  return isTable && isAlone && isOnlySaid && reading.grammar.plans.stated.ofStop.test(writtenIn(reading, segment));
}

/** "Somewhere pretty" is read as any sight. */
const isVague = ({ attribute, value }: Wish): boolean => attribute === 'category' && value === 'tourist attractions';
