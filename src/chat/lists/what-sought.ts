// What kind of place a message looks for: the narrowest words for it, where its dishes are served, the places of its meal.

import type { Category } from '../../domain/category.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { HOSTS } from '../../wishes/derived.ts';
import { hasWhat, type Said, WHAT, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { TalkState, WishSearch } from '../state.ts';
import type { Lookup } from '../turn.ts';
import { isFeared } from './harmful-food.ts';
import { isBesideMeal, mealPlaces } from './meals.ts';
import { isBoughtAnew, isServed, isSold, mainOf } from './of-shops.ts';

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
export function whatOf(frame: Frame): What {
  const meant = frame.wishes.filter(
    (wish) => wish.polarity === 'want' && !isFeared(wish, frame) && !isMoodOfMeal(wish, frame),
  );
  const wanted = meant.filter((wish) => !isSold(wish, meant) && !isWatched(wish, meant) && !isBoughtAnew(wish, meant));
  const narrow = wanted.filter(({ attribute }) => attribute !== 'category' && WHAT.has(attribute));
  const categories: Category[] = [];
  const kinds: Partial<Record<Category, string[]>> = {};
  for (const wish of wanted) {
    if (
      wish.attribute === 'category' &&
      !(narrow.some((each) => !isAlternative(frame, each.said, wish.said)) && saysLittle(wish, wanted)) &&
      !isOnlyFame(wish, wanted) &&
      !isNounOfKind(wish, wanted, frame.text)
    )
      categories.push(wish.value);
    if (wish.attribute === 'cuisine' || wish.attribute === 'dish')
      categories.push(...servedIn(wish.attribute, wish.value));
    if (wish.attribute !== 'kind') continue;
    const [category] = VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    if (!category) continue;
    categories.push(category);
    if (isOrServed(wish, wanted) || OF_ANY.has(wish.value)) continue;
    kinds[category] = [...(kinds[category] ?? []), wish.value];
  }
  const all = firstOfEach([...new Set(categories)], wanted);
  for (const wish of wanted)
    if (
      wish.attribute === 'category' &&
      !isMusic(wish, wanted) &&
      narrow.some((each) => isAlternative(frame, each.said, wish.said))
    )
      delete kinds[wish.value];
  const cuisines = wanted.flatMap((wish) => (wish.attribute === 'cuisine' ? wish.value : []));
  return {
    ...(cuisines.length === 1 && !isOrDish(wanted) && { cuisine: cuisines[0]! }),
    categories: withoutImplied(all, wanted),
    ...(Object.keys(kinds).length > 0 && { kinds }),
    isNarrow: narrow.length > 0,
    isAboutFood: frame.wishes.some(({ attribute }) => attribute === 'diet' || attribute === 'allergy'),
  };
}

/** "A pub with live sports": sport is on the screen, and nobody goes there to do it. */
const isWatched = ({ attribute, value }: Wish, wanted: readonly Wish[]): boolean =>
  attribute === 'category' &&
  value === 'sports' &&
  wanted.some((each) => each.attribute === 'feature' && each.value === 'sports_tv') &&
  wanted.some((each) => each.attribute === 'category' && HOSTS.sports_tv?.has(each.value));

/** Breakfast is served by any café: it narrows no category. */
const OF_ANY: ReadonlySet<string> = new Set(['breakfast_place']);

/** "A sushi bar or some ramen": a kind of place where what is served does as well. */
export const isOrServed = (wish: Wish, all: readonly Wish[]): boolean =>
  wish.either !== undefined && !isServed(wish) && all.some((each) => each.either === wish.either && isServed(each));

/** "Korean or ramen": no Korean ramen. */
const isOrDish = (wanted: readonly Wish[]): boolean =>
  wanted.some(
    (wish) =>
      wish.attribute === 'cuisine' &&
      wish.either !== undefined &&
      wanted.some((each) => each.either === wish.either && each.attribute !== 'cuisine'),
  );

/** "Jazz or blues": the other music is no other kind of place. */
const isMusic = ({ said }: Wish, wanted: readonly Wish[]): boolean =>
  wanted.some(({ attribute, said: text }) => attribute === 'text' && said !== undefined && text?.start === said.start);

/** "Something cultural, then dinner": the first of what each word means goes before the second of any. */
function firstOfEach(categories: readonly Category[], wanted: readonly Wish[]): readonly Category[] {
  if (categories.length <= MOST_TOLD) return categories;
  const said = new Set<number>();
  const isFirst = (category: Category) => {
    const start = wanted.find(({ attribute, value }) => attribute === 'category' && value === category)?.said?.start;
    if (start === undefined || said.has(start)) return start === undefined;
    said.add(start);
    return true;
  };
  const first = categories.filter(isFirst);
  return [...first, ...categories.filter((each) => !first.includes(each))];
}
/** A list has parts for so many. */
const MOST_TOLD = 4;

/** "Shop" and "sights" say little beside the name of a kind, and so does a verb that stands for several categories: "buy". */
const saysLittle = (wish: Wish, wanted: readonly Wish[]): boolean =>
  GENERIC.has(wish.value as Category) ||
  (wish.said !== undefined &&
    wanted.some(
      (other) => other.attribute === 'category' && GENERIC.has(other.value) && other.said?.start === wish.said?.start,
    ));
/** "A live jazz bar": the noun behind the kind, or before it, is no kind of its own. */
const isNounOfKind = ({ said, either }: Wish, wanted: readonly Wish[], text: string): boolean =>
  said !== undefined &&
  either === undefined &&
  wanted.some((kind) => {
    if (kind.attribute !== 'kind' || !kind.said || kind.either !== undefined) return false;
    const [first, second] = kind.said.start <= said.start ? [kind.said, said] : [said, kind.said];
    return second.start < first.end || /^ (?:de )?$/u.test(text.slice(first.end, second.start));
  });
/** "Hidden gem restaurants": restaurants. */
const isOnlyFame = ({ said, value }: Wish, wanted: readonly Wish[]): boolean =>
  wanted.some((other) => other.attribute === 'fame' && said !== undefined && other.said?.start === said.start) &&
  wanted.some((other) => other.attribute === 'category' && other.value !== value && other.said?.start !== said?.start);
const GENERIC: ReadonlySet<Category> = new Set(['malls', 'tourist attractions']);

/** "A department store or mall": either will do. */
export function isAlternative({ text, language }: Frame, one: Said | undefined, other: Said | undefined): boolean {
  if (!one || !other) return false;
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const [or, ...between] = foldAccents(text.slice(first.end, second.start)).trim().split(/\s+/u);
  const { or: word, indefinite, definite, light } = grammarOf(language);
  const isArticle = (each: string) => each === 'the' || indefinite.has(each) || definite.has(each);
  // "To a zarzuela or to a theatre"
  const [lead, article = ''] = between.length > 1 ? between : ['', ...between];
  const isLight = lead === '' || (light.has(lead!) && lead !== word);
  return or === word && between.length <= 2 && isLight && (article === '' || isArticle(article));
}

/** Where a dish or a cuisine is served: as the vocabulary says, else in restaurants. */
function servedIn(type: 'cuisine' | 'dish', id: string): readonly Category[] {
  const categories = VOCABULARY.concept(type, id)?.categories ?? [];
  return categories.length > 0 ? categories.slice(0, 1) : (['restaurants'] as const);
}

/** "A café with cocido", "a bar with beers and tapas": what was said, not the place that the dish implies. */
function withoutImplied(categories: readonly Category[], wanted: readonly Wish[]): readonly Category[] {
  const isSaid = (each: Category) => wanted.some(({ attribute, value }) => attribute === 'category' && value === each);
  const isOfKind = (each: Category) =>
    wanted.some(({ attribute, value }) => attribute === 'kind' && mainOf(value as string) === each);
  if (!categories.some((each) => isSaid(each) && (servesFood(each) || each === 'pubs/bars' || each === 'markets')))
    return categories;
  const isOther = wanted.some((wish) => isServed(wish) && wish.either !== undefined);
  return categories.filter((each) => isSaid(each) || isOfKind(each) || isOther);
}

/**
 * The message's own words for what is wanted go before what the request made of them.
 *
 * @param kept the list that the search goes on with
 */
export function whatSought(
  search: WishSearch,
  whats: What,
  frame: Frame,
  kept?: Pick<WishSearch, 'categories'>,
): Pick<WishSearch, 'categories' | 'kinds' | 'cuisine'> {
  const { kinds, cuisine } = search;
  const categories = isBesideMeal(frame) ? search.categories.filter((each) => !TABLES.has(each)) : search.categories;
  if (whats.isNarrow && whats.categories.length > 0)
    return {
      categories: whats.categories,
      ...(whats.kinds && { kinds: whats.kinds }),
      ...(whats.cuisine !== undefined && { cuisine: whats.cuisine }),
    };
  // "A hotel with a pool": the request has pools where the words have hotels.
  const isElse = whats.categories.length > 0 && categories.every((each) => !whats.categories.includes(each));
  const meant =
    (!isElse && !isOfFeature(categories, whats, frame)) || whats.categories.length === 0
      ? withoutHosted(categories, whats, frame, kept)
      : whats.categories;
  return {
    categories: meant.length > 0 ? meant : whats.isAboutFood ? ['restaurants'] : mealPlaces(frame),
    ...(kinds && { kinds }),
    ...(cuisine !== undefined && { cuisine }),
  };
}

const TABLES: ReadonlySet<Category> = new Set(['restaurants', 'cafes', 'pubs/bars']);

/** "Somewhere romantic for dinner": the word that stands for gardens is how the table should be. */
const isMoodOfMeal = (wish: Wish, frame: Frame): boolean =>
  wish.attribute === 'category' &&
  mealPlaces(frame).length > 0 &&
  frame.wishes.some(
    (other) => other.attribute === 'feature' && other.said && wish.said && other.said.text === wish.said.text,
  );

/** "Dinner with a view": the request has viewpoints where the wishes have what the restaurant should have. */
function isOfFeature(categories: readonly Category[], whats: What, { wishes }: Frame): boolean {
  const isHad = wishes.some(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want');
  return (
    isHad && categories.length > whats.categories.length && whats.categories.every((each) => categories.includes(each))
  );
}

/** "A place to watch the match" is a bar with a screen, though a match is sport. "No music please", after bars, narrows bars. */
function withoutHosted(
  categories: readonly Category[],
  whats: What,
  { wishes }: Frame,
  kept: Pick<WishSearch, 'categories'> | undefined,
): readonly Category[] {
  const isListed = categories.length > 0 && categories.every((each) => kept?.categories.includes(each));
  const isAway = wishes.some((wish) => {
    const hosts = wish.attribute === 'feature' && wish.polarity === 'want' ? HOSTS[wish.value] : undefined;
    // At every table one sits, too.
    const isSeated = wish.value === 'seating' && categories.some(servesFood);
    const isNarrower = isListed && QUALITIES.has(wish.value as string);
    return hosts !== undefined && !isSeated && !isNarrower && !categories.some((each) => hosts.has(each));
  });
  return isAway && whats.categories.length === 0 ? [] : categories;
}
/** How a place is, and not what it is for: any kind of place may be so. */
const QUALITIES: ReadonlySet<string> = new Set([
  'quiet',
  'romantic',
  'cosy',
  'casual',
  'lively',
  'traditional',
  'fancy',
]);

/** "Waiting for a friend at Callao, coffee?": a kind of place and where it should be, whatever else is told. */
export const isSoughtSomewhere = (frame: Frame): boolean =>
  hasWhat(frame) &&
  frame.asks.length === 0 &&
  frame.wishes.some(
    (wish) =>
      wish.polarity === 'want' &&
      (wish.attribute === 'area' ||
        wish.attribute === 'open' ||
        isService(wish) ||
        (wish.attribute === 'near' && wish.value.name !== undefined)),
  );

/** "I need my phone screen fixed": an errand, and a place where it is run. */
const isService = (wish: Wish): boolean =>
  wish.attribute === 'kind' && !STOPS.has(wish.value) && SERVICES.has(mainOf(wish.value));
const SERVICES: ReadonlySet<string> = new Set(['local services', 'beauty & spas'] satisfies Category[]);
/** How trains run and what they cost is no errand at a place. */
const STOPS: ReadonlySet<string> = new Set(['metro_station', 'train_station', 'bus_station', 'taxi_stand']);

/** "It's my first time here, what can't I miss?": no small talk. */
export const isOfFame = ({ wishes, asks }: Frame): boolean =>
  asks.length === 0 && wishes.some(({ attribute, polarity }) => attribute === 'fame' && polarity === 'want');

/** "Another one like it, but smaller", after a question about one museum: museums. */
export function kindOfModel(frame: Frame, { focus, categories }: TalkState, scene: Lookup): readonly Category[] {
  if (focus === undefined || categories.length > 0 || !hears('alike', frame)) return [];
  return scene.placeOf(focus)?.categories.slice(0, 1) ?? [];
}
