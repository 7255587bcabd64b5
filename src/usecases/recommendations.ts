// Personal recommendations: one query makes the profile, the rest happens in memory.
import type { ProfileRepository } from '../db/profiles.ts';
import type { UserId } from '../domain/branded.ts';
import type { Profile } from '../domain/profile.ts';
import type { ExplainedList, RecommendationRequest } from '../domain/recommendation.ts';
import { holdEverywhere } from '../recommend/candidates.ts';
import { explain } from '../recommend/explain.ts';
import { positionFreeScoresOf } from '../recommend/position-free-scores.ts';
import { recommend } from '../recommend/recommend.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import type { Turns } from '../system/turns.ts';
import { type AnswerMemory, createAnswerMemory, personOf, questionOf } from './answer-memory.ts';
import type { CatalogueReader } from './catalogue.ts';

/** The part of a snapshot that answers are computed from; memories die with it. */
interface Recommends {
  readonly recommend: Snapshot;
}

export interface RecommendationDeps {
  readonly profiles: ProfileRepository;
  readonly catalogue: CatalogueReader<Recommends>;
  readonly includeReviewed: boolean;
  readonly turns: Turns;
}

const memories = new WeakMap<Recommends, AnswerMemory>();

function memoryOf(world: Recommends): AnswerMemory {
  const known = memories.get(world) ?? createAnswerMemory();
  memories.set(world, known);
  return known;
}

/** The profile is read anew for every answer, so that what was written a second ago counts. */
export async function recommendFor(
  deps: RecommendationDeps,
  userId: UserId,
  request: RecommendationRequest,
): Promise<ExplainedList> {
  const profile = await deps.profiles.of(userId);
  const person = personOf(profile, request);
  const question = questionOf(person, request);
  const remembered = (): ExplainedList | undefined => {
    const { built, ratings } = deps.catalogue.current();
    return memoryOf(built).lists.of(question, ratings.revision);
  };
  // Whoever waited for a turn behind somebody with the same question finds the answer there.
  return (
    remembered() ?? deps.turns.take(() => remembered() ?? answerTo(deps, { ...request, profile, person, question }))
  );
}

interface Asked extends RecommendationRequest {
  readonly profile: Profile;
  readonly person: string;
  readonly question: string;
}

function answerTo({ catalogue, includeReviewed }: RecommendationDeps, asked: Asked): ExplainedList {
  const { built, ratings } = catalogue.current();
  const memory = memoryOf(built);
  const snapshot = built.recommend;
  const query = { ...asked, includeReviewed };
  const known = memory.scores.of(asked.person, ratings.revision);
  const scores = known ?? positionFreeScoresOf(snapshot, query);
  if (!known && holdEverywhere(snapshot)) memory.scores.offer(asked.person, scores);
  const list = recommend(snapshot, query, scores);
  const { city, catalogue: places } = snapshot;
  const context = { city, list, profile: asked.profile, catalogue: places, language: asked.language };
  const explained = { ...list, items: list.items.map((item) => ({ item, explanation: explain(item, context) })) };
  memory.lists.offer(asked.question, explained);
  return explained;
}
