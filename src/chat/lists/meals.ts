// The meal that a message is about, and where it is eaten.
import type { Category } from '../../domain/category.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { WishSearch } from '../state.ts';

/** "Cheap and cheerful for dinner": no kind of place is named, but a meal; whoever is hungry looks for a table. */
export function mealPlaces(frame: Frame): readonly Category[] {
  const meal = mealIn(frame) ?? (isHungry(frame) ? 'lunch' : undefined);
  const places = meal === undefined ? [] : MEAL_PLACES[meal];
  // «Que no sea de comer»
  const isRefused = (place: Category) =>
    frame.wishes.some(
      ({ attribute, polarity, value }) => attribute === 'category' && polarity === 'avoid' && value === place,
    );
  return places.filter((place) => !isRefused(place));
}

/** "After dinner" is not about it. */
function mealIn({ text, language }: Frame): keyof typeof MEAL_PLACES | undefined {
  const { meals, afterMeal } = grammarOf(language);
  const line = foldedLine(text);
  return afterMeal.test(line) ? undefined : meals.find(([, pattern]) => pattern.test(line))?.[0];
}

/** "Breakfast", «un sitio para desayunar». */
export const isOfBreakfast = (frame: Frame): boolean =>
  frame.wishes.some(({ attribute, value }) => attribute === 'kind' && value === 'breakfast_place') ||
  mealIn(frame) === 'breakfast';

/** "Something for dinner", «menú del día»: when the table is needed. */
export function tableMeal(frame: Frame): WishSearch['meal'] {
  const meal = mealIn(frame);
  if (meal === 'lunch' || meal === 'dinner') return meal;
  return frame.wishes.some(({ value, polarity }) => value === 'set_menu' && polarity === 'want') ? 'lunch' : undefined;
}

/** An anniversary, a date, money that is no object: the table should be worth it, unless it should be cheap. A trip for work is no dinner with guests. */
export const isSpecialMeal = ({ situation, wishes, changes }: Frame): boolean =>
  (situation.some((fact) => fact.kind === 'occasion' && SPECIAL.has(fact.what)) ||
    changes.some((change) => change.kind === 'relax' && change.attribute === 'price')) &&
  !wishes.some(({ attribute, operator }) => attribute === 'price_level' && operator === 'at_most') &&
  !changes.some((change) => change.kind === 'tighten' && change.attribute === 'price');
const SPECIAL: ReadonlySet<string> = new Set(['anniversary', 'date', 'celebration']);

const MEAL_PLACES: Readonly<Record<'breakfast' | 'lunch' | 'coffee' | 'dinner' | 'drinks', readonly Category[]>> = {
  breakfast: ['cafes'],
  lunch: ['restaurants'],
  coffee: ['cafes'],
  dinner: ['restaurants'],
  drinks: ['pubs/bars'],
};

/** "Something fun before dinner": nothing to eat. */
export const isBesideMeal = ({ text, language, wishes }: Frame): boolean =>
  grammarOf(language).afterMeal.test(foldedLine(text)) &&
  wishes.every((wish) => wish.attribute !== 'category' && wish.attribute !== 'cuisine' && wish.attribute !== 'dish');

/** "Somewhere nice for lunch near it", after parks: another search, though no kind is named. */
export const isTableAfterSights = (frame: Frame, listed: readonly Category[]): boolean =>
  listed.length > 0 && !listed.some(mayBeEatenAt) && mealPlaces(frame).some(servesFood);
const mayBeEatenAt = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

const isHungry = ({ situation }: Pick<Frame, 'situation'>): boolean =>
  situation.some((fact) => fact.kind === 'feels' && fact.what === 'hungry');

/** "We're starving", "it has begun to rain, somewhere for a coffee": at a table that is laid now, where no time is said or was. */
export const atOnce = (
  { situation, text, whens, wishes, plan }: Frame,
  sought: readonly Category[],
  kept: readonly Wish[],
): readonly Wish[] =>
  (isHungry({ situation }) || hears('rainsNow', { text })) &&
  sought.some(servesFood) &&
  whens.length === 0 &&
  [...wishes, ...kept].every(({ attribute }) => attribute !== 'open') &&
  !plan
    ? [must({ attribute: 'open', operator: 'at', value: 'now' })]
    : [];
