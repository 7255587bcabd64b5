// What may suit where the catalogue does not tell: shown apart from what surely does, with the wishes that are left open.
import type { CardGroup, OpenWish } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import { isOfHours, isOfPrice, isOfVegetarian } from '../../../chat/lists/open-wishes.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import { asOnceOpen } from '../../../domain/past-hours.ts';
import type { Place } from '../../../domain/place.ts';
import { isUsuallyVegetarianToo } from '../../../wishes/usual-diets.ts';
import { HINTED } from '../../../wishes/usual-features.ts';
import type { Attribute, Wish } from '../../../wishes/wish.ts';
import { cardOf } from '../cards.ts';
import type { Scene } from '../world.ts';
import { isOpenAsSearched, leftOpen, maySuit, suits } from './as-searched.ts';
import { grantedOf, isDated, musts, openWishes, refuses } from './condition.ts';
import { BREADTH, ENOUGH_TO_CHOOSE, FEW, type Hunt, inOrder, looked, type Start, withinOf } from './hunt.ts';
import { isPriced, type LikelyCost, likelyCostFor, withoutPrice } from './likely-cost.ts';
import { NEEDED_SURELY } from './needs-first.ts';
import { NEEDS } from './relaxed.ts';

/** Somebody in a wheelchair would rather go farther than not know. */
export const needsFacts = ({ filters, wishes = [] }: Search): boolean =>
  filters.some((filter) => NEEDS.includes(filter)) || wishes.some(({ attribute }) => NEEDED.has(attribute));
const NEEDED: ReadonlySet<string> = new Set(['diet', 'wheelchair', 'dish', 'feature', 'text']);

/** What is not known of the places of a group, and what is likely. */
interface Doubts {
  readonly unsure: readonly OpenWish[];
  readonly likely?: OpenWish;
  readonly isShut?: true;
  readonly likelyPrice?: LikelyCost['is'];
  readonly isUsualDiet?: true;
}

interface Room {
  readonly category: Category | undefined;
  readonly most: number;
  /** How many surely suit. */
  readonly sure: number;
  /** The choice is made afterwards: all that may suit. */
  readonly isWide?: true;
}

/** Where hardly anything surely suits, what is near and may suit: the fewest open wishes first, apart by which they are. */
export function unsureGroups(scene: Scene, hunt: Hunt, room: Room): readonly CardGroup[] {
  const { search } = hunt;
  if (search.isSure) return [];
  const wasOpen = isDated(search) ? onceOpenAsAsked(scene, search) : () => undefined;
  const costOf = likelyCostFor(scene, search);
  const likely = { wasOpen, costOf };
  const isAffordable = (place: Place) => costOf(place)?.fit !== 'contradicts';
  const groups = groupsOf(scene, hunt, room, likely, (place) => wasOpen(place) !== false && isAffordable(place));
  // What was shut then by hours of some years ago is named only where nothing else is known to be what was asked for.
  const isSome =
    room.sure > 0 ||
    groups.some(({ unsure }) => unsure.every((wish) => isOfHours(wish) || isOfPrice(wish))) ||
    cardsIn(groups.filter((group) => isServedKnown(group) && !group.unsure.some(isOfHours))) >= ENOUGH_TO_CHOOSE;
  const found = isSome || !isDated(search) ? groups : groupsOf(scene, hunt, room, likely, isAffordable);
  // And what is likely to cost too much, or too little, only where there is nothing else.
  return found.length > 0 || room.sure > 0 ? found : groupsOf(scene, hunt, room, likely, () => true);
}

/** Undefined where hours of today are known, or none at all. */
type WasOpen = (place: Place) => boolean | undefined;

/** What is likely of a place, by what else is known of it. */
interface Likely {
  readonly wasOpen: WasOpen;
  readonly costOf: (place: Place) => LikelyCost | undefined;
}

function onceOpenAsAsked(scene: Scene, search: Search): WasOpen {
  const isWished = grantedOf(scene, { wishes: (search.wishes ?? []).filter(isOfHours) });
  const isOpen = isOpenAsSearched(scene, search);
  return (place) => {
    const then = asOnceOpen(place);
    return then && isOpen(then) && isWished(then);
  };
}

