// Several words for one table: "a restaurant with stew, for lunch on Friday".
import { isOnlyMeal, isTableSaid } from '../table.ts';
import { lineOfWords, type Reading } from './context.ts';
import type { SaidStop } from './said-stop.ts';

/** "A restaurant with stew, for lunch on Friday": three words for one table, where nothing counts them up. */
export function isOneTable({ document: { words }, grammar }: Reading, stops: readonly SaidStop[]): boolean {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || first === last || stops.filter(({ stop }) => stop.meal).length !== 1) return false;
  const isTable = ({ stop }: SaidStop) => !stop.reference && stop.meal !== 'drinks' && isTableSaid(stop);
  const between = words.filter(({ start, end }) => start >= first.end && end <= last.start);
  const isCounted = between.some(
    ({ norm }) => grammar.adding.has(norm) && !grammar.inside.has(norm) && !grammar.plans.served.has(norm),
  );
  return stops.every(isTable) && !isCounted && !grammar.plans.order.test(lineOfWords(between));
}

/** The meal, and of what is eaten the word that says most. */
export function oneTable(stops: readonly SaidStop[]): SaidStop {
  const meal = stops.find(({ stop }) => stop.meal)!;
  const wish = stops.flatMap(({ stop }) => (stop.wish && !isOnlyMeal(stop.wish) ? stop.wish : []))[0];
  return { ...meal, stop: { ...meal.stop, ...(wish && { wish }) } };
}
