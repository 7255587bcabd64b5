// What is shown where the catalogue has no place of the kind that was asked for: others like it, or places where the like may be
// had. The reply says that it is a guess.
import type { CardGroup } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import type { Category } from '../../../domain/category.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { placesOfKind } from '../look-up.ts';
import type { Scene } from '../world.ts';
import { ENOUGH_TO_CHOOSE, type Hunt } from './hunt.ts';
import { ALIKE } from './relaxed.ts';

/** What was found of one category: what surely suits, then what may. */
export interface Share {
  readonly category?: Category;
  readonly groups: readonly CardGroup[];
}

export const totalOf = (shares: readonly Share[], of: (share: Share) => number): number =>
  shares.reduce((sum, share) => sum + of(share), 0);

export const sureOf = ({ groups }: Share): number =>
  groups.reduce((sum, { unsure, cards }) => sum + (unsure ? 0 : cards.length), 0);

export const countOf = ({ groups }: Share): number => groups.reduce((sum, { cards }) => sum + cards.length, 0);

export const distancesIn = (shares: readonly Share[]): readonly number[] =>
  shares.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards.map(({ distanceM }) => distanceM)));
export const nearestIn = (shares: readonly Share[]): number => Math.min(...distancesIn(shares));

/** Those no farther off than this. */
export const withinM = (shares: readonly Share[], mostM: number): readonly Share[] =>
  shares.map(({ groups, ...share }) => ({
    ...share,
    groups: groups
      .map((group) => ({ ...group, cards: group.cards.filter(({ distanceM }) => distanceM <= mostM) }))
      .filter(({ cards }) => cards.length > 0),
  }));

/** Where an area has none, the next best thing lies not at the other end of the city. */
export const withoutFarthest = (shares: readonly Share[]): readonly Share[] =>
  withinM(shares, Math.max(FAR_M, TIMES_AS_FAR * nearestIn(shares)));

/** Where two tables are within reach, one at the other end of the city is no third. */
export function notTooFar(shares: readonly Share[]): readonly Share[] {
  const reached = withoutFarthest(shares);
  return totalOf(reached, countOf) >= ENOUGH_TO_CHOOSE ? reached : shares;
}

const FAR_M = 3_500;
const TIMES_AS_FAR = 2;

/** A place that is found under two kinds, or surely and perhaps, stands where it was found first. */
export function eachPlaceOnce(shares: readonly Share[]): readonly Share[] {
  const seen = new Set<string>();
  const isNew = ({ place: { id } }: Card) => !seen.has(id) && seen.add(id) !== undefined;
  return shares.map(({ groups, ...share }) => ({
    ...share,
    groups: groups
      .map((group) => ({ ...group, cards: group.cards.filter(isNew) }))
      .filter(({ cards }) => cards.length > 0),
  }));
}

/** The first categories get one more where it does not come out even. */
export const shareOf = (at: number, categories: number, most: number): number =>
  Math.max(1, Math.floor(most / categories) + (at < most % categories ? 1 : 0));

type Finds = (scene: Scene, hunt: Hunt) => readonly Share[];

/** "Salsa clubs", of which the whole catalogue has none: clubs, and it is said that they may not be that. */
export function ofSimilarKind(scene: Scene, hunt: Hunt, find: Finds): readonly Share[] {
  const { kinds, ...search } = hunt.search;
  if (!kinds || !search.categories.every((each) => ALIKE.has(each))) return [];
  const sought = Object.values(kinds).flatMap((ids) => ids ?? []);
  if (sought.some((id) => isKnown(scene, id) || isOfManySorts(id))) return [];
  return find(scene, { ...hunt, search }).map(({ groups, ...share }) => ({
    ...share,
    groups: groups.map((group) => ({ ...group, unsure: ['kind', ...(group.unsure ?? [])] })),
  }));
}

/** A skate park is filed among parks and sports alike: no other place of either is like it. */
const isOfManySorts = (id: string): boolean =>
  new Set(
    (VOCABULARY.concept('kind', id)?.categories ?? []).map((each) => VOCABULARY.concept('category', each)?.family),
  ).size > 1;

/** "Where can I buy a charger?", with no electronics shop in the catalogue: department stores, which may have one. */
export function withSubstitutes(scene: Scene, hunt: Hunt, shares: readonly Share[], find: Finds): readonly Share[] {
  const { kinds = {}, categories } = hunt.search;
  const isEmpty = (category: Category) =>
    shares.every((share) => share.category !== category || share.groups.length === 0);
  const filled = categories.flatMap((category): Share[] => {
    const ids = kinds[category] ?? [];
    if (ids.length === 0 || !isEmpty(category) || ids.some((id) => isKnown(scene, id))) return [];
    const groups = substitutesFor(scene, hunt, ids, find);
    return groups.length > 0 ? [{ category, groups }] : [];
  });
  const isFilled = (category: Category | undefined) => filled.some((share) => share.category === category);
  const others = shares.filter(({ category }) => !isFilled(category));
  return filled.length === 0 ? shares : [...others, ...filled];
}

/** Of the first of the substitutes that has places within reach. */
function substitutesFor(scene: Scene, hunt: Hunt, ids: readonly string[], find: Finds): readonly CardGroup[] {
  const { kinds: _, ...search } = hunt.search;
  for (const other of new Set(ids.flatMap((id) => VOCABULARY.concept('kind', id)?.instead ?? []))) {
    const groups = find(scene, { ...hunt, search: { ...search, ...soughtAs(other) } }).flatMap((share) => share.groups);
    if (groups.length > 0)
      return groups.map(({ cards, unsure = [] }) => ({ cards, unsure: ['stock' as const, ...unsure] }));
  }
  return [];
}

function soughtAs(id: string): Pick<Hunt['search'], 'categories' | 'kinds'> {
  const [category] = VOCABULARY.concept('kind', id)?.categories ?? [];
  return category ? { categories: [category], kinds: { [category]: [id] } } : { categories: [id as Category] };
}

const isKnown = ({ world }: Scene, kindId: string): boolean =>
  placesOfKind(world.recommend.catalogue, kindId).count > 0;
