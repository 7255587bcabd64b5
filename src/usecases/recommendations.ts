// Personal recommendations: one query makes the profile, the rest happens in memory.
import type { EventRepository } from '../db/events.ts';
import type { ProfileRepository } from '../db/profiles.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import type { RecommendationRequest } from '../domain/recommendation.ts';
import { civilNow } from '../hours/city-hours.ts';
import { civilMsOf, zoneClock } from '../hours/civil-time.ts';
import { holdEverywhere } from '../recommend/candidates.ts';
import { explain } from '../recommend/explain.ts';
import { type HouseRules, limited } from '../recommend/house-rules.ts';
import { positionFreeScoresOf } from '../recommend/position-free-scores.ts';
import type { Query } from '../recommend/query.ts';
import { recommend } from '../recommend/recommend.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import type { Clock } from '../system/clock.ts';
import type { Turns } from '../system/turns.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { leastDoubtful } from '../wishes/select.ts';
import { type AnsweredList, type AnswerMemory, createAnswerMemory, personOf, questionOf } from './answer-memory.ts';
import type { CatalogueReader } from './catalogue.ts';
import { type HouseRuleReader, rulesFor } from './house-rules.ts';
import { momentAsked, wishesOf } from './place-filters.ts';
import { matchesOf, wishIndexOf } from './wish-index.ts';

/** The part of a snapshot that answers are computed from; memories die with it. */
interface Recommends {
  readonly recommend: Snapshot;
}

export interface RecommendationDeps {
  readonly profiles: ProfileRepository;
  readonly events: Pick<EventRepository, 'shownTo'>;
  readonly catalogue: CatalogueReader<Recommends>;
  readonly includeReviewed: boolean;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly houseRules: HouseRuleReader;
}

/** Answers of the people of this world are worked out anew: one of them has gone, and what is left tells nothing of whom. */
export const forgetAnswers = (world: Recommends): void => void memories.delete(world);

const memories = new WeakMap<Recommends, AnswerMemory>();

function memoryOf(world: Recommends): AnswerMemory {
  const known = memories.get(world) ?? createAnswerMemory();
  memories.set(world, known);
  return known;
}

/** Answers know the time, so they are kept for as long as this: what opens or shuts meanwhile is a few minutes late. */
const QUARTER_MS = 15 * 60_000;
const quarterOf = (now: Date): Date => new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS);

/**
 * The profile is read anew for every answer, so that every acknowledged write counts.
 *
 * @param userId undefined for a server, of whose people nothing is known
 * @throws DomainError `request/invalid` for unknown filter values
 */
export async function recommendFor(
  deps: RecommendationDeps,
  userId: UserId | undefined,
  request: RecommendationRequest,
): Promise<AnsweredList> {
  // From before the profile is read: an answer that was on its way when its person went is not remembered.
  const memory = memoryOf(deps.catalogue.current().built);
  const profile = userId === undefined ? EMPTY_PROFILE : await deps.profiles.of(userId);
  const isOfNow = request.filters !== undefined && momentAsked(request.filters) === 'now';
  const now = isOfNow ? deps.clock.now() : quarterOf(deps.clock.now());
  const { day } = civilNow(deps.catalogue.current().built.recommend.hours.clock, now);
  const rules = rulesFor(deps.houseRules, deps.catalogue.current().built.recommend, request.keyId, deps.clock.now());
  const person = personOf(profile, request, day, rules?.digest);
  const shown = userId !== undefined && request.novelty ? await deps.events.shownTo(`user:${userId}`) : [];
  const question = questionOf(person, request, now, shown);
  const remembered = (): AnsweredList | undefined => {
    const { built, ratings } = deps.catalogue.current();
    return memoryOf(built).lists.of(question, ratings.revision);
  };
  // A request that waited for its turn behind the same question finds the answer in the cache.
  return (
    remembered() ??
    deps.turns.take(
      () => remembered() ?? answerTo(deps, { ...request, profile, shown, person, question, now, rules, memory }),
    )
  );
}

interface Asked extends RecommendationRequest {
  readonly profile: Profile;
  /** The places that the person was shown before, where new ones are asked for. */
  readonly shown: readonly PlaceId[];
  readonly person: string;
  readonly question: string;
  readonly now: Date;
  readonly rules: HouseRules | undefined;
  readonly memory: AnswerMemory;
}

function answerTo(deps: RecommendationDeps, asked: Asked): AnsweredList {
  const { built, ratings } = deps.catalogue.current();
  const memory = memoryOf(built);
  const isRemembered = memory === asked.memory;
  const snapshot = built.recommend;
  const selected = asked.filters && selectedBy(snapshot, asked.filters, asked);
  const { rules, shown, memory: _, ...request } = asked;
  const { rowOf } = snapshot.catalogue;
  const query: Query = {
    ...request,
    ...(rules && { rules }),
    ...(shown.length > 0 && { shownBefore: new Set(shown.flatMap((id) => rowOf.get(id) ?? [])) }),
    includeReviewed: asked.includeReviewed ?? deps.includeReviewed,
    leftOut: wishIndexOf(snapshot).closed(asked.now),
    ...(selected && { among: selected.among }),
    ...(selected && rules && { surely: marksOf(selected.sure, snapshot.catalogue.places.length) }),
    ...(asked.filters?.categories && { categories: asked.filters.categories.flatMap(categoriesNamed) }),
    ...(selected?.openAt && { openAt: selected.openAt }),
  };
  const known = selected ? undefined : memory.scores.of(asked.person, ratings.revision);
  const scores = known ?? positionFreeScoresOf(snapshot, query);
  if (isRemembered && !known && !selected && holdEverywhere(snapshot)) memory.scores.offer(asked.person, scores);
  const list = recommend(snapshot, query, scores);
  const { city, catalogue } = snapshot;
  const { profile, language } = asked;
  const context = { city, list, profile, catalogue, language, isNow: !query.openAt, ...(rules && { rules }) };
  const explained: AnsweredList = {
    ...list,
    items: list.items.map((item) => ({ item, explanation: explain(item, context) })),
    ...(selected && {
      wishes: selected.wishes,
      matches: { sure: selected.sure.length, unknown: selected.unknown.length },
    }),
    ...limited(rules),
  };
  if (isRemembered) memory.lists.offer(asked.question, explained);
  return explained;
}

function marksOf(rows: Uint32Array, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const row of rows) marks[row] = 1;
  return marks;
}

const categoriesNamed = (name: string): readonly Category[] => VOCABULARY.categoriesNamed(name);

/** Filters as wishes, rows that may be recommended and fulfil them (`among`: those to choose from), and the moment asked about. */
function selectedBy(
  snapshot: Snapshot,
  filters: PlaceFilters,
  { position, now, limit }: Pick<Asked, 'position' | 'now' | 'limit'>,
) {
  const { catalogue, city, hours, isEligible } = snapshot;
  const wishes = wishesOf(filters, { catalogue, city, position, vocabulary: VOCABULARY });
  const selection = matchesOf(snapshot, wishes, now);
  const moment = momentAsked(filters);
  const civil = moment === undefined ? undefined : civilMsOf(moment);
  const openAt = moment === 'now' ? now : civil && zoneClock(hours.clock.timeZone).instantOf(civil);
  const eligible = (rows: Uint32Array): Uint32Array => rows.filter((row) => isEligible[row] === 1);
  const [sure, unknown] = [eligible(selection.sure), eligible(selection.unknown)];
  const among = filters.match === 'unknown' ? leastDoubtful({ ...selection, unknown }, limit) : sure;
  return { wishes, sure, unknown, among, ...(openAt && { openAt }) };
}
