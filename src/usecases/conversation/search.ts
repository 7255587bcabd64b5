// Carries a search out with the very models of endpoint 15, the conversation's tastes folded into the profile.
import type { SearchAct } from '../../chat/acts.ts';
import type { Card, CardGroup, ListAnswer, NothingFound, OpenWish, Origin } from '../../chat/answer.ts';
import type { WishSearch as Search } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { Place } from '../../domain/place.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { WORTH_A_VISIT } from '../../plan/habits.ts';
import { withoutPromotions } from '../../recommend/house-rules.ts';
import { recommend } from '../../recommend/recommend.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { HOSTS } from '../../wishes/derived.ts';
import { cardOf, dayAsked } from './cards.ts';
import { ATTESTED, attestedBy, ESSENCE, grantedOf, musts, openWishes, refuses, SERVED } from './condition.ts';
import { placesOfKind } from './look-up.ts';
import { ALIKE, type Looser, NEEDS, relaxed } from './relaxed.ts';
import { somethingToDo } from './something-to-do.ts';
import { withTellingTexts } from './text-wishes.ts';
import { withoutUnchecked } from './unchecked.ts';
import { grants, isMeant, isOpenAsAsked, leftOpen, type Moment, mayGrant } from './wishes.ts';
import type { Scene } from './world.ts';

/** "Near" means within a walk; farther things are shown only when said to be. */
const NEAR_M = 2_000;
/** Of a district everything counts, however far from its middle. */
const ANYWHERE_INSIDE_M = 20_000;
/** Near a named thing: a quarter of an hour on foot. */
const CLOSE_BY_M = 1_000;
/** How many to look at when hours or another order have their say afterwards. */
const BREADTH = 60;
const MOST_GROUPS = 4;
const ENOUGH_TO_CHOOSE = 2;
/** Fewer than this, and places of which the catalogue does not tell follow those that surely suit. */
const FEW = 3;

/** Where a search begins. */
export interface Start {
  readonly position: Place['position'];
  readonly kind: Origin['kind'];
  readonly name: string;
}

interface Hunt {
  readonly search: Search;
  readonly start: Start;
  /** Already shown. */
  readonly skip: ReadonlySet<PlaceId>;
  /** Too dear, it was said: not again among those whose price is not known. */
  readonly tooDear?: ReadonlySet<PlaceId>;
  /** When set, nothing else comes into question. */
  readonly among?: ReadonlySet<PlaceId>;
  readonly nearM?: number;
  /** Among places that are not known to fit, none is promoted. */
  readonly isUnsure?: boolean;
}

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

export function searchPlaces(scene: Scene, act: SearchAct, start: Start, seen: readonly PlaceId[]): Found {
  const { kind, changes, among, without = [] } = act;
  const { search, unchecked } = withoutUnchecked(scene, withTellingTexts(scene, act.search));
  const skip = new Set([...(kind === 'more' ? seen : []), ...without]);
  const hunt: Hunt = {
    search,
    start,
    skip,
    ...(kind === 'refine' && changes.includes('cheaper') && { tooDear: new Set(seen) }),
    ...(among && { among: new Set(among) }),
  };
  const inside = nearOrFar(scene, hunt);
  const outside = beyondArea(scene, hunt, inside);
  const exact = outside ?? inside;
  const isNone = exact.every(({ groups }) => groups.length === 0);
  const shares = isNone && skip.size === without.length ? ofSimilarKind(scene, hunt) : exact;
  const found = shares.flatMap(({ groups }) => groups);
  const origin = originOf(start, outside ? outOfArea(search) : search, found);
  const common = { act: kind, search, changes, origin, ...(outside && { isBeyondArea: true as const }) };
  if (found.length === 0) {
    const instead = skip.size === without.length ? nearestMiss(scene, hunt) : undefined;
    return { kind: 'nothing', ...common, exhausted: skip.size > without.length, ...(instead && { instead }) };
  }
  const missing = shares.flatMap(({ category, groups }) => (category && groups.length === 0 ? category : []));
  const limitedBy = [...new Set(scene.rules?.limits.map(({ promoter }) => promoter))];
  const day = dayAsked(search);
  return {
    kind: 'list',
    ...common,
    groups: found,
    missing,
    ...(day && scene.world.recommend.hours.clock.holidays.has(day) && { isHoliday: true }),
    ...(limitedBy.length > 0 && { limitedBy }),
    ...(unchecked.length > 0 && { unchecked }),
  };
}

