// Every weight of the reranking, in one place. A method says how much a person would like a place (its *appeal*, brought
// to 0..APPEAL_CEILING here); these numbers say what follows from where and when the person stands, and from the rest
// of the list. Change one, and `tests/quality` shows what it does to the lists.
import type { Method } from '../domain/method.ts';

/** The best candidate of a method is worth this much; what remains up to 1 is for the two bonuses below. */
export const APPEAL_CEILING = 0.7;

/** A stated rating up to here leaves one cold; liking grows in a straight line from here to 5. */
export const INDIFFERENT_RATING = 2.5;

/** Whoever rated nothing above this has told no taste. */
export const NEUTRAL_RATING = 3;

/** The place of this rank among those of a stated liking has this share of the best possible appeal, by every method. */
export const REFERENCE_RANK = 10;
export const REFERENCE_APPEAL = 0.85;

/** Share of a liking that a place serves which is of the liked category in the second place only. */
export const SIDE_CATEGORY_SERVES = 0.6;

/** Beside stated likings, a place that serves none keeps this share of its taste, and all of it the more reviews there are. */
export const UNSTATED_KEEPS = 0.6;
/** So many reviews bring it half of the way back. */
export const REVIEWS_LIKE_STATEMENTS = 5;

/** Share of its appeal that a place keeps when its main category is disliked, and when one of the others is. */
export const DISLIKED_KEEPS = { main: 0.1, side: 0.6 } as const;

/** Share of its appeal that a place keeps which is of the category asked for only beside what it is in the first line. */
export const ASIDE_KEEPS = 0.4;

/**
 * Share of a place's standing (everybody's ratings, how well known it is) in its appeal, for methods that know tastes but
 * not standing: to them all museums are one to somebody of whom only "museums 5" is known. `transfer` has learned standing
 * for itself, and the ensemble has it through `transfer` in part.
 */
export const STANDING_SHARE: Readonly<Record<Method, number>> = {
  svd: 0.45,
  autoencoder: 0.45,
  embeddings: 0.45,
  ensemble: 0.35,
  transfer: 0,
};

/** How much of its standing counts for a place that the person said nothing of. */
export const STANDING_UNSOUGHT = 0.4;

/** What the first place of the person's favourite category gains; the second gains less, and so on (Steck 2018). */
export const CALIBRATION_BONUS = 0.25;

/**
 * Learned distance curves say where people went next on an outing; who asks for a recommendation is ready to go
 * farther. Their exponents are multiplied by this.
 */
export const OUTING_TO_VISIT = 0.18;

/** What being open at the asked time gains. */
export const OPEN_BONUS = 0.05;

/** Share of its value that a place keeps when it is closed at the asked time. Unknown hours change nothing. */
export const CLOSED_KEEPS = 0.35;

/** Share of its value that a place keeps when it is shut at the moment of asking and nobody said when they would go. */
export const SHUT_NOW_KEEPS = 0.8;

/** Share of its value that a place loses when the list already says all it has to say (redundancy 1). */
export const VARIETY_WEIGHT = 0.8;

/** How much one earlier place makes a later one redundant; several add up as 1 - Π(1 - similarity). */
export const SIMILARITY = {
  sameChain: 0.9,
  sameMainCategory: 0.18,
  sharedCategory: 0.08,
  sameCuisine: 0.1,
  /** Door to door; nothing from `NEIGHBOURS_WITHIN_M` on. */
  neighbour: 0.06,
} as const;
export const NEIGHBOURS_WITHIN_M = 300;

/** With novelty 1, a place that everybody knows (prominence 5) loses this share of its value. */
export const NOVELTY_WEIGHT = 0.7;

/** With novelty 1, a place that the person was shown before loses this share of what is left. */
export const SHOWN_BEFORE_LOSES = 0.5;

/** Up to so many eligible places every one is scored; beyond, the nearest, the best known, and those of each liked category. */
export const SCORE_ALL_UP_TO = 6_000;
export const NEAREST_SCORED = 3_000;
export const PROMINENT_SCORED = 1_000;
export const LIKED_SCORED = 200;

/** How many of the best scored go on to reranking: enough for variety to have a choice. */
export const survivorsFor = (limit: number): number => Math.max(200, 4 * limit);

/** With a time to be open at, so many times more are looked at, since the best may all be closed. */
export const HOURS_LOOKED_UP = 3;
