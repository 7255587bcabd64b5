// Experiments on live lists: the ranking of requests without a method, and the result from people's choices.
import type { ExperimentRepository, Votes } from '../db/experiments.ts';
import type { UserId } from '../domain/branded.ts';
import type { ShownList } from '../domain/event.ts';
import type { Experiment, Ranking } from '../domain/experiment.ts';
import { DEFAULT_METHOD, type Method } from '../domain/method.ts';
import type { RecommendationRequest } from '../domain/recommendation.ts';
import { inScoreOrder, teamDraft } from '../recommend/interleave.ts';
import { type Verdict, verdictOf } from '../recommend/verdict.ts';
import { oneByOne } from '../system/one-by-one.ts';
import { sha256 } from '../system/random.ts';
import type { AnsweredList } from './answer-memory.ts';
import { type RecommendationDeps, recommendFor } from './recommendations.ts';

/** The live ranking as this process knows it; other processes take a change up at their next look. */
export interface LiveExperiments {
  current(): { readonly running?: Experiment; readonly adopted?: Ranking };
  refresh(): Promise<void>;
}

export function openExperiments(experiments: ExperimentRepository): LiveExperiments {
  let live: ReturnType<LiveExperiments['current']> = {};
  return {
    current: () => live,
    refresh: oneByOne(async () => {
      live = await experiments.live();
    }),
  };
}

interface ServedList extends AnsweredList {
  readonly draft?: NonNullable<ShownList['draft']>;
}

type OpenRequest = Omit<RecommendationRequest, 'method' | 'weights'> & { readonly method?: Method };

/**
 * A caller who names a method gets that method. Others get the list of both rankings while an experiment runs, else the
 * ranking that was adopted last.
 */
export async function serveList(
  deps: RecommendationDeps & { readonly liveExperiments: LiveExperiments },
  userId: UserId | undefined,
  { method, ...request }: OpenRequest,
): Promise<ServedList> {
  const { running, adopted = { method: DEFAULT_METHOD } } = deps.liveExperiments.current();
  if (method !== undefined) return recommendFor(deps, userId, { ...request, method });
  // Lists for servers belong to no person, so they take no part in experiments.
  if (!running || userId === undefined) return recommendFor(deps, userId, { ...request, ...adopted });
  const [a, b] = await Promise.all(
    [running.rankings.A, running.rankings.B].map((ranking) => recommendFor(deps, userId, { ...request, ...ranking })),
  );
  const day = deps.clock.now().toISOString().slice(0, 10);
  return interleaved(running.id, [a!, b!], request.limit, `${running.id} ${userId} ${day}`);
}

/** @param seedText the same person gets the same draft all day, so that a list does not change when it is read again */
function interleaved(
  experimentId: number,
  [a, b]: readonly [AnsweredList, AnsweredList],
  limit: number,
  seedText: string,
): ServedList {
  const seed = Number.parseInt(sha256(seedText).slice(0, 8), 16);
  const drafted = teamDraft(a.items, b.items, { idOf: ({ item }) => item.place.id, limit, seed });
  const ordered = inScoreOrder(drafted.map(({ item }) => item.item));
  return {
    ...a,
    items: drafted.map(({ item }, at) => ({ ...item, item: ordered[at]! })),
    draft: { experimentId, teams: drafted.map(({ team }) => team), rankedByOfB: b.used },
  };
}

export interface ExperimentResult {
  readonly votes: Votes;
  readonly verdict: Verdict;
}

export async function resultOf(experiments: ExperimentRepository, id: number): Promise<ExperimentResult> {
  const votes = await experiments.votes(id);
  return { votes, verdict: verdictOf(votes) };
}