/** What was found of one category: what surely suits, then what may. */
interface Share {
  readonly category?: Category;
  readonly groups: readonly CardGroup[];
}

/** Nobody goes hungry for the sake of a small area: what surely meets a need of the person, the nearest to it first. */
function beyondArea(scene: Scene, hunt: Hunt, inside: readonly Share[]): readonly Share[] | undefined {
  const { search } = hunt;
  const isSure = inside.some((share) => sureOf(share) > 0);
  if (!search.anchor?.inside || !isOfPerson(search) || isSure) return undefined;
  const wider = nearOrFar(scene, { ...hunt, search: byDistance(outOfArea(search)) });
  return wider.some((share) => sureOf(share) > 0) ? wider : undefined;
}

function outOfArea(search: Search): Search {
  const { inside: _, ...anchor } = search.anchor!;
  return { ...search, anchor };
}

/** "Salsa clubs", of which the whole catalogue has none: clubs, and it is said that they may not be that. */
function ofSimilarKind(scene: Scene, hunt: Hunt): readonly Share[] {
  const { kinds, ...search } = hunt.search;
  const { catalogue } = scene.world.recommend;
  if (!kinds || !search.categories.every((each) => ALIKE.has(each))) return [];
  if (Object.values(kinds).some((ids) => ids?.some((id) => placesOfKind(catalogue, id).count > 0))) return [];
  return nearOrFar(scene, { ...hunt, search }).map((share) => ({
    ...share,
    groups: share.groups.map((group) => ({ ...group, unsure: ['kind', ...(group.unsure ?? [])] })),
  }));
}

/** Around something that was named, what is really near it comes before what is merely within a walk. */
function nearOrFar(scene: Scene, hunt: Hunt): readonly Share[] {
  const { anchor, withinM } = hunt.search;
  const isAroundNamed = anchor?.name !== undefined && !anchor.inside && withinM === undefined;
  if (isAroundNamed) {
    const close = sharesOf(scene, { ...hunt, nearM: CLOSE_BY_M });
    const isEnough = (share: Share) => share.groups.some(({ unsure, cards }) => !unsure && cards.length >= FEW);
    if (close.length > 0 && close.every(isEnough)) return close;
  }
  return withinWalkOrFar(scene, hunt);
}

/** What is within a walk; from far off when there is nothing, or too little to choose from and no place was named. */
function withinWalkOrFar(scene: Scene, hunt: Hunt): readonly Share[] {
  const { anchor } = hunt.search;
  const near = sharesOf(scene, { ...hunt, nearM: anchor?.inside ? ANYWHERE_INSIDE_M : NEAR_M });
  const isAround = anchor !== undefined || (hunt.start.kind !== 'centre' && isNarrow(hunt.search));
  const needs = needsFacts(hunt.search);
  const sure = near.reduce((sum, share) => sum + sureOf(share), 0);
  // One place that surely suits is no choice: others farther off that surely do are worth the way.
  const isSure = sure >= (isOfPerson(hunt.search) ? ENOUGH_TO_CHOOSE : 1);
  const isSettled = isAround
    ? anchor?.inside || isNarrow(hunt.search) || near.some(({ groups }) => groups.length > 0)
    : near.every((share) => countOf(share) >= (near.length > 2 ? 1 : ENOUGH_TO_CHOOSE));
  if (isSettled && (isSure || !needs)) return near;
  const isNamed = anchor?.name !== undefined && !anchor.inside && hunt.search.sortBy === undefined;
  const far = sharesOf(scene, isNamed ? { ...hunt, search: byDistance(hunt.search) } : hunt);
  const isFound = far.some(({ groups }) => groups.length > 0);
  const isSparse = far.every((share) => countOf(share) < ENOUGH_TO_CHOOSE) && near.some((share) => countOf(share) > 0);
  const isNoBetter = sure > 0 && far.reduce((sum, share) => sum + sureOf(share), 0) <= sure;
  return isFound && !isSparse && !isNoBetter ? far : near;
}

/** Somebody in a wheelchair would rather go farther than not know. */
const needsFacts = ({ filters, wishes = [] }: Search): boolean =>
  filters.some((filter) => NEEDS.includes(filter)) || wishes.some(({ attribute }) => NEEDED.has(attribute));
