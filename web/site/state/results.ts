// What to show near a spot: the service's recommendations, or for visitors without an account what is well known.
import { ApiError, type Contribution, type Method, type Place, type Position } from '../../api-client/client.ts';
import { noteList } from './events.ts';
import { knownScore, likedIn, type Standing as PlaceStanding } from './known-score.ts';
import { isHidden, type Marks } from './marks.ts';
import { isCutOff } from './online.ts';
import {
  explanationQuestion,
  type Narrowed,
  placesQuestion,
  RECOMMENDATION_LIMIT,
  recommendationQuestion,
  searchQuestion,
} from './questions.ts';
import { api } from './session.ts';
import type { Language } from './settings.ts';
import { distanceM, FAR_FROM_CITY_M, START } from './spots.ts';
import type { Tastes } from './tastes.ts';

export interface Result extends Position {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly rating: number;
  readonly ratingCount: number;
  readonly distanceM: number;
  readonly explanation?: string;
  /** Who has it promoted, in a list without explanations. */
  readonly promoted_by?: string | undefined;
  readonly score?: number;
  /** What made it stand here: with an account, where it was asked for; without one, always. */
  readonly contributions?: readonly Contribution[] | undefined;
  /** How well known it is was told among what was asked for, not among all places. */
  readonly isAmongAsked?: boolean;
  /** For visitors without an account: the tastes that speak for it. */
  readonly liked?: readonly string[];
}

export interface Results {
  readonly items: readonly Result[];
  /** So many surely fulfil all wishes, and the rest may; all of them where it is absent. */
  readonly sure?: number;
  /** So many are left out because the visitor hid them. */
  readonly hidden?: number;
  /** How many surely fulfil all wishes in all, of which these are the first; absent where nobody counted them. */
  readonly total?: number | undefined;
  /** The same for those that may. */
  readonly possible?: number;
  /** The question that they answer, as a key. */
  readonly asked?: string;
  /** The part of the question that is not where, as a key. */
  readonly narrowedBy?: string;
  readonly usedMethod?: string | undefined;
  /** Of an account, but not made for it: the service could not be reached. */
  readonly isForEverybody?: boolean;
}

/** After all that is recommended, what else is well known. */
function withFurther(first: Results, further: Results): Results {
  const isFirst = new Set(first.items.map(({ id }) => id));
  const items = [...first.items, ...further.items.filter(({ id }) => !isFirst.has(id))];
  return { ...first, total: first.total ?? further.total, items };
}

/** Without a network the list of everybody takes the place of the personal one, as far as this browser kept it. */
export async function recommendedOrKnown(
  position: Position,
  options: RecommendationOptions,
  tastes: Tastes,
  signal: AbortSignal,
  pages = 1,
): Promise<Results> {
  try {
    const first = await recommended(position, options, signal);
    return pages === 1 ? first : withFurther(first, await wellKnown(position, tastes, options, pages - 1));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const known = await wellKnown(position, tastes, options, pages).catch(() => undefined);
    // Where the service does answer, the failure is not the network's.
    if (!known || !isCutOff()) throw error;
    return { ...known, isForEverybody: true };
  }
}

type RecommendationOptions = { readonly method: Method; readonly lang: Language } & Narrowed;

export async function recommended(
  position: Position,
  options: RecommendationOptions,
  signal: AbortSignal,
): Promise<Results> {
  const answer = await api.recommendations(recommendationQuestion(position, options), signal);
  return { ...resultsOf(answer), total: options.isPossible ? answer.unknown : answer.total };
}

/** The same place with the numbers behind its score; nothing when it is not among the recommended. */
export async function explained(
  id: string,
  position: Position,
  options: RecommendationOptions,
  signal: AbortSignal,
): Promise<Result | undefined> {
  const answer = await api.recommendations(explanationQuestion(position, options), signal);
  return resultsOf(answer).items.find((item) => item.id === id);
}

function resultsOf({ items, usedMethod, listId }: Awaited<ReturnType<typeof api.recommendations>>): Results {
  noteList(
    listId,
    items.map(({ place_id }) => place_id),
  );
  return {
    usedMethod,
    items: items.map(({ place_id, user_ratings_total, distance, ...rest }) => ({
      ...rest,
      id: place_id,
      ratingCount: user_ratings_total,
      distanceM: distance,
    })),
  };
}

/** Prominence, distance and the visitor's sliders; nothing leaves the browser but the names of categories. */
export async function wellKnown(position: Position, tastes: Tastes, narrowed: Narrowed, pages = 1): Promise<Results> {
  const isNarrowed = narrowed.wishes.length > 0;
  const everywherePaged = Promise.all(
    Array.from({ length: pages }, (_, page) =>
      isNarrowed || page > 0 ? api.places(placesQuestion(narrowed, undefined, page)) : listOf(''),
    ),
  );
  const [listed, ...lists] = await Promise.all([
    everywherePaged,
    ...Object.keys(tastes).map((category) => placesOf(category)),
  ]);
  const standing = new Map<string, Standing>();
  const everywhere = listed.flatMap(({ places }) => places);
  for (const [rank, place] of everywhere.entries()) standing.set(place.id, { place, rank, opinions: [] });
  for (const [index, [category, rating]] of Object.entries(tastes).entries()) {
    for (const [rank, place] of lists[index]!.entries()) {
      if (isNarrowed && !standing.has(place.id)) continue;
      const known = standing.get(place.id) ?? { place, rank: rank * RANK_OF_SPECIALIST, opinions: [] };
      standing.set(place.id, { ...known, opinions: [...known.opinions, { category, rating }] });
    }
  }
  const ranked = rankStandings([...standing.values()], position);
  const items = isNarrowed ? ranked.map((item) => ({ ...item, isAmongAsked: true })) : ranked;
  return { items, total: listed[0]?.total };
}

