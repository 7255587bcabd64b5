// What a search looks for and what the models of `GET /api/recommendations/` find for it, best first.
import type { Origin } from '../../../chat/answer.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { DEFAULT_METHOD } from '../../../domain/method.ts';
import type { Place } from '../../../domain/place.ts';
import type { Recommendation } from '../../../domain/recommendation.ts';
import { straightLineM } from '../../../domain/walk.ts';
import { isAside } from '../../../recommend/aside.ts';
import { withoutPromotions } from '../../../recommend/house-rules.ts';
import type { Query } from '../../../recommend/query.ts';
import { recommend } from '../../../recommend/recommend.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { derivedFeature, HOSTS } from '../../../wishes/derived.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { isForConveniences, nearestConveniences } from '../conveniences.ts';
import type { Scene } from '../world.ts';
import { asMeant, eachOnce, isForTables, notOver } from './as-meant.ts';
import { isOpenAsSearched, suits } from './as-searched.ts';
import { ATTESTED, attestedBy, ESSENCE, grantedOf, rowsOfKinds, SERVED } from './condition.ts';
import { customOf, fitOf, inFitOrder } from './fit-order.ts';
import { isUntimed, overForToday, shutAtMeal } from './meal-hours.ts';
import { somethingToDo } from './something-to-do.ts';

/** How many to look at when hours or another order have their say afterwards. */
export const BREADTH = 60;
export const ENOUGH_TO_CHOOSE = 2;
/** Fewer than this, and places of which the catalogue does not tell follow those that surely suit. */
export const FEW = 3;
/** A list has at most this many places, whatever the number of categories. */
export const MOST_SHOWN = 5;

/** Where a search begins. */
export interface Start {
  readonly position: Place['position'];
  readonly kind: Origin['kind'];
  readonly name: string;
  /** Words for a place that was asked for and is not known. */
  readonly unknownPlace?: string;
}

export interface Hunt {
  readonly search: Search;
  readonly start: Start;
  /** Already shown. */
  readonly skip: ReadonlySet<PlaceId>;
  /** Shown in the lists before, whether or not they may come again. */
  readonly shownBefore?: readonly PlaceId[];
  /** Too dear, it was said: not again among those whose price is not known. */
  readonly tooDear?: ReadonlySet<PlaceId>;
  /** When set, nothing else comes into question. */
  readonly among?: ReadonlySet<PlaceId>;
  readonly nearM?: number;
  /** Nothing else is looked at: known to meet what the person needs. */
  readonly isKnown?: (place: Place) => boolean;
  /** Categories of places that may have a wish of which the catalogue never tells, where no kind was named. */
  readonly hosts?: ReadonlySet<string>;
  /** Calm was wished for: such a place need not be obscure. */
  readonly isCalm?: boolean;
  /** Features of which the catalogue never tells: what surely lacks them is left out all the same. */
  readonly unchecked?: readonly string[];
  /** Among places that are not known to fit, none is promoted. */
  readonly isUnsure?: boolean;
}

export function ranked(
  scene: Scene,
  hunt: Hunt,
  category: Category | undefined,
  count: number,
): readonly Recommendation[] {
  const { search, start } = hunt;
  const isWished = suits(scene, { ...search, withinM: withinOf(hunt) }, start.position);
  const areGranted = grantedOf(scene, search);
  const items = looked(
    scene,
    hunt,
    category,
    search.isBest || isSiftedAfterwards(search) || isAttestable(search) ? BREADTH : count,
    (place) => isWished(place) && areGranted(place),
  );
  const isOpen = isOpenAsSearched(scene, search);
  const open = inOrder(items, search.sortBy).filter(({ place }) => isOpen(place));
  const attested = bestAttested(scene, search, open, category);
  return (search.isBest ? bestFirst(attested, category) : attested).slice(0, count);
}

/** By what people rated, where some have, and by how well known a place is; of equals the order stays. */
const bestFirst = (items: readonly Recommendation[], category: Category | undefined): readonly Recommendation[] =>
  [...items].sort((a, b) => meritOf(b, category) - meritOf(a, category));
/** A market is not the best tapas bar, however well known it is. */
const meritOf = ({ place, rating }: Recommendation, category: Category | undefined): number =>
  place.prominence +
  (rating.count >= MANY_RATINGS ? rating.mean - MIDDLING : 0) -
  (category && isAside(place, [category]) ? LESS_ASIDE : 0);
const LESS_ASIDE = 1;
const MANY_RATINGS = 3;
const MIDDLING = 3;

