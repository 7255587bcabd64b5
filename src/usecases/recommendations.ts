// Personal recommendations: one query makes the profile, the rest happens in memory.
import type { ProfileRepository } from '../db/profiles.ts';
import type { UserId } from '../domain/branded.ts';
import type { Point } from '../domain/geography.ts';
import type { Language } from '../domain/language.ts';
import type { Method } from '../domain/method.ts';
import type { Recommendation, RecommendationList } from '../domain/recommendation.ts';
import { explain } from '../recommend/explain.ts';
import { recommend } from '../recommend/recommend.ts';
import type { Turns } from '../system/turns.ts';
import type { LiveCatalogue } from './catalogue.ts';
import type { World } from './world.ts';

export interface RecommendationDeps {
  readonly profiles: ProfileRepository;
  readonly catalogue: LiveCatalogue<World>;
  readonly includeReviewed: boolean;
  readonly turns: Turns;
}

export interface RecommendationRequest {
  readonly position: Point;
  readonly limit: number;
  readonly method: Method;
  /** Of the explanations. */
  readonly language: Language;
}

export interface ExplainedRecommendation {
  readonly item: Recommendation;
  readonly explanation: string;
}
export type ExplainedList = Omit<RecommendationList, 'items'> & { readonly items: readonly ExplainedRecommendation[] };

export async function recommendFor(
  deps: RecommendationDeps,
  userId: UserId,
  request: RecommendationRequest,
): Promise<ExplainedList> {
  const profile = await deps.profiles.of(userId);
  return deps.turns.take(() => {
    const { built } = deps.catalogue.current();
    const list = recommend(built.recommend, { ...request, profile, includeReviewed: deps.includeReviewed });
    const context = { list, profile, catalogue: built.recommend.catalogue, language: request.language };
    return { ...list, items: list.items.map((item) => ({ item, explanation: explain(item, context) })) };
  });
}
