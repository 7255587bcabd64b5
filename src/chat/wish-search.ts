// Searches with every condition of the frame: what the older filters have no word for travels as wishes.
import type { Category } from '../domain/category.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Anchor } from '../domain/conversation.ts';
import { foldAccents } from '../domain/text.ts';
import { weekdayOf } from '../hours/civil-time.ts';
import type { Frame } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { NIGHTLIFE, servesFood } from '../vocabulary/categories.ts';
import { HOSTS } from '../wishes/derived.ts';
import { type Attribute, must, type Said, type Wish } from '../wishes/wish.ts';
import type { SearchAct } from './acts.ts';
import { hears } from './cues.ts';
import { anchorOf } from './resolve.ts';
import { isModest, newSearch, OUTDOORS, refinedSearch } from './search.ts';
import { situationAfter, situationWishes, toldIn } from './situation.ts';
import type { Situation, TalkState, WishSearch } from './state.ts';
import type { Turn } from './turn.ts';
import { unreadWishes } from './unread-wishes.ts';
import { lateOnDay, withinBound } from './wish-bounds.ts';

/** What kind of place is wanted, as opposed to how it should be. */
const WHAT: ReadonlySet<Attribute> = new Set(['category', 'kind', 'cuisine', 'dish']);

export const isWhat = ({ attribute, polarity }: Wish): boolean => WHAT.has(attribute) && polarity === 'want';

export const hasWhat = ({ wishes }: Pick<Frame, 'wishes'>): boolean => wishes.some(isWhat);

/** "Forget the live music": a condition by the words that said it. */
export const isForgotten = ({ said }: Wish, { asks, changes }: Frame): boolean =>
  said !== undefined &&
  (asks.some((ask) => ask.kind === 'forget' && ask.of !== undefined && sharesWords(ask.of, said.text)) ||
    changes.some(
      (change) => change.kind === 'remove' && change.said !== undefined && sharesWords(change.said.text, said.text),
    ));

function sharesWords(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
const wordsOf = (text: string): readonly string[] =>
  (foldAccents(text).match(/[a-z]{4,}/gu) ?? []).filter((word) => !EMPTY.has(word));
const EMPTY: ReadonlySet<string> = new Set(['with', 'that', 'this', 'para', 'open', 'abierto']);

/** The search that a frame asks for, on the base of the request. */
export function wishSearch(turn: Turn): WishSearch {
  const { frame, conversation } = turn;
  const isNew = hasWhat(frame) || conversation.shown.length === 0;
  const base: WishSearch = isNew ? newSearch(turn) : refinedSearch(turn);
  return withFrame(base, turn, isNew ? undefined : conversation);
}

/** Conditions of the frame and of the asker's situation join a search made from the request. */
export function withFrame(
  search: WishSearch,
  { frame, conversation, scene }: Pick<Turn, 'frame' | 'conversation'> & Partial<Pick<Turn, 'scene'>>,
  kept: TalkState | undefined,
): WishSearch {
  const whats = whatOf(frame);
  const situation = situationAfter(conversation.situation, toldIn(frame));
  const anchor = stayAnchor(frame, situation) ?? search.anchor ?? (kept ? undefined : anchorIn(frame));
  const { categories, kinds, cuisine } = whatSought(withoutFeared(search, frame), whats, frame);
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
      !(each === 'vegetarian' && isFedOtherwise(frame, situation)) &&
      !(each === 'terrace' && isRoofSaid(frame)) &&
      !(each === 'vegetarian' && !mayFeed(categories)),
  );
  const { kinds: _k, cuisine: _c, ...open } = withoutModesty(withinBound(search, frame, kept), frame);
  const based: WishSearch = {
    ...open,
    categories: categories.length === 0 && isAtDeadOfNight(frame) ? NIGHTLIFE : underRoof(categories, frame),
    filters,
    ...(kinds && { kinds }),
    ...(cuisine !== undefined && mayFeed(categories) && { cuisine }),
    ...(anchor && { anchor }),
  };
  const removed = new Set(
    frame.changes.flatMap((change) => (change.kind === 'remove' ? attributeOf(change.wish) : [])),
  );
  const heard = [...frame.wishes, ...weatherWishes(frame), ...unreadWishes(frame)].map(reachable);
  const said = lateOnDay(onDayOfList(heard, frame, conversation));
  const free = wasFree && isFreeThen ? [must({ attribute: 'free', operator: 'is', value: true })] : [];
  const before = [...(kept?.wishes ?? atTheSameTime(frame, conversation, scene?.today)), ...free]
    .filter((wish) => !removed.has(wish.attribute) && !isForgotten(wish, frame) && !isOppositeSaid(wish, said))
    .map((wish) => freeOnOtherDay(wish, said));
  const own = said.map((wish) => freeThen(wish, said)).filter((wish) => isExtra(wish, based) && !isFeared(wish, frame));
  const wishes = merged([...before, ...own], situationWishes(situation, based));
  const { wishes: _, budget, ...rest } = based;
  // An amount says all that "cheap" would.
  const isPriced = wishes.some(({ attribute }) => attribute === 'amount');
  return { ...rest, ...(budget && !isPriced && { budget }), ...(wishes.length > 0 && { wishes }) };
}