/** Whether the service has more than these. @param pages how many were asked for; each has at least so many, as long as there are some */
export function isMoreThere({ items, total, possible = 0, hidden = 0 }: Results, pages: number): boolean {
  const fetched = items.length + hidden;
  if (total === undefined) return fetched >= RECOMMENDATION_LIMIT;
  const all = total + possible;
  return fetched < all && pages * RECOMMENDATION_LIMIT < all;
}

/** Fewer than fit on a screen or two: then what may fulfil the wishes follows. */
const ENOUGH = 12;

/** What surely fulfils the wishes, then what may. */
export async function sureThenPossible(
  list: (isPossible: boolean) => Promise<Results>,
  { wishes }: Narrowed,
): Promise<Results> {
  const sure = await list(false);
  if (wishes.length === 0 || sure.items.length >= ENOUGH) return sure;
  const possible = await list(true);
  const count = possible.total ?? possible.items.length;
  return { ...sure, sure: sure.items.length, possible: count, items: [...sure.items, ...possible.items] };
}

/** Without the places that the visitor hid. */
export function withoutHidden(results: Results, marks: Marks): Results {
  const { items, sure = items.length } = results;
  const isShown = ({ id }: Result) => !isHidden(marks, id);
  const shown = items.filter(isShown);
  if (shown.length === items.length) return results;
  return {
    ...results,
    items: shown,
    sure: items.slice(0, sure).filter(isShown).length,
    hidden: items.length - shown.length,
  };
}

/** The nearest first, where that is asked for. */
export function inOrder(results: Results, nearest: boolean): Results {
  if (!nearest) return results;
  const { items, sure = items.length } = results;
  const sorted = (some: readonly Result[]) => [...some].sort((a, b) => a.distanceM - b.distanceM);
  return { ...results, items: [...sorted(items.slice(0, sure)), ...sorted(items.slice(sure))] };
}

/** What the service finds for words in either language, best match first; those recommended anyway say why. */
export async function found(
  sought: string,
  position: Position,
  narrowed: Narrowed,
  known: Promise<Results> | undefined,
  signal: AbortSignal,
  pages = 1,
): Promise<Results> {
  const [answers, recommendations] = await Promise.all([
    Promise.all(
      Array.from({ length: pages }, (_, page) => api.places(searchQuestion(sought, position, narrowed, page), signal)),
    ),
    known,
  ]);
  for (const { places, listId } of answers) {
    noteList(
      listId,
      places.map(({ id }) => id),
    );
  }
  const places = answers.flatMap((answer) => answer.places);
  const recommendedToo = new Map(recommendations?.items.map((item) => [item.id, item]));
  return {
    usedMethod: recommendations?.usedMethod,
    total: answers[0]?.total,
    items: places.map((place) => {
      const known = recommendedToo.get(place.id);
      return known ? { ...known, promoted_by: place.promoted_by } : resultOf(place, position);
    }),
  };
}

const resultOf = (place: Place, position: Position): Result => ({
  ...place,
  ratingCount: place.user_ratings_total,
  distanceM: distanceM(position, place),
});

interface Standing extends Pick<PlaceStanding, 'rank' | 'opinions'> {
  readonly place: Place;
}

/** A place that only its own category's list names is about this much less known than its rank there says. */
const RANK_OF_SPECIALIST = 4;

function rankStandings(standings: readonly Standing[], position: Position): readonly Result[] {
  // Seen from afar all of a city is equally far: what is well known begins at its centre then.
  const from = distanceM(position, START) > FAR_FROM_CITY_M ? START : position;
  const scored = standings.map(({ place, rank, opinions }) => {
    const awayM = distanceM(from, place);
    return { place, awayM, liked: likedIn(opinions), ...knownScore({ rank, awayM, opinions }) };
  });
  return scored
    .sort((a, b) => b.score - a.score || a.awayM - b.awayM)
    .map(({ place, liked, contributions }) => ({ ...resultOf(place, position), liked, contributions }));
}

type List = Pick<Awaited<ReturnType<typeof api.places>>, 'places' | 'total'>;

const lists = new Map<string, Promise<List>>();

/** The places of a category or of all, best known first. Asked for once a visit, for everybody: so nobody may abandon it. */
export const placesOf = async (category: string | undefined): Promise<readonly Place[]> =>
  (await listOf(category ?? '')).places;

function listOf(category: string): Promise<List> {
  const known = lists.get(category);
  if (known) return known;
  const asked = api.places(placesQuestion({ wishes: [] }, category));
  lists.set(category, asked);
  asked.catch(() => lists.delete(category));
  return asked;
}
