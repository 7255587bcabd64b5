// Searches with every condition of the frame: what filters have no word for travels as wishes.
import type { Category } from '../../domain/category.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { NIGHTLIFE, servesFood } from '../../vocabulary/categories.ts';
import { HOSTS } from '../../wishes/derived.ts';
import { type Attribute, type Diet, hasWhat, must, type Wish } from '../../wishes/wish.ts';
import type { SearchAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { withLandmark } from '../places/landmarks.ts';
import { isSaidAgain } from '../said-again.ts';
import { situationNow, situationWishes } from '../situation.ts';
import type { Situation, TalkState, WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { withAlikeBeds } from './alike-beds.ts';
import { anchorIn, orAround, stayAnchor } from './anchors.ts';
import { isGivenBack, withoutGivenBack } from './given-back.ts';
import { isFeared, isHarmful, withoutFeared } from './harmful-food.ts';
import { atOnce, isOfBreakfast, isSpecialMeal, isTableAfterSights, tableMeal } from './meals.ts';
import { isOfOtherMoney, ofOldKind } from './other-kind.ts';
import { isOfRefusedKitchen, isRefusedKitchen } from './refused-kitchen.ts';
import { refusedSorts, stillRefused } from './refused-sorts.ts';
import { isRoofSaid } from './roof.ts';
import { isModest, isOfMoment, newSearch, refinedSearch } from './search.ts';
import { isOppositeSaid, outOfTheWeather, playUnderRoof, underRoof, weatherWishes } from './shelter.ts';
import { isSightsAfterOthers, sightsAsked } from './sights.ts';
import { isOnlyTurnedDown, withoutTurnedDown } from './turned-down.ts';
import { unreadWishes } from './unread-wishes.ts';
import { isOrServed, kindOfModel, whatOf, whatSought } from './what-sought.ts';
import { isAnywhere, isShortWay, lateOnDay, withinBound } from './wish-bounds.ts';
import { isExtra, mayFeed, merged } from './wish-merge.ts';
import {
  asNow,
  atBreakfast,
  atTheSameTime,
  dayOfSearch,
  freeOnOtherDay,
  freeThen,
  hasDate,
  inTheMorning,
  isAtDeadOfNight,
  isForAnotherTime,
  isForBreakfast,
  isOfBeds,
  lateFor,
  onDayOfList,
  onDaySaid,
  reachable,
} from './wish-times.ts';
import { AMPLE, isBelied, isForCoins, isOfOtherNoun, lessFamous, smallHouses } from './words-meant.ts';

/** "Forget the live music": a condition by the words that said it. */
export const isForgotten = ({ said }: Wish, { asks, changes }: Frame): boolean =>
  said !== undefined &&
  (asks.some((ask) => ask.kind === 'forget' && ask.of !== undefined && sharesWords(ask.of, said.text)) ||
    changes.some(
      (change) => change.kind === 'remove' && change.said !== undefined && sharesWords(change.said.text, said.text),
    ));

/** "Forget the laptop, any café": what these very words name is not asked for by them. */
const isLetGo = ({ said }: Wish, { changes }: Frame): boolean =>
  said !== undefined &&
  changes.some((change) => change.kind === 'remove' && !change.isIndifferent && change.said?.start === said.start);

function sharesWords(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
const wordsOf = (text: string): readonly string[] =>
  (foldAccents(text).match(/[a-z]{4,}/gu) ?? []).filter((word) => !EMPTY.has(word));
const EMPTY: ReadonlySet<string> = new Set(['with', 'that', 'this', 'para', 'open', 'abierto']);

/** The search of the request alone, for an act whose search the frame joins later: a new one, or the last one refined. */
export const requestedSearch = (turn: Turn): WishSearch => (isNewSearch(turn) ? newSearch(turn) : refinedSearch(turn));

/** The search that a frame asks for, on the base of the request. */
export const wishSearch = (turn: Turn): WishSearch =>
  withFrame(requestedSearch(turn), turn, isNewSearch(turn) ? undefined : turn.conversation);

const isNewSearch = (turn: Turn): boolean =>
  (hasWhat(turn.frame) && !isSaidAgain(turn) && !isOnlyTurnedDown(turn)) ||
  turn.conversation.shown.length === 0 ||
  isTableAfterSights(turn.frame, turn.conversation.categories) ||
  isSightsAfterOthers(turn.frame, turn.conversation.categories);

/**
 * Conditions of the frame and of the asker's situation join a search made from the request.
 *
 * @param kept the list that the search goes on with
 * @param settled conditions that the message does not say: those of the list before that still hold, and those of the act
 */
export function withFrame(
  asked: WishSearch,
  { frame: heardFrame, conversation, scene }: Pick<Turn, 'frame' | 'conversation' | 'scene'>,
  kept: TalkState | undefined,
  settled: Pick<SearchAct, 'stillWished' | 'added'> = {},
): WishSearch {
  const { frame, landmark } = withLandmark(heardFrame, scene);
  const whats = whatOf(frame);
  const given = withoutGivenBack(asked, frame);
  const search: WishSearch = landmark ? { ...given, categories: whats.categories, anchor: landmark } : given;
  const situation = situationNow(conversation.situation, frame);
  const around = stayAnchor(frame, situation) ?? search.anchor ?? (kept ? undefined : anchorIn(frame));
  const anchor = isAnywhere(frame) ? undefined : around;
  const {
    categories: found,
    kinds,
    cuisine,
  } = whatSought(withoutFeared(search, frame, conversation), whats, frame, kept);
  const meant = found.length > 0 ? found : kindOfModel(frame, conversation, scene);
  const named = meant.length > 0 ? meant : sightsAsked(frame, conversation.categories);
  const categories = kept ? withoutTurnedDown(named, frame) : named;
  const needsAccess =
    situation.access !== undefined || frame.wishes.some(({ attribute }) => attribute === 'wheelchair');
  const wasFree = kept?.filters.includes('free') ?? false;
  const isFreeThen = hasDate(frame) && (wasFree || frame.wishes.some(({ attribute }) => attribute === 'free'));
  const filters = search.filters.filter(
    (each) =>
      !(each === 'open_on' && hasDate(frame)) &&
      !(each === 'open_now' && isForAnotherTime(frame)) &&
      !(each === 'accessible' && needsAccess) &&
      !(each === 'free' && isFreeThen) &&
      !(each === 'children' && situation.party?.withChildren) &&
      !(each === 'vegetarian' && (isFedOtherwise(frame, situation) || isRefusedKitchen('vegetarian', frame))) &&
      !(each === 'vegetarian' && isRefusedKitchen('vegan', frame)) &&
      !(each === 'terrace' && (isRoofSaid(frame) || isOneOfSeveral(each, frame))) &&
      !(each === 'vegetarian' && !(isDietSaid(frame) ? mayFeed(categories) : isEatenAt(categories))),
  );
  const roofed = underRoof(orTables(categories, frame), frame);
  const play = kept ? undefined : playUnderRoof(frame, situation);
  const sought =
    play ??
    (categories.length === 0 && isAtDeadOfNight(frame) && !isErrandOpen(kept)
      ? nightlifeFor(frame)
      : roofed.length === 0 && conversation.shown.length === 0
        ? outOfTheWeather(frame)
        : roofed);
  const eatenAt = isForCoins(sought, frame) ? [...sought, 'burger/pizza shops' as const] : sought;
  // «Desayunar algo rico»: nobody has breakfast in a restaurant where there are cafés.
  const isEarlyTable = isOfBreakfast(frame) && eatenAt.includes('cafes');
  const fed = isEarlyTable ? eatenAt.filter((each) => each !== 'restaurants') : eatenAt;
  const meal = tableMeal(frame) ?? (hasWhat(frame) ? undefined : kept?.meal);
  const { kinds: _k, cuisine: _c, ...open } = withoutModesty(withinBound(search, frame, kept), frame);
  const based: WishSearch = {
    ...open,
    categories: fed,
    filters: isOfBeds(sought) ? filters.filter((each) => each !== 'open_now' && each !== 'open_on') : filters,
    ...(kinds && !play && { kinds }),
    ...(cuisine !== undefined && mayFeed(categories) && !isRefusedKitchen(cuisine, frame) && { cuisine }),
    ...(anchor && { anchor }),
    ...orAround(frame, anchor),
    ...(isShortWay(frame, situation, kept) && { isShortWay: true as const }),
    ...(meal && sought.includes('restaurants') && { meal }),
    ...(fed.length > 1 && (kept?.isOneWish || isGuessed(fed, asked.categories, frame)) && { isOneWish: true as const }),
    ...((isSpecialMeal(frame) || kept?.isSpecial) && { isSpecial: true as const }),
    ...(sought.length > 0 && search.sortBy === undefined && hears('best', frame) && { isBest: true as const }),
    ...((hears('surely', frame) || (!hasWhat(frame) && kept?.isSure)) && { isSure: true as const }),
  };
  const removed = new Set(
    frame.changes.flatMap((change) =>
      change.kind === 'remove' && !change.isIndifferent ? attributeOf(change.wish) : [],
    ),
  );
  const isThereMeant = frame.references.some((each) => each.kind === 'pronoun' && each.role === 'near');
  const heard = [
    ...frame.wishes.map(asDiet).flatMap((wish) => withAlikeBeds(wish, frame)),
    ...weatherWishes(frame),
    ...unreadWishes(frame),
    ...lessFamous(frame),
    ...smallHouses(frame, sought),
    ...refusedSorts(frame),
    ...atOnce(frame, sought, conversation.wishes ?? []),
  ]
    .filter(
      (wish) =>
        (wish.attribute !== 'open' || !isOfBeds(sought)) &&
        // "A leather bag, Spanish made": shops cook nothing.
        (wish.attribute !== 'cuisine' || sought.length === 0 || sought.some((each) => !SHOPS.has(each))) &&
        !isLetGo(wish, frame) &&
        // "I know the square. Is there a bar around there?"
        !(isThereMeant && wish.attribute === 'area' && wish.polarity === 'avoid' && wish.value.name === anchor?.name) &&
        !isBelied(wish, frame) &&
        !isOfOtherNoun(wish, frame),
    )
    .map((wish) => asNow(lateFor(reachable(wish, sought), sought), scene.now));
  const onDay = lateOnDay(onDayOfList(onDaySaid(heard, frame), frame, conversation));
  const talkedOf = dayOfSearch(conversation) ?? conversation.agreed?.day;
  const isEarly = isOfBreakfast(frame) || (!hasWhat(frame) && isForBreakfast(conversation));
  const timed = isEarly ? inTheMorning(onDay, frame) : onDay;
  const said = isOfBreakfast(frame) ? atBreakfast(timed, scene.now, talkedOf) : timed;
  const free = wasFree && isFreeThen ? [must({ attribute: 'free', operator: 'is', value: true })] : [];
  const isOfOldKind = ofOldKind(frame, kept, sought);
  const ofOther = () => [
    ...atTheSameTime(frame, conversation, scene.today),
    ...stillRefused(frame, conversation, sought),
  ];
  const { stillWished = kept?.wishes ?? ofOther(), added = [] } = settled;
  const before = [...stillWished, ...free]
    .filter(
      (wish) =>
        !removed.has(wish.attribute) &&
        !isForgotten(wish, frame) &&
        !isOfRefusedKitchen(wish, frame) &&
        !isGivenBack(wish, frame) &&
        !isOfOldKind(wish) &&
        !isOppositeSaid(wish, said) &&
        !isOverThen(wish, frame) &&
        !(wish.attribute === 'dish' && (isOtherKitchen(frame) || isHarmful(wish.value, situation))),
    )
    .map((wish) => freeOnOtherDay(wish, said));
  const own = said
    .map((wish) => freeThen(wish, said))
    .filter((wish) => (isExtra(wish, based) || isOrServed(wish, said)) && !isFeared(wish, frame));
  const wishes = merged([...before, ...own, ...added], situationWishes(situation, { ...based, wishes: own }));
  const { wishes: _, budget, ...rest } = based;
  // An amount says all that "cheap" would.
  const isPriced = wishes.some(({ attribute }) => attribute === 'amount') || isOfOtherMoney(frame, kept, sought);
  return { ...rest, ...(budget && !isPriced && { budget }), ...(wishes.length > 0 && { wishes }) };
}

/** Kinds of which the message names none: what the moment, the weather or the meal suggests. */
const isGuessed = (sought: readonly Category[], requested: readonly Category[], frame: Frame): boolean =>
  !hasKind(frame) && (sought.some((each) => !requested.includes(each)) || isOfMoment(requested));
const hasKind = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => polarity === 'want' && (attribute === 'category' || attribute === 'kind'));

/** "And one that closes late", after places to study: what people go there for says more than the hour. */
const isErrandOpen = (kept: TalkState | undefined): boolean =>
  kept?.wishes?.some(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want') ?? false;

/** "The morning after, brunch?", after dinner and dancing: at another hour, what people do there of an evening is over. */
const isOverThen = ({ attribute, value }: Wish, frame: Frame): boolean =>
  attribute === 'feature' && DONE_THEN.has(value) && hasWhat(frame) && frame.whens.length > 0;
const DONE_THEN: ReadonlySet<string> = new Set(['dancing', 'live_music', 'games', 'happy_hour']);

/** "A terrace or a garden": neither must be. */
const isOneOfSeveral = (feature: string, { wishes }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === feature && wish.either !== undefined);

/** "No, Thai instead", after sushi. */
const isOtherKitchen = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => attribute === 'cuisine' && polarity === 'want') &&
  wishes.every(({ attribute }) => attribute !== 'dish');

/** "Anything but tapas": somewhere to eat all the same. */
const orTables = (categories: readonly Category[], { wishes }: Frame): readonly Category[] =>
  categories.length === 0 &&
  wishes.length > 0 &&
  wishes.every(({ attribute, polarity }) => polarity === 'avoid' && (attribute === 'dish' || attribute === 'cuisine'))
    ? ['restaurants']
    : categories;

/** Where people go at that hour, but for what was turned down: "open at four, and no club". */
function nightlifeFor({ wishes }: Frame): readonly Category[] {
  const isHosted = wishes.some(
    (wish) => wish.attribute === 'feature' && wish.polarity === 'want' && HOSTS[wish.value] !== undefined,
  );
  const refused = new Set(
    wishes.flatMap((wish) => (wish.attribute === 'category' && wish.polarity === 'avoid' ? wish.value : [])),
  );
  return isHosted ? [] : NIGHTLIFE.filter((each) => !refused.has(each));
}

/** "80 each" is a bound, and no modest one. */
function withoutModesty({ budget, ...search }: WishSearch, { wishes }: Frame): WishSearch {
  const isAmple = wishes.some((wish) => wish.attribute === 'amount' && wish.value >= AMPLE);
  return budget && !(isAmple && isModest(budget)) ? { ...search, budget } : search;
}
const attributeOf = (wish: { readonly attribute: Attribute }): Attribute => wish.attribute;

/** "With some veggie options" is a diet that the kitchen must know, like any other. */
const asDiet = (wish: Wish): Wish => {
  const diet = wish.attribute === 'feature' && wish.polarity === 'want' ? DIET_OF[wish.value] : undefined;
  const { strength, said } = wish;
  return diet ? { ...must({ attribute: 'diet', operator: 'is', value: diet }), strength, ...(said && { said }) } : wish;
};
const DIET_OF: Readonly<Record<string, Diet>> = {
  vegetarian_options: 'vegetarian',
  gluten_free_options: 'gluten_free',
};

const isDietSaid = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute, value }) => attribute === 'diet' || value === 'vegetarian_options');

/** A diet that was told earlier goes with where one eats, and not with a bar, a shop or a library. */
const isEatenAt = (categories: readonly Category[]): boolean => categories.length === 0 || categories.some(servesFood);

/** Vegan food is vegetarian: the stricter diet is told alone. */
const isFedOtherwise = ({ wishes }: Frame, { diets = [] }: Situation): boolean =>
  diets.length > 0 || wishes.some(({ attribute }) => attribute === 'diet');

/** Shops and the like, where nothing is cooked. */
const SHOPS: ReadonlySet<Category> = new Set(['malls', 'local services']);
