// Carries a search out with the very models of `GET /api/recommendations/`, the conversation's tastes folded into the profile.
import type { SearchAct } from '../../../chat/acts.ts';
import type { ListAnswer, NothingFound } from '../../../chat/answer.ts';
import { dayOfSearch } from '../../../chat/lists/wish-times.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { WORTH_A_VISIT } from '../../../plan/habits.ts';
import { limited } from '../../../recommend/house-rules.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import { BESIDE_M, NEAR_M, NEXT_DOOR_M, WITHIN_A_WALK_M } from '../../../wishes/nearness.ts';
import { cardOf } from '../cards.ts';
import { isForConveniences } from '../conveniences.ts';
import { withoutUnchecked } from '../unchecked.ts';
import type { Scene } from '../world.ts';
import { inBoth } from './both-areas.ts';
import { SERVED } from './condition.ts';
import { ENOUGH_TO_CHOOSE, FEW, type Hunt, hostsFor, MOST_SHOWN, ranked, type Start } from './hunt.ts';
import { isOpenOrder, mostUseful } from './most-useful.ts';
import { fedOf, isOfPerson, knownFirst, onlyNeeded, WORTH_THE_RIDE_M } from './needs-first.ts';
import { closingLast, withSpare } from './open-for-long.ts';
import { originOf } from './origin.ts';
import { kitchensAlike, type Looser, relaxed } from './relaxed.ts';
import { withMildLast } from './soft-wishes.ts';
import {
  countOf,
  eachPlaceOnce,
  nearestIn,
  notTooFar,
  ofSimilarKind,
  type Share,
  shareOf,
  sureOf,
  totalOf,
  withinM,
  withoutFarthest,
  withSubstitutes,
} from './substitutes.ts';
import { toldTexts } from './text-wishes.ts';
import { needsFacts, unsureGroups } from './unsure-groups.ts';

/** Of a district everything counts, however far from its middle. */
const ANYWHERE_INSIDE_M = 20_000;
const MOST_GROUPS = 4;

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

export function searchPlaces(scene: Scene, act: SearchAct, start: Start, seen: readonly PlaceId[]): Found {
  const { orAround, ...search } = act.search;
  if (!orAround?.name) return searchAround(scene, act, start, seen);
  const other: Start = { position: orAround.position, kind: 'named', name: orAround.name };
  return inBoth(
    scene,
    searchAround(scene, { ...act, search: { ...search, howMany: MOST_EACH } }, start, seen),
    searchAround(scene, { ...act, search: { ...search, anchor: orAround, howMany: MOST_EACH } }, other, seen),
    search,
  );
}
/** Of each of two areas. */
const MOST_EACH = 3;

function searchAround(scene: Scene, act: SearchAct, start: Start, seen: readonly PlaceId[]): Found {
  const { kind, changes, among, without = [] } = act;
  const told = toldTexts(scene, act.search);
  const { search, unchecked: open } = withoutUnchecked(scene, told.search);
  const unchecked = [...told.untold, ...open];
  const skip = new Set([...(kind === 'more' ? seen : []), ...without]);
  const hosts = open.length > 0 ? hostsFor(told.search) : undefined;
  const hunt: Hunt = {
    search,
    start,
    skip,
    ...(seen.length > 0 && { shownBefore: seen }),
    ...(hosts && { hosts }),
    ...(open.some(({ value }) => value === 'quiet') && { isCalm: true }),
    unchecked: open.flatMap((wish) => (wish.attribute === 'feature' && wish.polarity === 'want' ? wish.value : [])),
    ...(kind === 'refine' && changes.includes('cheaper') && { tooDear: new Set(seen) }),
    ...(among && { among: new Set(among) }),
  };
  const strict = knownFirst(scene, hunt, nearOrFar);
  const inside = withMildLast(scene, hunt, strict, nearOrFar);
  const outside = beyondArea(scene, hunt, inside);
  const exact = outside?.shares ?? inside;
  // Nothing surely has it: what may have it is better than nothing, and is said to be that. Needs are not given up for it.
  const { isSure, ...unsure } = act.search;
  const looser = isOfPerson(search) ? onlyNeeded(act.search) : unsure;
  if (isSure && looser && totalOf(exact, countOf) === 0)
    return searchAround(scene, { ...act, search: looser }, start, seen);
  const isFirst = skip.size === without.length;
  const replaced = isFirst ? withSubstitutes(scene, hunt, exact, nearOrFar) : exact;
  const isNone = replaced.every(({ groups }) => groups.length === 0);
  const shares = eachPlaceOnce(isNone && isFirst ? ofSimilarKind(scene, hunt, nearOrFar) : replaced);
  const found = shares.flatMap(({ groups }) => groups);
  const origin = originOf(scene, start, outside ? outOfArea(search) : search, found);
  const common = { act: kind, search, changes, origin, ...limited(scene.rules) };
  if (found.length === 0) {
    const instead = skip.size === without.length ? nearestMiss(scene, hunt) : undefined;
    return { kind: 'nothing', ...common, exhausted: skip.size > without.length, ...(instead && { instead }) };
  }
  const missing = shares.flatMap(({ category, groups }) => (category && groups.length === 0 ? category : []));
  const day = dayOfSearch(search);
  return {
    kind: 'list',
    ...common,
    ...(outside?.isNoneIn && { noneIn: start.name }),
    groups: found,
    missing,
    ...(day && scene.world.recommend.hours.clock.holidays.has(day) && { isHoliday: true }),
    ...(unchecked.length > 0 && { unchecked }),
  };
}

