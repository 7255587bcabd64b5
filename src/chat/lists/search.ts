// Turns what was said into a search: a new one, or the last one refined. Nothing is looked up here.
import type { Category } from '../../domain/category.ts';
import {
  type Anchor,
  type Budget,
  type Conversation,
  FILTERS,
  type Filter,
  type Search,
} from '../../domain/conversation.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Refinement, Request, Understanding } from '../../nlp/understanding.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { NEXT_DOOR_M } from '../../wishes/nearness.ts';
import { hears, isOnlyAPlaceName } from '../cues.ts';
import { anchorOf } from '../places/reference.ts';
import { sameSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { tellsWhere } from './anchors.ts';
import { isTableAfterSights, mealPlaces } from './meals.ts';
import { isSightsAfterOthers } from './sights.ts';

/** From here on a stated rating means "take me there"; at or below `AVOIDED_AT_MOST`, "spare me". */
export const LIKED_FROM = 3.5;
export const AVOIDED_AT_MOST = 2.5;

/** What "cheap" means before anything was shown. */
export const MODEST = { belowEur: 10, belowLevel: 3 } as const;
/** Cheap by that measure, and not merely below what was shown. */
export const isModest = ({ belowEur, belowLevel }: Budget): boolean =>
  (belowEur ?? 0) <= MODEST.belowEur && (belowLevel ?? 0) <= MODEST.belowLevel;

/** "Closer" halves the way of the list before (`NEXT_DOOR_M` where there is none), but nobody means less than a few steps. */
const CLOSEST_M = 250;
/** Needs of a person rather than of one search: they outlive it. */
const LASTING: readonly Filter[] = ['accessible', 'vegetarian'];

export function newSearch(turn: Turn): Search {
  const { conversation, heard, scene } = turn;
  const continues = hears('continues', heard);
  const isAlike = hears('alike', heard) && conversation.shown.length > 0;
  // "And for a snack afterwards?", after museums: no museum.
  const isOfTable =
    isTableAfterSights(heard.frame, conversation.categories) ||
    isSightsAfterOthers(heard.frame, conversation.categories);
  const keepsKind = !isOfTable && (continues || isOnlyAPlaceName(heard) || hears('oneOfThem', heard) || isAlike);
  // "One with a cheap lunch", after Japanese restaurants, names no other kind.
  const { categories: named } = heard.request;
  const isSameKind =
    named.length === 0 || (hears('oneOfThem', heard) && named.every((each) => conversation.categories.includes(each)));
  const kept = keepsKind ? conversation.filters : conversation.filters.filter((each) => LASTING.includes(each));
  const said = saidIn(heard.request);
  return tightened(
    heard.request.refine,
    {},
    {
      ...said,
      categories: tablesForMeatless(categoriesFor(conversation, heard, keepsKind), said.filters, heard.request),
      filters: union(kept, said.filters),
      // Where people look stays until they say another place, or "near me", or ask from somewhere else.
      anchor: anchorFor(turn, continues || !scene.located || (isSomewhere(conversation) && !scene.hasMoved)),
      cuisine: said.cuisine ?? (keepsKind && isSameKind ? conversation.cuisine : undefined),
      kinds: kindsFor(heard.request, keepsKind ? conversation : {}),
      weekday: said.weekday ?? (keepsKind ? conversation.weekday : undefined),
    },
  );
}

/** A search was made there, whether or not it found anything, or the talk was of that part of the city, or of the way there. */
const isSomewhere = ({ shown, categories, lastAct }: Conversation): boolean =>
  shown.length > 0 || categories.length > 0 || lastAct === 'tell_topics' || lastAct === 'direct';

/** The last search with what the message changes about it. */
export function refinedSearch(turn: Turn): Search {
  const { conversation, heard } = turn;
  const said = saidIn(heard.request);
  const { categories } = heard.request;
  // "What about a hotel, not too dear?", after free museums: none of those need be free.
  const isOther = categories.length > 0 && !categories.some((each) => conversation.categories.includes(each));
  return tightened(heard.request.refine, conversation, {
    ...sameSearch(conversation),
    ...defined(said),
    kinds: kindsFor(heard.request, conversation),
    categories: tablesForMeatless(
      categories.length > 0 ? categories : conversation.categories,
      said.filters,
      heard.request,
    ),
    filters: union(
      isOther ? conversation.filters.filter((each) => LASTING.includes(each)) : conversation.filters,
      said.filters,
    ),
    anchor: anchorFor(turn, true),
  });
}

/** Around the thing in question: "cafes near it". */
export function searchAround(anchor: Anchor, { request }: Understanding): Search {
  const { nearCategory, categories, refine } = request;
  const said = saidIn(request);
  return tightened(
    refine,
    {},
    {
      ...said,
      categories: nearCategory ? [nearCategory] : categories,
      kinds: request.kinds,
      anchor,
      sortBy: said.sortBy ?? 'distance',
    },
  );
}

/** Whoever names something else, or the category itself, no longer wants the kind asked for before. */
const kindsFor = ({ categories, kinds }: Request, before: Pick<Search, 'kinds'>): Search['kinds'] =>
  categories.length > 0 ? kinds : before.kinds;

/** "Another pharmacy", after the banks: not more of the same. */
export const asksForOthers = (
  { categories, kinds = {} }: Request,
  { kinds: before = {} }: Pick<Search, 'kinds'>,
): boolean => categories.some((category) => kinds[category]?.join() !== before[category]?.join());

/** Categories that this message is glad about, the dearest first. */
export function likedIn(heard: Understanding): readonly Category[] {
  return [...heard.preferences]
    .filter(([, rating]) => rating >= LIKED_FROM)
    .sort(([, a], [, b]) => b - a)
    .map(([category]) => category);
}

export const filtersOf = (refine: readonly Refinement[]): readonly Filter[] =>
  refine.filter((each): each is Filter => (FILTERS as readonly string[]).includes(each));

/** A vegetarian kitchen is a need that many kitchens meet, not a cuisine among others. */
function saidIn({ intent, refine, cuisine, weekday, sortBy, howMany }: Request) {
  // "Museums on Sunday" are such as open on Sunday.
  const isForADay = weekday !== undefined && intent !== 'preferences';
  const isMeatless = cuisine === 'vegetarian' || cuisine === 'vegan';
  return {
    filters: union(union(filtersOf(refine), isMeatless ? ['vegetarian'] : []), isForADay ? ['open_on'] : []),
    cuisine: isMeatless ? undefined : cuisine,
    weekday,
    sortBy,
    howMany,
  };
}

function tightened(refine: readonly Refinement[], before: Partial<Conversation>, search: Loose<Search>): Search {
  // "Not too far from the centre" names where it should be near.
  const closer = refine.includes('closer') &&
    search.anchor === before.anchor && { sortBy: 'distance' as const, withinM: closerThan(before.shownWithinM) };
  const cheaper = refine.includes('cheaper') && { budget: before.shownBudget ?? MODEST };
  return defined<Search>({ ...search, ...closer, ...cheaper });
}

const closerThan = (shownWithinM: number | undefined): number =>
  shownWithinM === undefined ? NEXT_DOOR_M : Math.max(CLOSEST_M, Math.round(shownWithinM / 100) * 50);

function anchorFor({ conversation, heard, scene }: Turn, keeps: boolean): Anchor | undefined {
  const named = whereNamed(heard);
  if (isLeftBehind(named ?? conversation.anchor, heard)) return undefined;
  // "We are by the airport, where is flamenco in the centre?": what is looked for is there.
  const isFromAfar = heard.frame.isCentral && heard.frame.situation.some(({ kind }) => kind === 'position');
  if (isFromAfar && scene.centre) return scene.centre;
  if (named) return named;
  if (heard.frame.isCentral && (conversation.anchor || isFarFrom(scene.centre, conversation))) return scene.centre;
  return keeps && !hears('here', heard) && !heard.frame.isCityWide ? conversation.anchor : undefined;
}

/** "I'm at Atocha, any museums?": near where somebody is, and not only within it. */
function whereNamed({ request, frame }: Understanding): Anchor | undefined {
  const named = request.anchor && anchorOf(request.anchor);
  if (!named?.inside) return named;
  const { inside: _, ...around } = named;
  return tellsWhere(frame, request.anchor!) ? around : named;
}

/** Who stands in the centre means what is around them. */
const isFarFrom = (centre: Anchor | undefined, { position }: Conversation): boolean =>
  centre !== undefined && position !== undefined && straightLineM(centre.position, position) > OUT_OF_CENTRE_M;
const OUT_OF_CENTRE_M = 1_500;

/** "Forget the port", "not in the port": where the list before was for. */
function isLeftBehind(anchor: Anchor | undefined, { frame }: Understanding): boolean {
  const name = anchor?.name;
  if (name === undefined) return false;
  const isAvoided = frame.wishes.some(
    (wish) => wish.attribute === 'area' && wish.polarity === 'avoid' && wish.value.name === name,
  );
  return isAvoided || frame.asks.some((ask) => ask.kind === 'forget' && ask.of?.includes(name) === true);
}

function categoriesFor(conversation: Conversation, heard: Understanding, keeps: boolean): readonly Category[] {
  const asked = heard.request.categories.filter(
    (category) => (heard.preferences.get(category) ?? LIKED_FROM) > AVOIDED_AT_MOST,
  );
  if (asked.length > 0) return asked;
  const liked = likedIn(heard);
  if (liked.length > 0) return liked;
  const kept = keeps ? conversation.categories : [];
  return heard.request.intent === 'recommend' ? kindsOfTheMoment(conversation, heard, kept) : kept;
}

/** Under a roof when it rains, and what a night is for; whatever else was said of kinds comes first. */
function kindsOfTheMoment(
  { preferences }: Conversation,
  heard: Understanding,
  kept: readonly Category[],
): readonly Category[] {
  if (kept.length === 0 && (mealPlaces(heard.frame).length > 0 || isAboutFood(heard))) return kept;
  const moment = momentOf(heard);
  if (!moment || kept.some((each) => moment.suits(each))) return kept;
  const refused = new Set(
    heard.frame.wishes.flatMap((wish) =>
      wish.attribute === 'category' && wish.polarity === 'avoid' ? wish.value : [],
    ),
  );
  // "Three things under a roof", of four kinds that suit the weather: three in all. Kinds that were said are all kept.
  return moment.kinds
    .filter((each) => (preferences[each] ?? LIKED_FROM) > AVOIDED_AT_MOST && !refused.has(each))
    .slice(0, heard.request.howMany);
}

/** "Vegetarian, tonight" is dinner, and no theatre. */
const isAboutFood = ({ frame: { wishes } }: Understanding): boolean =>
  wishes.some(({ attribute }) => attribute === 'diet' || attribute === 'allergy');

interface Moment {
  readonly kinds: readonly Category[];
  suits(category: Category): boolean;
}

/** What costs nothing in the evening is culture, and no dinner. */
function momentOf(heard: Understanding): Moment | undefined {
  const { request, frame } = heard;
  const isFree = request.refine.includes('free');
  const isBeforeNight = frame.whens.some(({ label }) => label === 'evening' || label === 'afternoon');
  if (isFree && isBeforeNight && !hears('underARoof', heard)) return FREE_TIME;
  return MOMENTS.find(({ cue, isPaid }) => hears(cue, heard) && !(isPaid && isFree));
}
const FREE_TIME: Moment = { kinds: ['museums', 'art galleries'], suits: () => true };

export const OUTDOORS: readonly Category[] = [
  'parks',
  'gardens',
  'nature',
  'view points',
  'zoo',
  'amusement parks',
  'monuments',
];

const MOMENTS = [
  {
    cue: 'underARoof',
    isPaid: false,
    kinds: ['museums', 'art galleries', 'cinemas', 'markets'],
    suits: (category: Category) => !OUTDOORS.includes(category),
  },
  {
    cue: 'atNight',
    isPaid: true,
    kinds: ['restaurants', 'music halls', 'theatres', 'pubs/bars'],
    suits: () => true,
  },
] as const satisfies readonly (Moment & { cue: Parameters<typeof hears>[0]; isPaid: boolean })[];

/** Kinds that nobody named, and the weather or the hour suggests. */
export const isOfMoment = (categories: readonly Category[]): boolean =>
  MOMENTS.some(({ kinds }) => categories.length > 1 && categories.every((each) => kinds.some((kind) => kind === each)));

/** "Vegetarian", after museums, is about dinner; "I am vegetarian. Museums?" is about museums. */
function tablesForMeatless(
  categories: readonly Category[],
  said: readonly Filter[],
  { categories: named }: Request,
): readonly Category[] {
  return said.includes('vegetarian') && named.length === 0 && !categories.some(servesFood)
    ? ['restaurants']
    : categories;
}

const union = (a: readonly Filter[], b: readonly Filter[]): readonly Filter[] => [...new Set([...a, ...b])];

type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/** Without the members that are undefined: the frame is plain JSON. */
function defined<T extends object>(parts: Loose<T>): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
}