/** "80 each" is a bound, and no modest one. */
function withoutModesty({ budget, ...search }: WishSearch, { wishes }: Frame): WishSearch {
  const isAmple = wishes.some((wish) => wish.attribute === 'amount' && wish.value >= AMPLE);
  return budget && !(isAmple && isModest(budget)) ? { ...search, budget } : search;
}
/** What a good meal costs, in the currency of the city. */
const AMPLE = 25;

/** Somewhere open at three in the morning is somewhere to drink or to dance. */
const isAtDeadOfNight = ({ wishes }: Frame): boolean =>
  wishes.some((wish) => {
    if (wish.attribute !== 'open' || wish.value === 'now') return false;
    if (wish.operator === 'until') {
      const { minute } = wish.value;
      return minute < SMALL_HOURS_MIN || (minute >= DEAD_OF_NIGHT_MIN && minute < DAY_MIN + SMALL_HOURS_MIN);
    }
    return wish.operator === 'at' && /T0[0-4]:/u.test(wish.value);
  });
const DAY_MIN = 24 * 60;
const SMALL_HOURS_MIN = 5 * 60;
const DEAD_OF_NIGHT_MIN = DAY_MIN + 30;

/** "And with churros?", after breakfast at eight, is for eight; another kind, or "afterwards", is for that day alone. */
function atTheSameTime(frame: Frame, { wishes = [] }: TalkState, today: number | undefined): readonly Wish[] {
  if (frame.whens.length > 0) return [];
  const open = wishes.filter(({ attribute }) => attribute === 'open');
  if (hears('continues', frame) && !hears('afterwards', frame)) return open;
  return open.flatMap((wish) => {
    const day = dayOfWish(wish);
    const isOther = day !== undefined && today !== undefined && weekdayOf(day) !== today;
    return !isOther ? [] : { ...must({ attribute: 'open', operator: 'on', value: day }) };
  });
}

/** The date of a list for a day; undefined for this moment, and for any day. */
export function dayOfWish(wish: Wish): CivilDay | undefined {
  if (wish.attribute !== 'open' || wish.value === 'now' || wish.polarity === 'avoid') return undefined;
  if (wish.operator === 'on') return wish.value;
  return wish.operator === 'at' ? wish.value.slice(0, 10) : wish.value.day;
}