/** What the catalogue says outright before what only follows from it, in the order of the models. */
function bestAttested(
  scene: Scene,
  search: Search,
  items: readonly Recommendation[],
  category: Category | undefined,
): readonly Recommendation[] {
  if (search.sortBy !== undefined || !isAttestable(search)) return items;
  const degree = attestedBy(scene, search);
  const isSide = ({ place }: Recommendation) => category !== undefined && isAside(place, [category]);
  const rated = items.map((item) => ({ item, attested: isSide(item) ? 0 : degree(item.place) }));
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

export const withinOf = ({ search, nearM = Number.POSITIVE_INFINITY }: Hunt): number =>
  Math.min(search.withinM ?? nearM, nearM);

/** The best of those that suit, by the models. */
export function looked(
  scene: Scene,
  hunt: Hunt,
  category: Category | undefined,
  limit: number,
  suits: (place: Place) => boolean,
): readonly Recommendation[] {
  const { search, start, skip, among, isUnsure, isKnown } = hunt;
  const isToDo = category ? undefined : somethingToDo(scene, search);
  const isShut = category === 'restaurants' ? shutAtMeal(scene, search) : undefined;
  const hosts = category ? undefined : (hunt.hosts ?? hostsFor(search));
  const kinds = category && search.kinds?.[category];
  const offered = kinds && rowsOfKinds(scene, kinds);
  const { unchecked = [] } = hunt;
  const fit = fitOf(hunt, category, scene.world.recommend.catalogue);
  const isUnlike = isUnsure ? unlikeCompany(scene, search) : undefined;
  const isSuitable = (place: Place) =>
    !isUnlike?.(place) &&
    !skip.has(place.id) &&
    !(search.notAround && straightLineM(search.notAround.at ?? start.position, place.position) < SAME_AREA_M) &&
    !unchecked.some((feature) => lacks(place, feature)) &&
    (among?.has(place.id) ?? true) &&
    (isKnown?.(place) ?? true) &&
    (!hosts || isHosted(place, hosts, isUnsure || hunt.hosts !== undefined)) &&
    (isToDo?.(place) ?? true) &&
    !isShut?.(place) &&
    suits(place);
  if (offered && isForConveniences(search, category))
    return nearestConveniences(scene, { rows: offered, category }, start.position, limit, isSuitable);
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start.position,
    limit: fit ? Math.max(limit, BREADTH) : category ? limit + LEFT_OUT : limit,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    ...(scene.rules && { rules: isUnsure ? withoutPromotions(scene.rules) : scene.rules }),
    // A bookshop is a local service here and a gallery there.
    ...(offered ? { offered } : category && { categories: [category], isProperFirst: true }),
    ...(!hunt.isCalm && noveltyOf(scene, hunt)),
    farthestM: withinOf(hunt),
    filter: isSuitable,
  });
  const ordered = inFitOrder(items, fit);
  if (!category) return eachOnce(ordered).slice(0, limit);
  const meant = eachOnce(asMeant(ordered, category, search));
  const open = isForTables(category) && isUntimed(search) ? notOver(meant, overForToday(scene)) : meant;
  return open.slice(0, limit);
}

/**
 * Clients are led to no taco bar, and children to no counter, where nothing says that it suits them. What somebody can eat, and
 * whether they get in, is rarer: with such a need nothing is left out for the company's sake, and it is only weighed.
 */
function unlikeCompany(scene: Scene, { wishes = [], filters }: Search): ((place: Place) => boolean) | undefined {
  if (wishes.some(({ attribute }) => attribute === 'diet' || attribute === 'wheelchair')) return undefined;
  const wanted = wishes.filter(({ polarity }) => polarity === 'want').map(({ value }) => value);
  const values = [...wanted, ...filters].flatMap((value) => (OF_COMPANY.has(value) ? String(value) : []));
  if (values.length === 0) return undefined;
  const grantedBy = new Map(values.map((value) => [value, grantedOf(scene, { wishes: [ofFeature(value)] })]));
  return (place) => values.some((value) => customOf(place, value) === 'seldom' && !grantedBy.get(value)?.(place));
}
const ofFeature = (value: string): Wish => must({ attribute: 'feature', operator: 'is', value });
const OF_COMPANY: ReadonlySet<unknown> = new Set(['fancy', 'children']);

/** So far the streets around a point are still the same area. */
const SAME_AREA_M = 1_000;

/** Halls, second rows of one place and what is over for today are left out of what the models give. */
const LEFT_OUT = 10;

const lacks = (place: Place, feature: string): boolean =>
  derivedFeature(feature, place, (kind) => VOCABULARY.isOf(place, 'kind', kind))?.answer === 'no';

const isSiftedAfterwards = ({ filters, sortBy }: Search): boolean =>
  sortBy !== undefined || filters.includes('open_now') || filters.includes('open_on');

/** "Somewhere with a terrace": where people sit down to eat and drink; of several such wishes, where all may be had. */
export function hostsFor({ filters, wishes = [] }: Search): ReadonlySet<string> | undefined {
  const wanted = [
    ...filters,
    ...wishes.flatMap((wish) => (wish.attribute === 'feature' && wish.polarity === 'want' ? wish.value : [])),
  ].flatMap((feature) => HOSTS[feature] ?? []);
  const [first] = wanted;
  if (!first) return undefined;
  const all = new Set([...first].filter((category) => wanted.every((hosts) => hosts.has(category))));
  return all.size > 0 ? all : first;
}

/** What is known to have it may be more than its main category says; what may have it must be such a place in the first line. */
const isHosted = ({ categories }: Place, hosts: ReadonlySet<string>, isUnsure: boolean | undefined): boolean =>
  isUnsure ? hosts.has(categories[0] ?? '') : categories.some((each) => hosts.has(each));

/**
 * Who asks for something less known than the list before gets that, and who asks for what is off the beaten track is given
 * the less known first, of which nothing was shown before. A calm place need not be obscure.
 */
function noveltyOf(
  { world }: Scene,
  { search: { filters, wishes = [] }, shownBefore = [] }: Hunt,
): Pick<Query, 'novelty' | 'shownBefore'> {
  const isSaid = wishes.some(({ attribute, value, polarity }) => {
    return attribute === 'fame' && value === 'hidden' && polarity === 'want';
  });
  const isLess = filters.includes('quieter') && !wishes.some(({ value }) => value === 'quiet');
  if (!isSaid && !isLess) return {};
  const { rowOf } = world.recommend.catalogue;
  const rows = new Set(shownBefore.flatMap((id) => rowOf.get(id) ?? []));
  return { novelty: isSaid ? OFF_THE_TRACK : 1, ...(rows.size > 0 && { shownBefore: rows }) };
}

/** The famous are left out already: of the others, taste and distance still have their say. */
const OFF_THE_TRACK = 0.5;

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
