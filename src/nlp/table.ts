// A table to eat at, as messages and plans name it: which wishes and which stops are one, and what each meal is called.
import type { Category } from '../domain/category.ts';
import type { Meal } from '../domain/plan.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { isFood, must, type Wish } from '../wishes/wish.ts';
import type { PlanStop } from './frame.ts';

type MealSaid = NonNullable<PlanStop['meal']>;

/** The word of messages for each meal of a plan. */
const MEAL_SAID: Readonly<Record<Meal, MealSaid>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  snack: 'coffee',
  dinner: 'dinner',
};

export const mealSaid = (meal: Meal): MealSaid => MEAL_SAID[meal];

/** The meal at a table that words name; drinks are a stop like others. */
export const mealOf = (said: PlanStop['meal']): Meal | undefined =>
  (Object.keys(MEAL_SAID) as Meal[]).find((meal) => MEAL_SAID[meal] === said);

/** Restaurants of no kitchen in particular. */
export const ANY_TABLE = must({ attribute: 'category', operator: 'is', value: 'restaurants' });

export const isAnyTable = (wish: Wish | undefined): boolean =>
  wish?.attribute === ANY_TABLE.attribute && wish.value === ANY_TABLE.value;

/** What a wish for a kind of place, or for what is served there, names among the categories. */
export function categoriesOfWish(wish: Wish): readonly Category[] {
  if (wish.attribute === 'category') return [wish.value];
  if (wish.attribute !== 'kind' && wish.attribute !== 'dish') return [];
  return VOCABULARY.concept(wish.attribute, wish.value)?.categories ?? [];
}

/** Where breakfast, coffee or any meal is eaten says no more than the meal. */
export const isOnlyMeal = (wish: Wish): boolean =>
  isAnyTable(wish) ||
  (wish.attribute === 'category' && wish.value === 'cafes') ||
  (wish.attribute === 'kind' && wish.value === 'breakfast_place') ||
  (wish.attribute === 'dish' && wish.value === 'breakfast');

/** A kitchen, or a dish that restaurants serve: no drink. */
export const isOfRestaurant = ({ attribute, value }: Wish): boolean =>
  attribute === 'cuisine' ||
  (attribute === 'dish' && (VOCABULARY.concept('dish', value)?.categories?.includes('restaurants') ?? false));

/** People sit down to eat: a meal, or restaurants of no kitchen in particular. */
export const isTableStop = ({ meal, wish }: PlanStop): boolean =>
  (meal !== undefined && meal !== 'drinks') || isAnyTable(wish);

/** A table is laid there, for lunch or dinner. */
export const isLaid = <Stop extends { readonly meal?: MealSaid | Meal | undefined }>(
  stop: Stop,
): stop is Stop & { readonly meal: 'lunch' | 'dinner' } => stop.meal === 'lunch' || stop.meal === 'dinner';

/** The only stop of all at which one is; undefined where there are several. */
export function onlyLaid<Stop extends { readonly meal?: Meal }>(stops: readonly Stop[]): Stop | undefined {
  const [only, another] = stops.filter((stop) => isLaid(stop));
  return another ? undefined : only;
}

/** A meal, drinks or something to eat, by whatever word. */
export const isMealOrFood = ({ meal, wish }: PlanStop): boolean =>
  meal !== undefined || (wish !== undefined && isFood(wish));

/** The same, or restaurants of no kitchen in particular. */
export const isTableSaid = (stop: PlanStop): boolean => isMealOrFood(stop) || isAnyTable(stop.wish);