/** "And at night?", after Saturday's museums, is Saturday night. */
function onDayOfList(said: readonly Wish[], { whens }: Frame, { wishes = [] }: TalkState): readonly Wish[] {
  const day = wishes.flatMap((wish) => dayOfWish(wish) ?? [])[0];
  const isOfHours = whens.length > 0 && whens.every((when) => !when.isNow && !when.day && !when.weekdays);
  if (day === undefined || !isOfHours) return said;
  return said.map((wish): Wish => {
    if (wish.attribute !== 'open' || wish.value === 'now') return wish;
    const own = dayOfWish(wish);
    if (own !== undefined && own >= day) return wish;
    if (wish.operator === 'at') return { ...wish, value: `${day}${wish.value.slice(10)}` };
    return wish.operator === 'on' ? { ...wish, value: day } : ({ ...wish, value: { ...wish.value, day } } as Wish);
  });
}

/** Under a roof or in the open: the later word holds. */
const OPPOSITE: Readonly<Record<string, readonly string[]>> = {
  indoors: ['outdoors', 'terrace', 'garden', 'rooftop', 'shade'],
  outdoors: ['indoors'],
  terrace: ['indoors'],
};

const isOppositeSaid = (wish: Wish, said: readonly Wish[]): boolean =>
  wish.attribute === 'feature' &&
  said.some(
    (other) =>
      other.attribute === 'feature' && other.polarity === 'want' && (OPPOSITE[other.value] ?? []).includes(wish.value),
  );

const isRoofSaid = ({ wishes, situation }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'indoors' && wish.polarity === 'want') ||
  situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');

/** Indoors, after parks: what has a roof. */
function underRoof(categories: readonly Category[], frame: Frame): readonly Category[] {
  const isAllOpen = categories.length > 0 && categories.every((each) => OUTDOORS.includes(each));
  return isAllOpen && isRoofSaid(frame) && !hasWhat(frame) ? ROOFED : categories;
}
const ROOFED: readonly Category[] = ['museums', 'art galleries', 'markets'];

/** Rain sends people under a roof. */
function weatherWishes({ situation, wishes }: Frame): readonly Wish[] {
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isSaid = wishes.some(({ attribute, value }) => attribute === 'feature' && ROOFS.has(value as string));
  return isWet && !isSaid ? [must({ attribute: 'feature', operator: 'is', value: 'indoors' })] : [];
}
const ROOFS: ReadonlySet<string> = new Set(['indoors', 'outdoors']);

/** The act with the frame's conditions in its search; `more` and `sort` go on with those in force. */
export function actWithFrame(act: SearchAct, { frame, conversation, scene }: Turn): SearchAct {
  const { categories } = conversation;
  const isSameKind = categories.length > 0 && !hasWhat(frame) && act.search.categories.join() === categories.join();
  const goesOn = act.kind === 'more' || act.kind === 'refine' || isSameKind;
  const read = act.kind === 'taste' || act.kind === 'recommend' ? withTastes(frame) : frame;
  return {
    ...act,
    search: withFrame(act.search, { frame: read, conversation, scene }, goesOn ? conversation : undefined),
  };
}

/** "I love palaces": palaces are listed, though the taste is kept of monuments. */
function withTastes(frame: Frame): Frame {
  const liked = frame.attitudes.filter(({ polarity = 0 }) => polarity > 0);
  if (hasWhat(frame) || liked.every(({ narrower }) => narrower === undefined)) return frame;
  const conditions = liked.flatMap(({ narrower, categories, said }) =>
    narrower
      ? [{ ...must(narrower), said }]
      : categories.map((value) => ({ ...must({ attribute: 'category', operator: 'is', value }), said })),
  );
  return { ...frame, wishes: [...frame.wishes, ...conditions] };
}

const attributeOf = (wish: { readonly attribute: Attribute }): Attribute => wish.attribute;

interface What {
  readonly categories: readonly Category[];
  readonly kinds?: Partial<Record<Category, readonly string[]>>;
  readonly cuisine?: string;
  /** Something narrower than a category was named. */
  readonly isNarrow: boolean;
  /** A diet was named: "somewhere halal" is somewhere to eat. */
  readonly isAboutFood: boolean;
}