function groupsOf(
  scene: Scene,
  hunt: Hunt,
  { category, most, sure, isWide }: Room,
  { wasOpen, costOf }: Likely,
  isLikely: (place: Place) => boolean,
): readonly (CardGroup & Doubts)[] {
  const { search, start, nearM, tooDear } = hunt;
  const isFar = nearM === undefined;
  // Few sure matches before many unknown ones.
  const isFilled = !isWide && !hunt.isKnown && sure >= Math.min(ENOUGH_TO_CHOOSE, most);
  if (
    (isFilled && !isPriced(search)) ||
    (isFar && !needsFacts(search) && search.kinds === undefined) ||
    !asksForFacts(search)
  )
    return [];
  const isPossible = maySuit(scene, { ...search, withinM: withinOf(hunt) }, start.position);
  const isRefused = refuses(scene, search);
  const isFit = (place: Place) => !tooDear?.has(place.id) && isPossible(place) && !isRefused(place) && isLikely(place);
  const isKnownButWhen = knownButWhen(scene, hunt, costOf);
  // What is known to be as asked, but for its hours, is looked for apart: among many of which less is known it would be lost.
  const doubtful = { ...hunt, isUnsure: true };
  const known = looked(scene, doubtful, category, BREADTH, (place) => isFit(place) && isKnownButWhen(place));
  const isServedSurely = servedWhereAnyIs(
    scene,
    search,
    (place) => !place.closedForGood && isPossible(place) && (isKnownButWhen(place) || isOfNeed(search)),
  );
  const ids = new Set(known.map(({ place }) => place.id));
  // What is likely to cost what was asked, and is as asked in all else, still fills a list.
  const isEnough =
    !isWide &&
    (isFilled ||
      sure + known.length >= (hunt.isKnown ? most : Math.min(FEW, most)) ||
      (isFar && search.kinds === undefined));
  // Among the many that are near, those of which a part of what a person needs is known would be lost.
  const isFedInPart = fedInPart(scene, search);
  // And what somebody needs is not given up for a dish that is known elsewhere.
  const isLeft = (place: Place) =>
    isFit(place) && !ids.has(place.id) && (isServedSurely(place) || (isWide === true && isFedInPart?.(place) === true));
  const inPart =
    isEnough || !isFedInPart
      ? []
      : looked(scene, doubtful, category, BREADTH, (place) => isLeft(place) && isFedInPart(place));
  for (const { place } of inPart) ids.add(place.id);
  const others = isEnough ? [] : looked(scene, doubtful, category, BREADTH, isLeft);
  const items = [...known, ...inPart, ...others];
  const openFilters = leftOpen(scene, search);
  const byDoubt = new Map<string, { cards: Card[] } & Doubts>();
  for (const item of inOrder(items, search.sortBy)) {
    const filtered = openFilters(item.place);
    if (!filtered) continue;
    const open = [...filtered, ...openWishes(scene, search, item.place)];
    if (open.length === 0) continue;
    const was = wasOpen(item.place);
    const told = withUsualDiet(was === undefined ? { unsure: open } : likelyOpen(open, was), item.place);
    const doubts = likelyPriced(told, costOf(item.place));
    if (isFilled && !isOnlyLikelyPriced(doubts)) continue;
    if (isIdle(doubts)) continue;
    const key = keyOf(doubts);
    const group = byDoubt.get(key) ?? { cards: [], ...doubts };
    byDoubt.set(key, group);
    group.cards.push(cardOf(scene, item, search));
  }
  if (isWide) return preferablyFed([...byDoubt.values()], sure);
  const few = sure === 0 || hunt.isKnown ? most - sure : Math.min(most, FEW) - sure;
  let taken = 0;
  return preferablyFed([...byDoubt.values()], sure)
    .sort((a, b) => doubtOf(a) - doubtOf(b))
    .map(({ cards, ...doubts }) => {
      const left = (isOnlyLikelyPriced(doubts) ? most - sure : few) - taken;
      const shown = cards.slice(0, Math.max(0, left));
      taken += shown.length;
      return { cards: shown, ...doubts };
    });
}

/**
 * Of a dish that places near by are known to serve, at other hours, no place is named that merely might serve it; nor of a
 * view, which whoever has one tells. A kitchen that keeps to a faith, of which there are few, is never guessed.
 */
