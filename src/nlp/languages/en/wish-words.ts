// English words of money, meals and hours, and of what is given up.
import type { WishWords } from '../wish-words.ts';

export const WISH_WORDS_EN: WishWords = {
  budget: new Set(['budget']),
  eating: new Set(['eat', 'eats', 'drink']),
  having: / (?:with|has|have|having|that has|without) (?:a |an |the |its own |outdoor |some )?$/,
  years: / (?:years?|months?|yrs?) $/,
  freeOf: /(?:sugar|gluten|lactose|dairy|nut|feel|hour|hours|time|im|are you) $/,
  morning: /\da\.?m\b|\ba\.?m\b|morning/,
  afternoon: /p\.?m\b|afternoon|evening/,
  night: /night/,
  givenUp: {
    area: /\b(?:area|place|neighbou?rhood)\b/iu,
    dog: /\b(?:dogs?|puppy)\b/iu,
    child: /\b(?:kids?|child(?:ren)?|son|daughter|toddler|baby)\b/iu,
    person: /\b(?:wheelchair|mum|mom|mother|dad|father|gran\w*|wife|husband)\b/iu,
    money: /\b(?:budget|money|price|euros?)\b|€/iu,
    hotel: /\b(?:hotel|hostel)\b/iu,
    diet: /\b(?:diet|vegan\w*|vegetarian\w*|coeliac|celiac\w*|gluten|halal|kosher)\b/iu,
    allergy: /\ballerg\w+\b/iu,
  },
};