/** What kind of place the message wants; "a perfume shop" is a perfumery and no shopping centre. */
function whatOf(frame: Frame): What {
  const wanted = frame.wishes.filter((wish) => wish.polarity === 'want' && !isFeared(wish, frame));
  const narrow = wanted.filter(({ attribute }) => attribute !== 'category' && WHAT.has(attribute));
  const categories: Category[] = [];
  const kinds: Partial<Record<Category, string[]>> = {};
  for (const wish of wanted) {
    if (
      wish.attribute === 'category' &&
      !(narrow.some((each) => !isAlternative(frame, each.said, wish.said)) && saysLittle(wish, wanted))
    )
      categories.push(wish.value);
    if (wish.attribute === 'cuisine' || wish.attribute === 'dish')
      categories.push(...servedIn(wish.attribute, wish.value));
    if (wish.attribute !== 'kind') continue;
    const [category] = VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    if (!category) continue;
    categories.push(category);
    kinds[category] = [...(kinds[category] ?? []), wish.value];
  }
  const all = [...new Set(categories)];
  for (const wish of wanted)
    if (wish.attribute === 'category' && narrow.some((each) => isAlternative(frame, each.said, wish.said)))
      delete kinds[wish.value];
  const cuisines = wanted.flatMap((wish) => (wish.attribute === 'cuisine' ? wish.value : []));
  return {
    ...(cuisines.length === 1 && { cuisine: cuisines[0]! }),
    categories: narrow.some(({ attribute }) => attribute === 'kind') ? all : withoutImplied(all, wanted),
    ...(Object.keys(kinds).length > 0 && { kinds }),
    isNarrow: narrow.length > 0,
    isAboutFood: frame.wishes.some(({ attribute }) => attribute === 'diet' || attribute === 'allergy'),
  };
}

/** "Shop" and "sights" say little beside the name of a kind, and so does a verb that stands for several categories: "buy". */
const saysLittle = (wish: Wish, wanted: readonly Wish[]): boolean =>
  GENERIC.has(wish.value as Category) ||
  (wish.said !== undefined &&
    wanted.some(
      (other) => other.attribute === 'category' && GENERIC.has(other.value) && other.said?.start === wish.said?.start,
    ));
const GENERIC: ReadonlySet<Category> = new Set(['malls', 'tourist attractions']);

/** "A department store or mall": either will do. */
export function isAlternative({ text, language }: Frame, one: Said | undefined, other: Said | undefined): boolean {
  if (!one || !other) return false;
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const [or, article, more] = foldAccents(text.slice(first.end, second.start)).trim().split(/\s+/u);
  const { or: word, indefinite, definite } = grammarOf(language);
  const isArticle = article === undefined || article === 'the' || indefinite.has(article) || definite.has(article);
  return or === word && more === undefined && isArticle;
}

/** Where a dish or a cuisine is served: as the vocabulary says, else in restaurants. */
function servedIn(type: 'cuisine' | 'dish', id: string): readonly Category[] {
  const categories = VOCABULARY.concept(type, id)?.categories ?? [];
  return categories.length > 0 ? categories.slice(0, 1) : (['restaurants'] as const);
}

/** "A café with cocido": the category that was said, not the one that the dish implies. */
function withoutImplied(categories: readonly Category[], wanted: readonly Wish[]): readonly Category[] {
  const said = categories.filter((each) => wanted.some((wish) => wish.attribute === 'category' && wish.value === each));
  return said.some((each) => servesFood(each) || each === 'pubs/bars' || each === 'markets') ? said : categories;
}

