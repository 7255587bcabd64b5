// Whoever moves a map, reloads a page or compares methods asks the same or nearly the same again. What was worked out is
// kept until a rating, a model or the catalogue changes.
import { createHash } from 'node:crypto';
import type { Profile } from '../domain/profile.ts';
import type { ExplainedList, RecommendationRequest } from '../domain/recommendation.ts';
import type { PositionFreeScores } from '../recommend/position-free-scores.ts';

export interface Memory<Value> {
  /** @param revision of the ratings: what was kept under another one is forgotten */
  of(key: string, revision: number): Value | undefined;
  /** Kept when it is worked out for the second time: most questions are never asked again. */
  offer(key: string, value: Value): void;
}

/** Of one catalogue with its models; dies with it. */
export interface AnswerMemory {
  readonly lists: Memory<ExplainedList>;
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

/** Keys of what was worked out once. */
const MOST_OFFERED = 10_000;

/**
 * What was not asked for the longest goes first. Keeping everything at first sight would fill the old generation with lists
 * that nobody asks for again, and its collections stop everybody.
 */
export function createMemory<Value>(most: number, sizeOf: (value: Value) => number): Memory<Value> {
  const kept = new Map<string, Value>();
  const offered = new Set<string>();
  let size = 0;
  let known: number | undefined;
  // Nothing takes no room at all.
  const weightOf = (value: Value): number => sizeOf(value) + 1;

  const forget = (key: string): void => {
    const value = kept.get(key);
    if (value === undefined) return;
    size -= weightOf(value);
    kept.delete(key);
  };
  const remember = (key: string, value: Value): void => {
    kept.set(key, value);
    size += weightOf(value);
  };

  return {
    of(key, revision) {
      if (revision !== known) {
        kept.clear();
        offered.clear();
        size = 0;
        known = revision;
      }
      const value = kept.get(key);
      if (value === undefined) return undefined;
      forget(key);
      remember(key, value);
      return value;
    },
    offer(key, value) {
      if (!offered.delete(key)) {
        offered.add(key);
        if (offered.size > MOST_OFFERED) offered.delete(offered.values().next().value as string);
        return;
      }
      forget(key);
      remember(key, value);
      while (size > most) forget(kept.keys().next().value as string);
    },
  };
}

/** All that the scores depend on, as a digest: no key tells who asked or what they like. */
export const personOf = ({ categories, places }: Profile, { method }: Pick<RecommendationRequest, 'method'>): string =>
  digestOf([method, [...categories], [...places]]);

/** All that an answer depends on; nor does this one tell where they are. */
export const questionOf = (person: string, { position, limit, language }: RecommendationRequest): string =>
  digestOf([person, position.latDeg, position.lngDeg, limit, language]);

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