const NEEDED: ReadonlySet<string> = new Set(['diet', 'wheelchair', 'dish', 'feature', 'text']);

/** Diets and access: needs that a place without them cannot make up for. */
const isOfPerson = ({ filters, wishes = [] }: Search): boolean =>
  filters.some((filter) => filter === 'accessible' || filter === 'vegetarian') ||
  wishes.some(({ attribute }) => NEEDED_SURELY.has(attribute));

const sureOf = ({ groups }: Share): number =>
  groups.reduce((sum, { unsure, cards }) => sum + (unsure ? 0 : cards.length), 0);

/** Nobody walks across the city for just any pharmacy: better told that none is near, and which is nearest. */
const isNarrow = ({ categories, kinds }: Search): boolean =>
  kinds !== undefined &&
  categories.length > 0 &&
  categories.every((category) => kinds[category] && !WORTH_A_VISIT.includes(category));

const countOf = ({ groups }: Share): number => groups.reduce((sum, { cards }) => sum + cards.length, 0);

/** Where the search starts and whether what was found is really near it. */
function originOf({ kind, name }: Start, { anchor }: Search, groups: readonly CardGroup[]): Origin {
  const isNear = groups.every(({ cards }) => cards.every(({ distanceM }) => distanceM <= NEAR_M));
  return { kind, name, inside: anchor?.inside ?? false, isNear };
}

/** One a category, or a single one of whatever suits. */
function sharesOf(scene: Scene, hunt: Hunt): readonly Share[] {
  const { categories, howMany } = hunt.search;
  const wanted = categories.slice(0, MOST_GROUPS);
  const skip = new Set(hunt.skip);
  return (wanted.length === 0 ? [undefined] : wanted).map((category, at) => {
    const each = shareOf(at, Math.max(1, wanted.length), howMany ?? MOST_SHOWN);
    const named = category && { category };
    const own: Hunt = { ...hunt, skip, search: searchOf(category, hunt.search) };
    const sure = { ...named, cards: ranked(scene, own, category, each).map((item) => cardOf(scene, item, own.search)) };
    for (const { place } of sure.cards) skip.add(place.id);
    const unsure = unsureGroups(scene, own, category, each, sure.cards.length);
    for (const { cards } of unsure) for (const { place } of cards) skip.add(place.id);
    const groups = [sure, ...unsure.map((group) => ({ ...named, ...group }))];
    return { ...named, groups: groups.filter(({ cards }) => cards.length > 0) };
  });
}

/** "Ramen and museums": the noodles are asked of kitchens alone. */
function searchOf(category: Category | undefined, search: Search): Search {
  const { wishes, categories } = search;
  if (!category || !wishes || servesFood(category) || !categories.some(servesFood)) return search;
  return {
    ...search,
    wishes: wishes.filter(({ attribute, polarity }) => polarity === 'avoid' || !SERVED.has(attribute)),
  };
}

/** Where hardly anything surely suits, what is near and may suit: the fewest open wishes first, apart by which they are. */
function unsureGroups(
  scene: Scene,
  hunt: Hunt,
  category: Category | undefined,
  most: number,
  sure: number,
): readonly CardGroup[] {
  const { search, start, nearM, tooDear } = hunt;
  const isFar = nearM === undefined;
  // Few sure matches before many unknown ones.
  if (
    sure >= Math.min(ENOUGH_TO_CHOOSE, most) ||
    (isFar && !needsFacts(search) && search.kinds === undefined) ||
    !asksForFacts(search)
  )
    return [];
  const isPossible = mayGrant({ ...search, withinM: withinOf(hunt) }, start.position);
  const isRefused = refuses(scene, search);
  const suits = (place: Place) => !tooDear?.has(place.id) && isPossible(place) && !isRefused(place);
  const isKnownButWhen = knownButWhen(scene, hunt);
  // What is known to be as asked, but for its hours, is looked for apart: among many of which less is known it would be lost.
  const doubtful = { ...hunt, isUnsure: true };
  const known = looked(scene, doubtful, category, BREADTH, (place) => suits(place) && isKnownButWhen(place));
  const ids = new Set(known.map(({ place }) => place.id));
  const isEnough = sure + known.length >= Math.min(FEW, most) || (isFar && search.kinds === undefined);
  const others = isEnough
    ? []
    : looked(scene, doubtful, category, BREADTH, (place) => suits(place) && !ids.has(place.id));
  const items = [...known, ...others];
  const byWishes = new Map<string, { cards: Card[]; unsure: readonly OpenWish[] }>();
  for (const item of inOrder(items, search.sortBy)) {
    const filtered = leftOpen(search, item.place, momentOf(scene));
    if (!filtered) continue;
    const unsure = [...filtered, ...openWishes(scene, search, item.place)];
    if (unsure.length === 0) continue;
    const key = keyOf(unsure);
    const group = byWishes.get(key) ?? { cards: [], unsure };
    byWishes.set(key, group);
    group.cards.push(cardOf(scene, item, search));
  }
  let left = sure === 0 ? most : Math.min(most - sure, FEW - sure);
  return preferablyFed([...byWishes.values()], sure)
    .sort((a, b) => doubtOf(a.unsure) - doubtOf(b.unsure))
    .map(({ cards, unsure }) => {
      const taken = cards.slice(0, left);
      left -= taken.length;
      return { cards: taken, unsure };
    });
}

