// What "near" means, in metres on the map. Distances that somebody names, or that rank a list, are not here.

/** Next to something that was named: as far as nobody calls a walk. */
export const BESIDE_M = 500;

/** Ten minutes on foot: what is farther from a named thing is not "near" it without a word. */
export const NEXT_DOOR_M = 800;

/** Near something that was named, where no distance is: a quarter of an hour on foot. */
export const NEAR_M = 1_000;

/** Within a walk of where a list begins; farther things are shown only when said to be. */
export const WITHIN_A_WALK_M = 2_000;

/** From a landmark or an area of a search field on, nothing is near it any more. */
export const SEARCHED_AROUND_M = 2_500;
