// Carries a search out with the very models of endpoint 15, the conversation's tastes folded into the profile.

import type { SearchAct } from '../../chat/acts.ts';
import type { CardGroup, ListAnswer, NothingFound, Origin } from '../../chat/answer.ts';
import { AVOIDED_AT_MOST } from '../../chat/search.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import type { Search } from '../../domain/conversation.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { Place } from '../../domain/place.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { recommend } from '../../recommend/recommend.ts';
import { cardFor, cardOf } from './cards.ts';
import { grants, isOpenAsAsked } from './wishes.ts';
import type { Scene } from './world.ts';

/** "Near" means within a walk; farther things are shown only when said to be. */
const NEAR_M = 2_000;
/** How many to look at before hours and another order have their say. */
const BREADTH = 60;
const MOST_GROUPS = 4;

export interface Start {
  readonly position: Place['position'];
  readonly kind: Origin['kind'];
  readonly name: string;
}

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

export function searchPlaces(scene: Scene, act: SearchAct, start: Start, seen: readonly PlaceId[]): Found {
  const skip = new Set(act.kind === 'more' ? seen : []);
  const near = groupsFor(scene, act.search, start, skip, NEAR_M);
  const groups = countOf(near) > 0 || act.search.anchor?.inside ? near : groupsFor(scene, act.search, start, skip);
  const common = { act: act.kind, search: act.search, changes: act.changes };
  if (countOf(groups) === 0) {
    const instead = nearestMiss(scene, act.search, start, skip);
    return {
      kind: 'nothing',
      ...common,
      origin: originOf(start, act.search, []),
      exhausted: skip.size > 0,
      ...(instead && { instead }),
    };
  }
  const found = groups.filter((group) => group.cards.length > 0);
  const missing = groups.flatMap(({ category, cards }) => (category && cards.length === 0 ? category : []));
  return { kind: 'list', ...common, groups: found, origin: originOf(start, act.search, found), missing };
}

/** Where the search starts and whether what was found is really near it. */
function originOf({ kind, name }: Start, { anchor }: Search, groups: readonly CardGroup[]): Origin {
  const isNear = groups.every(({ cards }) => cards.every(({ distanceM }) => distanceM <= NEAR_M));
  return { kind, name, inside: anchor?.inside ?? false, isNear };
}

const countOf = (groups: readonly CardGroup[]): number => groups.reduce((sum, { cards }) => sum + cards.length, 0);

/** One group a category, or a single one of whatever suits. */
function groupsFor(
  scene: Scene,
  search: Search,
  start: Start,
  skip: ReadonlySet<PlaceId>,
  withinM?: number,
): CardGroup[] {
  const wanted = search.categories.slice(0, MOST_GROUPS);
  const each =
    search.howMany === undefined ? placesEach(wanted.length) : Math.ceil(search.howMany / Math.max(1, wanted.length));
  const taken = new Set(skip);
  const groups = (wanted.length === 0 ? [undefined] : wanted).map((category) => {
    const items = rankedFor(scene, search, start, category, taken, withinM).slice(0, each);
    for (const { place } of items) taken.add(place.id);
    return { ...(category && { category }), cards: items.map((item) => cardOf(scene, item)) };
  });
  return groups;
}

const placesEach = (categories: number): number => (categories <= 1 ? 5 : categories === 2 ? 3 : 2);

function rankedFor(
  scene: Scene,
  search: Search,
  start: Start,
  category: Category | undefined,
  taken: ReadonlySet<PlaceId>,
  withinM = Number.POSITIVE_INFINITY,
): readonly Recommendation[] {
  const isWished = grants({ ...search, withinM: Math.min(search.withinM ?? withinM, withinM) }, start.position);
  const avoided = category ? [] : avoidedBy(scene);
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start.position,
    limit: BREADTH,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    ...(category && { categories: [category] }),
    ...(search.filters.includes('quieter') && { novelty: 1 }),
    filter: (place) =>
      !taken.has(place.id) && !place.categories.some((each) => avoided.includes(each)) && isWished(place),
  });
  return inOrder(items, search.sortBy).filter(({ place }) => isOpenAsAsked(search, place, scene.now));
}

/** Someone who is not into nightlife does not want it among "something to do". */
const avoidedBy = ({ profile }: Scene): readonly Category[] =>
  [...profile.categories].filter(([, rating]) => rating <= AVOIDED_AT_MOST).map(([category]) => category);

/** `recommend` has the best first; people may want the nearest or the best rated first instead. */
export function inOrder<T extends Pick<Recommendation, 'distanceM' | 'rating'>>(
  items: readonly T[],
  by: Search['sortBy'],
): readonly T[] {
  if (by === 'distance') return [...items].sort((a, b) => a.distanceM - b.distanceM);
  if (by === 'rating')
    return [...items].sort((a, b) => b.rating.mean - a.rating.mean || b.rating.count - a.rating.count);
  return items;
}

/** When nothing fits: the best of the same kind without the distance and the other wishes. */
function nearestMiss(scene: Scene, search: Search, start: Start, skip: ReadonlySet<PlaceId>) {
  const { categories, anchor } = search;
  const isNarrow =
    search.filters.length > 0 || search.withinM !== undefined || search.budget || search.cuisine || anchor?.inside;
  if (skip.size > 0 || !isNarrow) return undefined;
  const open = {
    categories,
    filters: [],
    sortBy: 'distance',
    ...(anchor && { anchor: { ...anchor, inside: false } }),
  } as const;
  const [nearest] = rankedFor(scene, open, start, categories[0], skip);
  return nearest && cardFor(scene, nearest.place, start.position);
}