/** The message's own words for what is wanted go before what the request made of them. */
function whatSought(
  search: WishSearch,
  whats: What,
  frame: Frame,
): Pick<WishSearch, 'categories' | 'kinds' | 'cuisine'> {
  const { categories, kinds, cuisine } = search;
  if (whats.isNarrow && whats.categories.length > 0)
    return {
      categories: whats.categories,
      ...(whats.kinds && { kinds: whats.kinds }),
      ...(whats.cuisine !== undefined && { cuisine: whats.cuisine }),
    };
  const meant =
    (categories.length > 0 && !isOfFeature(categories, whats, frame)) || whats.categories.length === 0
      ? withoutHosted(categories, whats, frame)
      : whats.categories;
  return {
    categories: meant.length > 0 ? meant : whats.isAboutFood ? ['restaurants'] : mealPlaces(frame),
    ...(kinds && { kinds }),
    ...(cuisine !== undefined && { cuisine }),
  };
}

/** "Cheap and cheerful for dinner": no kind of place is named, but a meal; "after dinner" is not about it. */
function mealPlaces({ text, language }: Frame): readonly Category[] {
  const { meals, afterMeal } = grammarOf(language);
  const line = ` ${foldAccents(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()} `;
  if (afterMeal.test(line)) return [];
  const meal = meals.find(([, pattern]) => pattern.test(line))?.[0];
  return meal === undefined ? [] : MEAL_PLACES[meal];
}
const MEAL_PLACES: Readonly<Record<'breakfast' | 'lunch' | 'coffee' | 'dinner' | 'drinks', readonly Category[]>> = {
  breakfast: ['cafes'],
  lunch: ['restaurants'],
  coffee: ['cafes'],
  dinner: ['restaurants'],
  drinks: ['pubs/bars'],
};