interface Beyond {
  readonly shares: readonly Share[];
  /** Nothing in the area itself is what was asked for. */
  readonly isNoneIn: boolean;
}

/**
 * Nobody goes hungry for the sake of a small area: what surely meets a need of the person, the nearest to it first. Of what
 * the area has none at all, the nearest outside are named, too; beside too few to choose from, those within a walk.
 */
function beyondArea(scene: Scene, hunt: Hunt, inside: readonly Share[]): Beyond | undefined {
  const { search } = hunt;
  const isPerson = isOfPerson(search);
  if (!search.anchor?.inside || (hunt.skip.size > 0 && !isPerson)) return undefined;
  const few = Math.min(FEW, search.howMany ?? FEW);
  const sure = totalOf(inside, isPerson ? fedOf : sureOf);
  const isSure = sure >= (isPerson ? few : 1);
  const found = totalOf(inside, countOf);
  // "Around there" is no border; and where it is one, a single kitchen, or a place that merely may suit, is no choice.
  const isTooFew = search.isShortWay
    ? found < few
    : found === 1 && few > 1 && (!isSure || search.cuisine !== undefined);
  if (found > 0 && isTooFew && (isSure || !isPerson)) {
    const around = withinM(nearOrFar(scene, { ...hunt, search: outOfArea(search) }), WITHIN_A_WALK_M);
    return totalOf(around, isSure ? sureOf : countOf) > found ? { shares: around, isNoneIn: false } : undefined;
  }
  const isEmpty = found === 0;
  if (isSure || !(isPerson || isEmpty)) return undefined;
  const wide = knownFirst(scene, { ...hunt, search: byDistance(outOfArea(search)) }, nearOrFar);
  const shares = withoutFarthest(wide);
  const isMore = isPerson ? totalOf(shares, fedOf) > sure : totalOf(shares, sureOf) > 0;
  return isMore || (isEmpty && totalOf(shares, countOf) > 0) ? { shares, isNoneIn: sure === 0 } : undefined;
}

function outOfArea(search: Search): Search {
  const { inside: _, ...anchor } = search.anchor!;
  return { ...search, anchor };
}

