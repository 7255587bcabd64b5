// Diets that a kitchen usually serves, by common knowledge of its cuisine: a hint where nothing is known of the place, never a grant.
// What is halal or kosher is no matter of custom; without gluten some kitchens cook much, and others hardly anything.
import type { Place } from '../domain/place.ts';
import type { Custom } from './usefulness.ts';
import type { Diet } from './wish.ts';

const WITH_MEATLESS_DISHES: ReadonlySet<string> = new Set([
  'indian',
  'nepalese',
  'pakistani',
  'bangladeshi',
  'lebanese',
  'syrian',
  'arab',
  'israeli',
  'middle_eastern',
  'falafel',
  'italian',
  'pizza',
  'mexican',
  'ethiopian',
]);

export const isUsuallyVegetarianToo = ({ cuisines }: Place): boolean =>
  cuisines.some((cuisine) => WITH_MEATLESS_DISHES.has(cuisine));

/** Of what is known to be cooked there. */
export function usualDiet(place: Place, diet: Diet): Custom {
  const cooks = (cuisines: ReadonlySet<string>) => place.cuisines.some((cuisine) => cuisines.has(cuisine));
  if (diet === 'vegetarian' || diet === 'vegan') {
    if (cooks(OF_PLANTS)) return 'usually';
    if (cooks(OF_MEAT)) return 'seldom';
    return diet === 'vegetarian' && isUsuallyVegetarianToo(place) ? 'usually' : undefined;
  }
  if (diet !== 'gluten_free') return undefined;
  if (place.categories[0] === 'bakeries' || cooks(OF_FLOUR)) return 'seldom';
  return cooks(WITHOUT_FLOUR) ? 'usually' : undefined;
}
const OF_PLANTS: ReadonlySet<string> = new Set(['vegan', 'vegetarian']);
const OF_MEAT: ReadonlySet<string> = new Set([
  ...['steak_house', 'steak', 'grill', 'barbecue', 'seafood', 'fish', 'tapas', 'chicken', 'castilian'],
]);
const OF_FLOUR: ReadonlySet<string> = new Set([
  ...['pizza', 'pasta', 'burger', 'sandwich', 'ramen', 'noodle', 'dumpling', 'tapas', 'pastry', 'crepe', 'kebab'],
]);
const WITHOUT_FLOUR: ReadonlySet<string> = new Set([
  ...['mexican', 'tacos', 'peruvian', 'thai', 'vietnamese', 'indian', 'venezuelan', 'arepa', 'paella', 'vegan'],
]);