/** "What these cost" is one doubt, however the price was asked for. */
const keyOf = (unsure: readonly OpenWish[]): string =>
  JSON.stringify([...new Set(unsure.map((wish) => (isOfPrice(wish) ? 'price' : JSON.stringify(wish))))]);
const isOfPrice = (wish: OpenWish): boolean =>
  wish === 'price' || (typeof wish !== 'string' && PRICED.has(wish.attribute));
const PRICED: ReadonlySet<string> = new Set(['amount', 'entry', 'price_level']);

/** Whether a door is open is soon found out; what a place is or has weighs more. */
const doubtOf = (unsure: readonly OpenWish[]): number =>
  unsure.reduce((sum, wish) => sum + (isAboutWhen(wish) ? HOURS_DOUBT : 1), 0);
const HOURS_DOUBT = 0.9;

const isAboutWhen = (wish: OpenWish): boolean =>
  typeof wish === 'string' ? wish === 'open_now' || wish === 'open_on' : wish.attribute === 'open';

/** Every wish but those for when the doors are open is surely granted. */
function knownButWhen(scene: Scene, { search, start }: Hunt): (place: Place) => boolean {
  const { wishes = [] } = search;
  const areGranted = grantedOf(scene, { wishes: wishes.filter((each) => !isAboutWhen(each)) });
  const isWished = grants(search, start.position);
  return (place) => isWished(place) && areGranted(place);
}

/** Where some surely meet what a person needs, those of which that is not known are left out, whatever else is open. */
function preferablyFed<Group extends { readonly cards: readonly Card[]; readonly unsure: readonly OpenWish[] }>(
  groups: readonly Group[],
  sure: number,
): Group[] {
  const isNeedKnown = ({ unsure }: Group) =>
    unsure.every((wish) => typeof wish === 'string' || !NEEDED_SURELY.has(wish.attribute));
  const isServedKnown = ({ unsure }: Group) =>
    unsure.every((wish) => typeof wish === 'string' || (wish.attribute !== 'dish' && wish.attribute !== 'cuisine'));
  const known = groups.filter(isNeedKnown);
  const count = sure + known.reduce((sum, { cards }) => sum + cards.length, 0);
  const fed = count >= ENOUGH_TO_CHOOSE ? known : groups;
  // Any kitchen may have a dish: that is no reason to name it beside one that has.
  const served = fed.filter(isServedKnown);
  return sure > 0 || served.length > 0 ? served : [...fed];
}
const NEEDED_SURELY: ReadonlySet<string> = new Set(['diet', 'wheelchair']);

const momentOf = ({ world, now }: Scene): Moment => ({ hours: world.recommend.hours, now });

/** A list has at most this many places, whatever the number of categories. */
const MOST_SHOWN = 5;

/** The first categories get one more where it does not come out even. */
const shareOf = (at: number, categories: number, most: number): number =>
  Math.max(1, Math.floor(most / categories) + (at < most % categories ? 1 : 0));

function ranked(scene: Scene, hunt: Hunt, category: Category | undefined, count: number): readonly Recommendation[] {
  const { search, start } = hunt;
  const isWished = grants({ ...search, withinM: withinOf(hunt) }, start.position);
  const areGranted = grantedOf(scene, search);
  const items = looked(
    scene,
    hunt,
    category,
    isSiftedAfterwards(search) || isAttestable(search) ? BREADTH : count,
    (place) => isWished(place) && areGranted(place),
  );
  const open = inOrder(items, search.sortBy).filter(({ place }) => isOpenAsAsked(search, place, momentOf(scene)));
  return bestAttested(scene, search, open).slice(0, count);
}