/** The most useful of what is within a walk; from far off where that is nothing, or no choice of what a visitor goes to see. */
function nearOrFar(scene: Scene, hunt: Hunt): readonly Share[] {
  const { search, start } = hunt;
  if (!isOpenOrder(search)) return withinReach(scene, hunt);
  const useful = mostUseful(scene, hunt, widePool(scene, hunt));
  const found = totalOf(useful, countOf);
  const isNear = search.anchor !== undefined || search.isShortWay === true || search.withinM !== undefined;
  if (found > 0 && isNear) return useful;
  const isNarrowHere = start.kind !== 'centre' && isNarrow(search);
  const isChoice =
    isNarrowHere || useful.every((share) => countOf(share) >= (useful.length > 2 ? 1 : ENOUGH_TO_CHOOSE));
  const sure = totalOf(useful, sureOf);
  const isKnown = !needsFacts(search) || sure >= (isOfPerson(search) ? ENOUGH_TO_CHOOSE : 1);
  if (isChoice && isKnown) return useful;
  const far = withinReach(scene, hunt);
  return found > 0 && totalOf(far, sureOf) <= sure ? useful : far;
}

/** All that suits or may, next door and within a walk: what is little known and near would else be lost among the famous. */
function widePool(scene: Scene, hunt: Hunt): readonly Share[] {
  const isInside = hunt.search.anchor?.inside === true;
  const far = hunt.isKnown ? [WORTH_THE_RIDE_M] : [];
  const reaches = isInside ? [ANYWHERE_INSIDE_M] : [BESIDE_M, NEAR_M, WITHIN_A_WALK_M, ...far];
  const [first, ...others] = reaches.map((nearM) => sharesOf(scene, { ...hunt, nearM }, POOL));
  return eachPlaceOnce(
    first!.map((share, at) => ({
      ...share,
      groups: [...share.groups, ...others.flatMap((wider) => wider[at]?.groups ?? [])],
    })),
  );
}
const POOL = 40;

/** Within a walk of what was named; where none is next to it, the nearest. */
function withinReach(scene: Scene, hunt: Hunt): readonly Share[] {
  const isFarOff = sharesOf(scene, { ...hunt, nearM: NEXT_DOOR_M }).every((share) => countOf(share) === 0);
  const isSorted = hunt.search.sortBy !== undefined;
  return withinWalkOrFar(scene, isFarOff && !isSorted ? { ...hunt, search: byDistance(hunt.search) } : hunt);
}

/** What is within a walk; from far off when there is nothing, or too little to choose from and no place was named. */
function withinWalkOrFar(scene: Scene, hunt: Hunt): readonly Share[] {
  const { anchor } = hunt.search;
  const near = sharesOf(scene, { ...hunt, nearM: anchor?.inside ? ANYWHERE_INSIDE_M : WITHIN_A_WALK_M });
  const isAround = anchor !== undefined || (hunt.start.kind !== 'centre' && isNarrow(hunt.search));
  const needs = needsFacts(hunt.search);
  const sure = totalOf(near, sureOf);
  // One place that surely suits is no choice: others farther off that surely do are worth the way.
  const isSure = sure >= (isOfPerson(hunt.search) ? ENOUGH_TO_CHOOSE : 1);
  const isSettled = isAround
    ? anchor?.inside || isNarrow(hunt.search) || near.some(({ groups }) => groups.length > 0)
    : near.every((share) => countOf(share) >= (near.length > 2 ? 1 : ENOUGH_TO_CHOOSE));
  if (isSettled && (isSure || !needs)) return near;
  const isNamed = anchor?.name !== undefined && !anchor.inside && hunt.search.sortBy === undefined;
  const anyFar = sharesOf(scene, isNamed ? { ...hunt, search: byDistance(hunt.search) } : hunt);
  const far = hunt.search.categories.every(isServing) ? notTooFar(anyFar) : anyFar;
  const isFound = far.some(({ groups }) => groups.length > 0);
  const isSparse = far.every((share) => countOf(share) < ENOUGH_TO_CHOOSE) && near.some((share) => countOf(share) > 0);
  const isNoBetter = sure > 0 && totalOf(far, sureOf) <= sure;
  const isTooFar =
    isNamed && !isOfPerson(hunt.search) && totalOf(near, countOf) > 0 && nearestIn(far) > WORTH_THE_WAY_M;
  return isFound && !isSparse && !isNoBetter && !isTooFar ? far : near;
}

/** For a feature that no place nearby is known to have nobody crosses the city: those nearby may have it, too. */
const WORTH_THE_WAY_M = 1_500;

