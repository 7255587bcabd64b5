// What the heading of a plan may claim of it: a need that is told there is met by every stop that it is about.
import type { MadeFor, PlannedDay, PlannedStop } from '../../../chat/plan/answer.ts';
import type { Situation } from '../../../chat/state.ts';

/** Without a diet where nobody eats, or where it is not known of a table; without access where it is not known of a stop. */
export function claimed(madeFor: MadeFor, days: readonly PlannedDay[]): MadeFor {
  const stops = days.flatMap((day) => day.stops);
  const tables = stops.filter(({ meal, card }) => meal !== undefined || card.place.categories[0] === 'restaurants');
  const isSure = (of: readonly PlannedStop[], attribute: string, value?: unknown) =>
    of.length > 0 &&
    of.every(({ doubts }) =>
      doubts.every((doubt) => doubt.attribute !== attribute || (value !== undefined && doubt.value !== value)),
    );
  const { diets = [], access, ...others } = madeFor.situation;
  const served = diets.filter((diet) => isSure(tables, 'diet', diet));
  const situation: Situation = {
    ...others,
    ...(served.length > 0 && { diets: served }),
    ...(access && isSure(stops, 'wheelchair') && { access }),
  };
  return { ...madeFor, situation };
}