function servedWhereAnyIs(
  scene: Scene,
  { wishes = [] }: Search,
  isKnown: (place: Place) => boolean,
): (place: Place) => boolean {
  const wanted = wishes.filter(({ polarity }) => polarity === 'want');
  const isKept = grantedOf(scene, { wishes: wanted.filter(isOfFaith) });
  const told = wanted.filter(
    (wish) => wish.attribute === 'dish' || (wish.attribute === 'feature' && wish.value === 'view'),
  );
  if (told.length === 0) return isKept;
  const isServed = grantedOf(scene, { wishes: told });
  const isAnywhere = scene.world.recommend.catalogue.places.some((place) => isServed(place) && isKnown(place));
  return isAnywhere ? (place) => isKept(place) && isServed(place) : isKept;
}

/** Somewhere without gluten and without milk, of which no source tells both: one of them is known. */
function fedInPart(scene: Scene, { wishes = [] }: Search): ((place: Place) => boolean) | undefined {
  const needs = wishes.filter(({ attribute, polarity }) => NEEDED_SURELY.has(attribute) && polarity === 'want');
  const granted = needs.map((need) => grantedOf(scene, { wishes: [need] }));
  return granted.length === 0 ? undefined : (place) => granted.some((isGranted) => isGranted(place));
}

const isOfFaith = (wish: Wish): boolean => wish.attribute === 'diet' && OF_FAITH.has(wish.value);
const OF_FAITH: ReadonlySet<string> = new Set(['kosher', 'halal']);

/** "No dairy, by the way", after curry: nobody's kitchen is known to leave it out, and curry is still what is wanted. */
const isOfNeed = ({ wishes = [] }: Search): boolean =>
  wishes.some(({ attribute }) => attribute === 'allergy' || attribute === 'diet');

/** A kebab at three in the morning, of which neither is known: such a place is no answer, and whatever it costs is a lesser doubt. */
const isIdle = ({ unsure, isShut }: Doubts): boolean =>
  new Set(unsure.flatMap((wish) => askedIn(wish) ?? [])).size > (isShut ? 0 : 1);

/** Of what somebody needs little is known anywhere, and the reply says so; several dishes are alternatives. */
function askedIn(wish: OpenWish): string | undefined {
  if (isOfHours(wish)) return 'hours';
  if (typeof wish === 'string') return undefined;
  if (wish.strength !== 'must' || wish.polarity === 'avoid') return undefined;
  if (wish.attribute === 'dish' || wish.attribute === 'cuisine') return 'kitchen';
  return wish.attribute === 'feature' && !SELDOM_TOLD.has(wish.value) ? wish.value : undefined;
}
/** What people need, and what any house of the sort may have or be: that no source tells of it speaks against none. */
const SELDOM_TOLD: ReadonlySet<string> = new Set([
  ...['accessible_toilet', 'lift', 'wheelchair_loan', 'dogs', 'changing_table', 'high_chair', 'pushchair'],
  ...HINTED,
]);

/** "What these cost" is one doubt, however the price was asked for. */
const keyOf = ({ unsure, likely, isShut, likelyPrice, isUsualDiet }: Doubts): string =>
  JSON.stringify([
    ...[likely, isShut, likelyPrice, isUsualDiet],
    ...new Set(unsure.map((wish) => (isOfPrice(wish) ? 'price' : JSON.stringify(wish)))),
  ]);

/** Whether a door is open is soon found out; what a place is or has weighs more. */
function doubtOf({ unsure, likely, isShut, likelyPrice, isUsualDiet }: Doubts): number {
  const isLikely = likelyPrice !== undefined;
  const weightOf = (wish: OpenWish): number => {
    if (isOfHours(wish)) return HOURS_DOUBT;
    return (isLikely && isOfPrice(wish)) || (isUsualDiet && isOfVegetarian(wish)) ? HALF_DOUBT : 1;
  };
  return (
    unsure.reduce((sum, wish) => sum + weightOf(wish), 0) +
    (isShut ? SHUT_DOUBT : likely === undefined ? 0 : LIKELY_DOUBT) +
    (isLikely ? LIKELY_DOUBT : 0)
  );
}
const HOURS_DOUBT = 0.9;
const LIKELY_DOUBT = 0.2;
const SHUT_DOUBT = 0.95;
/** Where a guess or custom speaks for it. */
const HALF_DOUBT = 0.5;

