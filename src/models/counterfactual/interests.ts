// Choices from lists as likings, with more weight the less likely their position was looked at.
import type { Profile, TrainingProfile } from '../../domain/profile.ts';
import { type Exposure, indexOf, propensitiesOf } from './propensities.ts';

/** Clipped, so that no single choice far down outweighs what people told: some bias for much less variance. */
const MOST_WEIGHT = 4;
/** The liking of a choice at the first position; with the clip always below that of a place that was saved. */
const CHOICE_LIKING = 0.15;

/**
 * @returns the people, each with likings of the places that they chose and did not rate, in (0, MOST_WEIGHT * CHOICE_LIKING]
 * Source: inverse propensity weights as in Joachims, Swaminathan and Schnabel (2017), "Unbiased learning-to-rank with biased
 * feedback"; the clip after Bottou et al. (2013), "Counterfactual reasoning and learning systems". Departure: the weight
 * scales the liking that stands in the matrix, as the closed-form methods know one weight a cell.
 */
export function withInterests(people: readonly TrainingProfile[], exposures: readonly Exposure[]): readonly Profile[] {
  const propensities = propensitiesOf(exposures);
  const likingOf = (position: number): number =>
    CHOICE_LIKING * Math.min(MOST_WEIGHT, 1 / propensities[indexOf(position)]!);
  return people.map(({ choices = [], ...profile }) => {
    if (choices.length === 0) return profile;
    const open = choices.filter(({ placeId }) => !profile.places.has(placeId) && !profile.hidden?.has(placeId));
    return { ...profile, interests: new Map(open.map(({ placeId, position }) => [placeId, likingOf(position)])) };
  });
}