/** What the catalogue says outright before what only follows from it, in the order of the models. */
function bestAttested(scene: Scene, search: Search, items: readonly Recommendation[]): readonly Recommendation[] {
  if (search.sortBy !== undefined || !isAttestable(search)) return items;
  const degree = attestedBy(scene, search);
  const rated = items.map((item) => ({ item, attested: degree(item.place) }));
  const attested = rated.filter((each) => each.attested > 0);
  const isFood = search.cuisine !== undefined || search.wishes?.some(({ attribute }) => SERVED.has(attribute));
  const chosen = isFood && attested.length >= ENOUGH_TO_CHOOSE ? attested : rated;
  return chosen.sort((a, b) => b.attested - a.attested).map(({ item }) => item);
}

const isAttestable = ({ wishes = [], cuisine, budget, filters, categories }: Search): boolean =>
  [...filters, ...categories].some((each) => ESSENCE[each]) ||
  cuisine !== undefined ||
  budget?.belowLevel !== undefined ||
  wishes.some(({ attribute }) => ATTESTED.has(attribute));

const withinOf = ({ search, nearM = Number.POSITIVE_INFINITY }: Hunt): number =>
  Math.min(search.withinM ?? nearM, nearM);

/** The best of those that suit, by the models. */
function looked(
  scene: Scene,
  { search, start, skip, among, isUnsure }: Hunt,
  category: Category | undefined,
  limit: number,
  suits: (place: Place) => boolean,
): readonly Recommendation[] {
  const isToDo = category ? undefined : somethingToDo(scene, search);
  const hosts = category ? undefined : hostsFor(search);
  return recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start.position,
    limit,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    ...(scene.rules && { rules: isUnsure ? withoutPromotions(scene.rules) : scene.rules }),
    // A bookshop is a local service here and a gallery there.
    ...(category && !search.kinds?.[category] && { categories: [category] }),
    ...(search.filters.includes('quieter') && { novelty: 1 }),
    filter: (place) =>
      !skip.has(place.id) &&
      (!category || isMeant(place, category, search)) &&
      (among?.has(place.id) ?? true) &&
      (!hosts || place.categories.some((each) => hosts.has(each))) &&
      (isToDo?.(place) ?? true) &&
      suits(place),
  }).items;
}

/** Whether it wishes for anything that a catalogue may leave out. */
const asksForFacts = ({ filters, budget, wishes = [] }: Search): boolean =>
  budget !== undefined || filters.some((filter) => filter !== 'quieter') || musts({ wishes }).length > 0;

const isSiftedAfterwards = ({ filters, sortBy }: Search): boolean =>
  sortBy !== undefined || filters.includes('open_now') || filters.includes('open_on');

/** "Somewhere with a terrace": where people sit down to eat and drink. */
const hostsFor = ({ filters, wishes = [] }: Search): ReadonlySet<string> | undefined =>
  [
    ...filters,
    ...wishes.flatMap((wish) => (wish.attribute === 'feature' && wish.polarity === 'want' ? wish.value : [])),
  ]
    .map((feature) => HOSTS[feature])
    .find((hosts) => hosts !== undefined);

/** A looser search is for the nearest; what goes on from it keeps the order that was asked for. */
const orderOf = ({ sortBy }: Search): Pick<Search, 'sortBy'> => (sortBy ? { sortBy } : {});

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

const byDistance = (search: Search): Search => ({ ...search, sortBy: 'distance' });

/** When nothing fits: what comes closest once as few wishes as possible are given up, within a walk before far off. */
function nearestMiss(scene: Scene, { search, start, skip }: Hunt): NothingFound['instead'] {
  for (const nearM of [NEAR_M, Number.POSITIVE_INFINITY]) {
    const farther: Looser[] =
      nearM > NEAR_M && isNarrow(search) ? [{ search: byDistance(search), without: ['distance'] }] : [];
    for (const { without, search: looser } of [...farther, ...relaxed(search)]) {
      const [best] = ranked(scene, { search: looser, start, skip, nearM, isUnsure: true }, search.categories[0], 1);
      if (best) return { card: cardOf(scene, best, search), without, search: { ...looser, ...orderOf(search) } };
    }
  }
  return undefined;
}