/** Nobody walks across the city for just any pharmacy: better told that none is near, and which is nearest. */
const isNarrow = ({ categories, kinds }: Search): boolean =>
  kinds !== undefined &&
  categories.length > 0 &&
  categories.every(
    (category) => kinds[category] && (!WORTH_A_VISIT.includes(category) || isForConveniences({ kinds }, category)),
  );

/** One a category, or a single one of whatever suits. */
function sharesOf(scene: Scene, hunt: Hunt, pool?: number): readonly Share[] {
  const { categories, howMany } = hunt.search;
  const wanted = categories.slice(0, MOST_GROUPS);
  const skip = new Set(hunt.skip);
  return (wanted.length === 0 ? [undefined] : wanted).map((category, at) => {
    const each = pool ?? shareOf(at, Math.max(1, wanted.length), howMany ?? MOST_SHOWN);
    const named = category && { category };
    const own: Hunt = { ...hunt, skip, search: searchOf(category, hunt.search) };
    const most = withSpare(each, own.search);
    const found = ranked(scene, own, category, most).map((item) => cardOf(scene, item, own.search));
    const sure = { ...named, cards: closingLast(found, own.search).slice(0, each) };
    for (const { place } of sure.cards) skip.add(place.id);
    const room = {
      category,
      most: each,
      sure: sure.cards.length,
      ...(pool !== undefined && { isWide: true as const }),
    };
    const unsure = unsureGroups(scene, own, room);
    for (const { cards } of unsure) for (const { place } of cards) skip.add(place.id);
    const groups = [sure, ...unsure.map((group) => ({ ...named, ...group }))];
    return { ...named, groups: groups.filter(({ cards }) => cards.length > 0) };
  });
}

/** "Ramen and museums", "a gallery and a glass of wine": what is served is asked of those alone that serve it. */
function searchOf(category: Category | undefined, search: Search): Search {
  const { wishes, categories } = search;
  if (!category || !wishes || isServing(category) || !categories.some(isServing)) return search;
  return {
    ...search,
    wishes: wishes.filter(({ attribute, polarity }) => polarity === 'avoid' || !SERVED.has(attribute)),
  };
}

const isServing = (category: Category): boolean => servesFood(category) || category === 'pubs/bars';

/** A looser search is for the nearest; what goes on from it keeps the order that was asked for. */
const orderOf = ({ sortBy }: Search): Pick<Search, 'sortBy'> => (sortBy ? { sortBy } : {});

const byDistance = (search: Search): Search => ({ ...search, sortBy: 'distance' });

/** One is named, and a few more of which the same can be said. */
const MOST_INSTEAD = 4;

/** When nothing fits: what comes closest once as few wishes as possible are given up, within a walk before far off. */
function nearestMiss(scene: Scene, { search, start, skip }: Hunt): NothingFound['instead'] {
  const kinds = search.categories.length > 0 ? search.categories : [undefined];
  const farther: Looser[] = isNarrow(search) ? [{ search: byDistance(search), without: ['distance'] }] : [];
  const alike = kitchensAlike(search);
  const steps: readonly (readonly [number, () => Iterable<Looser>])[] = [
    [WITHIN_A_WALK_M, () => alike],
    [Number.POSITIVE_INFINITY, () => alike],
    [WITHIN_A_WALK_M, () => relaxed(search)],
    [Number.POSITIVE_INFINITY, () => [...farther, ...relaxed(search)]],
  ];
  for (const [nearM, loosened] of steps) {
    for (const { without, search: looser } of loosened()) {
      const hunt: Hunt = { search: looser, start, skip, nearM, isUnsure: true };
      const [card, ...others] = kinds
        .flatMap((kind) =>
          ranked(scene, hunt, kind, MOST_INSTEAD)
            .slice(0, MOST_INSTEAD)
            .map((item) => cardOf(scene, item, search)),
        )
        .sort((one, other) => one.distanceM - other.distanceM);
      // Farther away than was asked for, the nearest is enough.
      const more = without.join() === 'distance' ? [] : others.slice(0, MOST_INSTEAD - 1);
      if (card) return { card, others: more, without, search: { ...looser, ...orderOf(search) } };
    }
  }
  return undefined;
}
