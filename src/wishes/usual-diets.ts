// Diets that a kitchen usually serves, by common knowledge of its cuisine: a hint where nothing is known of the place, never a grant.
// Vegetarian dishes only: what is halal or kosher, and what somebody must not eat, is no matter of custom.
import type { Place } from '../domain/place.ts';

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