/** Only a hint: what is not known stays so. */
const withUsualDiet = (doubts: Doubts, place: Place): Doubts =>
  doubts.unsure.some(isOfVegetarian) && isUsuallyVegetarianToo(place) ? { ...doubts, isUsualDiet: true } : doubts;

/** What it costs is not unknown any more, but likely; where the guess leaves it open, or speaks against it, both are said. */
function likelyPriced(doubts: Doubts, cost: LikelyCost | undefined): Doubts {
  if (cost === undefined || !doubts.unsure.some(isOfPrice)) return doubts;
  const unsure = cost.fit === 'fits' ? doubts.unsure.filter((wish) => !isOfPrice(wish)) : doubts.unsure;
  return { ...doubts, unsure, likelyPrice: cost.is };
}

const isOnlyLikelyPriced = ({ unsure, likely, likelyPrice }: Doubts): boolean =>
  likelyPrice !== undefined && unsure.length === 0 && likely === undefined;

/** Whether it opens as asked is not unknown any more, but likely, one way or the other. */
function likelyOpen(open: readonly OpenWish[], was: boolean): Doubts {
  const likely = open.find(isOfHours);
  const unsure = open.filter((wish) => !isOfHours(wish));
  return likely === undefined ? { unsure } : { unsure, likely, ...(!was && { isShut: true }) };
}

/**
 * Every wish but those for when the doors are open is surely granted, or what it costs is likely to be as asked. What is kept off
 * a plate no place grants, so that it tells none from another.
 */
function knownButWhen(scene: Scene, { search, start }: Hunt, costOf: Likely['costOf']): (place: Place) => boolean {
  const isGranted = grantedButWhen(scene, search, start);
  const isGrantedButCost = grantedButWhen(scene, withoutPrice(search), start);
  return (place) => isGranted(place) || (costOf(place)?.fit === 'fits' && isGrantedButCost(place));
}

function grantedButWhen(scene: Scene, search: Search, { position }: Start): (place: Place) => boolean {
  const isKnowable = (wish: Wish) => !isOfHours(wish) && wish.attribute !== 'allergy';
  const areGranted = grantedOf(scene, { wishes: (search.wishes ?? []).filter(isKnowable) });
  const isWished = suits(scene, search, position);
  return (place) => isWished(place) && areGranted(place);
}

/** Where some surely meet what a person needs, or most of it, those of which less is known are left out, whatever else is open. */
function preferablyFed<Group extends { readonly cards: readonly Card[]; readonly unsure: readonly OpenWish[] }>(
  groups: readonly Group[],
  sure: number,
): Group[] {
  const needsOpenIn = ({ unsure }: Group) =>
    unsure.filter((wish) => typeof wish !== 'string' && NEEDED_SURELY.has(wish.attribute)).length;
  const fewest = sure > 0 ? 0 : Math.min(...groups.map(needsOpenIn));
  const known = groups.filter((group) => needsOpenIn(group) === fewest);
  const fed = (sure + cardsIn(known) >= ENOUGH_TO_CHOOSE ? known : groups).filter(isKitchenKnown);
  // Any kitchen may have a dish: that is no reason to name it beside one that has.
  const served = fed.filter(isServedKnown);
  return sure > 0 || served.length > 0 ? served : [...fed];
}
const cardsIn = (groups: readonly Pick<CardGroup, 'cards'>[]): number =>
  groups.reduce((sum, { cards }) => sum + cards.length, 0);

type Unsure = Pick<Doubts, 'unsure'>;
const isOpen = ({ unsure }: Unsure, attribute: Attribute): boolean =>
  unsure.some((wish) => typeof wish !== 'string' && wish.attribute === attribute);
const isKitchenKnown = (group: Unsure): boolean => !isOpen(group, 'cuisine');
const isServedKnown = (group: Unsure): boolean => !isOpen(group, 'dish') && isKitchenKnown(group);

/** Whether it wishes for anything that a catalogue may leave out. */
const asksForFacts = ({ filters, budget, wishes = [] }: Search): boolean =>
  budget !== undefined || filters.some((filter) => filter !== 'quieter') || musts({ wishes }).length > 0;
