// English words of plans, over lines with a blank at both ends.
import type { PlanWords } from '../plan-words.ts';

export const PLAN_WORDS_EN: PlanWords = {
  pace: [
    ['relaxed', / (?:relaxed|slow|leisurely|chilled|easy) /],
    ['packed', / (?:packed|as much as possible|everything) /],
  ],
  partsOfDay: [
    ['morning', / morning (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) morning /],
    ['afternoon', / afternoon (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) afternoon /],
    [
      'evening',
      / (?:evening|night) (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) (?:evening|night) /,
    ],
  ],
  ofPlan: / (?:stop|stops|plan|route|itinerary) /,
  longHours: / (24|36|48|72|96) ?(?:hours?|hrs?|h) /,
  hours: (number) => new RegExp(` (?:of (${number}) hours?|(${number}) hours? (?:plan|itinerary|route|outing)) `),
  amount: (number) => new RegExp(` (${number}) (hour|hours|minutes)`),
  halfHour: / half an hour /,
  before: / before /,
};