/** "Dinner with a view": the request has viewpoints where the wishes have what the restaurant should have. */
function isOfFeature(categories: readonly Category[], whats: What, { wishes }: Frame): boolean {
  const isHad = wishes.some(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want');
  return (
    isHad && categories.length > whats.categories.length && whats.categories.every((each) => categories.includes(each))
  );
}

/** "A place to watch the match" is a bar with a screen, though a match is sport. */
function withoutHosted(categories: readonly Category[], whats: What, { wishes }: Frame): readonly Category[] {
  const isAway = wishes.some((wish) => {
    const hosts = wish.attribute === 'feature' && wish.polarity === 'want' ? HOSTS[wish.value] : undefined;
    return hosts !== undefined && !categories.some((each) => hosts.has(each));
  });
  return isAway && whats.categories.length === 0 ? [] : categories;
}

/** The rules hear a cuisine in what somebody is allergic to. */
function withoutFeared(search: WishSearch, frame: Frame): WishSearch {
  const { cuisine: _, ...rest } = search;
  return frame.situation.some(({ kind }) => kind === 'allergy') ? rest : search;
}

/** "Allergic to seafood" looks for no seafood. */
const isFeared = ({ said }: Wish, { situation }: Frame): boolean =>
  said !== undefined &&
  situation.some((fact) => fact.kind === 'allergy' && fact.said.start < said.end && said.start < fact.said.end);

export const anchorIn = ({ references }: Frame): Anchor | undefined =>
  references.flatMap((each) =>
    each.kind === 'name' && (each.role === 'near' || each.role === 'in') ? (anchorOf(each) ?? []) : [],
  )[0];

/** Vegan food is vegetarian: the stricter diet is told alone. */
const isFedOtherwise = ({ wishes }: Frame, { diets = [] }: Situation): boolean =>
  diets.length > 0 || wishes.some(({ attribute }) => attribute === 'diet');

/** "Near our hotel", of people who said where they stay. */
function stayAnchor({ references }: Frame, { stay }: Situation): Anchor | undefined {
  const isMeant = references.some(
    (each) => each.kind === 'stay' || (each.kind === 'type' && each.category === 'hotels'),
  );
  return isMeant && stay ? { name: stay.name, position: stay.position } : undefined;
}

const hasDate = ({ wishes }: Frame): boolean => wishes.some(({ attribute }) => attribute === 'open');

/** "Open on Sunday" asks nothing of this moment. */
const isForAnotherTime = ({ whens }: Frame): boolean => whens.length > 0 && whens.every(({ isNow }) => !isNow);

/** Nobody eats in a museum: a diet told beside it is kept for the next meal. */
const mayFeed = (categories: readonly Category[]): boolean =>
  categories.length === 0 || categories.some((each) => !UNFED.has(each));
const UNFED: ReadonlySet<Category> = new Set([
  'museums',
  'art galleries',
  'parks',
  'gardens',
  'monuments',
  'view points',
  'places of worship',
  'theatres',
  'cinemas',
]);

/** Said by the frame, and not yet by the older search. */
function isExtra(wish: Wish, { filters, budget, cuisine, categories }: WishSearch): boolean {
  switch (wish.attribute) {
    case 'category':
    case 'kind':
      // Where a category is asked for, what else a place is besides does no harm: gardens are often parks too.
      return wish.polarity === 'avoid' && (wish.attribute === 'kind' || categories.length === 0);
    case 'cuisine':
      return wish.polarity === 'avoid' || wish.value !== cuisine;
    case 'dish':
      return wish.value !== cuisine;
    case 'area':
      return wish.polarity === 'avoid';
    case 'near':
    case 'bbox':
    case 'place':
      return false;
    case 'price_level':
      return budget === undefined && !filters.includes('free');
    case 'free':
      return wish.on !== undefined || wish.at !== undefined || !filters.includes('free');
    case 'open':
      return wish.value !== 'now' || !filters.includes('open_now');
    case 'diet':
      return mayFeed(categories) && !(wish.value === 'vegetarian' && filters.includes('vegetarian'));
    case 'allergy':
      return mayFeed(categories);
    case 'wheelchair':
      return true;
    case 'fame':
      return !(wish.value === 'hidden' && filters.includes('quieter'));
    case 'feature':
      return (
        !(filters as readonly string[]).includes(wish.value) && !(wish.value === 'quiet' && filters.includes('quieter'))
      );
    default:
      return true;
  }
}

const LONG_STRETCH_MINUTES = 120;

/** An evening or a night names when to come, not for how long the doors must stay open: an hour after it begins. */
function reachable(wish: Wish): Wish {
  if (wish.attribute !== 'open' || wish.operator !== 'between') return wish;
  const { day, fromMin, toMin } = wish.value;
  if (toMin - fromMin <= LONG_STRETCH_MINUTES) return wish;
  const minute = fromMin + 60;
  if (minute >= 1_440) return wish;
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { ...wish, operator: 'at', value: `${day}T${clock}` } as Wish;
}

/** "And on Saturday?", of what is free on Thursday. */
function freeOnOtherDay(wish: Wish, said: readonly Wish[]): Wish {
  if (wish.attribute !== 'free' || said.every(({ attribute }) => attribute !== 'open')) return wish;
  const { on: _, at: __, ...anyDay } = wish;
  return freeThen(anyDay, said);
}

/** "Free on Saturday at three" is free then, and not at some hour of the week. */
function freeThen(wish: Wish, said: readonly Wish[]): Wish {
  if (wish.attribute !== 'free' || wish.on !== undefined) return wish;
  const when = said.find(({ attribute, polarity }) => attribute === 'open' && polarity === 'want');
  if (when?.attribute !== 'open') return wish;
  if (when.operator === 'at') return { ...wish, at: when.value };
  return when.operator === 'on' ? { ...wish, on: when.value } : wish;
}

/** Attributes that a place has one of: a later wish replaces the earlier. */
const SINGLE: ReadonlySet<Attribute> = new Set([
  'open',
  'price_level',
  'amount',
  'entry',
  'wheelchair',
  'rating',
  'fame',
  'duration',
  'party',
]);

function merged(said: readonly Wish[], needs: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of [...needs, ...said]) {
    const same = all.findIndex(
      (each) =>
        each.attribute === wish.attribute &&
        (SINGLE.has(wish.attribute) || JSON.stringify(each.value) === JSON.stringify(wish.value)),
    );
    if (same >= 0) all.splice(same, 1);
    all.push(wish);
  }
  return all;
}
