// Moving a map, reloading a page and comparing methods ask the same or nearly the same question again. Computed answers are
// kept until a rating, a model or the catalogue changes.
import { createHash } from 'node:crypto';
import type { PlaceId } from '../domain/branded.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Profile } from '../domain/profile.ts';
import type { ExplainedList, RecommendationRequest } from '../domain/recommendation.ts';
import type { PositionFreeScores } from '../recommend/position-free-scores.ts';
import { createMemory, type Memory } from '../system/memory.ts';
import type { Asked } from '../wishes/select.ts';

/** A list, and the wishes that its filters were resolved to: names of areas, addresses and kinds are looked up once. */
export interface AnsweredList extends ExplainedList {
  readonly wishes?: Asked;
}

/** Of one catalogue with its models; dies with it. */
export interface AnswerMemory {
  readonly lists: Memory<AnsweredList>;
  readonly scores: Memory<PositionFreeScores>;
}

/** Places in all lists together: about 25 MB. */
const MOST_LISTED = 10_000;
/** Candidates of all scores together, those of a hundred people in a city: about 15 MB. */
const MOST_SCORED = 400_000;

export const createAnswerMemory = (): AnswerMemory => ({
  lists: createMemory(MOST_LISTED, ({ items }) => items.length),
  scores: createMemory(MOST_SCORED, ({ rows }) => rows.length),
});

/**
 * A digest of everything that the scores depend on: no key tells the person or the tastes.
 * @param rules the digest of the house rules in force
 */
export const personOf = (
  { categories, places, marked, hidden }: Profile,
  { method, filters, includeReviewed }: Pick<RecommendationRequest, 'method' | 'filters' | 'includeReviewed'>,
  day: CivilDay,
  rules?: string,
): string =>
  digestOf([
    method,
    [...categories],
    [...places],
    [...(marked ?? [])],
    [...(hidden ?? [])],
    filters,
    includeReviewed,
    day,
    rules,
  ]);

/**
 * All that an answer depends on; nor does this one tell where they are.
 * @param shown the places that the person was shown before, where the answer asks for new ones
 */
export const questionOf = (
  person: string,
  { position, limit, language, novelty, weights }: RecommendationRequest,
  asOf: Date,
  shown: readonly PlaceId[] = [],
): string =>
  digestOf([person, position.latDeg, position.lngDeg, limit, language, novelty, weights, asOf.getTime(), shown]);

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
